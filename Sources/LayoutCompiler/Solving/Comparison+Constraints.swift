public import LayoutEngine

extension Comparison {
  /// Compares a constrained solve with the direct engine: with its plain layout view by view, and with its layout of the
  /// tree in which the decided views are framed for the verdict.
  ///
  /// - Parameters:
  ///   - direct: the direct engine's layout.
  ///   - solved: the solver's.
  ///   - constraints: under which it was solved.
  ///   - root: the tree that both laid out.
  ///   - displayScale: as for `LayoutTree`.
  ///   - space: where both laid it out.
  /// - Throws: `LayoutError` where the tree with its frames cannot be laid out.
  public init(
    direct: ResolvedLayout, solved: SolvedLayout, constraints: [LayoutConstraint], of root: LayoutNode,
    displayScale: Double = 1, in space: LayoutSpace
  ) throws(LayoutError) {
    guard solved.status == .optimal, let layout = solved.layout, !constraints.isEmpty else {
      self.init(direct: direct, solver: solved.status == .optimal ? solved.layout : nil)
      return
    }
    self.init(
      direct: direct, solver: layout, realised: try solved.realised(root, displayScale: displayScale, in: space),
      ambiguous: Set(solved.ambiguities.map(\.decided.node)))
    let naming = ConstraintNaming(
      try LayoutTree(root, displayScale: displayScale), constraints,
      pressing: solved.constraints.filter { $0.absentView == nil && $0.slack ?? 0 == 0 }.map(\.index))
    for i in views.indices where views[i].standing == .constrained || views[i].standing == .ambiguous {
      views[i].constraints = naming.constraints(movingNode: views[i].node)
    }
  }
}

/// Which constraints speak of a view, or of what is around or inside it.
private struct ConstraintNaming {
  private let tree: LayoutTree
  private var named: [Int: [Int]] = [:]
  private var inside: [Int: [Int]] = [:]

  init(_ tree: LayoutTree, _ constraints: [LayoutConstraint], pressing: [Int]) {
    self.tree = tree
    let nodes = tree.nodesByName
    for index in pressing {
      var above = Set<Int>()
      for node in constraints[index].views.compactMap({ nodes[$0] }) {
        named[node, default: []].append(index)
        var next = tree.parent(of: node)
        while let parent = next, above.insert(parent).inserted {
          inside[parent, default: []].append(index)
          next = tree.parent(of: parent)
        }
      }
    }
  }

  func constraints(movingNode node: Int) -> [Int] {
    if let own = named[node] { return own }
    var found = Set(inside[node] ?? [])
    var next = tree.parent(of: node)
    while let parent = next {
      found.formUnion(named[parent] ?? [])
      next = tree.parent(of: parent)
    }
    return found.sorted()
  }
}
