/// The columns of a program that can have one value only, as far as its equations show it one by one.
///
/// A column is fixed by its bounds, by someone who knows better, or by an equation all of whose other columns are.
struct ImpliedColumns {
  private let program: LinearProgram
  private var isFixed: [Bool]
  /// For each row, how many of its columns are not fixed.
  private var openCounts: [Int]
  // The equations of column j are at equationStarts[j] ..< equationStarts[j + 1].
  private var equationStarts: [Int]
  private var equations: [Int32] = []

  /// Linear in the program's entries.
  ///
  /// - Parameter columns: columns that are known to be fixed.
  init(_ program: LinearProgram, fixing columns: [Int]) {
    self.program = program
    isFixed = Array(repeating: false, count: program.columnCount)
    openCounts = Array(repeating: 0, count: program.rowCount)
    equationStarts = Array(repeating: 0, count: program.columnCount + 1)
    collectEquations()
    let alone = (0..<program.rowCount).filter { openCounts[$0] == 1 }.flatMap { Array(self.columns(of: $0)) }
    fix(columns + alone + (0..<program.columnCount).filter { program.bounds(ofColumn: $0).isFixed })
  }

  /// Whether a column can have one value only.
  func contains(_ column: Int) -> Bool { isFixed[column] }

  private func columns(of row: Int) -> some Sequence<Int> {
    program.entries(ofRow: row).lazy.filter { program.coefficients[$0] != 0 }.map { Int(program.columnIndices[$0]) }
  }

  private mutating func collectEquations() {
    let rows = (0..<program.rowCount).filter { program.bounds(ofRow: $0).isFixed }
    for row in rows {
      for column in columns(of: row) {
        openCounts[row] += 1
        equationStarts[column + 1] += 1
      }
    }
    for column in 0..<program.columnCount { equationStarts[column + 1] += equationStarts[column] }
    equations = Array(repeating: 0, count: equationStarts[program.columnCount])
    var next = equationStarts
    for row in rows {
      for column in columns(of: row) {
        equations[next[column]] = Int32(truncatingIfNeeded: row)
        next[column] += 1
      }
    }
  }

  private mutating func fix(_ columns: [Int]) {
    var queue = columns
    while let column = queue.popLast() {
      if isFixed[column] { continue }
      isFixed[column] = true
      for position in equationStarts[column]..<equationStarts[column + 1] {
        let row = Int(equations[position])
        openCounts[row] -= 1
        if openCounts[row] == 1 { queue += self.columns(of: row).filter { !isFixed[$0] } }
      }
    }
  }
}
