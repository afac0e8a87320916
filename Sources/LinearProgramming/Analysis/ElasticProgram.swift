/// A program in which relaxable bounds may be violated at a price.
///
/// Each finite relaxable bound of a row gets a column `s >= 0`: the row `L <= a x <= U` becomes `L <= a x + s - s' <= U`.
/// What is asked of a row is only a matter of costs: with cost 1 its violation is minimised, with cost 0 the bound is
/// given up. So every question about subsets has the same matrix and bounds, any optimal basis starts the next one
/// primal feasible, and all of them have an optimum unless the hard rest has no point.
struct ElasticProgram {
  private(set) var program: LinearProgram
  let rows: [RelaxableRow]
  let original: LinearProgram
  /// The columns for the lower and the upper bound, one a relaxable row.
  private var slacks: [(lower: Int?, upper: Int?)] = []

  init(_ original: LinearProgram, rows: [RelaxableRow]) {
    self.original = original
    self.rows = rows
    program = original
    program.tiers = []
    addSlacks()
  }

  private mutating func addSlacks() {
    var slackOfRow: [Int: (lower: Int?, upper: Int?)] = [:]
    for relaxable in rows {
      precondition(original.rowLower.indices.contains(relaxable.row), "there is no row \(relaxable.row)")
      let bounds = original.bounds(ofRow: relaxable.row)
      var added: (lower: Int?, upper: Int?)
      if relaxable.sides.contains(.lower), bounds.lower.isFinite {
        added.lower = program.addColumn(lower: 0, upper: .infinity)
      }
      if relaxable.sides.contains(.upper), bounds.upper.isFinite {
        added.upper = program.addColumn(lower: 0, upper: .infinity)
      }
      slacks.append(added)
      precondition(slackOfRow.updateValue(added, forKey: relaxable.row) == nil, "row \(relaxable.row) comes twice")
    }
    program.columnIndices.removeAll(keepingCapacity: true)
    program.coefficients.removeAll(keepingCapacity: true)
    program.rowStarts = [0]
    for row in 0..<original.rowCount {
      let entries = original.entries(ofRow: row)
      program.columnIndices += original.columnIndices[entries]
      program.coefficients += original.coefficients[entries]
      let slack = slackOfRow[row]
      for (column, coefficient) in [(slack?.lower, 1.0), (slack?.upper, -1.0)] {
        guard let column else { continue }
        program.columnIndices.append(Int32(truncatingIfNeeded: column))
        program.coefficients.append(coefficient)
      }
      program.rowStarts.append(program.columnIndices.count)
    }
  }

  /// Objectives: for each set of relaxable rows, by index, the total violation.
  mutating func minimiseViolations(of sets: [[Int]]) {
    program.tiers = sets.map { set in
      let columns = set.flatMap { [slacks[$0].lower, slacks[$0].upper].compactMap { $0.map(Int32.init) } }
      return LinearProgram.Tier(
        name: "violation", columnIndices: columns, coefficients: [Double](repeating: 1, count: columns.count))
    }
  }

  /// The violation of one relaxable row at a point.
  func violation(of index: Int, at point: PrimalPoint) -> Conflict.Repair? {
    let below = slacks[index].lower.map { point.columnValues[$0] } ?? 0
    let above = slacks[index].upper.map { point.columnValues[$0] } ?? 0
    if max(below, above) <= 0 { return nil }
    return below >= above ? .init(side: .lower, amount: below) : .init(side: .upper, amount: above)
  }

  /// The relaxable bounds of rows that take part with the given multipliers: those of the others are hard.
  func side(of index: Int, in multipliers: [Double]) -> RowSides? {
    let multiplier = multipliers[rows[index].row]
    if multiplier > 0, slacks[index].lower != nil { return .lower }
    if multiplier < 0, slacks[index].upper != nil { return .upper }
    return nil
  }

  /// The column with which a row can be violated on the side that takes part with the given multipliers.
  func slack(of index: Int, in multipliers: [Double]) -> Int? {
    switch side(of: index, in: multipliers) {
    case .lower: slacks[index].lower
    case .upper: slacks[index].upper
    default: nil
    }
  }

  /// The values of the original program's columns that occur in rows, each once.
  func values(inRowsOf set: [Int], _ columnValues: [Double]) -> [Conflict.ColumnValue] {
    let columns = set.flatMap { original.columnIndices[original.entries(ofRow: rows[$0].row)] }
    return Set(columns).sorted().map { Conflict.ColumnValue(column: Int($0), value: columnValues[Int($0)]) }
  }

  /// Below this a total violation of some rows is rounding.
  func tolerance(for set: [Int], at point: PrimalPoint) -> Double {
    let activity = RowActivity(of: point.columnValues, in: program)
    var size = 1.0
    for index in set {
      let row = rows[index].row
      size = max(size, activity.sizes[row], activity.values[row].magnitude)
    }
    return size * 1e-8
  }

  /// The duals of the first objective as a proof about the original program. Nil if they prove nothing.
  func witness(from outcome: Outcome) -> InfeasibilityWitness? {
    guard let duals = outcome.tiers.first?.rowDuals else { return nil }
    let largest = duals.reduce(0) { max($0, $1.magnitude) }
    guard largest > 0 else { return nil }
    // Duals of a pure 0-1 objective are ratios of small matrix entries: what is far smaller is rounding.
    let multipliers = duals.map { $0.magnitude <= 1e-10 * largest ? 0 : $0 / largest }
    let witness = InfeasibilityWitness(rowMultipliers: multipliers)
    return witness.margin(in: original) > 0 ? witness : nil
  }
}
