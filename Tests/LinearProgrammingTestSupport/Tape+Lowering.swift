public import LinearProgramming

/// A tape as a linear program.
public struct LoweredTape: Sendable {
  /// The program; its tiers are blocks of the weights, each spanning a limited factor.
  public var program = LinearProgram()
  /// The column that holds each result.
  public var columns: [Int] = []
  /// The basis of the forward evaluation, which is optimal.
  public var basis = Basis(columns: [], rows: [])

  /// Lowers a tape: clamps become a column with two residuals, minima and maxima a free column with a row an input.
  ///
  /// - Parameter blockSpread: factor between the largest and the smallest weight of a tier.
  public init(_ tape: Tape, blockSpread: Double = 1e5) {
    let values = tape.evaluate()
    let weights = tape.weights()
    var costs: [(column: Int, cost: Double)] = []
    for (index, operation) in tape.operations.enumerated() {
      let inputs = operation.inputs
      let inputValues = inputs.map { $0.value(values) }
      switch operation {
      case .linear(let expression):
        columns.append(column(.free, .basic))
        row(index, expression, .fixed(0), .fixed)
      case .clamp(let expression, let lower, let upper):
        let value = inputValues[0]
        let isInside = lower < value && value < upper
        let isLow = value <= lower
        let status: BasisStatus = lower == upper ? .fixed : isInside ? .basic : isLow ? .atLower : .atUpper
        columns.append(column(.init(lower: lower, upper: upper), status))
        let up = column(.nonnegative, isLow && !isInside ? .basic : .atLower)
        let down = column(.nonnegative, !isLow && !isInside ? .basic : .atLower)
        costs += [(up, weights[index]), (down, weights[index])]
        row(index, expression, .fixed(0), .fixed, extra: [(up, -1), (down, 1)])
      case .maximum, .minimum:
        var isMaximum = false
        if case .maximum = operation { isMaximum = true }
        let sign: Double = isMaximum ? 1 : -1
        columns.append(column(.free, .basic))
        costs.append((columns[index], sign * weights[index]))
        let winner = inputValues.indices.max { sign * inputValues[$0] < sign * inputValues[$1] }
        for (position, expression) in inputs.enumerated() {
          let bounds = isMaximum ? LinearProgram.Bounds.nonnegative : .init(lower: -.infinity, upper: 0)
          row(index, expression, bounds, position != winner ? .basic : isMaximum ? .atLower : .atUpper)
        }
      }
    }
    addTiers(costs, spread: blockSpread)
  }

  private mutating func column(_ bounds: LinearProgram.Bounds, _ status: BasisStatus) -> Int {
    basis.columns.append(status)
    return program.addColumn(lower: bounds.lower, upper: bounds.upper)
  }

  /// The row `result - expression (+ extra) in bounds`, with the expression's constant moved to the bounds.
  private mutating func row(
    _ result: Int, _ expression: Tape.Expression, _ bounds: LinearProgram.Bounds, _ status: BasisStatus,
    extra: [(column: Int, coefficient: Double)] = []
  ) {
    basis.rows.append(status)
    var terms = [LinearProgram.Term(column: columns[result], coefficient: 1)]
    terms += extra.map { .init(column: $0.column, coefficient: $0.coefficient) }
    terms += expression.terms.map { .init(column: columns[$0.result], coefficient: -$0.coefficient) }
    program.addRow(
      lower: bounds.lower + expression.constant, upper: bounds.upper + expression.constant, terms: terms)
  }

  private mutating func addTiers(_ costs: [(column: Int, cost: Double)], spread: Double) {
    let sorted = costs.sorted { ($0.cost.magnitude, $1.column) > ($1.cost.magnitude, $0.column) }
    var start = 0
    while start < sorted.count {
      let limit = sorted[start].cost.magnitude / spread
      let end = sorted[start...].firstIndex { $0.cost.magnitude <= limit } ?? sorted.count
      program.addTier(
        name: "block \(program.tiers.count)",
        terms: sorted[start..<end].map { .init(column: $0.column, coefficient: $0.cost) })
      start = end
    }
  }
}
