private import CGLPK
public import LinearProgramming

/// The simplex methods of GLPK, behind `LinearSolver`.
///
/// Each call is one synchronous call into C that makes, solves and frees everything it needs: any task may solve at any
/// time, on any thread, and nothing is printed. A breakdown inside GLPK comes back as `Outcome.Termination.internalFault`.
/// Deterministic unless the time limit intervenes.
public struct GLPKSolver: LinearSolver {
  private let firstPath: TierOutcome.Path

  /// Makes a solver.
  public init() { firstPath = .priced }

  /// Makes a solver that skips the first ways of solving, for tests of the later ones.
  package init(startingWith path: TierOutcome.Path) { firstPath = path }

  /// "GLPK" and its version.
  public var name: String { unsafe "GLPK " + String(cString: cglpk_version()) }

  /// Everything that the protocol knows.
  public var capabilities: SolverCapabilities {
    [
      .startingBasis, .finalBasis, .infeasibilityWitness, .unboundedDirection, .timeLimit, .iterationLimit,
      .largePrograms,
    ]
  }

  /// Solves a program tier after tier.
  ///
  /// The first tier starts from the given basis, with the primal method if that is primal feasible and else the dual;
  /// later tiers continue from the basis of the one before. A tier whose starting basis is optimal costs one pricing.
  /// What fails is tried again: the other method, a fresh basis with scaling, the presolver, exact arithmetic.
  /// - Throws: what `LinearProgram.validate()` and `SolveOptions.validate(for:)` throw; `tooLarge` beyond 100 million
  ///   rows or columns or 500 million entries.
  public func solve(_ program: LinearProgram, options: SolveOptions) throws(LinearProgramError) -> Outcome {
    try program.validate()
    try options.validate(for: program)
    try Self.checkSize(program)
    let call = SolveCall(program: program, options: options, firstPath: firstPath)
    return call.run()
  }

  static func checkSize(_ program: LinearProgram) throws(LinearProgramError) {
    let (sides, entries) = (Int(CGLPK_MAX_ROWS_OR_COLUMNS), Int(CGLPK_MAX_ENTRIES))
    if program.rowCount > sides { throw .tooLarge(quantity: "rows", count: program.rowCount, limit: sides) }
    if program.columnCount > sides { throw .tooLarge(quantity: "columns", count: program.columnCount, limit: sides) }
    if program.entryCount > entries { throw .tooLarge(quantity: "entries", count: program.entryCount, limit: entries) }
  }
}
