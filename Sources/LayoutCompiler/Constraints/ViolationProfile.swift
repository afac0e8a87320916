import LayoutEngine
import LayoutModel

/// How much a layout violates, priority by priority: constraints by their weights, and what content holds on to.
struct ViolationProfile {
  /// What is violated of each priority, in points times weight.
  private(set) var amounts: [Double: Double] = [:]

  /// Constraints alone, where operations have these results.
  init(_ constraints: [LoweringSteering.Constraint], _ results: [Double]) {
    for constraint in constraints {
      amounts[constraint.priority, default: 0] += constraint.violation(results) * constraint.weight
    }
  }

  /// The layout at `results` of a round's recording, with `decisions`.
  init(_ round: ConstrainedRound, _ results: [Double], _ decisions: LayoutDecisions, _ problem: ConstrainedProblem) {
    self.init(round.steering.constraints, results)
    for (i, lengths) in decisions.lengths.enumerated() {
      for axis in [Axis.horizontal, .vertical] {
        guard let length = lengths[axis], let decidable = problem.steered.frames[i][axis] else { continue }
        add(length, decidable.content, natural: problem.targets[i][axis]?.value ?? length)
      }
    }
  }

  private mutating func add(_ length: Double, _ content: DecidableLength.Content, natural: Double) {
    switch content {
    case .free: break
    case .bounded(let bounds, let resistance, let hugging):
      amounts[resistance.value, default: 0] += max(0, bounds.lowerBound - length)
      amounts[hugging.value, default: 0] += max(0, length - bounds.upperBound)
    case .natural(let resistance, let hugging):
      amounts[resistance.value, default: 0] += max(0, natural - length)
      amounts[hugging.value, default: 0] += max(0, length - natural)
    }
  }

  /// Whether this layout does better than another: less is violated of the highest priority of which not the same is.
  func isBetter(than other: ViolationProfile) -> Bool {
    for priority in Set(amounts.keys).union(other.amounts.keys).sorted(by: >) {
      let mine = amounts[priority] ?? 0
      let theirs = other.amounts[priority] ?? 0
      if abs(mine - theirs) > ConstraintReport.tolerance * max(1, mine, theirs) { return mine < theirs }
    }
    return false
  }
}
