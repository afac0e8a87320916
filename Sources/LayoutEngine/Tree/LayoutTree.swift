import Foundation
import LayoutModel

/// A tree of views, ready to be laid out in any space.
///
/// Nodes are numbered from the root, 0: the children of a node are consecutive, a parent comes before its children, and
/// what is inside a node stands together (`NodeOrder`); what geometry readers make follows behind. Arrays are flat and
/// indexed by node.
public struct LayoutTree: Sendable {
  /// How deep views and modifiers may be nested; keeps the recursion of a pass inside any thread's stack.
  public static let depthLimit = 1000

  private let environment: LeafEnvironment
  var nodes: [Node] = []
  private var ruleStorage = RuleStorage(RuleTables())
  /// The layout priorities that parents see.
  var priorities: [Double] = []
  var parents: [Int32] = []
  var ids: [String?] = []
  /// The nodes with names, parents before children and siblings in order, and how many such nodes each stands inside.
  private(set) var namedNodes: [(node: Int, depth: Int)] = []
  /// Where each node was made, as seen from its parent.
  var places: [StructuralPlace] = []
  /// What makes the content of a geometry reader, and the size that it was made for.
  var geometryReaders: [Int: ReadGeometry] = [:]
  var traits: [Int: ViewTraits] = [:]
  /// How strongly a leaf's content resists; only where it is not as usual.
  var contentPriorities: [Int: ContentPriorities] = [:]

  /// The rules of the nodes.
  var rules: RuleTables {
    _read { yield ruleStorage.tables }
    _modify {
      var tables = ruleStorage.tables
      ruleStorage = .none  // So that tables of this tree alone are changed where they are.
      yield &tables
      ruleStorage = RuleStorage(tables)
    }
  }

  /// The number of nodes.
  public var count: Int { nodes.count }

  /// The name of a node.
  public func id(of node: Int) -> String? { ids[node] }

  /// What messages call a node: its name, or else its number.
  package func name(of node: Int) -> String { ids[node] ?? "node \(node)" }

  /// The number of the node that contains `node`; `nil` for the root.
  public func parent(of node: Int) -> Int? { node == 0 ? nil : Int(parents[node]) }

  /// Numbers the nodes under `root`.
  ///
  /// - Parameters:
  ///   - root: the tree's root.
  ///   - displayScale: pixels a point: a divider is one pixel thick, and text is as wide as whole pixels.
  ///   - textMeasurer: measures the texts that bring no measurer of their own.
  /// - Throws: ``LayoutError`` for a name that stands twice, views nested deeper than ``depthLimit``, or a modifier
  ///   without its view.
  /// - Complexity: linear in the number of nodes.
  public init(
    _ root: LayoutNode, displayScale: Double = 1, textMeasurer: any TextMeasurer = ApproximateTextMeasurer()
  ) throws(LayoutError) {
    environment = LeafEnvironment(displayScale: displayScale, textMeasurer: textMeasurer)
    try append([Pending(node: root, parent: 0, depth: 1, orientation: nil, direction: nil)])
  }

  /// Numbers some nodes, and those under them, behind those that are there: see ``NodeOrder``.
  private mutating func append(_ added: [Pending]) throws(LayoutError) {
    let start = nodes.count
    let queue = try Self.numbered(added)
    var rules = self.rules
    for pending in queue {
      let number = nodes.count
      let rule = rules.add(pending.node, orientation: pending.orientation, environment)
      var node = Node(rule: rule)
      node.firstChild = start + pending.firstChild
      node.direction = pending.innerDirection
      node.childCount = pending.node.children.count
      nodes.append(node)
      priorities.append(0)
      parents.append(Int32(pending.parent ?? start + pending.outer))
      ids.append(pending.node.id)
      places.append(pending.node.place)
      if !pending.node.traits.isEmpty { traits[number] = pending.node.traits }
      if case .geometryReader(let content?) = pending.node.kind {
        geometryReaders[number] = ReadGeometry(content: content, depth: pending.depth)
      }
      if node.childCount == 0 && pending.priorities != ContentPriorities() {
        contentPriorities[number] = pending.priorities
      }
    }
    self.rules = rules
    try checkNames()
    for i in queue.indices.reversed() { summarise(start + i, kind: queue[i].node.kind) }
    listNamedNodes()
    assignSlots()
  }

