import LayoutEngine
import LinearProgramming

extension TapeLowering {
  /// A required constraint is a row; a weaker one is a row with violations, which its priority's tier minimises.
  mutating func addConstraints(_ constraints: [LoweringSteering.Constraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  private mutating func addConstraint(_ constraint: LoweringSteering.Constraint) {
    let value = constraint.terms.reduce(constraint.constant) { $0 + self.value(of: $1) }
    let expression = expression(of: constraint.terms.map { Tape.Term(result: $0.result, coefficient: -$0.coefficient) })
    // The row is `terms - above + below`, its bounds hold the constants of both.
    let offset = expression.constant - constraint.constant
    let bounds = LinearProgram.Bounds(
      lower: constraint.relation == .lessThanOrEqual ? -.infinity : offset,
      upper: constraint.relation == .greaterThanOrEqual ? .infinity : offset)
    var columns: [(column: Int, coefficient: Double)] = []
    var status = BasisStatus.basic
    if !constraint.isRequired {
      if constraint.relation != .greaterThanOrEqual {
        let isAbove = value > 0
        columns.append((addResidual("\(constraint.label).above", isAbove ? .basic : .atLower), -1))
        if isAbove { status = constraint.relation == .equal ? .fixed : .atUpper }
      }
      if constraint.relation != .lessThanOrEqual {
        let isBelow = value < 0
        columns.append((addResidual("\(constraint.label).below", isBelow ? .basic : .atLower), 1))
        if isBelow { status = constraint.relation == .equal ? .fixed : .atLower }
      }
    }
    for (column, coefficient) in columns { addEntry(column, coefficient) }
    let row = addRow(nil, minus: expression, bounds, status, name: constraint.label)
    lowered.constraintRows.append(row)
    if !constraint.isRequired {
      priorityTiers[constraint.priority, default: []] += columns.map {
        LinearProgram.Term(column: $0.column, coefficient: constraint.weight)
      }
    }
  }
}
