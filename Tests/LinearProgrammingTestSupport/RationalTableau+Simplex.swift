import LinearProgramming

// Both phases choose the smallest eligible index (Bland's rule), with which neither can cycle.
extension RationalTableau {
  /// What a phase came to.
  enum Verdict: Equatable {
    case done
    /// The basic position whose variable cannot reach its bounds.
    case infeasible(position: Int)
    /// The non-basic position that can move without end, and whether upwards.
    case unbounded(position: Int, rising: Bool)
    case stopped(Outcome.Termination)
  }

  /// Moves to a feasible point.
  ///
  /// A basic variable outside its bounds is put on the nearer one and made non-basic (Dutertre and de Moura's
  /// procedure); if no non-basic variable of its row can move the right way, the row proves that no point exists.
  mutating func findFeasiblePoint(_ budget: inout PivotBudget) -> Verdict {
    while true {
      if hasOverflowed { return .stopped(.numericalFailure) }
      let violated = (0..<rows).filter { isBelowLower(basic[$0]) || isAboveUpper(basic[$0]) }
      guard let leaving = violated.min(by: { basic[$0] < basic[$1] }) else { return .done }
      let variable = basic[leaving]
      let mustRise = isBelowLower(variable)
      let eligible = (0..<columns).filter { column in
        let slope = entries[leaving][column].sign
        if slope == 0 { return false }
        return (slope > 0) == mustRise ? canRise(nonbasic[column]) : canFall(nonbasic[column])
      }
      guard let entering = eligible.min(by: { nonbasic[$0] < nonbasic[$1] }) else {
        return .infeasible(position: leaving)
      }
      if let limit = budget.spendPivot() { return .stopped(limit) }
      let target = (mustRise ? lower[variable] : upper[variable]) ?? .zero
      move(entering, by: (target - values[variable]) / entries[leaving][entering])
      standsAtUpper[variable] = !mustRise
      pivot(leaving, entering)
    }
  }

  /// Minimises from a feasible point.
  mutating func minimise(_ costs: [Rational], _ budget: inout PivotBudget) -> Verdict {
    while true {
      if hasOverflowed { return .stopped(.numericalFailure) }
      let reduced = reducedCosts(costs)
      if reduced.contains(where: \.isOverflow) { return .stopped(.numericalFailure) }
      let eligible = (0..<columns).filter { column in
        reduced[column].sign < 0 ? canRise(nonbasic[column]) : reduced[column].sign > 0 && canFall(nonbasic[column])
      }
      guard let entering = eligible.min(by: { nonbasic[$0] < nonbasic[$1] }) else { return .done }
      let rising = reduced[entering].sign < 0
      if let limit = budget.spendPivot() { return .stopped(limit) }
      guard let (step, leaving) = longestStep(entering, rising: rising) else {
        return .unbounded(position: entering, rising: rising)
      }
      move(entering, by: rising ? step : -step)
      if let leaving {
        standsAtUpper[basic[leaving]] = (entries[leaving][entering].sign > 0) == rising
        pivot(leaving, entering)
      } else {
        standsAtUpper[nonbasic[entering]] = rising
      }
    }
  }

  /// How far a non-basic variable can move, and which basic position stops it (nil: its own other bound does).
  private func longestStep(_ entering: Int, rising: Bool) -> (step: Rational, leaving: Int?)? {
    var best: (step: Rational, leaving: Int?)?
    if let low = lower[nonbasic[entering]], let high = upper[nonbasic[entering]] { best = (high - low, nil) }
    for row in (0..<rows).sorted(by: { basic[$0] < basic[$1] }) {
      let slope = entries[row][entering]
      if slope.sign == 0 { continue }
      let variable = basic[row]
      guard let bound = (slope.sign > 0) == rising ? upper[variable] : lower[variable] else { continue }
      let quotient = (bound - values[variable]) / slope
      let step = rising ? quotient : -quotient
      if best.map({ step < $0.step }) ?? true { best = (step, row) }
    }
    return best
  }

  /// The multipliers of the rows for a basic position that proves infeasibility.
  func rowMultipliers(provingInfeasibilityAt position: Int) -> [Rational] {
    var multipliers = [Rational](repeating: .zero, count: rows)
    let sign: Rational = isBelowLower(basic[position]) ? .one : -.one
    if basic[position] < rows { multipliers[basic[position]] = sign }
    for (column, variable) in nonbasic.enumerated() where variable < rows {
      multipliers[variable] = -(sign * entries[position][column])
    }
    return multipliers
  }

  /// The direction in which a non-basic variable can move without end, by column of the program.
  func direction(_ entering: Int, rising: Bool) -> [Double] {
    var direction = [Double](repeating: 0, count: columns)
    let sign: Double = rising ? 1 : -1
    if nonbasic[entering] >= rows { direction[nonbasic[entering] - rows] = sign }
    for row in 0..<rows where basic[row] >= rows {
      direction[basic[row] - rows] = sign * entries[row][entering].doubleValue
    }
    return direction
  }
}

/// What is left of the limits on pivots and time.
struct PivotBudget {
  private(set) var spent = 0
  private let limit: Int
  private let deadline: ContinuousClock.Instant

  init(_ options: SolveOptions) {
    limit = options.iterationLimit
    deadline = .now + .seconds(min(options.timeLimit, 86_400))
  }

  /// Counts a pivot, or says which limit forbids it.
  mutating func spendPivot() -> Outcome.Termination? {
    if spent >= limit { return .iterationLimit }
    if ContinuousClock.now >= deadline { return .timeLimit }
    spent += 1
    return nil
  }
}
