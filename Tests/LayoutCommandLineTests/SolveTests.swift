import LayoutDocuments
import Testing

@testable import LayoutCommandLine

@Suite("Tool: solve")
struct SolveTests {
  @Test func printsFrames() {
    let run = ToolRun("solve", "-", "--engine", "direct", input: Samples.row)
    #expect(run.code == .done)
    #expect(run.messages == "")
    #expect(
      run.output == """
        a row
        direct: optimal, 70 x 20 points

        view      x  y  width  height
        row       0  0     70      20
          left    0  0     30      20
          right  40  0     30      20

        """)
  }

  @Test func printsTheProofOfTheSolver() {
    let run = ToolRun(
      "solve", "-", "--cold", input: Samples.constrained,
      solver: ScriptedSolver(
        violations: [Violation(name: "wide", priority: 750, amount: 10)]))
    #expect(run.code == .done)
    #expect(
      run.output == """
        solver: optimal, 30 x 20 points

        view  x  y  width  height
        a     0  0     30      20

        missed constraint  priority  by
        wide                    750  10

        program: 3 rows, 4 columns, 5 nonzeros, 1 tier, 1 block, 2 solves, 7 pivots
        certificate: primal 0, dual 1.5e-12, complementarity 0

        """)
  }

  @Test func printsJSON() {
    let run = ToolRun("solve", "--format=json", "-", input: Samples.row)
    #expect(
      run.output == """
        {
          "schemaVersion": 1,
          "engine": "solver",
          "status": "optimal",
          "size": [70, 20],
          "frames": {
            "row": [0, 0, 70, 20],
            "left": [0, 0, 30, 20],
            "right": [40, 0, 30, 20]
          },
          "violations": [],
          "statistics": {"rows": 3, "columns": 4, "nonzeros": 5, "tiers": 1, "solves": 2, "iterations": 0},
          "certificate": {"primalResidual": 0, "dualResidual": 1.5e-12, "complementarity": 0}
        }

        """)
  }

  @Test("the direct engine lists the constraints that it happens to miss") func listsViolations() throws {
    let run = ToolRun("solve", "--engine", "direct", "--format=json", "-", input: Samples.constrained)
    let json = try JSONValue(parsing: Array(run.output.utf8))
    #expect(json["violations"] == [["name": "wide", "priority": 750, "amount": 10]])
    #expect(json["statistics"] == nil)
    #expect(json["certificate"] == nil)
  }

  @Test func offersAnotherProposal() throws {
    let text = #"{"schemaVersion": 1, "proposal": {"width": 1, "height": 1}, "root": {"kind": "color", "id": "a"}}"#
    let run = ToolRun("solve", "-", "--format=json", "--proposal", "nilxinf", input: text)
    #expect(try JSONValue(parsing: Array(run.output.utf8))["size"] == [10, "infinity"])
  }

  @Test(
    "a status without a layout has an exit code of its own",
    arguments: [
      (.infeasible, .answerIsNo), (.limitReached, .limitReached), (.notConverged, .failure),
      (.numericalFailure, .failure), (.unbounded, .failure),
    ] as [(SolvedDocument.Status, ExitCode)])
  func tellsStatus(status: SolvedDocument.Status, code: ExitCode) throws {
    let run = ToolRun("solve", "-", "--format=json", input: Samples.row, solver: ScriptedSolver(status: status))
    #expect(run.code == code)
    let json = try JSONValue(parsing: Array(run.output.utf8))
    #expect(json["status"] == .string(status.rawValue))
    #expect(json["frames"] == .object([]))
    #expect(json["size"] == .null)
  }

  @Test func exportsPrograms() {
    #expect(ToolRun("export", "-", input: Samples.row).output == "a program in lp\n")
    #expect(ToolRun("export", "-", "--format", "mps", input: Samples.row).output == "a program in mps\n")
  }

  @Test func printsSchema() throws {
    #expect(try JSONValue(parsing: Array(ToolRun("schema").output.utf8)) == DocumentSchema.value)
  }

  @Test("without a solver only the direct engine works") func worksWithoutSolver() {
    let run = ToolRun("solve", "-", input: Samples.row, solver: nil)
    #expect(run.code == .failure)
    #expect(run.messages == "layout-solver: error: this build has no solver; use '--engine direct'\n")
    #expect(ToolRun("solve", "-", "--engine=direct", input: Samples.row, solver: nil).code == .done)
  }
}
