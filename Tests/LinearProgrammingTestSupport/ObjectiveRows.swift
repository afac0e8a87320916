public import LinearProgramming

extension LinearProgram {
  /// The optimal face of all tiers by rows that hold the objectives, free of reduced costs; nil if exact arithmetic fails
  /// or there is no optimum.
  ///
  /// Each row has a little room: objectives are rounded to doubles.
  public func faceByObjectiveRows() throws -> LinearProgram? {
    var held = self
    held.tiers = []
    for tier in tiers {
      held.tiers = [tier]
      let outcome = try RationalSimplexSolver().solve(held)
      guard outcome.termination == .optimal else { return nil }
      held.addRow(
        lower: -infinity, upper: outcome.tiers[0].objective + 0x1p-30,
        terms: zip(tier.columnIndices, tier.coefficients).map { .init(column: Int($0), coefficient: $1) })
    }
    held.tiers = []
    return held
  }

  /// The least value of a sum of columns, exactly; nil if there is none or arithmetic overflows, minus infinity if
  /// unbounded.
  public func leastExactly(_ terms: [Term]) throws -> Double? {
    var program = self
    program.tiers = []
    program.addTier(name: "least", terms: terms)
    let outcome = try RationalSimplexSolver().solve(program)
    switch outcome.termination {
    case .optimal: return outcome.tiers[0].objective
    case .unbounded: return -infinity
    default: return nil
    }
  }
}
