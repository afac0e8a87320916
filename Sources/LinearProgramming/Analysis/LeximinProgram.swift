/// The largest deviation of some columns from their targets, as the objective of a linear program.
///
/// Each target has two rows, `x - t <= target` and `x + t >= target`, in which t is the column of the present step. At an
/// optimum the rows with a dual are tight in every optimal point: freezing them fixes the deviation of their columns. For
/// the next step the remaining rows change over to a new column t, which starts non-basic at its upper bound, the
/// deviation just reached.
///
/// Why the basis stays a basis: with the objective t the duals y are the row of the inverse that belongs to t, so they
/// have product 1 with its column in the matrix. The entries that the column loses have zero duals, so the product stays
/// 1 and the basis matrix regular.
struct LeximinProgram {
  private(set) var program: LinearProgram
  private(set) var start: SolveOptions.Start
  /// The targets whose deviation is not fixed yet, by index, with their columns and the upper of their two rows.
  private(set) var open: [(target: Int, column: Int, row: Int)] = []
  private var deviation: Int
  /// The columns of the steps before, whose deviations are known.
  private var reachedDeviations: [Int] = []

  /// - Parameters:
  ///   - targets: the targets in the component: index, column of the component, value.
  ///   - component: the program, and a point of it.
  init(_ targets: [(index: Int, column: Int, value: Double)], in component: FaceComponent) {
    program = component.program
    deviation = program.addColumn(lower: 0, upper: .infinity)
    var largest = (magnitude: 0.0, row: -1)
    for target in targets {
      let row = program.addRow(
        lower: -.infinity, upper: target.value,
        terms: [.init(column: target.column, coefficient: 1), .init(column: deviation, coefficient: -1)])
      program.addRow(
        lower: target.value, upper: .infinity,
        terms: [.init(column: target.column, coefficient: 1), .init(column: deviation, coefficient: 1)])
      open.append((target.index, target.column, row))
      let difference = component.values[target.column] - target.value
      if difference.magnitude > largest.magnitude {
        largest = (difference.magnitude, difference > 0 ? row : row + 1)
      }
    }
    start = component.start
    if case .given(var basis) = start {
      // The deviation is basic in the row where it is largest.
      basis.columns.append(largest.row < 0 ? .atLower : .basic)
      basis.rows += [BasisStatus](repeating: .basic, count: 2 * targets.count)
      if largest.row >= 0 { basis.rows[largest.row] = program.rowUpper[largest.row].isFinite ? .atUpper : .atLower }
      start = .given(basis)
    }
    minimiseDeviation()
  }

  private mutating func minimiseDeviation() {
    program.tiers = [.init(name: "deviation", columnIndices: [Int32(truncatingIfNeeded: deviation)], coefficients: [1])]
  }

  /// The deviation reached at an optimum.
  func deviation(in outcome: Outcome) -> Double { max(0, outcome.primal?.columnValues[deviation] ?? 0) }

  /// Fixes what an optimum shows to be fixed and turns to what is left.
  ///
  /// - Returns: the targets dealt with; none means that the duals show nothing.
  mutating func advance(after outcome: Outcome) -> [Int] {
    let reached = deviation(in: outcome)
    let tier = program.tiers[0]
    program = program.optimalFace(ofFirst: 1, in: outcome)
    reachedDeviations.append(deviation)
    // What is held takes other columns with it, along equations.
    let implied = ImpliedColumns(program, fixing: reachedDeviations)
    let isFixed = open.map {
      isHeld($0.row, tier, outcome) || isHeld($0.row + 1, tier, outcome) || implied.contains($0.column)
    }
    // Without any deviation left every target is met; then no row need have a dual.
    let isDone = reached <= Tolerances.acceptance * 1e-3
    let fixed = zip(open, isFixed).filter { isDone || $0.1 }.map(\.0.target)
    open = zip(open, isFixed).filter { !isDone && !$0.1 }.map(\.0)
    if open.isEmpty || fixed.isEmpty { return fixed }
    // A little room, so that the start is feasible in spite of rounding.
    let ceiling = reached + 1e-9 * max(1, reached)
    deviation = program.addColumn(lower: 0, upper: ceiling)
    for target in open {
      for row in [target.row, target.row + 1] {
        program.columnIndices[program.rowStarts[row] + 1] = Int32(truncatingIfNeeded: deviation)
      }
    }
    start = .own
    if var basis = outcome.basis {
      basis.columns.append(.atUpper)
      start = .given(basis)
    }
    minimiseDeviation()
    return fixed
  }

  private func isHeld(_ row: Int, _ tier: LinearProgram.Tier, _ outcome: Outcome) -> Bool {
    outcome.tiers[0].rowDuals[row].magnitude * tier.scale > Tolerances.freezing
  }
}
