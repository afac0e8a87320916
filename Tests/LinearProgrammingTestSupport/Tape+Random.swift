extension Tape {
  /// A tape of 2 to 60 operations over expressions with up to two earlier results.
  public static func random(using generator: inout SplitMix64) -> Tape {
    let operations = Int.random(in: 2...60, using: &generator)
    return random(operations: operations, reach: .max, using: &generator)
  }

  /// A tape over expressions with up to two of the results before.
  ///
  /// - Parameter reach: how far back an expression goes. The shorter, the deeper the nesting and the steeper the weights.
  public static func random(operations: Int, reach: Int, using generator: inout SplitMix64) -> Tape {
    var tape = Tape()
    for _ in 0..<operations {
      switch generator.pick([0, 0, 0, 1, 2]) {
      case 0:
        let lower = generator.pick([0.0, 10, -20])
        let upper = generator.pick([Double.infinity, lower, lower + generator.whole(1...80)])
        _ = tape.append(.clamp(tape.randomExpression(reach, using: &generator), lower: lower, upper: upper))
      case 1: _ = tape.append(.maximum(tape.randomInputs(reach, using: &generator)))
      default: _ = tape.append(.minimum(tape.randomInputs(reach, using: &generator)))
      }
    }
    return tape
  }

  private func randomInputs(_ reach: Int, using generator: inout SplitMix64) -> [Expression] {
    (0..<Int.random(in: 2...3, using: &generator)).map { _ in randomExpression(reach, using: &generator) }
  }

  private func randomExpression(_ reach: Int, using generator: inout SplitMix64) -> Expression {
    var expression = Expression(Double.random(in: -50...150, using: &generator))
    var earlier = Array(operations.indices.suffix(reach))
    for _ in 0..<min(earlier.count, Int.random(in: 0...2, using: &generator)) {
      let result = earlier.remove(at: Int.random(in: earlier.indices, using: &generator))
      expression.terms.append((result, generator.pick([1, -1, 0.5, -0.5, 1.0 / 3])))
    }
    return expression
  }

  /// Rows of leaves that share a width as stacks do: each is offered an equal part of what the ones before have left.
  ///
  /// Four columns and two rows a leaf.
  public static func stacks(leaves: Int, leavesPerStack: Int, using generator: inout SplitMix64) -> Tape {
    var tape = Tape()
    var remaining = 0
    for leaf in 0..<leaves {
      let position = leaf % leavesPerStack
      if position == 0 {
        remaining = tape.append(.linear(Expression(generator.whole(300...2000))))
      }
      let share = 1 / Double(leavesPerStack - position)
      let lower = generator.whole(0...40)
      let upper = generator.pick([Double.infinity, lower + generator.whole(1...80)])
      let size = tape.append(.clamp(Expression(0, [(remaining, share)]), lower: lower, upper: upper))
      remaining = tape.append(.linear(Expression(0, [(remaining, 1), (size, -1)])))
    }
    return tape
  }
}
