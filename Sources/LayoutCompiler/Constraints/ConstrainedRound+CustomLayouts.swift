import LayoutEngine

extension ConstrainedRound {
  /// How users' layouts were treated, by the nodes and names of the original tree.
  func customLayouts(_ problem: ConstrainedProblem) -> [CustomLayoutReport] {
    recording.customLayouts.map { report in
      var report = report
      report.node = problem.steered.originalNodes[report.node]
      report.id = problem.original.id(of: report.node)
      return report
    }
  }

  /// The traced layouts around views that do not come to rest, by their nodes in the steered tree.
  func tracedLayouts(around nodes: [Int], _ problem: ConstrainedProblem) -> Set<Int> {
    var ancestors = Set<Int>()
    for node in nodes {
      var next: Int? = node
      while let node = next, ancestors.insert(node).inserted { next = problem.original.parent(of: node) }
    }
    return Set(
      recording.customLayouts.filter { report in
        guard case .traced = report.treatment else { return false }
        return ancestors.contains(problem.steered.originalNodes[report.node])
      }
      .map(\.node))
  }
}

extension CustomLayoutReport {
  /// The report with the rounds and probes of earlier ones added.
  func after(_ earlier: [CustomLayoutReport]) -> CustomLayoutReport {
    guard case .traced(let rounds, let probes) = treatment,
      case .traced(let earlierRounds, let earlierProbes)? = earlier.first(where: { $0.node == node })?.treatment
    else { return self }
    var sum = self
    sum.treatment = .traced(rounds: rounds + earlierRounds, probes: probes + earlierProbes)
    return sum
  }
}
