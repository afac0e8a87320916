import LinearProgramming

/// The dictionary of an exact bounded simplex method: each basic variable as a sum of the non-basic ones.
///
/// Variables are the row activities, then the columns: at the start the activities are basic and the dictionary is the
/// matrix. Dense, for programs of a few dozen rows.
struct RationalTableau {
  let rows: Int
  let columns: Int
  /// Bounds of each variable; nil means none. Frozen variables get equal bounds.
  var lower: [Rational?]
  var upper: [Rational?]
  /// The variable that is basic in each position, and those that are not.
  var basic: [Int]
  var nonbasic: [Int]
  /// By basic position, then non-basic position.
  var entries: [[Rational]]
  /// Value of each variable.
  var values: [Rational]
  /// For non-basic variables, which bound they stand at.
  var standsAtUpper: [Bool]
  /// Whether some number did not fit into its 128 bits.
  var hasOverflowed = false

  init(_ program: LinearProgram) {
    rows = program.rowCount
    columns = program.columnCount
    let allLower = program.rowLower + program.columnLower
    let allUpper = program.rowUpper + program.columnUpper
    lower = allLower.map { $0.isFinite ? Rational($0) : nil }
    upper = allUpper.map { $0.isFinite ? Rational($0) : nil }
    basic = Array(0..<rows)
    nonbasic = Array(rows..<(rows + columns))
    entries = Array(repeating: Array(repeating: .zero, count: columns), count: rows)
    for row in 0..<rows {
      for position in program.entries(ofRow: row) {
        entries[row][Int(program.columnIndices[position])] = Rational(program.coefficients[position])
      }
    }
    values = Array(repeating: .zero, count: rows + columns)
    standsAtUpper = Array(repeating: false, count: rows + columns)
    for variable in nonbasic { place(variable, preferringUpper: false) }
    updateBasicValues()
    noteOverflow()
  }

  /// Puts a non-basic variable on a bound that it has, or at zero.
  mutating func place(_ variable: Int, preferringUpper: Bool) {
    let isUpper = upper[variable] != nil && (preferringUpper || lower[variable] == nil)
    standsAtUpper[variable] = isUpper
    values[variable] = (isUpper ? upper[variable] : lower[variable]) ?? .zero
  }

  /// Pivots the dictionary into a given basis, as far as it is one; what cannot be exchanged stays.
  mutating func install(_ basis: Basis) {
    let statuses = basis.rows + basis.columns
    for entering in 0..<columns where statuses[nonbasic[entering]] == .basic {
      let leaving = (0..<rows).first { statuses[basic[$0]] != .basic && entries[$0][entering].sign != 0 }
      if let leaving { pivot(leaving, entering) }
    }
    for variable in nonbasic { place(variable, preferringUpper: statuses[variable] == .atUpper) }
    updateBasicValues()
  }

  mutating func updateBasicValues() {
    for (position, variable) in basic.enumerated() {
      values[variable] = zip(entries[position], nonbasic).reduce(.zero) { sum, pair in
        pair.0.sign == 0 ? sum : sum + pair.0 * values[pair.1]
      }
    }
  }

  private mutating func noteOverflow() {
    hasOverflowed =
      hasOverflowed || values.contains(where: \.isOverflow) || entries.contains { $0.contains(where: \.isOverflow) }
  }

  /// Exchanges a basic for a non-basic variable. Values do not change.
  mutating func pivot(_ leaving: Int, _ entering: Int) {
    let inverse = .one / entries[leaving][entering]
    var pivotRow = entries[leaving].map { -($0 * inverse) }
    pivotRow[entering] = inverse
    entries[leaving] = pivotRow
    for row in 0..<rows where row != leaving {
      let factor = entries[row][entering]
      if factor.sign == 0 { continue }
      entries[row][entering] = .zero
      for column in 0..<columns where pivotRow[column].sign != 0 || pivotRow[column].isOverflow {
        entries[row][column] = entries[row][column] + factor * pivotRow[column]
      }
    }
    (basic[leaving], nonbasic[entering]) = (nonbasic[entering], basic[leaving])
    noteOverflow()
  }

  /// Changes a non-basic variable's value and all basic ones with it.
  mutating func move(_ entering: Int, by step: Rational) {
    values[nonbasic[entering]] = values[nonbasic[entering]] + step
    for row in 0..<rows where entries[row][entering].sign != 0 {
      values[basic[row]] = values[basic[row]] + entries[row][entering] * step
    }
    noteOverflow()
  }

  func isBelowLower(_ variable: Int) -> Bool { lower[variable].map { values[variable] < $0 } ?? false }
  func isAboveUpper(_ variable: Int) -> Bool { upper[variable].map { values[variable] > $0 } ?? false }
  func canRise(_ variable: Int) -> Bool { upper[variable].map { values[variable] < $0 } ?? true }
  func canFall(_ variable: Int) -> Bool { lower[variable].map { values[variable] > $0 } ?? true }

  /// Reduced costs of the non-basic variables, by position, for costs given by variable.
  func reducedCosts(_ costs: [Rational]) -> [Rational] {
    var reduced = nonbasic.map { costs[$0] }
    for row in 0..<rows where costs[basic[row]].sign != 0 {
      for column in 0..<columns where entries[row][column].sign != 0 {
        reduced[column] = reduced[column] + costs[basic[row]] * entries[row][column]
      }
    }
    return reduced
  }
}
