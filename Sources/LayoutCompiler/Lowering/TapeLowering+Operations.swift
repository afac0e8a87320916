import LayoutEngine
import LinearProgramming

extension TapeLowering {
  mutating func lowerLinear(_ index: Int, constant: Double) {
    let expression = expression(of: tape.terms(of: index), plus: constant)
    guard use.isDefined(index, in: tape) else { return expressions.keep(expression, for: index) }
    let column = addColumn(index, .free, .basic)
    addRow([(column, 1)], minus: expression, .fixed(expression.constant), .fixed, name: names?(index))
  }

  mutating func lowerClamp(_ index: Int, _ operation: Tape.Operation) {
    let expression = expression(of: tape.terms(of: index))
    let value = value(of: tape.terms(of: index))
    let isLow = value < operation.lower
    let isHigh = value > operation.upper
    // On a bound exactly the variable is basic all the same: the basis stays triangular.
    let status: BasisStatus = isLow ? .atLower : isHigh ? .atUpper : .basic
    let bounds = LinearProgram.Bounds(lower: operation.lower, upper: operation.upper)
    let column = addColumn(index, bounds, status)
    let up = addResidual(residualName(index, "up"), isLow ? .basic : .atLower)
    let down = addResidual(residualName(index, "down"), isHigh ? .basic : .atLower)
    addRow(
      [(column, 1), (up, -1), (down, 1)], minus: expression, .fixed(expression.constant), .fixed, name: names?(index))
    addCost(index, [(up, 1), (down, 1)])
  }

  func residualName(_ index: Int, _ role: String) -> String? { names.map { "\($0(index)).\(role)" } }

  /// Keeps the piece of a clamp that holds at the recorded point: its input, or the bound that the input is beyond.
  mutating func lowerActivePiece(_ index: Int, _ operation: Tape.Operation) {
    let value = value(of: tape.terms(of: index))
    let isInside = value >= operation.lower && value <= operation.upper
    let bound = value < operation.lower ? operation.lower : operation.upper
    let piece = expression(of: isInside ? tape.terms(of: index) : [], plus: isInside ? 0 : bound)
    expressions.keep(piece, for: index)
    if !isInside { lowered.heldBounds[index] = bound }
  }

  /// The winner's row, or the constant that wins as the variable's own bound, holds the value; `sign` is 1 for a
  /// maximum and -1 for a minimum. A linearised one is its winner, and the others stay on their side of it.
  mutating func lowerExtreme(_ index: Int, sign: Double, _ isLinearised: Bool) {
    let terms = tape.terms(of: index)
    let never = -sign * Double.infinity
    let constant = terms.reduce(never) { $1.result < 0 ? $1.coefficient : $0 }
    let inputs = terms.filter { $0.result >= 0 }
    let winner = inputs.indices.max { sign * value(of: inputs[$0]) < sign * value(of: inputs[$1]) }
    let constantWins = winner.map { sign * constant > sign * value(of: inputs[$0]) } ?? true
    let atBound: BasisStatus = sign > 0 ? .atLower : .atUpper
    let column: Int
    if isLinearised {
      column = addColumn(index, .free, .basic)
      let piece = expression(
        of: constantWins ? [] : [inputs[winner ?? 0]], plus: constantWins ? constant : 0)
      addRow([(column, 1)], minus: piece, .fixed(piece.constant), .fixed, name: names?(index))
    } else {
      column = addColumn(index, bounds(beyond: constant, sign), constantWins ? atBound : .basic)
      addCost(index, [(column, sign)])
    }
    for (i, input) in zip(inputs.indices, inputs) {
      let isWinner = i == winner && !constantWins
      if isLinearised && isWinner { continue }
      let expression = expression(of: [input])
      addRow(
        [(column, 1)], minus: expression, bounds(beyond: expression.constant, sign), isWinner ? atBound : .basic,
        name: names?(index))
    }
    if isLinearised && !constantWins && constant.isFinite {
      addRow([(column, 1)], minus: expression(of: []), bounds(beyond: constant, sign), .basic, name: names?(index))
    }
  }

  private func bounds(beyond constant: Double, _ sign: Double) -> LinearProgram.Bounds {
    sign > 0
      ? LinearProgram.Bounds(lower: constant, upper: .infinity)
      : LinearProgram.Bounds(lower: -.infinity, upper: constant)
  }
}
