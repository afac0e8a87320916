import LayoutModel

/// The children of a node that answers each axis on its own, as a rule sees them that is asked for one axis only.
///
/// Their lengths along the other axis are 0: the rule runs as always, and what it makes of them is not looked at.
struct AxisSubviews<Number: LayoutNumber>: RuleSubviews {
  private let pass: LayoutPass<Number>
  private let node: Int
  private let axis: Axis
  private let first: Int
  let count: Int
  var haveExplicitGuides: Bool { false }

  init(_ pass: LayoutPass<Number>, _ node: Int, _ axis: Axis) {
    self.pass = pass
    self.node = node
    self.axis = axis
    first = pass.nodes[node].firstChild
    count = pass.nodes[node].childCount
  }

  func areAsked(onlyAlong axis: Axis) -> Bool { axis == self.axis }

  func size(_ child: Int, _ proposal: NumericProposal<Number>) -> NumericSize<Number> {
    NumericSize(along: axis, pass.length(first + child, axis, proposal[axis]), across: Number(0))
  }

  func probe(_ child: Int, _ proposal: NumericProposal<Double>) -> NumericSize<Double> {
    if Number.isRecorded {
      return NumericSize(along: axis, pass.host.pass.length(first + child, axis, proposal[axis]), across: 0)
    }
    let answer = pass.length(first + child, axis, proposal[axis].map { Number($0) })
    return NumericSize(along: axis, answer.value, across: 0)
  }

  /// The order does not depend on the length across: there is one.
  func servingOrder(along axis: Axis, cross: Double?) -> KnownTurns<Number> {
    pass.turns(of: node, cross: nil) { ServingOrder(self, axis: axis, cross: nil) }
  }

  var mayBeRigid: Bool { !pass.steering.decided.isEmpty }

  var served: ServedStack<Number> { pass.served }

  func rigidLength(_ child: Int, _ axis: Axis) -> Number? {
    mayBeRigid ? pass.rigidLength(first + child, axis) : nil
  }

  func explicitGuide(_ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>) -> Number? { nil }

  func customDefault(_ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>) -> Number { Number(0) }

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
