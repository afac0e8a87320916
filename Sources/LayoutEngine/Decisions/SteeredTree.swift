public import LayoutModel

/// A tree with virtual frames around the views whose sizes a solver may decide.
public struct SteeredTree: Sendable {
  /// The tree with the frames.
  public private(set) var tree: LayoutTree
  /// The frames, in the order of their nodes.
  public private(set) var frames: [VirtualFrame]
  /// The frame around each node of the original tree.
  private let framesOfNodes: [Int?]
  /// For each node of the original tree, the node whose frame is reported for it: the virtual frame, or itself.
  public let reportedNodes: [Int]
  /// For each node, the node of the original tree that it is or stands around.
  public let originalNodes: [Int]

  /// Puts a virtual frame around every view that is not sized by its children alone, and around the nodes in `named`.
  ///
  /// - Parameters:
  ///   - original: the tree without frames.
  ///   - axes: the axes along which sizes can be decided.
  ///   - named: further nodes, by their number in `original`, whose size a constraint speaks of.
  public init(_ original: LayoutTree, axes: Axis.Set, named: Set<Int>) {
    var frames: [VirtualFrame] = []
    let wraps = (0..<original.count).map { node -> Int? in
      guard let frame = original.virtualFrame(around: node, axes: axes, isNamed: named.contains(node)) else {
        return nil
      }
      frames.append(frame)
      return frames.count - 1
    }
    let result = original.inserting(virtualFrames: wraps)
    tree = result.tree
    reportedNodes = result.reportedNodes
    originalNodes = result.originalNodes
    self.frames = frames
    framesOfNodes = wraps
  }

  /// The number of the frame around a node of the original tree; `nil` where it has none.
  package func frame(around node: Int) -> Int? { framesOfNodes[node] }

  /// Takes over the content of a leaf of the original tree; returns the leaf's number here.
  package mutating func takeContent(of leaf: Int, from original: LayoutTree) -> Int {
    let inner = framesOfNodes[leaf] == nil ? reportedNodes[leaf] : tree.children(of: reportedNodes[leaf]).lowerBound
    tree.takeContent(of: inner, from: original, at: leaf)
    if let number = framesOfNodes[leaf] {
      let frame = frames[number]
      let axes: Axis.Set = [frame.width == nil ? [] : .horizontal, frame.height == nil ? [] : .vertical]
      if let new = original.virtualFrame(around: leaf, axes: axes, isNamed: true) { frames[number] = new }
    }
    return inner
  }
}

extension LayoutTree {
  /// The virtual frame that `node` needs, or `nil` where its size follows from its children's.
  fileprivate func virtualFrame(around node: Int, axes: Axis.Set, isNamed: Bool) -> VirtualFrame? {
    let frame = VirtualFrame(
      node: node, width: axes.contains(.horizontal) ? decidable(node, .horizontal, isNamed) : nil,
      height: axes.contains(.vertical) ? decidable(node, .vertical, isNamed) : nil)
    return frame.width == nil && frame.height == nil ? nil : frame
  }

