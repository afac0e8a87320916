import LayoutEngine
import LinearProgramming

/// Turns a tape into rows and columns, operation by operation, with the status of each at the recorded point.
///
/// | operation | columns | rows | objective |
/// |---|---|---|---|
/// | input | v, fixed at its value | | |
/// | clamp(e, lo, hi) | v in [lo, hi], up >= 0, down >= 0 | v - up + down = e | c up + c down |
/// | maximum(e...) | v, at least the constants | v >= e, for each e | c v |
/// | minimum(e...) | v, at most the constants | v <= e, for each e | -c v |
/// | linear, used several times | v | v = e | |
/// | linear, used once | | | (part of its user's expression) |
///
/// With the weights of ``TapeWeights`` the optimum keeps `up` and `down` at the distance from e to the bounds, and v at
/// the largest or smallest e: the natural values.
struct TapeLowering {
  private let tape: Tape
  private let use: TapeUse
  private let weights: TapeWeights
  private let names: ((Int) -> String)?
  private var lowered: LoweredTape
  private var expressions: ExpressionStore
  private var objectives: [[LinearProgram.Term]]

  /// - Parameter names: the name of an operation's column, where a reader will see the program.
  static func lower(_ tape: Tape, _ use: TapeUse, names: ((Int) -> String)? = nil) -> LoweredTape {
    var lowering = TapeLowering(tape, use, names)
    lowering.reserve()
    for index in tape.operations.indices where use.isInProgram[index] { lowering.lower(index) }
    lowering.addTiers()
    return lowering.lowered
  }

  private init(_ tape: Tape, _ use: TapeUse, _ names: ((Int) -> String)?) {
    self.tape = tape
    self.use = use
    self.names = names
    weights = TapeWeights(tape, use)
    lowered = LoweredTape(
      columns: Array(repeating: -1, count: tape.operations.count), blockCount: weights.blockCount,
      largestWeight: weights.largest)
    expressions = ExpressionStore(count: tape.operations.count)
    objectives = Array(repeating: [], count: weights.blockCount)
  }

  private mutating func reserve() {
    let operations = tape.operations.count
    lowered.program.reserveCapacity(columns: operations * 3, rows: operations * 2, entries: tape.terms.count * 2)
  }

  private mutating func lower(_ index: Int) {
    let operation = tape.operations[index]
    switch operation.kind {
    case .input: _ = addColumn(index, .fixed(operation.lower), .fixed)
    case .linear: lowerLinear(index, constant: operation.lower)
    case .clamp: lowerClamp(index, operation)
    case .maximum: lowerExtreme(index, sign: 1)
    case .minimum: lowerExtreme(index, sign: -1)
    }
  }

  private mutating func lowerLinear(_ index: Int, constant: Double) {
    for term in tape.terms(of: index) { expressions.add(term, columns: lowered.columns) }
    let expression = expressions.finish(plus: constant)
    guard use.isDefined(index, in: tape) else { return expressions.keep(expression, for: index) }
    let column = addColumn(index, .free, .basic)
    addRow(index, column, minus: expression, .fixed(expression.constant), .fixed)
  }

  private mutating func lowerClamp(_ index: Int, _ operation: Tape.Operation) {
    let expression = expression(of: tape.terms(of: index))
    let value = value(of: tape.terms(of: index))
    let isLow = value < operation.lower
    let isHigh = value > operation.upper
    // On a bound exactly the variable is basic all the same: the basis stays triangular.
    let status: BasisStatus = isLow ? .atLower : isHigh ? .atUpper : .basic
    let bounds = LinearProgram.Bounds(lower: operation.lower, upper: operation.upper)
    let column = addColumn(index, bounds, status)
    let up = addResidual(index, "up", isLow ? .basic : .atLower)
    let down = addResidual(index, "down", isHigh ? .basic : .atLower)
    addRow(index, column, minus: expression, .fixed(expression.constant), .fixed, extra: [(up, -1), (down, 1)])
    addCost(index, [(up, 1), (down, 1)])
  }

