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
/// | answer(e) | v in its bounds, up >= 0, down >= 0 | v - up + down = e | c up + c down |
/// | variable | v in its bounds, up >= 0, down >= 0 | v - up + down = target | up + down |
///
/// With the weights of ``TapeWeights`` the optimum keeps `up` and `down` at the distance from e to the bounds, and v at
/// the largest or smallest e: the natural values. Constraints and the bounds of content come as tiers before that, and
/// decided lengths stay near their targets after it.
struct TapeLowering {
  let tape: Tape
  let use: TapeUse
  let steering: LoweringSteering?
  let names: ((Int) -> String)?
  private let weights: TapeWeights
  var lowered: LoweredTape
  var expressions: ExpressionStore
  private var objectives: [[LinearProgram.Term]]
  /// Objectives by priority, of constraints and of content.
  var priorityTiers: [Double: [LinearProgram.Term]] = [:]
  /// The objective that keeps decided lengths near their targets.
  var displacement: [LinearProgram.Term] = []

  /// - Parameters:
  ///   - steering: constraints, and what has been decided; `nil` for a layout without constraints.
  ///   - names: the name of an operation's column, where a reader will see the program.
  static func lower(
    _ tape: Tape, _ use: TapeUse, steering: LoweringSteering? = nil, names: ((Int) -> String)? = nil
  ) -> LoweredTape {
    var lowering = TapeLowering(tape, use, steering, names)
    lowering.reserve()
    for index in tape.operations.indices where use.isInProgram[index] { lowering.lower(index) }
    if let steering { lowering.addConstraints(steering.constraints) }
    lowering.addTiers()
    return lowering.lowered
  }

  private init(_ tape: Tape, _ use: TapeUse, _ steering: LoweringSteering?, _ names: ((Int) -> String)?) {
    self.tape = tape
    self.use = use
    self.steering = steering
    self.names = names
    weights = TapeWeights(tape, use, linearised: steering?.isLinearised ?? [])
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
    let isLinearised = steering?.isLinearised[index] ?? false
    switch operation.kind {
    case .input: _ = addColumn(index, .fixed(operation.lower), .fixed)
    case .linear: lowerLinear(index, constant: operation.lower)
    case .clamp: isLinearised ? lowerActivePiece(index, operation) : lowerClamp(index, operation)
    case .maximum: lowerExtreme(index, sign: 1, isLinearised)
    case .minimum: lowerExtreme(index, sign: -1, isLinearised)
    case .answer: lowerAnswer(index, operation)
    case .variable: lowerVariable(index, operation)
    }
  }

  private mutating func addTiers() {
    for (priority, terms) in priorityTiers.sorted(by: { $0.key > $1.key }) {
      let number = priority == priority.rounded() ? "\(Int(priority))" : "\(priority)"
      lowered.program.addTier(name: "priority \(number)", priority: priority, terms: terms)
    }
    for (block, terms) in objectives.enumerated() {
      lowered.program.addTier(name: "natural layout, block \(block + 1)", terms: terms)
    }
    if !displacement.isEmpty { lowered.program.addTier(name: "near the direct layout", terms: displacement) }
  }
}

extension TapeLowering {
  func value(of term: Tape.Term) -> Double {
    term.result < 0 ? term.coefficient : term.coefficient * tape.values[Int(term.result)]
  }

  func value(of terms: ArraySlice<Tape.Term>) -> Double { terms.reduce(0) { $0 + value(of: $1) } }

  mutating func expression(of terms: some Sequence<Tape.Term>, plus constant: Double = 0) -> ExpressionStore.Expression
  {
    for term in terms { expressions.add(term, columns: lowered.columns) }
    return expressions.finish(plus: constant)
  }

  /// Adds the column of an operation's result.
  mutating func addColumn(_ index: Int, _ bounds: LinearProgram.Bounds, _ status: BasisStatus) -> Int {
    let column = lowered.program.addColumn(lower: bounds.lower, upper: bounds.upper, name: names?(index))
    lowered.columns[index] = Int32(column)
    lowered.basis.columns.append(status)
    return column
  }

  /// Adds a column of its own that is never negative.
  mutating func addResidual(_ name: String?, _ status: BasisStatus) -> Int {
    lowered.basis.columns.append(status)
    return lowered.program.addColumn(lower: 0, upper: .infinity, name: names == nil ? nil : name)
  }

  /// Adds the row `columns - expression` with bounds that hold the expression's constant already.
  @discardableResult mutating func addRow(
    _ columns: [(column: Int, coefficient: Double)], minus expression: ExpressionStore.Expression,
    _ bounds: LinearProgram.Bounds, _ status: BasisStatus, name: String?
  ) -> Int {
    var terms = columns.map { LinearProgram.Term(column: $0.column, coefficient: $0.coefficient) }
    for (column, coefficient) in expressions.terms(of: expression) where coefficient != 0 {
      terms.append(LinearProgram.Term(column: Int(column), coefficient: -coefficient))
    }
    lowered.basis.rows.append(status)
    return lowered.program.addRow(
      lower: bounds.lower, upper: bounds.upper, name: names == nil ? nil : name, terms: terms)
  }

  mutating func addCost(_ index: Int, _ columns: [(column: Int, sign: Double)]) {
    let weight = weights.weights[index]
    objectives[weights.block(of: index)] += columns.map {
      LinearProgram.Term(column: $0.column, coefficient: $0.sign * weight)
    }
  }
}
