import DocumentTestSupport
import Foundation
import LayoutCompiler
import LayoutDocuments
import Testing

@testable import LayoutCommandLine

@Suite("Tool: documents with constraints")
struct ConstrainedDocumentTests {
  static let documents = PackageFiles.constraints + PackageFiles.examples.filter { hasConstraints($0) }

  private static func hasConstraints(_ file: URL) -> Bool {
    guard let bytes = try? PackageFiles.bytes(of: file), let document = try? LayoutDocument(parsing: bytes) else {
      return false
    }
    return !document.constraints.isEmpty
  }

  @Test("explanations are as recorded", arguments: documents) func explanationsAreAsRecorded(file: URL) {
    for (format, type) in [("text", "txt"), ("json", "json")] {
      let run = ToolRun("explain", "--format", format, file.path)
      let name = file.deletingPathExtension().lastPathComponent
      let golden = PackageFiles.root.appending(path: "Tests/Golden/explain/\(name).\(type)")
      let difference = GoldenFile.difference(of: run.output, from: golden)
      #expect(difference == nil, "\(difference ?? "")")
      #expect(run.messages == "")
    }
  }

  @Test("both engines meet what is expected, the direct one with the decided views framed") func meetExpectations() {
    let files = Self.documents.map(\.path).filter { !$0.contains("conflict") }
    #expect(files.count >= 9)
    let run = ToolRun(["check"] + files)
    #expect(run.code == .done, "\(run.output)")
    #expect(
      run.output
        == "\(files.count) passed, 0 failed, \(files.count) with constraints (direct: the decided views framed)\n")
    #expect(ToolRun(["check", "--cold"] + files).output == run.output)
    #expect(ToolRun(["check", "--engine", "direct"] + files).output == run.output)
  }

  @Test("a view that constraints move is no mismatch") func comparesByClass() throws {
    let run = ToolRun("compare", "--format=json", Self.file("right-to-left"))
    #expect(run.code == .done)
    let json = try JSONValue(parsing: Array(run.output.utf8))
    #expect(json["verdict"] == "agree")
    guard case .array(let views) = json["views"] else { return #expect(Bool(false), "no views") }
    #expect(views.map { $0["class"] } == ["constrained", "constrained", "constrained"])
    #expect(
      views.map { $0["constraints"] } == [["before"], ["first edge", "before"], ["second edge"]])
    let ambiguous = ToolRun("compare", Self.file("ambiguous-split"))
    #expect(ambiguous.output.contains("ambiguous: a.width + b.width == 150"))
    #expect(ambiguous.code == .done)
    let conflict = ToolRun("compare", Self.file("sidebar-conflict"))
    #expect(conflict.code == .answerIsNo)
    #expect(
      conflict.output.contains(
        ": unsolved\n  the solver stopped: infeasible; 'solve' says which constraints cannot all hold\n"))
  }

  @Test("a conflict is the answer no, with its repairs on standard output") func printsConflicts() throws {
    let run = ToolRun("solve", Self.file("sidebar-conflict"))
    #expect(run.code == .answerIsNo)
    #expect(run.messages == "")
    #expect(
      run.output.contains(
        """
        solver: infeasible

        these constraints cannot all hold; for them any one repair is enough:
          line 14:  sidebar minimum    lower its right side by 20
          line 15:  readable content   lower its right side by 20
          line 16:  inside the window  raise its right side by 20

        """))
    let json = try JSONValue(
      parsing: Array(ToolRun("solve", "--format=json", Self.file("sidebar-conflict")).output.utf8))
    #expect(json["status"] == "infeasible")
    #expect(json["frames"] == .object([]))
    guard case .array(let conflicts) = json["conflicts"], case .array(let members) = conflicts[0]["constraints"] else {
      return #expect(Bool(false), "no conflicts")
    }
    #expect(members.map { $0["line"] } == [14, 15, 16])
    #expect(members.map { $0["name"] } == ["sidebar minimum", "readable content", "inside the window"])
    #expect(ToolRun("explain", Self.file("sidebar-conflict")).code == .answerIsNo)
  }

  @Test("a repair makes peace") func repairs() throws {
    let text = String(decoding: try PackageFiles.bytes(of: URL(filePath: Self.file("sidebar-conflict"))), as: UTF8.self)
    let repairs = [(">= 180", ">= 160"), (">= 240", ">= 220"), ("<= window.width", "<= window.width + 20")]
    for (written, repaired) in repairs {
      #expect(ToolRun("solve", "-", input: text.replacing(written, with: repaired)).code == .done)
    }
  }

  @Test func listsViolationsAndDecisions() throws {
    let example = PackageFiles.root.appending(path: "Examples/terminal-columns.json").path
    let json = try JSONValue(parsing: Array(ToolRun("solve", "--format=json", example).output.utf8))
    #expect(json["violations"] == [["name": "79 percent", "priority": 700, "amount": 10.5]])
    guard case .array(let decided) = json["decided"] else { return #expect(Bool(false), "nothing decided") }
    #expect(decided.map { $0["id"] } == ["minimum", "length"])
    #expect(decided.map { $0["length"] } == [20, 1])
    #expect(json["statistics"]?["rounds"] != nil && json["statistics"]?["blocks"] != nil)
  }

  @Test func explainsOneView() throws {
    let example = PackageFiles.root.appending(path: "Examples/terminal-columns.json").path
    let one = ToolRun("explain", "--view", "length", example)
    #expect(one.code == .done)
    #expect(one.output.contains("exactly 1") && !one.output.contains("\n79 percent"))
    let none = ToolRun("explain", "--view", "lenth", example)
    #expect(none.code == .usage)
    #expect(none.messages.contains("there is no view 'lenth'"))
    #expect(none.messages.contains("did you mean 'length'?"))
    #expect(ToolRun("explain", "--audit", example).output.contains("tier audit: one objective with a ratio of 10"))
  }

  @Test("the exported program has the constraints") func exportsConstraints() {
    let lp = ToolRun("export", Self.file("right-to-left"))
    #expect(lp.code == .done)
    #expect(lp.output.contains("first_edge") || lp.output.contains("first edge"))
    let example = PackageFiles.root.appending(path: "Examples/terminal-columns.json").path
    let tiers = ToolRun("export", example).messages
    #expect(tiers != ToolRun("export", "--policy", "weighted:1000", example).messages)
  }

  @Test("the direct engine lists what it misses, baselines and right to left included") func evaluatesDirectLayouts()
    throws
  {
    for (name, missed) in [("baselines", [60.0]), ("right-to-left", [36.666_667, 13.333_333])] {
      let run = ToolRun("solve", "--engine=direct", "--format=json", Self.file(name))
      let json = try JSONValue(parsing: Array(run.output.utf8))
      guard case .array(let violations) = json["violations"] else { return #expect(Bool(false), "no violations") }
      let amounts = violations.map { violation -> Double in
        if case .number(let amount) = violation["amount"] { amount } else { .nan }
      }
      #expect(amounts.count == missed.count && zip(amounts, missed).allSatisfy { abs($0 - $1) < 1e-5 }, "\(amounts)")
    }
  }

  @Test("a layout that does not come to rest is a failure of the solver") func tellsOfNonConvergence() {
    let status = SolvedLayout.Status.notConverged(["a", "b"])
    #expect(status.name == "notConverged")
    #expect(status.exitCode == .failure)
    #expect(status.reason == "the layout does not come to rest; it changes at: a, b")
  }

  /// A constraint on a view that is not shown asks for nothing, and both engines say so.
  @Test(arguments: ["solver", "direct"]) func asksForNothingOfAHiddenView(engine: String) {
    let text = """
      {"schemaVersion": 1, "proposal": {"width": 100, "height": 50}, "root": {"kind": "viewthatfits",
        "axes": ["horizontal"], "children": [{"kind": "color", "id": "a"}, {"kind": "color", "id": "b"}]},
        "constraints": ["a.width == 3 + b.width", "a.width >= 10"]}
      """
    let run = ToolRun(["solve", "--engine=\(engine)", "-"], input: text)
    #expect(run.code == .done)
    #expect(run.output.contains("not asked for: a.width == 3 + b.width, since 'b' is not part of the layout here\n"))
    let json = ToolRun(["solve", "--engine=\(engine)", "--format=json", "-"], input: text)
    #expect(json.output.contains(#""absentView": "b""#))
    #expect(ToolRun(["explain", "-"], input: text).output.contains("inactive"))
  }

  /// Constraints that cannot be used, in a document of two views `a` and `b` of which `b` does not fit.
  static let errors: [(constraints: String, error: String)] = [
    (#""c.width == 1""#, "3:20: error: no view has the id 'c'; did you mean 'a'?"),
    (#""2 * a.width == window.width""#, "3:35: error: 'window' needs a 'container' in the document"),
    (#""a.width == 'window'.width""#, "3:31: error: no view has the id 'window'; known: fit, a, b"),
    (#""a.width == window.left""#, "3:38: error: 'window' has a width and a height, but no 'left'"),
    (#""a.width == 1e308 * 10""#, "3:31: error: a number beyond the range of numbers"),
    (
      #"{"constraint": "a.width == 1", "priority": 0}"#,
      "3:62: error: expected a priority above 0 and at most 1000, found 0"
    ),
    (
      #"{"constraint": "a.width == 1", "weight": -1}"#, "3:60: error: expected a number above 0, found -1"
    ),
    (
      #"{"constraint": "a.width == 1", "name": "n"}, {"constraint": "a.width == 1", "name": "n"}"#,
      "3:103: error: another constraint is named 'n', at 3:58 already; rename one of them"
    ),
    (
      #""2 * a.width == 1e7 * a.width""#,
      "3:41: error: the factor 10000000.0 is not between 1e-6 and 1e6; multiply both sides of the constraint by something else"
    ),
    (#""a.width == 1e9""#, "3:19: error: 1000000000.0 points count as endless; use a number below 1e9"),
    (
      #"{"constraint": "a.width == 1", "weight": 1e7}"#,
      "3:34: error: the weight 10000000.0 is not between 1e-6 and 1e6"
    ),
    (
      #""a.width == 3", "a.width <= 2 * a.height""#,
      "3:51: error: 'a.height' has no finite value in this space; offer the layout a finite size, or bound the view"
    ),
  ]

  @Test("a constraint that cannot be used is an error at its place", arguments: errors)
  func locatesErrors(constraints: String, error: String) {
    let text = """
      {"schemaVersion": 1, "proposal": {"width": 100, "height": "infinity"}, "root": {"kind": "viewthatfits", "id": "fit",
        "axes": ["horizontal"], "children": [{"kind": "color", "id": "a"}, {"kind": "color", "id": "b"}]},
        "constraints": [\(constraints)]}
      """
    for arguments in [["solve"], ["solve", "--engine=direct"], ["export"], ["compare"], ["check"], ["explain"]] {
      let isChecked = arguments != ["check"] || !error.contains("in this space")
      let run = ToolRun(arguments + ["-"], input: text)
      guard isChecked else { continue }  // Without 'expected' nothing is laid out.
      #expect(run.code == .invalidDocument)
      #expect(run.messages == "<stdin>:\(error)\n")
    }
  }

  private static func file(_ name: String) -> String {
    PackageFiles.root.appending(path: "Tests/Constraints/\(name).json").path
  }
}
