import DocumentTestSupport
import Foundation
import LayoutDocuments
import Testing

@testable import LayoutCommandLine

@Suite("Tool: sweep")
struct SweepTests {
  private static let row = PackageFiles.root.appending(path: "Examples/two-priorities.json").path

  @Test("every format is as recorded", arguments: ["text", "json", "csv", "svg", "html"])
  func isAsRecorded(format: String) {
    let run = ToolRun("sweep", "--width", "80:500", "--format", format, Self.row)
    #expect(run.code == .done)
    #expect(run.messages == "")
    let golden = PackageFiles.root.appending(path: "Tests/Golden/sweep/two-priorities.\(format)")
    let difference = GoldenFile.difference(of: run.output, from: golden)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("no pieces are made up where two pieces meet") func hasNoSlivers() {
    let form = #"""
      {"schemaVersion": 1, "container": {"width": 300, "height": 120},
       "root": {"kind": "hstack", "spacing": 10, "children": [
        {"kind": "text", "id": "label", "text": "Password"}, {"kind": "color", "id": "field"},
        {"kind": "color", "id": "button"}]},
       "constraints": ["field.width >= 200", "button.width == 0.5 * field.width", "label.leading >= 0",
        "button.trailing <= window.width"]}
      """#
    for range in ["370:450", "380:400"] {
      let run = ToolRun("sweep", "--width", range, "-", input: form)
      #expect(run.output.contains("to 383"), "\(run.output)")
      #expect(run.output.contains("\n383 to"), "\(run.output)")
      #expect(!run.output.contains("curved"), "\(run.output)")
    }
  }

  @Test("a piece at a width is what solving at that width gives") func agreesWithSolve() throws {
    let run = ToolRun("sweep", "--width", "80:500", "--points", "8", "--format=json", Self.row)
    let json = try JSONValue(parsing: Array(run.output.utf8))
    guard case .array(let sweeps) = json["sweeps"], case .array(let points) = sweeps[0]["points"] else {
      return #expect(Bool(false), "no points")
    }
    #expect(points.count == 8)
    for point in points {
      guard case .number(let width) = point["window"] else { return #expect(Bool(false), "no width") }
      let document = try String(contentsOfFile: Self.row, encoding: .utf8)
        .replacing("\"width\": 400", with: "\"width\": \(width)")
      let solved = try JSONValue(
        parsing: Array(ToolRun("solve", "--format=json", "-", input: document).output.utf8))
      #expect(Self.numbers(point["frames"]).count == 3)
      for (said, found) in zip(Self.numbers(point["frames"]), Self.numbers(solved["frames"])) {
        #expect(zip(said, found).allSatisfy { abs($0 - $1) < 1e-6 }, "at \(width): \(said), solved \(found)")
      }
    }
  }

  private static func numbers(_ frames: JSONValue?) -> [[Double]] {
    guard case .object(let members) = frames else { return [] }
    return members.map { member in
      guard case .array(let parts) = member.value else { return [] }
      return parts.map { if case .number(let number) = $0 { number } else { .nan } }
    }
  }

  @Test func sweepsHeightsAndBoth() {
    let heights = ToolRun("sweep", "--height", "10:60", Self.row).output
    #expect(heights.contains("height 10 to 60"))
    let both = ToolRun("sweep", "--width=80:500", "--height=10:60", Self.row).output
    #expect(both.contains("width 80 to 500") && both.contains(heights))
    let csv = ToolRun("sweep", "--width=100:500", "--points", "5", "--format=csv", Self.row).output
    #expect(csv.split(separator: "\r\n").count == 1 + 5 * 3)
    #expect(csv.contains("\r\nwidth,400,title,0,0,300,40\r\n"))
  }

  @Test func saysWhereThereIsNoLayout() {
    let document = """
      {"schemaVersion": 1, "container": {"width": 100, "height": 20}, "root": {"kind": "color", "id": "a"},
       "constraints": ["a.width >= 80", "a.width <= window.width"]}
      """
    let run = ToolRun("sweep", "--width", "50:120", "-", input: document)
    #expect(run.code == .done)
    #expect(run.output.contains("50 to 80: no layout, infeasible"), "\(run.output)")
    let none = ToolRun("sweep", "--width", "50:60", "-", input: document)
    #expect(none.code == .answerIsNo)
  }

  @Test func refusesRanges() {
    #expect(ToolRun("sweep", Self.row).code == .usage)
    for range in ["80", "500:80", "80:80", "a:b", "1:inf", "1:2:3"] {
      #expect(ToolRun("sweep", "--width", range, Self.row).code == .usage)
    }
    #expect(ToolRun("sweep", "--width", "1:2", "--points", "1", Self.row).code == .usage)
  }

  @Test("the bar is for terminals alone") func showsNoProgressElsewhere() {
    let run = ToolRun("sweep", "--width", "80:500", Self.row, environment: ["NO_COLOR": "1"], onTerminal: true)
    #expect(!run.messages.contains("\u{1B}"))
    #expect(ToolRun("sweep", "--width", "80:500", Self.row).messages == "")
  }
}
