/// What an analysis spent on linear programs.
public struct AnalysisEffort: Sendable, Equatable {
  /// Calls of the solver.
  public var programs = 0
  /// Simplex pivots over all calls.
  public var iterations = 0

  /// Makes an effort of nothing.
  public init() {}
}

/// Linear programs of one shape solved one after the other: each starts at the basis where the one before ended, and the
/// limits of the options hold for all of them together.
struct SolveSequence<Solver: LinearSolver> {
  let solver: Solver
  private(set) var effort = AnalysisEffort()
  /// Where the next program starts.
  var start: SolveOptions.Start
  private let method: SolveOptions.Method
  private let iterationLimit: Int
  private let deadline: ContinuousClock.Instant

  /// Starts the clock. The options' own start is ignored.
  init(solver: Solver, start: SolveOptions.Start, options: SolveOptions) {
    self.solver = solver
    self.start = start
    method = options.method
    iterationLimit = options.iterationLimit
    deadline = .now + .seconds(min(max(options.timeLimit, 0), 86_400))
  }

  mutating func solve(_ program: LinearProgram) throws(LinearProgramError) -> Outcome {
    let left = ContinuousClock.now.duration(to: deadline) / .seconds(1)
    let options = SolveOptions(
      start: start, timeLimit: max(0, left), iterationLimit: max(0, iterationLimit - effort.iterations),
      method: method)
    let outcome = try solver.solve(program, options: options)
    effort.programs += 1
    effort.iterations += outcome.effort.iterations
    if let basis = outcome.basis { start = .given(basis) }
    return outcome
  }
}
