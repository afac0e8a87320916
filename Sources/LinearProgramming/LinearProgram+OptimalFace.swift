extension LinearProgram {
  /// The program restricted to the optimal face of its first tiers, with only the later tiers left.
  ///
  /// What the outcome shows to be frozen by those tiers gets equal bounds: every column and row whose reduced cost, times
  /// `Tier.scale`, exceeds `Tolerances.freezing`. Minimising the first remaining tier of the result is then one
  /// ordinary linear program with the same meaning as in the lexicographic order. Linear in columns plus rows per tier.
  ///
  /// - Parameters:
  ///   - count: number of tiers to be held; at most as many as the outcome contains.
  ///   - outcome: an outcome of this program.
  public func optimalFace(ofFirst count: Int, in outcome: Outcome) -> LinearProgram {
    precondition(count <= outcome.tiers.count, "the outcome has only \(outcome.tiers.count) tiers")
    var face = self
    face.tiers.removeFirst(count)
    for (tier, result) in zip(tiers[..<count], outcome.tiers) {
      let tolerance = Tolerances.freezing / tier.scale
      Self.freeze(result.reducedCosts, tolerance, &face.columnLower, &face.columnUpper)
      Self.freeze(result.rowDuals, tolerance, &face.rowLower, &face.rowUpper)
    }
    return face
  }

  private static func freeze(
    _ costs: [Double], _ tolerance: Double, _ lower: inout [Double], _ upper: inout [Double]
  ) {
    for (index, cost) in costs.enumerated() where cost.magnitude > tolerance && lower[index] != upper[index] {
      if cost > 0 { upper[index] = lower[index] } else { lower[index] = upper[index] }
    }
  }
}
