public import Foundation
import LayoutModel

extension ResolvedLayout {
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
