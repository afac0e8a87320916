public import LinearProgramming

extension LinearProgram {
  /// A program of up to 8 columns and 8 rows with small whole numbers: most are feasible, some infeasible or unbounded.
  ///
  /// - Parameter tiers: number of objectives, or nil for 0 to 3.
  public static func random(using generator: inout SplitMix64, tiers: Int? = nil) -> LinearProgram {
    var program = LinearProgram()
    let columns = Int.random(in: 1...8, using: &generator)
    // A point that most rows are built around, so that feasible programs are the rule.
    var point: [Double] = []
    for _ in 0..<columns {
      let value = generator.whole(-9...9)
      point.append(value)
      let bounds = randomBounds(around: value, using: &generator)
      program.addColumn(lower: bounds.lower, upper: bounds.upper)
    }
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      let coefficients = point.map { _ in generator.chance(0.5) ? generator.whole(-4...4) : 0 }
      let activity = zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
      let shift = generator.chance(0.05) ? generator.whole(-30...30) : 0
      let bounds = randomBounds(around: activity + shift, using: &generator)
      program.addRow(lower: bounds.lower, upper: bounds.upper, terms: terms(coefficients))
    }
    for index in 0..<(tiers ?? Int.random(in: 0...3, using: &generator)) {
      let coefficients = point.map { _ in generator.chance(0.4) ? generator.whole(-5...5) : 0 }
      program.addTier(name: "tier \(index)", terms: terms(coefficients))
    }
    return program
  }

  private static func randomBounds(around value: Double, using generator: inout SplitMix64) -> Bounds {
    switch generator.pick([0, 1, 1, 2, 2, 3, 3, 3]) {
    case 0: generator.chance(0.5) ? .free : .fixed(value)
    case 1: Bounds(lower: value - generator.whole(0...6), upper: .infinity)
    case 2: Bounds(lower: -.infinity, upper: value + generator.whole(0...6))
    default: Bounds(lower: value - generator.whole(0...6), upper: value + generator.whole(0...6))
    }
  }
}
