import LayoutModel

/// The children of a node, as a rule sees them.
struct NodeSubviews<Number: LayoutNumber>: RuleSubviews {
  private let pass: LayoutPass<Number>
  private let node: Int
  private let first: Int
  let count: Int
  let haveExplicitGuides: Bool

  init(_ pass: LayoutPass<Number>, _ node: Int) {
    self.pass = pass
    self.node = node
    first = pass.nodes[node].firstChild
    count = pass.nodes[node].childCount
    haveExplicitGuides = pass.nodes[node].hasExplicitGuides
  }

  /// Orders are kept for each length across: a stack is asked for several lengths along its axis at each.
  func servingOrder(along axis: Axis, cross: Double?) -> KnownTurns<Number> {
    if pass.nodes[node].answersByAxis {
      return AxisSubviews(pass, node, axis).servingOrder(along: axis, cross: nil)
    }
    return pass.turns(of: node, cross: cross) { ServingOrder(self, axis: axis, cross: cross) }
  }

  func gridOrder(_ structure: GridStructure, along axes: Axis.Set) -> GridOrder {
    pass.host.gridOrder(of: node, along: axes) { GridOrder(self, structure, axes: axes) }
  }

  func size(_ child: Int, _ proposal: NumericProposal<Number>) -> NumericSize<Number> {
    pass.size(first + child, proposal)
  }

  func probe(_ child: Int, _ proposal: NumericProposal<Double>) -> NumericSize<Double> {
    if Number.isRecorded { return pass.host.pass.size(first + child, proposal) }
    let answer = pass.size(
      first + child,
      NumericProposal(width: proposal.width.map { Number($0) }, height: proposal.height.map { Number($0) }))
    return NumericSize(width: answer.width.value, height: answer.height.value)
  }

  var mayBeRigid: Bool { !pass.steering.decided.isEmpty }

  var served: ServedStack<Number> { pass.served }

  func rigidLength(_ child: Int, _ axis: Axis) -> Number? {
    mayBeRigid ? pass.rigidLength(first + child, axis) : nil
  }

  func explicitGuide(_ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>) -> Number? {
    pass.explicitGuide(key, first + child, proposal)
  }

  func customDefault(_ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>) -> Number {
    pass.computedGuide(of: first + child, proposal) { key.id.defaultValue(in: $0) }
  }

  var haveOnePriority: Bool { pass.nodes[node].childrenHaveOnePriority }

  func priority(_ child: Int) -> Double { pass.priorities[first + child] }

  func distance(after child: Int, along axis: Axis) -> Double { pass.gap(after: first + child, along: axis) }

  func distance(from child: Int, to next: Int, along axis: Axis) -> Double {
    let spacing = pass.host.spacing(of: first + child)
    return Double(spacing.distance(to: pass.host.spacing(of: first + next), along: axis))
  }

  func spacing(_ child: Int) -> ViewSpacing { pass.host.spacing(of: first + child) }

  func value<K: LayoutValueKey>(_ key: K.Type, _ child: Int) -> K.Value { pass.host.value(key, of: first + child) }
}
