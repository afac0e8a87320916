import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// A program in stages gives the lexicographic optimum of the whole.
@Suite struct StagedProgramTests {
  /// Stage 0: x - up + down = 7 with x in 0...5. Stage 1: y >= 2 x, y >= 4, as small as possible.
  private static func program() -> (LinearProgram, Basis, ProgramStages) {
    var program = LinearProgram()
    var stages = ProgramStages()
    for upper in [5.0, .infinity, .infinity] {
      program.addColumn(lower: 0, upper: upper)
      stages.addColumn(0)
    }
    program.addColumn(lower: 4, upper: .infinity)
    stages.addColumn(1)
    program.addRow(
      lower: 7, upper: 7,
      terms: [
        .init(column: 0, coefficient: 1), .init(column: 1, coefficient: -1), .init(column: 2, coefficient: 1),
      ])
    stages.addRow(0)
    program.addRow(
      lower: 0, upper: .infinity, terms: [.init(column: 3, coefficient: 1), .init(column: 0, coefficient: -2)])
    stages.addRow(1)
    program.addTier(name: "x", columnIndices: [1, 2], coefficients: [1, 1])
    program.addTier(name: "y", columnIndices: [3], coefficients: [1])
    let basis = Basis(columns: [.atUpper, .atLower, .basic, .basic], rows: [.fixed, .atLower])
    return (program, basis, stages)
  }

  @Test(arguments: [true, false]) func stagesGiveTheWholesOptimum(isWarm: Bool) throws {
    let (program, basis, stages) = Self.program()
    let staged = StagedProgram(program, basis: basis, stages: stages)
    let options = SolveOptions(start: isWarm ? .given(basis) : .own)
    let outcome = try GLPKSolver().solve(staged, options: options)
    #expect(outcome.termination == .optimal)
    #expect(outcome.columnValues == [5, 0, 2, 10])
    if isWarm { #expect(outcome.effort.iterations == 0) }
    let certificate = try #require(Certificate(of: outcome, stageCount: staged.stageCount))
    #expect(certificate.proves(optimalityWithin: 1e-12))
    let whole = try GLPKSolver().solve(program, options: options)
    #expect(whole.primal?.columnValues == outcome.columnValues)
  }

  @Test func aStageThatIsMissingShows() throws {
    let (program, basis, stages) = Self.program()
    let staged = StagedProgram(program, basis: basis, stages: stages)
    var outcome = try GLPKSolver().solve(staged, options: SolveOptions())
    outcome.stages.removeLast()
    #expect(Certificate(of: outcome, stageCount: staged.stageCount)?.proves() == false)
  }

  @Test func aValueThatIsNotOptimalShows() throws {
    let (program, basis, stages) = Self.program()
    let staged = StagedProgram(program, basis: basis, stages: stages)
    var outcome = try GLPKSolver().solve(staged, options: SolveOptions())
    outcome.stages[1].outcome.primal?.columnValues[0] = 11
    #expect(Certificate(of: outcome, stageCount: staged.stageCount)?.proves() == false)
  }

  /// What comes after a stage without a solution is not solved.
  @Test func stopsAtAStageWithoutSolution() throws {
    var (program, basis, stages) = Self.program()
    program.columnUpper[2] = 1
    let staged = StagedProgram(program, basis: basis, stages: stages)
    let outcome = try GLPKSolver().solve(staged, options: SolveOptions())
    #expect(outcome.termination == .infeasible)
    #expect(outcome.stages.count == 1)
    #expect(outcome.columnValues == [0, 0, 0, 0])
    #expect(Certificate(of: outcome, stageCount: staged.stageCount)?.proves() != true)
  }

  /// Limits are those of all stages together.
  @Test func limitsCoverAllStages() throws {
    let (program, basis, stages) = Self.program()
    let staged = StagedProgram(program, basis: basis, stages: stages)
    let outcome = try GLPKSolver().solve(staged, options: SolveOptions(iterationLimit: 0))
    #expect(outcome.termination == .iterationLimit || outcome.effort.iterations <= 1)
  }
}
