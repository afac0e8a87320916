import LayoutModel

/// The children that a rule arranges: the engine's nodes, or the proxies that a layout got.
///
/// Children are counted from 0. Answers are memoised for each distinct value of the proposal.
protocol RuleSubviews {
  associatedtype Number: LayoutNumber
  associatedtype Turns: RandomAccessCollection<ServingTurn> = [ServingTurn] where Turns.Index == Int
  var count: Int { get }

  /// Whether the rule's length along this axis alone is looked at: the children's lengths across it are then 0.
  func areAsked(onlyAlong axis: Axis) -> Bool

  /// The child's answer to a proposal.
  func size(_ child: Int, _ proposal: NumericProposal<Number>) -> NumericSize<Number>

  /// The child's answer as plain numbers: for orders and reservations, which are constants of a formulation.
  func probe(_ child: Int, _ proposal: NumericProposal<Double>) -> NumericSize<Double>

  /// Whether a solver has decided any lengths.
  var mayBeRigid: Bool { get }

  /// The length that a solver has decided for the child and that it answers whatever it is offered.
  func rigidLength(_ child: Int, _ axis: Axis) -> Number?

  /// The child's own position of a guide, or `nil` where neither it nor anything inside it sets one.
  func explicitGuide(_ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>) -> Number?

  /// The position of a guide whose rule only its type knows, in a child that does not set it.
  func customDefault(_ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>) -> Number

  /// Whether any child may set an explicit guide; `false` makes aligning by the box guides cheap.
  var haveExplicitGuides: Bool { get }

  func priority(_ child: Int) -> Double

  /// Whether all children have the same priority.
  var haveOnePriority: Bool { get }

  /// The turns in which a stack serves the children at a length across its axis.
  func servingOrder(along axis: Axis, cross: Double?) -> Turns

  /// The order in which a grid serves the children where these axes have a proposal.
  func gridOrder(_ structure: GridStructure, along axes: Axis.Set) -> GridOrder

  /// Where a stack keeps what it serves meanwhile.
  var served: ServedStack<Number> { get }

  /// The preferred gap between a child and the next one.
  func distance(after child: Int, along axis: Axis) -> Double

  /// The preferred gap between two children that stand beside each other.
  func distance(from child: Int, to next: Int, along axis: Axis) -> Double

  /// The distances that a child prefers to its neighbours.
  func spacing(_ child: Int) -> ViewSpacing

  /// What a child says under a key.
  func value<K: LayoutValueKey>(_ key: K.Type, _ child: Int) -> K.Value
}

extension RuleSubviews {
  func areAsked(onlyAlong axis: Axis) -> Bool { false }

  var mayBeRigid: Bool { false }

  func rigidLength(_ child: Int, _ axis: Axis) -> Number? { nil }

  var haveOnePriority: Bool { (0..<count).allSatisfy { priority($0) == priority(0) } }

  var served: ServedStack<Number> { ServedStack() }

  func servingOrder(along axis: Axis, cross: Double?) -> [ServingTurn] {
    let order = ServingOrder(self, axis: axis, cross: cross)
    defer { order.drop() }
    return (0..<order.count).map(order.turn)
  }

  func gridOrder(_ structure: GridStructure, along axes: Axis.Set) -> GridOrder {
    GridOrder(self, structure, axes: axes)
  }

  /// The position of a guide in a child of `size`: the explicit one, or else the guide's default.
  func guide(
    _ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>, size: NumericSize<Number>
  ) -> Number {
    if haveExplicitGuides, let explicit = explicitGuide(key, child, proposal) { return explicit }
    return key.standardPosition(in: size) ?? customDefault(key, child, proposal)
  }
}

extension AlignmentKey {
  /// The share of the length at which the guide lies in a view that does not set it; `nil` for custom guides.
  var standardFraction: Double? {
    switch guide {
    case .leading, .top: 0
    case .horizontalCenter, .verticalCenter: 0.5
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: 1
    case .custom: nil
    }
  }

  func standardPosition<N: LayoutNumber>(in size: NumericSize<N>) -> N? {
    standardFraction.map { size[axis] * $0 }
  }
}

/// Where a rule puts a child: its origin in the container's own coordinates, and the proposal that it answers.
struct Placement<Number: LayoutNumber> {
  var origin: NumericPoint<Number>
  var proposal: NumericProposal<Number>
  /// What it answers, where the rule knows.
  var size: NumericSize<Number>?
}

typealias Placements<Number: LayoutNumber> = FlatList<Placement<Number>>

/// The rule of a container or a modifier, stated once for both engines.
protocol ContainerRule {
  /// The container's answer to a proposal.
  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number>

  /// Where every child stands when the container answers `proposal` with `size`: adds one placement a child, in order.
  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  )
}
