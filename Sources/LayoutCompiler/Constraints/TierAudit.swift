public import LayoutEngine

/// Whether one weighted objective would have given a solved layout, and with which ratio between priorities.
public struct TierAudit: Sendable, Equatable {
  /// A ratio that was tried.
  public struct Trial: Sendable, Equatable {
    /// The weight of each priority over that of the next weaker one.
    public var ratio: Double
    /// Whether the weighted layout has the same frames.
    public var agrees: Bool
  }

  /// The ratios that were tried, rising; the last one agrees, if any does.
  public var trials: [Trial]

  /// The smallest ratio tried that gives the same layout; `nil` where none does.
  public var smallestRatio: Double? { trials.last.flatMap { $0.agrees ? $0.ratio : nil } }

  /// What is tried: the powers of ten whose squares still fit into one objective's spread, and a few beyond it.
  public static let ratios = [10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}

extension SolverEngine {
  /// Solves a layout again with weighted objectives of rising ratio, until one gives the same frames.
  ///
  /// - Parameters:
  ///   - solved: the layout that the tree has in the lexicographic order.
  ///   - tree: the tree.
  ///   - space: where it was solved.
  ///   - constraints: under which it was solved.
  /// - Returns: what was tried; nothing where `solved` has no frames.
  /// - Complexity: up to ``TierAudit/ratios``'s number of solves.
  public func audit(
    _ solved: SolvedLayout, of tree: LayoutTree, in space: LayoutSpace, constraints: [LayoutConstraint]
  ) throws(ConstraintError) -> TierAudit {
    var audit = TierAudit(trials: [])
    guard solved.status == .optimal, let layout = solved.layout else { return audit }
    var weighted = self
    for ratio in TierAudit.ratios {
      weighted.options.policy = .weighted(ratio: ratio)
      let other = try weighted.solve(tree, in: space, constraints: constraints)
      let agrees = other.status == .optimal && Comparison(direct: layout, solver: other.layout).verdict == .agree
      audit.trials.append(TierAudit.Trial(ratio: ratio, agrees: agrees))
      if agrees { break }
    }
    return audit
  }
}
