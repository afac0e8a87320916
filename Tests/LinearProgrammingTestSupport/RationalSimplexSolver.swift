public import LinearProgramming

/// A simplex method in exact fractions: slow, small, and right or silent.
///
/// For programs of some dozen rows with short numbers; where a fraction outgrows 128 bits the outcome is
/// `numericalFailure`.
public struct RationalSimplexSolver: LinearSolver {
  /// Makes a solver; it has no state.
  public init() {}

  /// "exact rational simplex".
  public var name: String { "exact rational simplex" }

  /// All but large programs.
  public var capabilities: SolverCapabilities {
    [.startingBasis, .finalBasis, .infeasibilityWitness, .unboundedDirection, .timeLimit, .iterationLimit]
  }

  /// Solves a program tier after tier, freezing by exact reduced costs.
  ///
  /// - Throws: what validation throws.
  public func solve(_ program: LinearProgram, options: SolveOptions) throws(LinearProgramError) -> Outcome {
    try program.validate()
    try options.validate(for: program)
    var run = RationalRun(program, options)
    return run.solve()
  }
}

/// One solve of the exact method.
private struct RationalRun {
  let program: LinearProgram
  var tableau: RationalTableau
  var budget: PivotBudget
  var outcome = Outcome(termination: .optimal)

  init(_ program: LinearProgram, _ options: SolveOptions) {
    self.program = program
    tableau = RationalTableau(program)
    budget = PivotBudget(options)
    if case .given(let basis) = options.start { tableau.install(basis) }
  }

  mutating func solve() -> Outcome {
    let start = tableau.findFeasiblePoint(&budget)
    if start != .done { return stop(start, tier: 0) }
    for (index, tier) in program.tiers.enumerated() {
      var costs = [Rational](repeating: .zero, count: tableau.rows + tableau.columns)
      let scale = tier.scale
      for (column, coefficient) in zip(tier.columnIndices, tier.coefficients) {
        costs[tableau.rows + Int(column)] = Rational(coefficient * scale)
      }
      let before = budget.spent
      let verdict = tableau.minimise(costs, &budget)
      if verdict != .done { return stop(verdict, tier: index) }
      record(costs, scale: scale, iterations: budget.spent - before)
    }
    return finish(isFeasible: true)
  }

  /// Keeps the tier's result, then fixes whatever has a reduced cost.
  private mutating func record(_ costs: [Rational], scale: Double, iterations: Int) {
    let reduced = tableau.reducedCosts(costs)
    var all = [Double](repeating: 0, count: tableau.rows + tableau.columns)
    var objective = Rational.zero
    for (cost, value) in zip(costs, tableau.values) where cost.sign != 0 { objective = objective + cost * value }
    for (position, variable) in tableau.nonbasic.enumerated() {
      all[variable] = reduced[position].doubleValue / scale
      if (reduced[position].doubleValue).magnitude > Tolerances.freezing {
        tableau.lower[variable] = tableau.values[variable]
        tableau.upper[variable] = tableau.values[variable]
      }
    }
    outcome.tiers.append(
      TierOutcome(
        objective: objective.doubleValue / scale, rowDuals: Array(all[..<tableau.rows]),
        reducedCosts: Array(all[tableau.rows...]), iterations: iterations, path: iterations == 0 ? .priced : .exact))
  }

  private mutating func stop(_ verdict: RationalTableau.Verdict, tier: Int) -> Outcome {
    outcome.stoppedTier = tier
    switch verdict {
    case .done: break
    case .infeasible(let position):
      outcome.termination = .infeasible
      let multipliers = tableau.rowMultipliers(provingInfeasibilityAt: position).map(\.doubleValue)
      let largest = multipliers.reduce(0) { max($0, $1.magnitude) }
      if largest > 0 {
        outcome.infeasibility = InfeasibilityWitness(rowMultipliers: multipliers.map { $0 / largest })
      }
      outcome.effort.iterations = budget.spent
      return outcome
    case .unbounded(let position, let rising):
      outcome.termination = .unbounded
      outcome.unboundedDirection = tableau.direction(position, rising: rising)
    case .stopped(let termination):
      outcome.termination = termination
    }
    if tableau.hasOverflowed { return outcome }
    let isFeasible = tableau.basic.allSatisfy { !tableau.isBelowLower($0) && !tableau.isAboveUpper($0) }
    return finish(isFeasible: isFeasible)
  }

  private mutating func finish(isFeasible: Bool) -> Outcome {
    let values = tableau.values.map(\.doubleValue)
    outcome.primal = PrimalPoint(
      columnValues: Array(values[tableau.rows...]), rowValues: Array(values[..<tableau.rows]), isFeasible: isFeasible)
    var statuses = [BasisStatus](repeating: .basic, count: values.count)
    let original = RationalTableau(program)
    for variable in tableau.nonbasic {
      switch (original.lower[variable], original.upper[variable]) {
      case (nil, nil): statuses[variable] = .free
      case (let low?, let high?) where low == high: statuses[variable] = .fixed
      default: statuses[variable] = tableau.standsAtUpper[variable] ? .atUpper : .atLower
      }
    }
    outcome.basis = Basis(columns: Array(statuses[tableau.rows...]), rows: Array(statuses[..<tableau.rows]))
    outcome.effort.iterations = budget.spent
    return outcome
  }
}
