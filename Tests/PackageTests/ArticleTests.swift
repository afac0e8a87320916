import DocumentTestSupport
import Foundation
import Testing

/// Articles show programs that are built, and what they print.
@Suite("Package: articles") struct ArticleTests {
  @Test(
    "an article shows the program that is built",
    arguments: [
      ("Tutorial", "Tutorial", "example-tutorial"),
      ("WritingALinearLayout", "LinearLayout", "example-linear-layout"),
    ]) func showsTheProgramThatIsBuilt(article: String, folder: String, program: String) throws
  {
    let article = try text("Sources/LayoutSolver/LayoutSolver.docc/\(article).md")
    let source = try text("Examples/Swift/\(folder)/main.swift")
    let printed = try BuiltProgram(program).run()
    #expect(printed.code == 0)
    #expect(article.contains("```swift\n\(source)```"))
    #expect(article.contains("```text\n\(printed.text)```"), "\(printed.text)")
  }

  @Test("every library has its catalog") func everyLibraryHasACatalog() {
    let modules = Set(SourceFile.all(in: "Sources").compactMap(\.module))
    // A C module, an umbrella of an umbrella, and the program have nothing to say that their libraries do not.
    for module in modules.subtracting(["CGLPK", "SwiftUI", "layout-solver"]) {
      let file = PackageFiles.root.appending(path: "Sources/\(module)/\(module).docc/\(module).md")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(module) has no catalog")
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFiles.root.appending(path: path), encoding: .utf8)
  }
}
