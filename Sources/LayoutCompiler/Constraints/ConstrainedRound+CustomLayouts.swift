import LayoutEngine

extension ConstrainedProblem {
  /// How a recording treated users' layouts, by the nodes and names of the original tree, in the order of these nodes.
  func customLayouts(of recording: LayoutRecording) -> [CustomLayoutReport] {
    let reports = recording.customLayouts.map { report in
      var report = report
      report.node = steered.originalNodes[report.node]
      report.id = original.id(of: report.node)
      return report
    }
    return reports.sorted { $0.node < $1.node }
  }
}

extension ConstrainedRound {
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

extension SolvedLayout {
  /// Names the pinned layouts around the views of constraints that are not met.
  mutating func explainPinnedLayouts(_ problem: ConstrainedProblem) {
    let pinned = customLayouts.filter { if case .pinned = $0.treatment { true } else { false } }
    guard !pinned.isEmpty else { return }
    for i in constraints.indices where constraints[i].violation > 0 {
      constraints[i].pinnedLayouts = problem.layouts(pinned, around: [constraints[i].index])
    }
    for i in conflicts.indices {
      conflicts[i].pinnedLayouts = problem.layouts(pinned, around: conflicts[i].members.map(\.index))
    }
  }
}

extension ConstrainedProblem {
  /// Those of `layouts` that stand around a view that one of the constraints speaks of.
  fileprivate func layouts(_ layouts: [CustomLayoutReport], around indices: [Int]) -> [CustomLayoutReport] {
    let numbers = original.nodesByName
    var ancestors = Set<Int>()
    for term in indices.flatMap({ constraints[$0].left.terms + constraints[$0].right.terms }) {
      guard case .view(let id) = term.subject, var node = numbers[id] else { continue }
      while let parent = original.parent(of: node), ancestors.insert(parent).inserted { node = parent }
    }
    return layouts.filter { ancestors.contains($0.node) }
  }
}
