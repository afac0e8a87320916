import DocumentTestSupport
import Foundation
import LayoutDocuments
import Testing

@testable import LayoutCommandLine

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Tool: pictures and pages")
struct PictureOutputTests {
  private static func example(_ name: String) -> String {
    PackageFiles.root.appending(path: "Examples/\(name).json").path
  }

  private static func conflict() -> String {
    PackageFiles.root.appending(path: "Tests/Constraints/sidebar-conflict.json").path
  }

  /// Command lines whose output is a picture.
  static let pictures: [[String]] = [
    ["solve", "--format=svg", example("sidebar")], ["solve", "--format=svg", conflict()],
    ["solve", "--format=svg", "--engine=direct", example("at-most-at-least")],
    ["compare", "--format=svg", example("equal-labels")],
    ["compare", "--format=svg", example("equal-labels"), example("toolbar"), conflict()],
    ["sweep", "--format=svg", "--width=50:600", "--height=50:300", example("badge")],
  ]

  @Test("pictures are XML, with every view", arguments: pictures) func picturesAreXML(arguments: [String]) {
    let run = ToolRun(arguments)
    #expect(run.output.hasPrefix("<svg ") && run.output.hasSuffix("</svg>\n"))
    #expect(XMLParser(data: Data(run.output.utf8)).parse(), "\(arguments)")
    #expect(run.output.contains("prefers-color-scheme: dark"))
    // Readers of SVG that are no browsers do not know variables.
    #expect(!run.output.contains("var("))
    #expect(!run.output.contains("NaN") && !run.output.contains(">inf"))
    #expect(run.output == ToolRun(arguments).output)
  }

  /// Command lines whose output is a page.
  static let pages: [[String]] = [
    ["compare", "--format=html", example("equal-labels"), conflict()],
    ["explain", "--format=html", example("terminal-columns")], ["explain", "--format=html", example("cards")],
    ["explain", "--format=html", conflict()], ["sweep", "--format=html", "--width=100:500", example("badge")],
  ]

  @Test("pages need no network, and follow the reader's wishes", arguments: pages) func pagesStandAlone(
    arguments: [String]
  ) {
    let page = ToolRun(arguments).output
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("default-src 'none'"))
    for part in ["src=", "url(", "@import", "http://", "https://"] {
      let rest = page.replacing("http://www.w3.org/2000/svg", with: "")
      #expect(!rest.contains(part), "\(part) in \(arguments)")
    }
    #expect(page.contains("prefers-color-scheme: dark") && page.contains("prefers-reduced-motion"))
    for tag in ["section", "div", "table", "svg", "ul", "ol", "nav", "a", "script"] {
      let opened = page.ranges(of: "<\(tag)>").count + page.ranges(of: "<\(tag) ").count
      #expect(opened == page.ranges(of: "</\(tag)>").count, "<\(tag)> in \(arguments)")
    }
  }

  @Test("a page of comparisons explains each document, and says why one has no slider") func comparesInPages() {
    let page = ToolRun("compare", "--format=html", Self.example("equal-labels"), Self.conflict()).output
    #expect(page.ranges(of: #"class="sweep""#).count == 2)
    #expect(page.contains("what a point more on its right side costs"))
    #expect(page.contains(">Conflict<") && page.contains(">repair<"))
    let endless = #"{"schemaVersion": 1, "proposal": {}, "root": {"kind": "color", "id": "a"}}"#
    #expect(
      ToolRun("compare", "--format=html", "-", input: endless).output.contains("No slider: the window has no width."))
    let cells = (0..<101).map { #"{"kind": "color", "id": "c\#($0)"}"# }.joined(separator: ", ")
    let many = """
      {"schemaVersion": 1, "container": {"width": 900, "height": 20}, "root": {"kind": "hstack", "children": [\(cells)]}}
      """
    let run = ToolRun("compare", "--format=html", "-", input: many)
    #expect(run.code == .done)
    #expect(
      run.output.contains(
        "No slider for more than 100 views; it has a page of its own: layout-solver sweep - --width 450:1350"
      ))
    #expect(!run.output.contains(#"class="sweep""#))
  }

  @Test("names that look like markup stay text") func escapesNames() throws {
    let name = "</script><script>alert('&')</script>"
    let document = """
      {"schemaVersion": 1, "title": "<b>&amp;", "container": {"width": 300, "height": 40},
       "root": {"kind": "hstack", "children": [{"kind": "color", "id": "\(name)"}]},
       "constraints": [{"name": "<i>", "constraint": "window.width == 300"}]}
      """
    for arguments in [
      ["solve", "--format=svg"], ["compare", "--format=svg"], ["compare", "--format=html"],
      ["explain", "--format=html"], ["sweep", "--width=50:300", "--format=html"],
      ["sweep", "--width=50:300", "--format=svg"],
    ] {
      let output = ToolRun(arguments + ["-"], input: document).output
      #expect(!output.contains("<script>alert"), "\(arguments)")
      #expect(!output.contains("<b>") && !output.contains("<i>"), "\(arguments)")
      #expect(output.contains("&lt;") || output.contains("\\u003c"), "\(arguments)")
    }
  }

  @Test("what is far away, endless or without a position is told, not drawn") func drawsOddFrames() {
    let document = """
      {"schemaVersion": 1, "container": {"width": 100, "height": 50},
       "root": {"kind": "zstack", "children": [
         {"kind": "fixed", "id": "far", "size": [10, 10], "modifiers": [{"offset": {"x": 100000}}]},
         {"kind": "flexible", "id": "endless", "width": {"min": "infinity", "ideal": "infinity"}},
         {"kind": "fixed", "id": "wide", "size": [150, 10]}, {"kind": "color", "id": "plain"}]}}
      """
    let output = ToolRun("solve", "--engine=direct", "--format=svg", "-", input: document).output
    #expect(XMLParser(data: Data(output.utf8)).parse())
    #expect(output.contains("not in the picture: "))
    #expect(!output.contains("=\"inf\"") && !output.contains("=\"null\""))
  }

  @Test func formatsAreListed() {
    for (command, formats) in [
      ("solve", "text|json|svg"), ("compare", "text|json|svg|html"), ("explain", "text|json|html"),
      ("sweep", "text|json|csv|svg|html"),
    ] { #expect(ToolRun(command, "--help").output.contains("--format \(formats)")) }
  }
}
