/// Walks through the tiers, recomputing reduced costs and keeping account of what is frozen.
struct DualExamination {
  private let program: LinearProgram
  private let point: PrimalPoint
  private let activity: RowActivity
  private var frozenColumns: [Bool]
  private var frozenRows: [Bool]
  private var costs: [Double]
  private var sizes: [Double]

  /// A reduced cost is a sum of rounded products: what is below this times the largest term is rounding.
  private static let rounding = 1e-13
  /// A recomputed reduced cost near the freezing tolerance may be on the other side of it than the solver's own. From
  /// half the tolerance an entry is allowed to have been frozen; from twice the tolerance it has to be.
  private static let mayBeFrozen = Tolerances.freezing / 2
  private static let mustBeFrozen = Tolerances.freezing * 2

  init(program: LinearProgram, point: PrimalPoint, activity: RowActivity) {
    self.program = program
    self.point = point
    self.activity = activity
    frozenColumns = [Bool](repeating: false, count: program.columnCount)
    frozenRows = [Bool](repeating: false, count: program.rowCount)
    costs = [Double](repeating: 0, count: program.columnCount)
    sizes = costs
  }

  mutating func examine(_ tier: LinearProgram.Tier, _ result: TierOutcome) -> Certificate.TierResiduals {
    let scale = tier.scale
    recomputeCosts(tier, result, scale: scale)
    var residuals = Certificate.TierResiduals()
    residuals.objective = objectiveResidual(tier, result)
    for column in 0..<program.columnCount {
      let cost = costs[column]
      let noise = Self.rounding * sizes[column]
      let difference = (cost - result.reducedCosts[column] * scale).magnitude
      residuals.dual = max(residuals.dual, difference.isNaN ? .infinity : difference - noise)
      if frozenColumns[column] { continue }
      let value = point.columnValues[column]
      frozenColumns[column] = Self.judge(
        cost, noise: noise, value: value, size: max(1, value.magnitude), bounds: program.bounds(ofColumn: column),
        into: &residuals)
    }
    for row in 0..<program.rowCount where !frozenRows[row] {
      frozenRows[row] = Self.judge(
        result.rowDuals[row] * scale, noise: 0, value: activity.values[row], size: activity.sizes[row],
        bounds: program.bounds(ofRow: row), into: &residuals)
    }
    return residuals
  }

  /// The reduced costs `c - A'y`, scaled, and the largest term in each.
  private mutating func recomputeCosts(_ tier: LinearProgram.Tier, _ result: TierOutcome, scale: Double) {
    for column in 0..<program.columnCount {
      costs[column] = 0
      sizes[column] = 0
    }
    for (column, coefficient) in zip(tier.columnIndices, tier.coefficients) {
      costs[Int(column)] = coefficient * scale
      sizes[Int(column)] = (coefficient * scale).magnitude
    }
    for row in 0..<program.rowCount {
      let dual = result.rowDuals[row] * scale
      if dual == 0 { continue }
      for position in program.rowStarts[row]..<program.rowStarts[row + 1] {
        let column = Int(program.columnIndices[position])
        let term = dual * program.coefficients[position]
        costs[column] -= term
        sizes[column] = max(sizes[column], term.magnitude)
      }
    }
  }

  private func objectiveResidual(_ tier: LinearProgram.Tier, _ result: TierOutcome) -> Double {
    var sum = 0.0
    var size = 0.0
    for (column, coefficient) in zip(tier.columnIndices, tier.coefficients) {
      let term = coefficient * point.columnValues[Int(column)]
      sum += term
      size = max(size, term.magnitude)
    }
    // In the tier's scaled unit the size is at least 1, as for a row.
    let difference = (sum - result.objective).magnitude / max(size, 1 / tier.scale)
    return difference.isNaN ? .infinity : difference
  }

  /// Judges one column or row that is not frozen yet. Returns whether it is frozen from here on.
  private static func judge(
    _ cost: Double, noise: Double, value: Double, size: Double, bounds: LinearProgram.Bounds,
    into residuals: inout Certificate.TierResiduals
  ) -> Bool {
    let magnitude = cost.magnitude
    if cost.isNaN {
      residuals.dual = .infinity
      return false
    }
    if magnitude <= noise || bounds.isFixed { return bounds.isFixed }
    let bound = cost > 0 ? bounds.lower : bounds.upper
    guard bound.isFinite else {
      residuals.dual = max(residuals.dual, magnitude - noise)
      return false
    }
    let distance = (value - bound).magnitude / max(size, bound.magnitude)
    residuals.complementarity = max(residuals.complementarity, min(1, magnitude) * distance)
    if magnitude > mustBeFrozen { residuals.frozen = max(residuals.frozen, distance) }
    return magnitude > mayBeFrozen
  }
}
