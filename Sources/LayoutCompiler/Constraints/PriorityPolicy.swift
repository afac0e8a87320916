import LinearProgramming

/// How stronger wishes are kept above weaker ones.
public enum PriorityPolicy: Sendable, Equatable {
  /// Priority after priority, each on the optimal face of those before it: a stronger wish is never given up for weaker
  /// ones, however many they are.
  case lexicographic
  /// All priorities of constraints and of content in one objective, the weight of each `ratio` times that of the next
  /// weaker one; the natural layout comes after it as always.
  ///
  /// Fewer solves, and wrong where more than `ratio` points of weaker violations outvote a point of a stronger one, or
  /// where the ratio to the power of the number of priorities leaves what doubles can tell apart (a spread of about 1e9
  /// in one objective). No ratio is safe past five priorities. ``SolverEngine/audit(_:of:in:constraints:)`` tells whether
  /// a weighted objective would have done.
  case weighted(ratio: Double)
}

extension LinearProgram {
  /// Puts the tiers that stand for priorities into one, the last of them with weight 1 and each one before with `ratio`
  /// times the weight of the next.
  mutating func mergePriorities(ratio: Double) {
    let merged = tiers.filter { $0.priority != nil }
    guard merged.count > 1 else { return }
    var sum = Tier(name: "priorities in a ratio of \(ratio)", priority: merged[0].priority)
    var weight = 1.0
    for tier in merged.reversed() {
      sum.columnIndices += tier.columnIndices
      sum.coefficients += tier.coefficients.map { $0 * weight }
      weight *= ratio
    }
    tiers = [sum] + tiers.filter { $0.priority == nil }
  }
}
