import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LinearProgramming
import Testing

@testable import LayoutCommandLine

@Suite("Tool: compare and check")
struct CompareTests {
  @Test func agrees() {
    let run = ToolRun("compare", "-", input: Samples.row)
    #expect(run.code == .done)
    #expect(
      run.output == """
        <stdin>: agree
          3 views, largest difference 0; residuals primal 0, dual 0, complementarity 0; 0 pivots, 0 tiers

        """)
  }

  @Test func showsTheViewsThatDiffer() throws {
    let document = try LayoutDocument(parsing: Array(Samples.row.utf8))
    let direct = try DirectEngine().resolve(document.tree(), in: document.space())
    var moved = direct
    moved.views[2].frame.origin.x += 0.5
    moved.nodeFrames[2]?.origin.x += 0.5
    var solved = SolverEngine(solver: GLPKSolver()).solve(try document.tree(), in: document.space())
    solved.layout = moved
    let outcome = EngineOutcome(engine: .solver, status: .optimal, layout: moved, solved: solved)
    let compared = ComparedFile(
      file: "row.json", document: document, solved: outcome, comparison: Comparison(direct: direct, solver: moved),
      explanation: nil)
    #expect(
      CompareReport.text(compared, name: "row.json") == """
        row.json: mismatch
          view   engine     x  y  width  height  difference  class
          right  direct    40  0     30      20
                 solver  40.5  0     30      20         0.5  mismatch
          1 of 3 views differ, largest difference 0.5; residuals primal 0, dual 0, complementarity 0; 0 pivots, 0 tiers
        """)
    #expect(
      CompareReport.json(compared) == [
        "file": "row.json", "verdict": "mismatch",
        "views": [
          ["id": "row", "direct": [0, 0, 70, 20], "solver": [0, 0, 70, 20], "difference": 0, "class": "agree"],
          ["id": "left", "direct": [0, 0, 30, 20], "solver": [0, 0, 30, 20], "difference": 0, "class": "agree"],
          [
            "id": "right", "direct": [40, 0, 30, 20], "solver": [40.5, 0, 30, 20], "difference": 0.5,
            "class": "mismatch",
          ],
        ],
      ])
  }

  @Test func showsAllViewsWhereAsked() {
    let run = ToolRun("compare", "-", "--all", input: Samples.flexible)
    #expect(run.code == .done)
    #expect(
      run.output == """
        <stdin>: agree
          view   engine   x  y  width  height  difference
          left   direct   0  0     60      20
                 solver   0  0     60      20           0
          right  direct  60  0     40      20
                 solver  60  0     40      20           0
          2 views, largest difference 0; residuals primal 0, dual 0, complementarity 0; 0 pivots, 1 tier

        """)
  }

  @Test func tellsWhyThereIsNoLayout() throws {
    let run = ToolRun("compare", "-", input: Samples.contradiction)
    #expect(run.code == .answerIsNo)
    #expect(
      run.output == """
        <stdin>: unsolved
          the solver stopped: infeasible; 'solve' says which constraints cannot all hold

        """)
    let json = try JSONValue(
      parsing: Array(ToolRun("compare", "-", "--format=json", input: Samples.contradiction).output.utf8))
    #expect(json["verdict"] == "unsolved")
    if case .array(let views)? = json["views"] { #expect(views.allSatisfy { $0["class"] == "unsolved" }) }
    let limit = ToolRun("compare", "-", input: Samples.row, solver: ScriptedSolver(termination: .timeLimit))
    #expect(limit.code == .limitReached)
    #expect(limit.messages == "<stdin>: note: the time limit was reached\n")
  }

  @Test func printsJSONLines() throws {
    let folder = try TemporaryFolder()
    let files = [try folder.file("a.json", Samples.row), try folder.file("b.json", Samples.flexible)]
    let lines = ToolRun(["compare", "--format=json"] + files).output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      try JSONValue(parsing: Array(lines[1].utf8)) == [
        "file": .string(files[1]), "verdict": "agree",
        "views": [
          ["id": "left", "direct": [0, 0, 60, 20], "solver": [0, 0, 60, 20], "difference": 0, "class": "agree"],
          ["id": "right", "direct": [60, 0, 40, 20], "solver": [60, 0, 40, 20], "difference": 0, "class": "agree"],
        ],
      ])
    let alone = ToolRun("compare", "--format=json", files[0])
    #expect(alone.output.hasPrefix("{\n  \"file\""))
  }

  @Test func checksWhatIsExpected() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("good.json", Samples.row)
    let wrong = try folder.file("wrong.json", Samples.wrongRow)
    let plain = try folder.file("plain.json", Samples.flexible)
    let run = ToolRun("check", good, wrong, plain)
    #expect(run.code == .answerIsNo)
    #expect(
      run.output == """
        \(wrong): view 'right': direct: expected [41, null, 30, 20], got [40, 0, 30, 20]
        \(wrong): view 'right': solver: expected [41, null, 30, 20], got [40, 0, 30, 20]
        1 passed, 1 failed, 1 without 'expected'

        """)
    #expect(run.messages == "\(plain): note: the document has no 'expected'\n")
    let contradiction = try folder.file("contradiction.json", Samples.contradiction)
    let one = ToolRun("check", "--engine", "solver", contradiction)
    #expect(one.output.hasPrefix("\(contradiction): solver: infeasible\n0 passed, 1 failed, "))
    #expect(one.code == .answerIsNo)
  }

  @Test("a file that cannot be used does not keep the others from their turn") func goesOn() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("good.json", Samples.row)
    let broken = try folder.file("broken.json", "{")
    let run = ToolRun("check", broken, "/nowhere.json", good)
    #expect(run.code == .invalidDocument)
    #expect(run.output == "1 passed, 0 failed, 2 not laid out\n")
    #expect(
      run.messages == """
        \(broken):1:2: error: the file ends here; expected a key in double quotes
        layout-solver: error: cannot read '/nowhere.json': No such file or directory

        """)
  }
}
