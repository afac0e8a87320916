import LayoutEngine
import LinearProgramming

/// Turns a tape into rows and columns, operation by operation, with the status of each at the recorded point, or at a likelier
/// one.
///
/// | operation | columns | rows | objective |
/// |---|---|---|---|
/// | input | v, fixed at its value | | |
/// | clamp(e, lo, hi) | v in [lo, hi], up >= 0 if lo is finite, down >= 0 if hi is | v - up + down = e | c up + c down |
/// | maximum(e...) | v, at least the constants | v >= e, for each e | c v |
/// | minimum(e...) | v, at most the constants | v <= e, for each e | -c v |
/// | linear, long or used often | v | v = e | |
/// | linear, short | | | (part of its users' expressions) |
/// | answer(e) | v in its bounds, up >= 0, down >= 0 | v - up + down = e | c up + c down |
/// | variable | v in its bounds, up >= 0, down >= 0 | v - up + down = target | up + down |
///
/// With the weights of ``TapeWeights`` the optimum keeps `up` and `down` at the distance from e to the bounds, and v at
/// the largest or smallest e: the natural values. Constraints and the bounds of content come as tiers before that, and
/// decided lengths stay near their targets after it.
struct TapeLowering {
  // The tape's arrays, not the tape: reading them asks for nothing.
  let operations: [Tape.Operation]
  let values: [Double]
  /// The operations' results at the starting basis: those of the recorded point, unless constraints suggest a likelier one.
  let start: [Double]
  /// The operations that are lowered.
  let program: ProgramTape
  /// Their terms.
  let terms: [Tape.Term]
  let steering: LoweringSteering?
  /// The steering's, looked at for every operation.
  private let isFixed: [Bool]
  let names: ((Int) -> String)?
  private let weights: TapeWeights
  var lowered: LoweredTape
  var expressions = ExpressionStore()
  private var objectives: [LinearProgram.Tier]
  /// Objectives by priority, of constraints and of content.
  var priorityTiers: [Double: [LinearProgram.Term]] = [:]
  /// What holds decided lengths at the recorded point.
  var decidedBasis = DecidedBasis()
  /// The objective that keeps decided lengths near their targets.
  var displacement: [LinearProgram.Term] = []

  /// - Parameters:
  ///   - steering: constraints, and what has been decided; `nil` for a layout without constraints.
  ///   - condensed: whether operations that are one share a column, see ``ProgramTape``; not under constraints, which
  ///     hold single operations to the pieces that they are on.
  ///   - names: the name of an operation's column, where a reader will see the program.
  ///   - storage: that of earlier lowerings.
  static func lower(
    _ tape: Tape, _ use: TapeUse, steering: LoweringSteering? = nil, condensed: Bool = false,
    names: ((Int) -> String)? = nil, reusing storage: LoweringStorage? = nil
  ) -> LoweredTape {
    var lists = storage?.take() ?? LoweringStorage.Lists()
    let program = ProgramTape(tape, use, condensed: condensed && steering == nil, reusing: &lists)
    var lowering = TapeLowering(tape, program, steering, names, &lists)
    for place in program.operations.indices where program.isNeeded[place] { lowering.lower(place) }
    lowering.lowered.isCondensed = condensed && steering == nil
    for (number, original) in program.shared {
      lowering.lowered.columns[Int(number)] = lowering.lowered.columns[Int(original)]
    }
    if let steering {
      lowering.addConstraints(steering.constraints)
      lowering.decidedBasis.settle(&lowering.lowered.basis)
    }
    lowering.addTiers()
    storage?.keep(LoweringStorage.Lists(program, lowering.expressions))
    return lowering.lowered
  }

  private init(
    _ tape: Tape, _ program: ProgramTape, _ steering: LoweringSteering?, _ names: ((Int) -> String)?,
    _ lists: inout LoweringStorage.Lists
  ) {
    operations = tape.operations
    values = tape.values
    start = steering?.start ?? tape.values
    self.program = program
    terms = program.terms
    self.steering = steering
    isFixed = steering?.isFixed ?? []
    self.names = names
    weights = TapeWeights(program, count: operations.count, linearised: steering?.isLinearised ?? [])
    lowered = LoweredTape(
      columns: Array(repeating: -1, count: operations.count), blockCount: weights.blockCount,
      largestWeight: weights.largest)
    swap(&expressions, &lists.expressions)
    expressions.reset(operationCount: operations.count, columnCount: 3 * program.operations.count)
    objectives = (0..<weights.blockCount).map { LinearProgram.Tier(name: "natural layout, block \($0 + 1)") }
    let count = program.operations.count
    lowered.program.reserveCapacity(columns: count * 3, rows: count * 2, entries: count * 5)
    lowered.basis.columns.reserveCapacity(count * 3)
    lowered.basis.rows.reserveCapacity(count * 2)
    lowered.rowOperations.reserveCapacity(count * 2)
  }

