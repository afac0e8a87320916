public import Foundation
import LayoutModel

extension ResolvedLayout {
  /// The frames of a finished pass.
  init<N: LayoutNumber>(_ tree: LayoutTree, _ placed: [PlacedNode<N>?], measurements: Int) {
    let frames = placed.map { node in
      node.map {
        CGRect(x: $0.origin.x.value, y: $0.origin.y.value, width: $0.size.width.value, height: $0.size.height.value)
      }
    }
    self.init(tree, nodeFrames: frames, measurements: measurements)
  }

  /// The named views among the frames of all nodes, in the order of a depth-first walk.
  public init(_ tree: LayoutTree, nodeFrames: [CGRect?], measurements: Int) {
    var views: [View] = []
    var stack = [(node: 0, depth: 0)]
    while let (node, depth) = stack.popLast() {
      guard let frame = nodeFrames[node] else { continue }
      var inner = depth
      if let id = tree.id(of: node) {
        views.append(View(id: id, node: node, depth: depth, frame: frame))
        inner += 1
      }
      for child in tree.nodes[node].children.reversed() { stack.append((node: child, depth: inner)) }
    }
    self.init(
      size: nodeFrames[0]?.size ?? .zero, views: views, nodeFrames: nodeFrames, measurements: measurements,
      tree: tree)
  }
}
