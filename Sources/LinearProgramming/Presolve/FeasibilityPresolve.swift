/// A smaller program that has a point if, and only if, another one has: for questions in which costs play no part.
///
/// Three reductions, each exact, are repeated until none applies:
/// * a fixed column moves into the bounds of its rows;
/// * a column that occurs in one row only widens that row's bounds by what the column can add;
/// * a column that can go on for ever in a direction in which it helps every row that it occurs in takes these rows with
///   it, and so does a row whose bounds are both infinite.
///
/// Most of a layout's operations are of the second kind: whatever constraints do to the lengths that they depend on, their
/// residuals make up for it. A proof that the small program has no point, with multipliers of 0 for the rows that
/// are gone, proves it for the other.
struct FeasibilityPresolve {
  /// The smaller program; without tiers and names.
  private(set) var program = LinearProgram()
  /// The rows of the original program that are left, rising.
  private(set) var rows: [Int] = []
  /// The columns of the original program that are left, rising.
  private(set) var columns: [Int] = []
  private let originalRowCount: Int

  /// Reduces a program; linear in its entries, but for columns of many rows, which are looked at again when they lose one.
  ///
  /// - Parameter kept: rows that stay whatever their bounds: a caller may want to change these.
  init(_ original: LinearProgram, keeping kept: [Int]) {
    originalRowCount = original.rowCount
    var reduction = Reduction(original, kept)
    reduction.run()
    var numbers = [Int32](repeating: -1, count: original.columnCount)
    for column in 0..<original.columnCount where reduction.hasColumn[column] && reduction.counts[column] > 0 {
      columns.append(column)
      numbers[column] = Int32(
        program.addColumn(lower: original.columnLower[column], upper: original.columnUpper[column]))
    }
    for row in 0..<original.rowCount where reduction.hasRow[row] {
      rows.append(row)
      program.rowLower.append(reduction.rowLower[row])
      program.rowUpper.append(reduction.rowUpper[row])
      for position in original.entries(ofRow: row) {
        let number = numbers[Int(original.columnIndices[position])]
        guard number >= 0 else { continue }
        program.columnIndices.append(number)
        program.coefficients.append(original.coefficients[position])
      }
      program.rowStarts.append(program.columnIndices.count)
    }
  }

  /// A proof about the original program from one about the smaller.
  func expanded(_ witness: InfeasibilityWitness) -> InfeasibilityWitness {
    var multipliers = [Double](repeating: 0, count: originalRowCount)
    for (multiplier, row) in zip(witness.rowMultipliers, rows) { multipliers[row] = multiplier }
    return InfeasibilityWitness(rowMultipliers: multipliers)
  }
}

/// The reductions under way.
private struct Reduction {
  private let program: LinearProgram
  private var isKept: [Bool]
  var rowLower: [Double]
  var rowUpper: [Double]
  var hasRow: [Bool]
  var hasColumn: [Bool]
  /// In how many of the remaining rows each column occurs.
  var counts: [Int32]
  // The matrix by columns: rows and coefficients of column j are at columnStarts[j]..<columnStarts[j + 1].
  private var columnStarts: [Int32]
  private var rowIndices: [Int32]
  private var coefficients: [Double]
  private var queue: [Int32] = []

  init(_ program: LinearProgram, _ kept: [Int]) {
    self.program = program
    isKept = Array(repeating: false, count: program.rowCount)
    for row in kept { isKept[row] = true }
    rowLower = program.rowLower
    rowUpper = program.rowUpper
    hasRow = Array(repeating: true, count: program.rowCount)
    hasColumn = Array(repeating: true, count: program.columnCount)
    columnStarts = Array(repeating: 0, count: program.columnCount + 1)
    for position in program.columnIndices.indices where program.coefficients[position] != 0 {
      columnStarts[Int(program.columnIndices[position]) + 1] += 1
    }
    counts = Array(columnStarts.dropFirst())
    for column in 0..<program.columnCount { columnStarts[column + 1] += columnStarts[column] }
    var next = columnStarts
    rowIndices = Array(repeating: 0, count: Int(columnStarts[program.columnCount]))
    coefficients = Array(repeating: 0, count: rowIndices.count)
    for row in 0..<program.rowCount {
      for position in program.entries(ofRow: row) where program.coefficients[position] != 0 {
        let column = Int(program.columnIndices[position])
        rowIndices[Int(next[column])] = Int32(truncatingIfNeeded: row)
        coefficients[Int(next[column])] = program.coefficients[position]
        next[column] += 1
      }
    }
  }

  /// Every column is looked at once, and again whenever it has lost a row: at most once more for each entry.
  mutating func run() {
    for row in 0..<program.rowCount { dropIfFree(row) }
    queue += (0..<Int32(program.columnCount)).reversed()
    while let column = queue.popLast() {
      let column = Int(column)
      guard hasColumn[column], counts[column] > 0 else { continue }
      let (lower, upper) = (program.columnLower[column], program.columnUpper[column])
      if lower == upper {
        absorb(column, lower, upper)
      } else if helpsAllRows(column, upwards: true) || helpsAllRows(column, upwards: false) {
        for row in rows(of: column) { drop(row) }
      } else if counts[column] == 1, let row = rows(of: column).first, !isKept[row] {
        absorb(column, lower, upper)
      }
    }
  }

  private func entries(of column: Int) -> Range<Int> { Int(columnStarts[column])..<Int(columnStarts[column + 1]) }

  private func rows(of column: Int) -> [Int] {
    entries(of: column).map { Int(rowIndices[$0]) }.filter { hasRow[$0] }
  }

  /// Whether the column has no end in a direction in which it can only help the rows that it occurs in.
  private func helpsAllRows(_ column: Int, upwards: Bool) -> Bool {
    guard (upwards ? program.columnUpper[column] : -program.columnLower[column]) == .infinity else { return false }
    return entries(of: column).allSatisfy { entry in
      let row = Int(rowIndices[entry])
      guard hasRow[row] else { return true }
      let raises = (coefficients[entry] > 0) == upwards
      return !isKept[row] && (raises ? rowUpper[row] == .infinity : rowLower[row] == -.infinity)
    }
  }

  /// Moves what the column can add to its rows into their bounds.
  private mutating func absorb(_ column: Int, _ lower: Double, _ upper: Double) {
    hasColumn[column] = false
    for entry in entries(of: column) {
      let (row, coefficient) = (Int(rowIndices[entry]), coefficients[entry])
      guard hasRow[row] else { continue }
      let (one, other) = (coefficient * lower, coefficient * upper)
      rowLower[row] -= max(one, other)
      rowUpper[row] -= min(one, other)
      dropIfFree(row)
    }
  }

  private mutating func dropIfFree(_ row: Int) {
    if rowLower[row] == -.infinity && rowUpper[row] == .infinity && !isKept[row] { drop(row) }
  }

  private mutating func drop(_ row: Int) {
    guard hasRow[row] else { return }
    hasRow[row] = false
    for position in program.entries(ofRow: row) where program.coefficients[position] != 0 {
      let column = Int(program.columnIndices[position])
      counts[column] -= 1
      if hasColumn[column] { queue.append(Int32(truncatingIfNeeded: column)) }
    }
  }
}
