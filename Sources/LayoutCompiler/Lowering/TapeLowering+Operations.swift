import LayoutEngine
import LinearProgramming

extension TapeLowering {
  /// How many terms may be repeated to save a variable with its row.
  static let repeatedTerms = 6

  /// A sum that is used often or is long gets a variable of its own: each use repeats its terms otherwise. A row with a
  /// variable costs about as much as ``repeatedTerms`` terms.
  mutating func lowerLinear(_ index: Int, _ operation: Tape.Operation, uses: Int) {
    let expression = expression(of: operation, plus: operation.lower)
    let count = Int(expression.end - expression.start)
    guard count > 1 && (count - 1) * (uses - 1) > Self.repeatedTerms else {
      return expressions.keep(expression, for: index)
    }
    addEntry(addColumn(index, .free, .basic), 1)
    addRow(index, minus: expression, .fixed(expression.constant), .fixed, name: names?(index))
  }

  /// A bound that does not exist has no residual: beyond it there is nothing to absorb.
  mutating func lowerClamp(_ index: Int, _ operation: Tape.Operation) {
    let expression = expression(of: operation)
    let value = input(of: operation, at: start)
    let isLow = value < operation.lower
    let isHigh = value > operation.upper
    // On a bound exactly the variable is basic all the same: the basis stays triangular.
    let status: BasisStatus = isLow ? .atLower : isHigh ? .atUpper : .basic
    let column = addColumn(index, LinearProgram.Bounds(lower: operation.lower, upper: operation.upper), status)
    addEntry(column, 1)
    addResiduals(
      index, up: operation.lower > -.infinity ? isLow : nil, down: operation.upper < .infinity ? isHigh : nil)
    addRow(index, minus: expression, .fixed(expression.constant), .fixed, name: names?(index))
  }

  /// Adds the residuals of a row `v - up + down = e` with their entries and costs.
  ///
  /// - Parameters:
  ///   - up: whether the residual is above zero; `nil` where there is none.
  ///   - down: the same.
  mutating func addResiduals(_ index: Int, up: Bool?, down: Bool?) {
    if let up {
      let residual = addResidual(index, "up", up ? .basic : .atLower)
      addEntry(residual, -1)
      addCost(index, residual)
    }
    if let down {
      let residual = addResidual(index, "down", down ? .basic : .atLower)
      addEntry(residual, 1)
      addCost(index, residual)
    }
  }

  func residualName(_ index: Int, _ role: String) -> String? { names.map { "\($0(index)).\(role)" } }

  /// Keeps the piece of a clamp that holds at the recorded point: its input, or the bound that the input is beyond.
  mutating func lowerActivePiece(_ index: Int, _ operation: Tape.Operation) {
    let value = input(of: operation, at: values)
    let isOnLower = takesLastPiece && LayoutRecording.areNear(value, operation.lower)
    let isOnUpper = takesLastPiece && LayoutRecording.areNear(value, operation.upper)
    if value >= operation.lower && value <= operation.upper && !isOnLower && !isOnUpper {
      expressions.keep(expression(of: operation), for: index)
    } else {
      keepConstant(value < operation.lower || isOnLower ? operation.lower : operation.upper, for: index)
    }
  }

  private var takesLastPiece: Bool { steering?.takesLastPiece ?? false }

  /// The winner's row, or the constant that wins as the variable's own bound, holds the value; `sign` is 1 for a
  /// maximum and -1 for a minimum. A linearised one is its winner, or the term that it is held to, and the others stay on
  /// their side of it.
  mutating func lowerExtreme(_ index: Int, _ operation: Tape.Operation, sign: Double, _ isLinearised: Bool) {
    var constant = -sign * Double.infinity
    var winner: Int?
    var largest = -Double.infinity
    for position in Int(operation.termStart)..<Int(operation.termEnd) {
      let value = terms[position].value(isLinearised ? values : start)
      if terms[position].result < 0 {
        constant = value
      } else if winner == nil || sign * value > largest
        || (isLinearised && takesLastPiece && LayoutRecording.areNear(value, sign * largest))
      {
        (winner, largest) = (position, sign * value)
      }
    }
    let areTied = isLinearised && takesLastPiece && LayoutRecording.areNear(constant, sign * largest)
    if sign * constant > largest || areTied { winner = nil }
    if isLinearised, let held = steering?.heldTerms[index] {
      let position = Int(operation.termStart) + held
      winner = terms[position].result < 0 ? nil : position
    }
    let atBound: BasisStatus = sign > 0 ? .atLower : .atUpper
    let column: Int
    if isLinearised {
      column = addColumn(index, .free, .basic)
      let piece = winner.map { expression(of: CollectionOfOne(terms[$0])) } ?? expression(of: [], plus: constant)
      addEntry(column, 1)
      addRow(index, minus: piece, .fixed(piece.constant), .fixed, name: names?(index))
    } else {
      column = addColumn(index, bounds(beyond: constant, sign), winner == nil ? atBound : .basic)
      addCost(index, column, sign: sign)
    }
    for position in Int(operation.termStart)..<Int(operation.termEnd) where terms[position].result >= 0 {
      let isWinner = position == winner
      if isLinearised && isWinner { continue }
      let expression = expression(of: CollectionOfOne(terms[position]))
      addEntry(column, 1)
      addRow(
        index, minus: expression, bounds(beyond: expression.constant, sign), isWinner ? atBound : .basic,
        name: names?(index))
    }
    if isLinearised && winner != nil && constant.isFinite {
      addEntry(column, 1)
      addRow(index, minus: expression(of: []), bounds(beyond: constant, sign), .basic, name: names?(index))
    }
  }

  private func bounds(beyond constant: Double, _ sign: Double) -> LinearProgram.Bounds {
    sign > 0
      ? LinearProgram.Bounds(lower: constant, upper: .infinity)
      : LinearProgram.Bounds(lower: -.infinity, upper: constant)
  }
}