  private func decidable(_ node: Int, _ axis: Axis, _ isNamed: Bool) -> DecidableLength? {
    let nonnegative = 0...Double.infinity
    let priorities = contentPriorities[node] ?? ContentPriorities()
    let resistance = axis == .horizontal ? priorities.horizontalResistance : priorities.verticalResistance
    let hugging = axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
    func content(_ bounds: ClosedRange<Double>) -> DecidableLength {
      DecidableLength(bounds: nonnegative, content: .bounded(bounds, resistance: resistance, hugging: hugging))
    }
    let natural = DecidableLength(bounds: nonnegative, content: .natural(resistance: resistance, hugging: hugging))
    let free = DecidableLength(bounds: nonnegative, content: .free)
    switch nodes[node].rule {
    case .fixed(let leaf):
      let length: Double = rules.fixed[leaf].length(axis, nil)
      return content(length...length)
    case .flexible(let leaf):
      let range = rules.flexible[leaf, axis]
      return content(Double(range.min)...max(Double(range.min), Double(range.max)))
    case .wrapping(let leaf): return axis == .horizontal ? content(0...rules.wrapping[leaf].width) : natural
    // Text can be narrower than it is, but not at no cost: as wide as it would be, it breaks its lines best.
    case .text: return natural
    case .area(let leaf): return axis == rules.areas[leaf].axis ? free : natural
    case .fraction: return axis == .horizontal ? free : natural
    case .shape, .geometryReader: return free
    case .spacer(let number):
      let leaf = rules.spacers[number]
      if let orientation = leaf.orientation, orientation != axis { return isNamed ? free : nil }
      return DecidableLength(bounds: max(0, leaf.minLength)...Double.infinity, content: .free)
    case .divider(let number):
      let leaf = rules.dividers[number]
      guard axis == (leaf.orientation ?? .vertical) else { return free }
      return isNamed ? content(leaf.thickness...leaf.thickness) : nil
    case .frame(let rule): return rules.frames[rule].fixes(axis) || !isNamed ? nil : free
    case .containerFrame(let rule): return rules.containerFrames[rule].fixes(axis) || !isNamed ? nil : free
    case .flexibleFrame(let number):
      let rule = rules.flexibleFrames[number]
      return isNamed || rule.takesProposal(axis) ? DecidableLength(bounds: rule.bounds(axis), content: .free) : nil
    case .position: return free
    case .scrollView(let rule):
      return isNamed || rule.axes.contains(axis == .horizontal ? .horizontal : .vertical) ? free : nil
    default: return isNamed ? free : nil
    }
  }

  /// The tree with a virtual frame around each node that has one in `wraps`; the frame takes over the node's name.
  fileprivate func inserting(virtualFrames wraps: [Int?]) -> SteeredNodes {
    var result = self
    result.nodes = []
    result.priorities = []
    result.parents = []
    result.ids = []
    result.places = []
    result.traits = [:]
    result.contentPriorities = [:]
    result.geometryReaders = [:]
    var reportedNodes = Array(repeating: 0, count: count)
    let queue = numbered(virtualFrames: wraps)
    for (number, steered) in queue.enumerated() {
      let old = steered.original
      var node = nodes[old]
      node.firstChild = steered.firstChild
      if !steered.isWrapped { reportedNodes[old] = number }
      if let frame = wraps[old], !steered.isWrapped {
        node.rule = .virtualFrame(RuleNumber(frame))
        // As a frame outside the view it has the direction of what is around it.
        node.direction = number == 0 ? nil : result.nodes[steered.parent].direction
        node.childCount = 1
      }
      result.nodes.append(node)
      result.priorities.append(priorities[old])
      result.parents.append(Int32(steered.parent))
      result.ids.append(steered.isWrapped ? nil : ids[old])
      result.places.append(steered.isWrapped ? StructuralPlace(steps: [.content]) : places[old])
      if !steered.isWrapped { result.traits[number] = traits[old] }
    }
    result.listNamedNodes()
    result.assignSlots()
    return SteeredNodes(tree: result, reportedNodes: reportedNodes, originalNodes: queue.map(\.original))
  }

  /// The nodes of the tree with virtual frames, by their numbers.
  private func numbered(virtualFrames wraps: [Int?]) -> [SteeredNode] {
    var queue = [SteeredNode(original: 0)]
    var order = NodeOrder(queue.indices)
    while let number = order.next() {
      let node = queue[number]
      queue[number].firstChild = queue.count
      if wraps[node.original] != nil && !node.isWrapped {
        queue.append(SteeredNode(original: node.original, parent: number, isWrapped: true))
      } else {
        queue += nodes[node.original].children.map { SteeredNode(original: $0, parent: number) }
      }
      order.append(queue[number].firstChild..<queue.count)
    }
    return queue
  }
}

/// A node of a tree with virtual frames.
private struct SteeredNode {
  /// The node that it is, or stands around.
  var original: Int
  var parent = 0
  var firstChild = 0
  /// Whether it is the view inside a virtual frame.
  var isWrapped = false
}

/// A tree with virtual frames, and which nodes became which.
private struct SteeredNodes {
  var tree: LayoutTree
  var reportedNodes: [Int]
  var originalNodes: [Int]
}
