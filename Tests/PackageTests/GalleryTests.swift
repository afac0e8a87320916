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

  /// The screenshots, each in light and dark colours.
  private static let screenshots = [
    ("explain-equal-labels", "`explain Examples/equal-labels.json --format html`: six views, one of them chosen"),
    ("explain-two-hundred", "`explain --format html` of 200 views in twenty rows"),
    ("compare", "`compare Examples/*.json --format html`: one of the documents"),
  ]

  /// The end of the gallery: how pages look in a browser.
  private func pages() throws -> [String] {
    var lines = [
      "", "## Pages", "",
      "Headless Chromium took these with `.ci/browser FOLDER`, in a window of 1400 by 1000 points, while it clicked through "
        + "the pages; `pngquant 32` made them small.",
    ]
    let folder = PackageFiles.root.appending(path: "Documentation/screenshots")
    for (name, what) in Self.screenshots {
      for file in [name, name + "-dark"] {
        let bytes = try PackageFiles.bytes(of: folder.appending(path: file + ".png"))
        #expect(bytes.starts(with: Array("\u{89}PNG".unicodeScalars.map { UInt8($0.value) })))
        #expect(bytes.count < 100_000, "\(file) has \(bytes.count) bytes")
      }
      lines += [
        "", "\(what); [in dark colours](screenshots/\(name)-dark.png):", "", "![\(name)](screenshots/\(name).png)",
      ]
    }
    return lines
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
    lines += try pages()
    let page = lines.joined(separator: "\n") + "\n"
    let difference = GoldenFile.difference(
      of: page, from: PackageFiles.root.appending(path: "Documentation/Gallery.md"))
    #expect(difference == nil, "\(difference ?? "")")
  }
}
