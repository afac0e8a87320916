import LayoutEngine
import LinearProgramming

extension TapeLowering {
  /// A required constraint is a row; a weaker one is a row with violations, which its priority's tier minimises.
  mutating func addConstraints(_ constraints: [LoweringSteering.Constraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  private mutating func addConstraint(_ constraint: LoweringSteering.Constraint) {
    let value = constraint.value(start)
    let expression = expression(of: constraint.terms.map { Tape.Term(result: $0.result, coefficient: -$0.coefficient) })
    // The row is `terms - above + below`, its bounds hold the constants of both.
    let offset = expression.constant - constraint.constant
    var bounds = LinearProgram.Bounds(
      lower: constraint.relation == .lessThanOrEqual ? -.infinity : offset,
      upper: constraint.relation == .greaterThanOrEqual ? .infinity : offset)
    // Where all terms cancel out, no point could make up for rounding.
    if isConstant(expression) && abs(offset) <= ConstraintReport.tolerance { bounds = .free }
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
    let isMetExactly = status == .basic && abs(value) <= LayoutRecording.staleTolerance
    let held = isMetExactly ? heldColumns(of: constraint, expression) : []
    for (column, coefficient) in columns { addEntry(column, coefficient) }
    let row = addRow(nil, minus: expression, bounds, status, name: constraint.label)
    lowered.constraintRows.append(row)
    if !held.isEmpty {
      let atBound: BasisStatus =
        switch constraint.relation {
        case .equal: .fixed
        case .lessThanOrEqual: .atUpper
        case .greaterThanOrEqual: .atLower
        }
      decidedBasis.rows.append(DecidedBasis.BindingRow(row: row, columns: held, status: atBound))
    }
    if !constraint.isRequired {
      priorityTiers[constraint.priority, default: []] += columns.map {
        LinearProgram.Term(column: $0.column, coefficient: constraint.weight)
      }
    }
  }

  private func isConstant(_ expression: ExpressionStore.Expression) -> Bool {
    (Int(expression.start)..<Int(expression.end)).allSatisfy { expressions.coefficients[$0] == 0 }
  }

  /// The columns of a constraint that can hold a decided length: one on one or two views' own lengths.
  private func heldColumns(
    of constraint: LoweringSteering.Constraint, _ expression: ExpressionStore.Expression
  ) -> [Int] {
    let areLengths = constraint.terms.allSatisfy { term in
      switch operations[Int(term.result)].kind {
      case .variable, .answer, .input: true
      case .linear, .clamp, .maximum, .minimum: false
      }
    }
    let parts = Int(expression.start)..<Int(expression.end)
    guard areLengths && parts.count <= 2 && parts.allSatisfy({ expressions.coefficients[$0] != 0 }) else { return [] }
    return parts.map { Int(expressions.columns[$0]) }
  }
}
