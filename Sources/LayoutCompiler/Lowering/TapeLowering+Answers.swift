import LayoutEngine
import LayoutModel
import LinearProgramming

extension TapeLowering {
  /// A view's own answer: free inside what is required, and at its natural value unless something stronger moves it.
  mutating func lowerAnswer(_ index: Int, _ operation: Tape.Operation) {
    let expression = expression(of: operation)
    let column = addColumn(
      index, LinearProgram.Bounds(lower: operation.lower, upper: operation.upper), .basic)
    addEntry(column, 1)
    let up = lowered.program.columnCount
    addResiduals(index, up: false, down: false)
    addRow(index, minus: expression, .fixed(expression.constant), .fixed, name: names?(index))
    addDecided(column, at: start[index], insteadOf: values[index], residuals: (up, up + 1))
    addContentBounds(index, column)
  }

  /// A decided length: free inside what is required, and as near as the constraints let it to its target.
  mutating func lowerVariable(_ index: Int, _ operation: Tape.Operation) {
    let column = addColumn(
      index, LinearProgram.Bounds(lower: operation.lower, upper: operation.upper), .basic)
    if let target = steering?.targets[index] {
      addEntry(column, 1)
      let up = addResidual(index, "up", .atLower)
      addEntry(up, -1)
      let down = addResidual(index, "down", .atLower)
      addEntry(down, 1)
      let terms = target.slopes.map { Tape.Term(result: $0.input, coefficient: $0.slope) }
      let offset = target.slopes.reduce(target.value) { $0 - $1.slope * values[Int($1.input)] }
      let expression = expression(of: terms, plus: offset)
      addRow(index, minus: expression, .fixed(expression.constant), .fixed, name: names?(index))
      addDecided(column, at: start[index], insteadOf: target.value, residuals: (up, down))
      displacement += [up, down].map { LinearProgram.Term(column: $0, coefficient: 1) }
      lowered.displacements.append(LoweredTape.Displacement(operation: index, column: column, target: target.value))
    }
    addContentBounds(index, column)
  }

  /// Notes a length that starts away from where its row would have it.
  private mutating func addDecided(
    _ column: Int, at start: Double, insteadOf target: Double, residuals: (up: Int, down: Int)
  ) {
    guard abs(start - target) > LayoutRecording.staleTolerance * max(1, abs(target)) else { return }
    let residual = start > target ? residuals.up : residuals.down
    decidedBasis.lengths.append(DecidedBasis.Length(column: column, residual: residual))
  }

  /// What content holds on to: its smallest length by its resistance, its largest by its hugging.
  private mutating func addContentBounds(_ index: Int, _ column: Int) {
    guard let steering, let mark = steering.marks[index], let length = steering.frames[mark.frame][mark.axis] else {
      return
    }
    let natural = steering.targets[index]?.value ?? values[index]
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
    let value = start[index]
    let nothing = expression(of: [])
    if bounds.lowerBound > 0 {
      let isShort = value < bounds.lowerBound
      let squeeze = addResidual(index, "squeeze", isShort ? .basic : .atLower)
      addEntry(column, 1)
      addEntry(squeeze, 1)
      addRow(
        index, minus: nothing,
        LinearProgram.Bounds(lower: bounds.lowerBound, upper: .infinity), isShort ? .atLower : .basic,
        name: residualName(index, "squeeze"))
      priorityTiers[resistance.value, default: []].append(LinearProgram.Term(column: squeeze, coefficient: 1))
    }
    if bounds.upperBound < .infinity {
      let isLong = value > bounds.upperBound
      let stretch = addResidual(index, "stretch", isLong ? .basic : .atLower)
      addEntry(column, 1)
      addEntry(stretch, -1)
      addRow(
        index, minus: nothing,
        LinearProgram.Bounds(lower: -.infinity, upper: bounds.upperBound), isLong ? .atUpper : .basic,
        name: residualName(index, "stretch"))
      priorityTiers[hugging.value, default: []].append(LinearProgram.Term(column: stretch, coefficient: 1))
    }
  }
}
