import LayoutDocuments
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
          3 views, largest difference 0; residuals primal 0, dual 1.5e-12, complementarity 0; 0 pivots, 1 block

        """)
  }

  @Test func showsTheViewsThatDiffer() {
    let run = ToolRun("compare", "-", input: Samples.row, solver: ScriptedSolver(shift: 0.5))
    #expect(run.code == .answerIsNo)
    #expect(
      run.output == """
        <stdin>: mismatch
          view   engine     x  y  width  height  difference
          row    direct     0  0     70      20
                 solver   0.5  0     70      20         0.5
          left   direct     0  0     30      20
                 solver   0.5  0     30      20         0.5
          right  direct    40  0     30      20
                 solver  40.5  0     30      20         0.5
          3 of 3 views differ, largest difference 0.5; residuals primal 0, dual 1.5e-12, complementarity 0; 0 pivots, 1 block

        """)
  }

  @Test func toleratesRounding() {
    #expect(ToolRun("compare", "-", input: Samples.row, solver: ScriptedSolver(shift: 1e-6)).code == .done)
    #expect(ToolRun("compare", "-", input: Samples.row, solver: ScriptedSolver(shift: 1e-4)).code == .answerIsNo)
  }

  @Test("constraints explain a difference") func tellsConstrained() {
    let run = ToolRun("compare", "-", input: Samples.constrained, solver: ScriptedSolver(shift: 3))
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("<stdin>: constrained\n"))
  }

  @Test func tellsWhyThereIsNoLayout() {
    let run = ToolRun("compare", "-", input: Samples.row, solver: ScriptedSolver(status: .infeasible))
    #expect(run.code == .answerIsNo)
    #expect(run.output == "<stdin>: unsolved\n  the solver stopped: infeasible\n")
  }

  @Test func printsJSONLines() throws {
    let folder = try TemporaryFolder()
    let files = [try folder.file("a.json", Samples.row), try folder.file("b.json", Samples.row)]
    let run = ToolRun(["compare", "--format=json"] + files, solver: ScriptedSolver(shift: 2))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    let object = try JSONValue(parsing: Array(lines[1].utf8))
    #expect(
      object == [
        "file": .string(files[1]), "verdict": "mismatch",
        "views": [
          ["id": "row", "direct": [0, 0, 70, 20], "solver": [2, 0, 70, 20], "difference": 2],
          ["id": "left", "direct": [0, 0, 30, 20], "solver": [2, 0, 30, 20], "difference": 2],
          ["id": "right", "direct": [40, 0, 30, 20], "solver": [42, 0, 30, 20], "difference": 2],
        ],
      ])
    let alone = ToolRun("compare", "--format=json", files[0])
    #expect(alone.output.hasPrefix("{\n  \"file\""))
  }

  @Test func checksWhatIsExpected() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("good.json", Samples.row)
    let wrong = try folder.file("wrong.json", Samples.wrongRow)
    let plain = try folder.file("plain.json", Samples.constrained)
    let run = ToolRun("check", good, wrong, plain)
    #expect(run.code == .answerIsNo)
    #expect(
      run.output == """
        \(wrong): view 'right': direct: expected [41, null, 30, 20], got [40, 0, 30, 20]
        \(wrong): view 'right': solver: expected [41, null, 30, 20], got [40, 0, 30, 20]
        1 passed, 1 failed, 1 without 'expected'

        """)
    #expect(run.messages == "\(plain): note: the document has no 'expected'\n")
    let one = ToolRun("check", "--engine", "solver", good, solver: ScriptedSolver(status: .infeasible))
    #expect(one.output == "\(good): solver: infeasible\n0 passed, 1 failed\n")
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
