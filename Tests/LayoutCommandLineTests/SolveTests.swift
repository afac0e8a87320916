import LayoutDocuments
import LinearProgramming
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

  @Test func printsTheProofOfTheSolver() throws {
    let output = ToolRun("solve", "-", "--cold", input: Samples.flexible).output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(5).joined(separator: "\n") == """
        solver: optimal, 100 x 20 points

        view    x  y  width  height
        left    0  0     60      20
        right  60  0     40      20
        """)
    let pattern =
      #/program: \d+ rows, \d+ columns, \d+ nonzeros, \d+ tiers?, \d+ blocks?, \d+ solves?, [1-9]\d* pivots?, 1 round/#
    #expect(try pattern.wholeMatch(in: lines[6]) != nil, "\(lines[6])")
    #expect(lines[7] == "certificate: primal 0, dual 0, complementarity 0")
  }

  @Test func printsJSON() throws {
    let run = ToolRun("solve", "--format=json", "-", input: Samples.flexible)
    let json = try JSONValue(parsing: Array(run.output.utf8))
    #expect(
      json.keys == [
        "schemaVersion", "engine", "status", "size", "frames", "violations", "conflicts", "decided", "statistics",
        "certificate",
      ])
    #expect(json["schemaVersion"] == 1)
    #expect(json["engine"] == "solver")
    #expect(json["status"] == "optimal")
    #expect(json["size"] == [100, 20])
    #expect(json["frames"] == ["left": [0, 0, 60, 20], "right": [60, 0, 40, 20]])
    #expect(json["violations"] == .array([]))
    #expect(
      json["statistics"]?.keys
        == ["rows", "columns", "nonzeros", "tiers", "blocks", "solves", "iterations", "rounds"])
    #expect(json["statistics"]?["iterations"] == 0)
    #expect(json["certificate"] == ["primalResidual": 0, "dualResidual": 0, "complementarity": 0])
    let direct = ToolRun("solve", "--format=json", "--engine=direct", "-", input: Samples.row)
    #expect(
      direct.output == """
        {
          "schemaVersion": 1,
          "engine": "direct",
          "status": "optimal",
          "size": [70, 20],
          "frames": {
            "row": [0, 0, 70, 20],
            "left": [0, 0, 30, 20],
            "right": [40, 0, 30, 20]
          },
          "violations": []
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

  /// A solver's word that there is no layout counts as little as its word that one is optimal.
  @Test(
    "a status without a layout has an exit code of its own",
    arguments: [
      (.infeasible, "numericalFailure", .failure), (.timeLimit, "limit", .limitReached),
      (.iterationLimit, "limit", .limitReached), (.numericalFailure, "numericalFailure", .failure),
      (.internalFault, "numericalFailure", .failure), (.unbounded, "unbounded", .failure),
    ] as [(Outcome.Termination, String, ExitCode)])
  func tellsStatus(termination: Outcome.Termination, status: String, code: ExitCode) throws {
    let solver = ScriptedSolver(termination: termination)
    let run = ToolRun("solve", "-", "--format=json", input: Samples.flexible, solver: solver)
    #expect(run.code == code)
    #expect(!run.messages.isEmpty)
    let json = try JSONValue(parsing: Array(run.output.utf8))
    #expect(json["status"] == .string(status))
    #expect(json["frames"] == .object([]))
    #expect(json["size"] == .null)
    #expect(json["certificate"] == .null)
  }

  @Test func exportsPrograms() {
    let lp = ToolRun("export", "-", input: Samples.flexible)
    #expect(lp.code == .done)
    #expect(lp.output.contains("Minimize") && lp.output.contains("left"))
    let mps = ToolRun("export", "-", "--format", "mps", input: Samples.flexible)
    #expect(mps.code == .done)
    #expect(mps.output.contains("ROWS") && mps.output.contains("ENDATA"))
  }

  @Test func printsSchema() throws {
    #expect(try JSONValue(parsing: Array(ToolRun("schema").output.utf8)) == DocumentSchema.value)
  }

  /// The example of the schema is a document whose expectations are met.
  @Test func checksTheExampleOfTheSchema() throws {
    guard case .array(let examples) = DocumentSchema.value["examples"], let example = examples.first else {
      return #expect(Bool(false), "no example")
    }
    let run = ToolRun("check", "-", input: JSONWriter(.compact).text(example))
    #expect(run.code == .done, "\(run.output)")
  }
}

extension JSONValue {
  /// The keys of an object, in their order.
  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }
}