  private mutating func addResidual(_ index: Int, _ role: String, _ status: BasisStatus) -> Int {
    lowered.basis.columns.append(status)
    return lowered.program.addColumn(lower: 0, upper: .infinity, name: names.map { "\($0(index)).\(role)" })
  }

  /// The winner's row, or the constant that wins as the variable's own bound, holds the value; `sign` is 1 for a
  /// maximum and -1 for a minimum.
  private mutating func lowerExtreme(_ index: Int, sign: Double) {
    let terms = tape.terms(of: index)
    let never = -sign * Double.infinity
    let constant = terms.reduce(never) { $1.result < 0 ? $1.coefficient : $0 }
    let inputs = terms.filter { $0.result >= 0 }
    let winner = inputs.indices.max { sign * value(of: inputs[$0]) < sign * value(of: inputs[$1]) }
    let constantWins = winner.map { sign * constant > sign * value(of: inputs[$0]) } ?? true
    let bounds =
      sign > 0
      ? LinearProgram.Bounds(lower: constant, upper: .infinity)
      : LinearProgram.Bounds(lower: -.infinity, upper: constant)
    let atBound: BasisStatus = sign > 0 ? .atLower : .atUpper
    let column = addColumn(index, bounds, constantWins ? atBound : .basic)
    for (i, input) in zip(inputs.indices, inputs) {
      let expression = expression(of: [input])
      let bounds =
        sign > 0
        ? LinearProgram.Bounds(lower: expression.constant, upper: .infinity)
        : LinearProgram.Bounds(lower: -.infinity, upper: expression.constant)
      addRow(index, column, minus: expression, bounds, i == winner && !constantWins ? atBound : .basic)
    }
    addCost(index, [(column, sign)])
  }
}

extension TapeLowering {
  private func value(of term: Tape.Term) -> Double {
    term.result < 0 ? term.coefficient : term.coefficient * tape.values[Int(term.result)]
  }

  private func value(of terms: ArraySlice<Tape.Term>) -> Double { terms.reduce(0) { $0 + value(of: $1) } }

  private mutating func expression(of terms: some Sequence<Tape.Term>) -> ExpressionStore.Expression {
    for term in terms { expressions.add(term, columns: lowered.columns) }
    return expressions.finish(plus: 0)
  }

  private mutating func addColumn(_ index: Int, _ bounds: LinearProgram.Bounds, _ status: BasisStatus) -> Int {
    let column = lowered.program.addColumn(lower: bounds.lower, upper: bounds.upper, name: names?(index))
    lowered.columns[index] = Int32(column)
    lowered.basis.columns.append(status)
    return column
  }

  /// Adds `column - expression + extra` with bounds that hold the expression's constant already.
  private mutating func addRow(
    _ index: Int, _ column: Int, minus expression: ExpressionStore.Expression, _ bounds: LinearProgram.Bounds,
    _ status: BasisStatus, extra: [(column: Int, coefficient: Double)] = []
  ) {
    var terms = [LinearProgram.Term(column: column, coefficient: 1)]
    for (column, coefficient) in expressions.terms(of: expression) where coefficient != 0 {
      terms.append(LinearProgram.Term(column: Int(column), coefficient: -coefficient))
    }
    terms += extra.map { LinearProgram.Term(column: $0.column, coefficient: $0.coefficient) }
    lowered.program.addRow(lower: bounds.lower, upper: bounds.upper, name: names?(index), terms: terms)
    lowered.basis.rows.append(status)
  }

  private mutating func addCost(_ index: Int, _ columns: [(column: Int, sign: Double)]) {
    let weight = weights.weights[index]
    objectives[weights.block(of: index)] += columns.map {
      LinearProgram.Term(column: $0.column, coefficient: $0.sign * weight)
    }
  }

  private mutating func addTiers() {
    for (block, terms) in objectives.enumerated() {
      lowered.program.addTier(name: "natural layout, block \(block + 1)", terms: terms)
    }
  }
}
