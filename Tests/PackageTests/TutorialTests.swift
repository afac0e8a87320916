import DocumentTestSupport
import Foundation
import Testing

/// The tutorial shows a program that is built, and what it prints.
@Suite("Package: tutorial") struct TutorialTests {
  @Test func theTutorialIsTheProgramThatIsBuilt() throws {
    let article = try text("Sources/LayoutSolver/LayoutSolver.docc/Tutorial.md")
    let program = try text("Examples/Swift/Tutorial/main.swift")
    let printed = try BuiltProgram("example-tutorial").run()
    #expect(printed.code == 0)
    #expect(article.contains("```swift\n\(program)```"))
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