  /// Some nodes and those under them, by their numbers.
  private static func numbered(_ added: [Pending]) throws(LayoutError) -> [Pending] {
    var queue = added
    var order = NodeOrder(queue.indices)
    while let number = order.next() {
      let pending = queue[number]
      guard pending.depth <= depthLimit else { throw .tooDeep(limit: depthLimit) }
      try pending.node.checkShape()
      queue[number].firstChild = queue.count
      for (i, child) in pending.node.children.enumerated() {
        let isSecondary = i > 0 && pending.node.kind.isSecondary
        queue.append(
          Pending(
            node: child, outer: number, depth: pending.depth + 1,
            orientation: isSecondary ? nil : pending.innerOrientation, direction: pending.innerDirection,
            priorities: pending.innerPriorities))
      }
      order.append(queue.count - pending.node.children.count..<queue.count)
    }
    return queue
  }

  /// Adds children to nodes that have none.
  mutating func append(_ added: [(children: [LayoutNode], parent: Int, depth: Int)]) throws(LayoutError) {
    var pending: [Pending] = []
    for (children, parent, depth) in added {
      nodes[parent].firstChild = nodes.count + pending.count
      nodes[parent].childCount = children.count
      let direction = nodes[parent].direction
      let priorities = contentPriorities[parent] ?? ContentPriorities()
      pending += children.map {
        Pending(node: $0, parent: parent, depth: depth, direction: direction, priorities: priorities)
      }
    }
    try append(pending)
  }

  /// Finds ``namedNodes``, once nodes and names are there.
  mutating func listNamedNodes() {
    namedNodes = []
    var stack = [(node: 0, depth: 0)]
    while let (node, depth) = stack.popLast() {
      let isNamed = ids[node] != nil
      if isNamed { namedNodes.append((node, depth)) }
      for child in nodes[node].children.reversed() { stack.append((child, isNamed ? depth + 1 : depth)) }
    }
  }

  private func checkNames() throws(LayoutError) {
    var seen = Set<String>()
    for case let id? in ids where !seen.insert(id).inserted { throw .duplicateIdentifier(id) }
  }
}

extension LayoutTree {
  /// A node that waits for its number, with what it inherits.
  private struct Pending {
    var node: LayoutNode
    /// The parent's number in the tree, where that has one already.
    var parent: Int?
    /// Otherwise its place among those that are numbered together.
    var outer = 0
    /// The place of its first child.
    var firstChild = 0
    var depth: Int
    /// The axis of the stack around it, seen through modifiers.
    var orientation: Axis?
    /// The direction around it.
    var direction: LayoutDirection?
    /// How strongly content resists, as modifiers around it say.
    var priorities = ContentPriorities()

    var innerDirection: LayoutDirection? { node.layoutDirection ?? direction }

    var innerPriorities: ContentPriorities {
      guard case .contentPriorities(let settings) = node.kind else { return priorities }
      return priorities.applying(settings)
    }

    var innerOrientation: Axis? {
      switch node.kind {
      case .hstack: .horizontal
      case .vstack: .vertical
      case .zstack, .grid, .geometryReader, .scrollView: nil
      case .layout(let layout): layout.properties.stackOrientation
      default: orientation
      }
    }
  }

  /// Fills in what a parent reads of `node`; its children are done.
  private mutating func summarise(_ node: Int, kind: LayoutNode.Kind) {
    let children = nodes[node].children
    let first = children.first
    let visible = kind.isSecondary ? children.prefix(1) : children
    priorities[node] = kind.priority(ofFirst: first.map { priorities[$0] }, childCount: children.count)
    func firstChild(is property: Node.Properties) -> Bool {
      first.map { nodes[$0].properties.contains(property) } ?? false
    }
    var properties = Node.Properties()
    properties.set(.passesPriority, kind.passesPriority(childCount: children.count))
    properties.set(
      .projectsSpacing,
      kind.isSpacer || (kind.isUnary(childCount: children.count) && firstChild(is: .projectsSpacing)))
    properties.set(.hasExplicitGuides, kind.setsExplicitGuides || visible.contains { nodes[$0].hasExplicitGuides })
    properties.set(.childrenHaveOnePriority, children.allSatisfy { priorities[$0] == priorities[children.lowerBound] })
    properties.set(
      .answersByAxis,
      mayAnswerByAxis(nodes[node].rule, hasExplicitGuides: properties.contains(.hasExplicitGuides))
        && visible.allSatisfy { nodes[$0].answersByAxis })
    nodes[node].properties = properties
  }
}

extension LayoutTree {
  /// The layout of a type of its own at `node`; `nil` for any other node.
  func layout(of node: Int) -> AnyLayout? {
    guard case .layout(let layout) = nodes[node].rule else { return nil }
    return rules.layouts[layout]
  }

  /// The same tree with another layout at `node`, which has one of the same type.
  mutating func setLayout(of node: Int, to layout: AnyLayout) {
    guard case .layout(let number) = nodes[node].rule else { return }
    rules.layouts[number] = layout
  }
}