  private mutating func lower(_ place: Int) {
    let operation = program.operations[place]
    let index = Int(program.numbers[place])
    if !isFixed.isEmpty && isFixed[index] { return keepConstant(values[index], for: index) }
    let isLinearised = steering?.isLinearised[index] ?? false
    switch operation.kind {
    case .input: _ = addColumn(index, .fixed(operation.lower), .fixed)
    case .linear: lowerLinear(index, operation, uses: Int(program.useCounts[place]))
    case .clamp: isLinearised ? lowerActivePiece(index, operation) : lowerClamp(index, operation)
    case .maximum: lowerExtreme(index, operation, sign: 1, isLinearised)
    case .minimum: lowerExtreme(index, operation, sign: -1, isLinearised)
    case .answer: lowerAnswer(index, operation)
    case .variable: lowerVariable(index, operation)
    }
  }

  private mutating func addTiers() {
    for (priority, terms) in priorityTiers.sorted(by: { $0.key > $1.key }) {
      let number = priority == priority.rounded() ? "\(Int(priority))" : "\(priority)"
      // What is required is taken for wishes where pieces of the layout are searched.
      let name = priority == ConstraintPriority.strongestWish.value ? "required" : "priority \(number)"
      lowered.program.addTier(name: name, priority: priority, terms: terms)
    }
    lowered.program.tiers += objectives
    if !displacement.isEmpty { lowered.program.addTier(name: "near the direct layout", terms: displacement) }
  }
}

extension TapeLowering {
  /// Lets an operation's result be a constant, without a column.
  mutating func keepConstant(_ value: Double, for index: Int) {
    expressions.keep(expression(of: [], plus: value), for: index)
    lowered.keepConstant(value, for: index)
  }

  /// The sum of an operation's terms at some results.
  func input(of operation: Tape.Operation, at results: [Double]) -> Double {
    var sum = 0.0
    for position in Int(operation.termStart)..<Int(operation.termEnd) { sum += terms[position].value(results) }
    return sum
  }

  /// The sum of an operation's terms, and a constant, over columns.
  mutating func expression(of operation: Tape.Operation, plus constant: Double = 0) -> ExpressionStore.Expression {
    for position in Int(operation.termStart)..<Int(operation.termEnd) {
      expressions.add(terms[position], columns: lowered.columns)
    }
    return expressions.finish(plus: constant)
  }

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
    lowered.stages.addColumn(weights.block(of: index))
    return column
  }

  /// Adds a column of its own, of an operation's stage, that is never negative.
  mutating func addResidual(_ index: Int, _ role: String, _ status: BasisStatus) -> Int {
    lowered.stages.addColumn(weights.block(of: index))
    return addResidual(residualName(index, role), status)
  }

  /// Adds a column of its own that is never negative.
  mutating func addResidual(_ name: String?, _ status: BasisStatus) -> Int {
    lowered.basis.columns.append(status)
    return lowered.program.addColumn(lower: 0, upper: .infinity, name: names == nil ? nil : name)
  }

  /// Adds an entry to the row that ``addRow(_:minus:_:_:name:)`` makes next.
  mutating func addEntry(_ column: Int, _ coefficient: Double) {
    lowered.program.addEntry(column: Int32(truncatingIfNeeded: column), coefficient: coefficient)
  }

  /// Adds the row of the entries added before less an expression, with bounds that hold the expression's constant already.
  ///
  /// - Parameter index: the operation whose row it is; `nil` for that of a constraint.
  @discardableResult mutating func addRow(
    _ index: Int?, minus expression: ExpressionStore.Expression, _ bounds: LinearProgram.Bounds, _ status: BasisStatus,
    name: String?
  ) -> Int {
    for position in Int(expression.start)..<Int(expression.end) {
      let coefficient = expressions.coefficients[position]
      if coefficient != 0 {
        lowered.program.addEntry(column: expressions.columns[position], coefficient: -coefficient)
      }
    }
    expressions.discard(expression)
    lowered.basis.rows.append(status)
    lowered.rowOperations.append(Int32(truncatingIfNeeded: index ?? -1))
    if let index { lowered.stages.addRow(weights.block(of: index)) }
    return lowered.program.addRow(lower: bounds.lower, upper: bounds.upper, name: names == nil ? nil : name)
  }

  /// Adds a column to the objective of an operation's block, at the operation's weight.
  mutating func addCost(_ index: Int, _ column: Int, sign: Double = 1) {
    let block = weights.block(of: index)
    objectives[block].columnIndices.append(Int32(truncatingIfNeeded: column))
    objectives[block].coefficients.append(sign * weights.weights[index])
  }
}
