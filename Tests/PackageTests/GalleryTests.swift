import DocumentTestSupport
import Foundation
import LayoutDocuments
import LayoutEngine
import Testing

/// The pictures of the examples show what the tool draws today. `LAYOUT_RECORD=1 swift test --filter GalleryTests` draws
/// them anew.
@Suite("Package: gallery") struct GalleryTests {
  private static let folder = PackageFiles.root.appending(path: "Documentation/gallery")

  private static func name(_ file: URL) -> String { file.deletingPathExtension().lastPathComponent }

  @Test("each example's picture is current", arguments: PackageFiles.examples)
  func picturesAreCurrent(file: URL) throws {
    let drawn = try BuiltProgram("layout-solver").run("solve", "--format", "svg", file.path)
    #expect(drawn.code == 0)
    let difference = GoldenFile.difference(
      of: drawn.text, from: Self.folder.appending(path: Self.name(file) + ".svg"))
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("the page lists every example with what is asked of it") func thePageIsCurrent() throws {
    var lines = [
      "# Gallery", "",
      "The documents under [Examples](../Examples), as `layout-solver solve --format svg` draws them. A test keeps the "
        + "pictures current.",
    ]
    var constrained = 0
    for file in PackageFiles.examples {
      let document = try LayoutDocument(parsing: PackageFiles.bytes(of: file))
      let name = Self.name(file)
      #expect(document.expected != nil, "\(name) says nothing of what comes out")
      if !document.constraints.isEmpty { constrained += 1 }
      lines += ["", "## [\(document.title ?? name)](../Examples/\(name).json)", ""]
      lines += document.constraints.map { "* `\($0.text)`" + ($0.constraint.name.map { ": \($0)" } ?? "") }
      lines += (document.constraints.isEmpty ? [] : [""]) + ["![\(name)](gallery/\(name).svg)"]
    }
    #expect(constrained >= 12)
    let page = lines.joined(separator: "\n") + "\n"
    let difference = GoldenFile.difference(
      of: page, from: PackageFiles.root.appending(path: "Documentation/Gallery.md"))
    #expect(difference == nil, "\(difference ?? "")")
  }
}
