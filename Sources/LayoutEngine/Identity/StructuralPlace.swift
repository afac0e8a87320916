/// Where a node was made, as seen from the node around it.
///
/// Views make nodes from the inside out, and each step is written onto the outermost node of a view only: modifiers take
/// it over from what they modify. So a view costs as many steps as builders, conditions and ids stand between it and its
/// container, and the identities are put together when somebody asks for them.
struct StructuralPlace: Sendable {
  /// The steps from the parent, the innermost first.
  private(set) var steps: [ViewIdentity.Step] = []
  /// The number of the modifier that made the node, counted from the inside and from 1; 0 where it is no modifier's.
  private(set) var modifier: Int32 = 0
  /// How many modifiers the view has so far, those included that made no node.
  private var modifierCount: Int32 = 0

  init(steps: [ViewIdentity.Step] = []) { self.steps = steps }

  /// Adds the step around those so far.
  mutating func append(_ step: ViewIdentity.Step) { steps.append(step) }

  /// Counts a modifier, whether or not it makes a node.
  mutating func countModifier() { modifierCount += 1 }

  /// Moves the steps to a modifier of the node; returns the modifier's place.
  mutating func movedToModifier() -> StructuralPlace {
    var outer = StructuralPlace(steps: steps)
    outer.modifier = max(modifierCount, modifier + 1)
    outer.modifierCount = outer.modifier
    steps = []
    return outer
  }
}

extension [LayoutNode] {
  /// The nodes one step further inside.
  func placed(_ step: ViewIdentity.Step) -> [LayoutNode] {
    var nodes = self
    for i in nodes.indices { nodes[i].place.append(step) }
    return nodes
  }

  /// The nodes with one more modifier counted.
  func layered() -> [LayoutNode] {
    var nodes = self
    for i in nodes.indices { nodes[i].place.countModifier() }
    return nodes
  }
}

extension LayoutNode {
  /// A container that no source names: it forms when several views stand where one may.
  static func implicit(_ kind: Kind, _ children: [LayoutNode]) -> LayoutNode {
    var node = LayoutNode(kind, children: children)
    node.place.append(.implicit)
    return node
  }
}
