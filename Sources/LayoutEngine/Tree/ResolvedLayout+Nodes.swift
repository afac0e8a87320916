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
    // What is left out has no frame, and nothing inside it has.
    let views = tree.namedNodes.compactMap { node, depth -> View? in
      guard let id = tree.id(of: node), let frame = nodeFrames[node] else { return nil }
      return View(id: id, node: node, depth: depth, frame: frame)
    }
    self.init(
      size: nodeFrames[0]?.size ?? .zero, views: views, nodeFrames: nodeFrames, measurements: measurements,
      tree: tree)
  }
}
