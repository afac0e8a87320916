import DocumentTestSupport
import Foundation
import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutDocuments

@Suite("Documents: reading")
struct DocumentReadingTests {
  @Test("every case is read, or refused for what the engine does not have") func readsCases() throws {
    for file in PackageFiles.cases {
      let bytes = try PackageFiles.bytes(of: file)
      do {
        _ = try LayoutDocument(parsing: bytes)
      } catch {
        let isUnsupported = error.issues.allSatisfy { if case .unsupported = $0.cause { true } else { false } }
        #expect(isUnsupported, "\(file.lastPathComponent): \(error)")
      }
    }
  }

  @Test func readsEveryKey() throws {
    let document = try read(
      """
      {
        "schemaVersion": 1,
        "title": "all keys",
        "layoutDirection": "rightToLeft",
        "displayScale": 2,
        "container": {"width": 400, "height": 300, "alignment": "topLeading"},
        "proposal": {"width": null, "height": "infinity"},
        "root": {"kind": "hstack", "id": "row", "children": [{"kind": "color", "id": "a"}]},
        "constraints": [
          "a.width == 20",
          {"name": "n", "constraint": "a.height <= window.height", "priority": "high", "weight": 2}
        ],
        "expected": {"frames": {"a": [0, null, 1, "infinity"]}, "rootSize": [3, null], "tolerance": 0.5},
        "source": {"evidence": "derived", "from": "here"}
      }
      """)
    #expect(document.title == "all keys")
    #expect(document.displayScale == 2)
    #expect(document.identifiers == ["row", "a"])
    #expect(document.constraints.map(\.constraint.priority) == [.required, .high])
    #expect(document.constraints.map(\.constraint.name) == [nil, "n"])
    #expect(document.constraints[1].position == SourcePosition(line: 11, column: 33))
    #expect(document.expected?.frames == [Expectation.Frame(id: "a", values: [0, nil, 1, .infinity])])
    #expect(document.expected?.rootSize == [3, nil])
    #expect(document.expected?.tolerance == 0.5)
    #expect(document.source == LayoutDocument.Source(evidence: "derived", from: "here"))
    let space = document.space()
    #expect(space.proposal == ProposedViewSize(width: nil, height: .infinity))
    #expect(space.container == CGSize(width: 400, height: 300))
    #expect(space.alignment == .topLeading)
    #expect(space.layoutDirection == .rightToLeft)
    #expect(document.space(proposal: .zero).proposal == .zero)
  }

  @Test func offersTheContainerWhereThereIsNoProposal() throws {
    let text = #"{"schemaVersion": 1, "container": {"width": 4, "height": 3}, "root": {"kind": "color"}}"#
    let space = try read(text).space()
    #expect(space.proposal == ProposedViewSize(width: 4, height: 3))
    #expect(space.alignment == .center)
  }

  @Test func appliesModifiersFromTheInsideOut() throws {
    let root = try readRoot(
      """
      {"kind": "color", "id": "a", "modifiers": [
        {"padding": 3}, {"id": "padded"}, {"id": "again"}, {"alignmentGuide": {"leading": 1, "top": 2}}]}
      """)
    #expect(names(root) == ["guide", "guide", "identity:again", "padding:padded", "shape:a"])
  }

  @Test func combinesOverlays() throws {
    let several = try readRoot(
      #"{"kind": "color", "modifiers": [{"overlay": {"content": [{"kind": "spacer"}, {"kind": "divider"}]}}]}"#)
    #expect(names(several) == ["overlay", "shape", "zstack", "spacer", "divider"])
    let one = try readRoot(#"{"kind": "color", "modifiers": [{"background": {"content": {"kind": "spacer"}}}]}"#)
    #expect(names(one) == ["background", "shape", "spacer"])
    let none = try readRoot(#"{"kind": "color", "modifiers": [{"overlay": {"content": []}}]}"#)
    #expect(names(none) == ["shape"])
  }

  @Test("a grid row outside a grid gives its cells, each with the row's modifiers") func flattensRows() throws {
    let root = try readRoot(
      """
      {"kind": "hstack", "children": [
        {"kind": "gridrow", "modifiers": [{"padding": 1}], "children": [
          {"kind": "color"}, {"kind": "gridrow", "children": [{"kind": "spacer"}]}]},
        {"kind": "divider"}]}
      """)
    #expect(names(root) == ["hstack", "padding", "shape", "padding", "spacer", "divider"])
  }

  @Test func readsText() throws {
    let root = try readRoot(#"{"kind": "text", "text": "one\ntwo", "font": {"size": 17}, "lineLimit": 2}"#)
    guard case .text(let text, nil) = root.kind else {
      Issue.record("\(root.kind)")
      return
    }
    #expect(text == StyledText("one\ntwo", font: .system(size: 17), lineLimit: 2))
    guard case .text(let plain, nil) = try readRoot(#"{"kind": "text", "text": "", "lineLimit": null}"#).kind else {
      Issue.record("no text")
      return
    }
    #expect(plain == StyledText("", font: .body))
  }

  @Test func makesRegisteredLayouts() throws {
    let text = #"{"kind": "layout", "name": "row", "parameters": {"gap": 3}}"#
    var layouts = LayoutRegistry()
    layouts.register("row") { parameters throws(LayoutParameterError) in
      guard parameters["gap"] == 3 else { throw LayoutParameterError("'gap' must be 3") }
      return AnyLayout(HStackLayout())
    }
    #expect(names(try readRoot(text, layouts: layouts)) == ["layout"])
    #expect(
      throws: DocumentError([DocumentIssue(.layoutParameters("'gap' must be 3"), at: .init(line: 1, column: 46))])
    ) {
      _ = try readRoot(text.replacing("3", with: "4"), layouts: layouts)
    }
    #expect(layouts.names == ["row"])
  }

  private func read(_ text: String, layouts: LayoutRegistry = LayoutRegistry()) throws -> LayoutDocument {
    try LayoutDocument(parsing: Array(text.utf8), layouts: layouts)
  }

  private func readRoot(_ root: String, layouts: LayoutRegistry = LayoutRegistry()) throws -> LayoutNode {
    try read(#"{"schemaVersion": 1, "proposal": {}, "root": "# + root + "}", layouts: layouts).root
  }

  /// The kinds of a tree's nodes from the outside in, with their ids.
  private func names(_ node: LayoutNode) -> [String] {
    let kind = "\(node.kind)".prefix { $0.isLetter }
    let name = kind == "alignmentGuide" ? "guide" : String(kind)
    return [node.id.map { "\(name):\($0)" } ?? name] + node.children.flatMap(names)
  }
}
