import LayoutDocuments
import Testing

@testable import LayoutCommandLine

@Suite("Tool: layouts by name")
struct CustomLayoutTests {
  private func document(_ name: String, constraints: String = "[]") -> String {
    """
    {"schemaVersion": 1, "proposal": {"width": 200, "height": 100}, "constraints": \(constraints),
     "root": {"kind": "layout", "name": "\(name)", "id": "box", "children": [
       {"kind": "fixed", "id": "a", "size": [60, 20]}, {"kind": "color", "id": "b"}]}}
    """
  }

  @Test func solveSaysHowLayoutsWereTreated() throws {
    let flow = ToolRun("solve", "-", input: document("flow"))
    #expect(flow.code == .done)
    #expect(flow.output.contains("\nlayout 'box' (FlowLayout): declared\n"))
    let radial = ToolRun("solve", "-", "--format", "json", input: document("radial"))
    let json = try JSONValue(parsing: Array(radial.output.utf8))
    let layouts = try #require(json["customLayouts"])
    guard case .array(let list) = layouts, let first = list.first else {
      Issue.record("\(layouts)")
      return
    }
    #expect(first["id"] == "box")
    #expect(first["layout"] == "RadialLayout")
    #expect(first["treatment"] == "traced")
    #expect(first["rounds"] == 1)
  }

  @Test func compareSaysSo() throws {
    let text = ToolRun("compare", "-", input: document("masonry"))
    #expect(text.code == .done)
    #expect(text.output.contains("  layout 'box' (MasonryLayout): declared\n"))
    let json = try JSONValue(
      parsing: Array(ToolRun("compare", "-", "--format", "json", input: document("masonry")).output.utf8))
    #expect(json["verdict"] == "agree")
    #expect(
      json["customLayouts"] == [["id": "box", "layout": "MasonryLayout", "treatment": "declared", "constants": []]])
  }

  @Test func constraintsReachInside() throws {
    let run = ToolRun(
      "solve", "-", "--format", "json",
      input: document("radial", constraints: #"["a.width == b.width", "b.width == 30"]"#))
    let json = try JSONValue(parsing: Array(run.output.utf8))
    #expect(json["status"] == "optimal")
    guard case .array(let a)? = json["frames"]?["a"], case .array(let b)? = json["frames"]?["b"] else {
      Issue.record("\(run.output)")
      return
    }
    // The middles stand a third of the shorter side above and below the middle of 200 by 100; 60 wide becomes 30.
    #expect(a.count == 4 && a[0] == 85 && a[2] == 30)
    #expect(b.count == 4 && b[0] == 85 && b[2] == 30)
  }
}
