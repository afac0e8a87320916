import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutReports

extension ResizeReport {
  /// What there is to show of a map: the named views, and the spacers, dividers and content without a name.
  init(_ map: ResizeMap, of tree: LayoutTree, in space: LayoutSpace, title: String) {
    var views: [View] = []
    var nodes: [Int] = []
    var stack = [(node: 0, depth: 0)]
    while let (node, depth) = stack.popLast() {
      let (id, role) = (tree.id(of: node), tree.role(of: node))
      // A node without a name that only wraps a named one shows nothing new, and neither does content inside of it.
      if id != nil || role == .spacer || role == .divider || (role == .content && !Self.isWrapped(node, tree)) {
        views.append(View(id: id, depth: depth, isSpacer: role == .spacer))
        nodes.append(node)
      }
      let inner = id == nil ? depth : depth + 1
      stack += tree.children(of: node).reversed().map { (node: $0, depth: inner) }
    }
    let pieces = map.pieces.map { piece in
      Piece(
        from: piece.from, to: piece.to,
        frames: nodes.map { node in
          piece.frames[node].map { frame in frame.numbers }
        },
        slopes: nodes.map { node in
          piece.slopes[node].map { [$0.x, $0.y, $0.width, $0.height] }
        }, causes: piece.causes, isExact: piece.isExact)
    }
    let across = space.length(along: map.axis == .horizontal ? .vertical : .horizontal)
    self.init(
      title: title, isWidth: map.axis == .horizontal, range: map.range,
      across: across.flatMap { $0.isFinite ? $0 : nil },
      views: views, pieces: pieces, gaps: map.gaps.map { Gap(from: $0.from, to: $0.to, reason: $0.status.name) },
      solves: map.solves, isComplete: map.isComplete)
  }

  /// Whether a node without a name is the only view inside of one that has a name.
  private static func isWrapped(_ node: Int, _ tree: LayoutTree) -> Bool {
    var node = node
    while let parent = tree.parent(of: node), tree.children(of: parent).count == 1 {
      if tree.id(of: parent) != nil { return true }
      node = parent
    }
    return false
  }
}
