/// What a solver found for a program in stages.
public struct StagedOutcome: Sendable {
  /// A stage's program, at the values of the stages before it, with its outcome.
  public struct Stage: Sendable {
    /// The program.
    public var program: LinearProgram
    /// The outcome.
    public var outcome: Outcome
  }

  /// The stages in their order, as far as they were solved: the last one says why it was the last.
  public var stages: [Stage] = []
  /// Why the solver stopped.
  public var termination = Outcome.Termination.optimal
  /// The value of each column of the whole program; zero beyond where the solver stopped.
  public var columnValues: [Double]
  /// What all stages cost.
  public var effort = Effort()
}

extension LinearSolver {
  /// Solves stage after stage, each at the values that the stages before it have.
  ///
  /// - Parameters:
  ///   - staged: the stages, in the order in which they are solved.
  ///   - options: limits are those of all stages together. A given basis is one of the whole program and is not looked
  ///     at: each stage starts at its part of the basis that the stages were made with.
  /// - Throws: what the solver throws.
  public func solve(
    _ staged: StagedProgram, options: SolveOptions
  ) throws(LinearProgramError) -> StagedOutcome {
    var result = StagedOutcome(columnValues: Array(repeating: 0, count: staged.columnCount))
    let start = ContinuousClock.now
    for stage in staged.stages {
      let program = stage.program(at: result.columnValues)
      var stageOptions = options
      if case .given = options.start { stageOptions.start = .given(stage.basis) }
      stageOptions.iterationLimit = max(0, options.iterationLimit - result.effort.iterations)
      let spent = (ContinuousClock.now - start) / .seconds(1)
      stageOptions.timeLimit = max(0, options.timeLimit - spent)
      let outcome = try solve(program, options: stageOptions)
      result.stages.append(StagedOutcome.Stage(program: program, outcome: outcome))
      result.effort.iterations += outcome.effort.iterations
      result.effort.solves += outcome.effort.solves
      result.effort.factorizations += outcome.effort.factorizations
      result.termination = outcome.termination
      guard outcome.termination == .optimal, let point = outcome.primal else { break }
      for (number, column) in stage.columns.enumerated() {
        result.columnValues[Int(column)] = point.columnValues[number]
      }
    }
    return result
  }
}

extension Certificate {
  /// Examines an outcome stage by stage: linear in the size of the whole program, however many stages it has.
  ///
  /// Each stage is proved at the values that the stages before it have; together that proves the lexicographic optimum,
  /// see ``ProgramStages``. Nil if a stage has no point.
  ///
  /// - Parameters:
  ///   - outcome: what came of the stages that were solved.
  ///   - stageCount: the number of stages that there are.
  public init?(of outcome: StagedOutcome, stageCount: Int) {
    var whole = Certificate(primalResidual: 0, tiers: [], coversAllTiers: outcome.stages.count == stageCount)
    for stage in outcome.stages {
      guard let part = Certificate(of: stage.outcome, for: stage.program) else { return nil }
      whole.primalResidual = max(whole.primalResidual, part.primalResidual)
      whole.tiers += part.tiers
      whole.coversAllTiers = whole.coversAllTiers && part.coversAllTiers
    }
    self = whole
  }
}
