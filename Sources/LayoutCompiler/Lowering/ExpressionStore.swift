import LayoutEngine

/// Linear expressions over columns, in flat storage, built one at a time.
///
/// Terms of one column are added up as they come: a scratch array tells where a column was put last, which is in the
/// expression under construction if it is there still. So building is linear in the number of terms.
struct ExpressionStore {
  /// A finished expression: a range of the store, and a constant.
  struct Expression {
    var start: Int32
    var end: Int32
    var constant: Double
  }

  // As long as they ever were; what lies beyond `count` is written over.
  private(set) var columns: [Int32] = []
  private(set) var coefficients: [Double] = []
  private var count = 0
  /// What the results without a column stand for, by operation.
  private var kept: [Expression] = []
  private var start = 0
  private var constant = 0.0
  /// Where a column was put last; whatever for those that never were.
  private var positions: [Int32] = []

  /// Forgets everything, for another tape.
  ///
  /// - Parameters:
  ///   - operationCount: the number of operations.
  ///   - columnCount: about how many columns there will be.
  mutating func reset(operationCount: Int, columnCount: Int) {
    (count, start, constant) = (0, 0, 0)
    kept.removeAll(keepingCapacity: true)
    kept.append(contentsOf: repeatElement(Expression(start: 0, end: -1, constant: 0), count: operationCount))
    positions.append(contentsOf: repeatElement(0, count: max(0, columnCount - positions.count)))
  }

  /// Adds a term: a constant, a result with a column, or a result that is itself a kept expression.
  mutating func add(_ term: Tape.Term, columns resultColumns: [Int32]) {
    guard term.result >= 0 else {
      constant += term.coefficient
      return
    }
    let column = resultColumns[Int(term.result)]
    if column >= 0 { return add(column, term.coefficient) }
    let inner = kept[Int(term.result)]
    precondition(inner.end >= inner.start, "operation \(term.result) was not lowered")
    constant += inner.constant * term.coefficient
    for position in Int(inner.start)..<Int(inner.end) {
      add(columns[position], coefficients[position] * term.coefficient)
    }
  }

  private mutating func add(_ column: Int32, _ coefficient: Double) {
    let column = Int(column)
    if column >= positions.count {
      positions.append(contentsOf: repeatElement(0, count: max(positions.count, column + 1 - positions.count)))
    }
    let position = Int(positions[column])
    if position >= start && position < count && columns[position] == column {
      coefficients[position] += coefficient
    } else {
      positions[column] = Int32(truncatingIfNeeded: count)
      if count == columns.count {
        columns.append(Int32(truncatingIfNeeded: column))
        coefficients.append(coefficient)
      } else {
        columns[count] = Int32(truncatingIfNeeded: column)
        coefficients[count] = coefficient
      }
      count += 1
    }
  }

  /// Ends the expression under construction.
  mutating func finish(plus extra: Double) -> Expression {
    let expression = Expression(start: Int32(start), end: Int32(count), constant: constant + extra)
    start = count
    constant = 0
    return expression
  }

  /// Keeps an expression as what a result stands for.
  mutating func keep(_ expression: Expression, for result: Int) { kept[result] = expression }

  /// Lets go of the expression that was finished last.
  mutating func discard(_ expression: Expression) {
    guard Int(expression.end) == count else { return }
    count = Int(expression.start)
    start = count
  }
}
