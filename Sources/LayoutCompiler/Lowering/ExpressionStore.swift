import LayoutEngine

/// Linear expressions over columns, in flat storage, built one at a time.
///
/// Terms of one column are added up as they come: a scratch array tells where a column already stands in the expression
/// under construction, so building is linear in the number of terms.
struct ExpressionStore {
  /// A finished expression: a range of the store, and a constant.
  struct Expression {
    var range: Range<Int>
    var constant: Double
  }

  private var columns: [Int32] = []
  private var coefficients: [Double] = []
  private var kept: [Int: Expression] = [:]
  private var start = 0
  private var constant = 0.0
  /// Where a column stands in the expression under construction, if that is at or after `start`.
  private var positions: [Int32: Int] = [:]

  init(count: Int) { kept.reserveCapacity(count / 4) }

  /// Adds a term: a constant, a result with a column, or a result that is itself a kept expression.
  mutating func add(_ term: Tape.Term, columns resultColumns: [Int32]) {
    guard term.result >= 0 else {
      constant += term.coefficient
      return
    }
    let column = resultColumns[Int(term.result)]
    if column >= 0 { return add(column, term.coefficient) }
    guard let inner = kept[Int(term.result)] else { preconditionFailure("operation \(term.result) was not lowered") }
    constant += inner.constant * term.coefficient
    for position in inner.range { add(columns[position], coefficients[position] * term.coefficient) }
  }

  private mutating func add(_ column: Int32, _ coefficient: Double) {
    if let position = positions[column] {
      coefficients[position] += coefficient
    } else {
      positions[column] = columns.count
      columns.append(column)
      coefficients.append(coefficient)
    }
  }

  /// Ends the expression under construction.
  mutating func finish(plus extra: Double) -> Expression {
    defer {
      start = columns.count
      constant = 0
      positions.removeAll(keepingCapacity: true)
    }
    return Expression(range: start..<columns.count, constant: constant + extra)
  }

  /// Keeps an expression as what a result stands for.
  mutating func keep(_ expression: Expression, for result: Int) { kept[result] = expression }

  /// The terms of an expression.
  func terms(of expression: Expression) -> Zip2Sequence<ArraySlice<Int32>, ArraySlice<Double>> {
    zip(columns[expression.range], coefficients[expression.range])
  }
}
