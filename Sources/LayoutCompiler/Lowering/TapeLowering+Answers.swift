import LayoutEngine
import LayoutModel
import LinearProgramming

extension TapeLowering {
  /// A view's own answer: free inside what is required, and at its natural value unless something stronger moves it.
  mutating func lowerAnswer(_ index: Int, _ operation: Tape.Operation) {
    let expression = expression(of: tape.terms(of: index))
    let column = addColumn(
      index, LinearProgram.Bounds(lower: operation.lower, upper: operation.upper), .basic)
    let up = addResidual(residualName(index, "up"), .atLower)
    let down = addResidual(residualName(index, "down"), .atLower)
    addRow(
      [(column, 1), (up, -1), (down, 1)], minus: expression, .fixed(expression.constant), .fixed, name: names?(index))
    addCost(index, [(up, 1), (down, 1)])
    addContentBounds(index, column)
  }

  /// A decided length: free inside what is required, and as near as the constraints let it to its target.
  mutating func lowerVariable(_ index: Int, _ operation: Tape.Operation) {
    let column = addColumn(
      index, LinearProgram.Bounds(lower: operation.lower, upper: operation.upper), .basic)
    if let target = steering?.targets[index] {
      let up = addResidual(residualName(index, "up"), .atLower)
      let down = addResidual(residualName(index, "down"), .atLower)
      let terms = target.slopes.map { Tape.Term(result: $0.input, coefficient: $0.slope) }
      let offset = target.slopes.reduce(target.value) { $0 - $1.slope * tape.values[Int($1.input)] }
      let expression = expression(of: terms, plus: offset)
      addRow(
        [(column, 1), (up, -1), (down, 1)], minus: expression, .fixed(expression.constant), .fixed, name: names?(index))
      displacement += [up, down].map { LinearProgram.Term(column: $0, coefficient: 1) }
      lowered.displacements.append(LoweredTape.Displacement(operation: index, column: column, target: target.value))
    }
    addContentBounds(index, column)
  }

  /// What content holds on to: its smallest length by its resistance, its largest by its hugging.
  private mutating func addContentBounds(_ index: Int, _ column: Int) {
    guard let steering, let mark = steering.marks[index], let length = steering.frames[mark.frame][mark.axis] else {
      return
    }
    let natural = steering.targets[index]?.value ?? tape.values[index]
    switch length.content {
    case .free: break
    case .bounded(let bounds, let resistance, let hugging):
      addContentBounds(index, column, bounds, resistance, hugging)
    case .natural(let resistance, let hugging):
      addContentBounds(index, column, natural...natural, resistance, hugging)
    }
  }

  private mutating func addContentBounds(
    _ index: Int, _ column: Int, _ bounds: ClosedRange<Double>, _ resistance: ConstraintPriority,
    _ hugging: ConstraintPriority
  ) {
    let value = tape.values[index]
    let nothing = expression(of: [])
    if bounds.lowerBound > 0 {
      let isShort = value < bounds.lowerBound
      let squeeze = addResidual(residualName(index, "squeeze"), isShort ? .basic : .atLower)
      addRow(
        [(column, 1), (squeeze, 1)], minus: nothing,
        LinearProgram.Bounds(lower: bounds.lowerBound, upper: .infinity), isShort ? .atLower : .basic,
        name: residualName(index, "squeeze"))
      priorityTiers[resistance.value, default: []].append(LinearProgram.Term(column: squeeze, coefficient: 1))
    }
    if bounds.upperBound < .infinity {
      let isLong = value > bounds.upperBound
      let stretch = addResidual(residualName(index, "stretch"), isLong ? .basic : .atLower)
      addRow(
        [(column, 1), (stretch, -1)], minus: nothing,
        LinearProgram.Bounds(lower: -.infinity, upper: bounds.upperBound), isLong ? .atUpper : .basic,
        name: residualName(index, "stretch"))
      priorityTiers[hugging.value, default: []].append(LinearProgram.Term(column: stretch, coefficient: 1))
    }
  }
}
