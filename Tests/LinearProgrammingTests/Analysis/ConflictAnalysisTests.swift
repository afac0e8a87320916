import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// Conflicts whose members and repairs are known by hand.
@Suite struct ConflictAnalysisTests {
  private func report(
    _ program: LinearProgram, _ rows: [RelaxableRow], limit: Int = 16
  ) throws -> ConflictReport {
    let analysis = ConflictAnalysis(conflictLimit: limit)
    let report = try analysis.conflicts(in: program, relaxing: rows, by: GLPKSolver())
    let exact = try analysis.conflicts(in: program, relaxing: rows, by: RationalSimplexSolver())
    #expect(report.verdict == exact.verdict)
    for conflict in report.conflicts + exact.conflicts { #expect(conflict.witness.margin(in: program) > 0) }
    return report
  }

  /// A window of 100 with a sidebar of at least 60 and a list of at least 53; a bystander.
  private static let window = LinearProgram(
    columns: [(0, infinity), (0, infinity)],
    rows: [(100, [1, 1], 100), (60, [1, 0], infinity), (53, [0, 1], infinity), (-infinity, [1, -1], 500)])

  @Test func namesTheRowsAndTheLeastChangeOfEach() throws {
    let report = try report(Self.window, [3, 2, 1].map { RelaxableRow(row: $0) })
    #expect(report.verdict == .complete)
    let conflict = try #require(report.conflicts.first)
    #expect(report.conflicts.count == 1)
    #expect(conflict.members.map(\.row) == [2, 1])
    for member in conflict.members {
      #expect(member.side == .lower)
      #expect(member.repair?.side == .lower)
      #expect(((member.repair?.amount ?? 0) - 13).magnitude < 1e-9)
    }
    // The elastic program and a look at what remains; the repairs are edges of the first.
    #expect(report.effort.programs == 2)
  }

  @Test func aMemberMayBeAnEquation() throws {
    let report = try report(Self.window, [0, 1, 2, 3].map { RelaxableRow(row: $0) })
    let members = try #require(report.conflicts.first?.members)
    #expect(members.map(\.row) == [0, 1, 2])
    #expect(members.map(\.side) == [.upper, .lower, .lower])
    #expect(members.map { $0.repair?.side } == [.upper, .lower, .lower])
  }

  @Test func saysWhenTheHardRestIsToBlame() throws {
    let report = try report(Self.window, [RelaxableRow(row: 3), RelaxableRow(row: 2, sides: .upper)])
    #expect(report.verdict == .hardRestInfeasible)
    #expect(report.conflicts.isEmpty)
    #expect((report.hardWitness?.margin(in: Self.window) ?? 0) > 0)
  }

  @Test func saysWhenThereIsNone() throws {
    var program = Self.window
    program.rowLower[2] = 40
    let report = try report(program, (0..<4).map { RelaxableRow(row: $0) })
    #expect(report.verdict == .complete)
    #expect(report.conflicts.isEmpty)
    #expect(report.effort.programs == 1)
    #expect(try self.report(LinearProgram(), []).verdict == .complete)
  }

  @Test func aSideThatIsNotRelaxableStaysHard() throws {
    // x in 3...5 and x >= 7: giving up the lower side of the range does not help, giving up x >= 7 does.
    let program = LinearProgram(
      columns: [(-infinity, infinity)], rows: [(3, [1], 5), (7, [1], infinity)])
    let report = try report(program, [RelaxableRow(row: 0, sides: .lower), RelaxableRow(row: 1)])
    #expect(report.conflicts.count == 1)
    #expect(report.conflicts.first?.members == [.init(row: 1, side: .lower, repair: .init(side: .lower, amount: 2))])
  }

  @Test func independentConflictsAreSetsOfTheirOwn() throws {
    // x = 1, x = 2; y >= 5, y <= 3; z <= 9.
    let program = LinearProgram(
      columns: Array(repeating: (0, infinity), count: 3),
      rows: [
        (1, [1, 0, 0], 1), (5, [0, 1, 0], infinity), (-infinity, [0, 0, 1], 9), (2, [1, 0, 0], 2),
        (-infinity, [0, 1, 0], 3),
      ])
    let rows = (0..<5).map { RelaxableRow(row: $0) }
    let report = try report(program, rows)
    #expect(report.verdict == .complete)
    #expect(Set(report.conflicts.map { $0.members.map(\.row) }) == [[0, 3], [1, 4]])
    #expect(
      report.conflicts.flatMap(\.members).map { $0.repair?.amount }.sorted { ($0 ?? 0) < ($1 ?? 0) } == [1, 1, 2, 2])
    let first = try self.report(program, rows, limit: 1)
    #expect(first.verdict == .more)
    #expect(first.conflicts == [report.conflicts[0]])
  }

  @Test func limitsAreReported() throws {
    let rows = (0..<4).map { RelaxableRow(row: $0) }
    let analysis = ConflictAnalysis(options: SolveOptions(iterationLimit: 0))
    let report = try analysis.conflicts(in: Self.window, relaxing: rows, by: GLPKSolver())
    #expect(report.verdict == .stopped(.iterationLimit))
  }

  @Test func aStartIsAcceptedAndNotUsed() throws {
    let start = Basis(columns: [.basic, .atLower], rows: [.fixed, .basic, .basic, .basic])
    let analysis = ConflictAnalysis(options: SolveOptions(start: .given(start)))
    let report = try analysis.conflicts(
      in: Self.window, relaxing: [1, 2].map { RelaxableRow(row: $0) }, by: GLPKSolver())
    #expect(report.conflicts.first?.members.map(\.row) == [1, 2])
  }
}
