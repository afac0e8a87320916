import Foundation
public import LayoutEngine
import LayoutModel

extension LayoutNode {
  /// The tree with a frame around every view whose size was decided, at that size: what someone who has only SwiftUI
  /// would write. The frame takes over the view's name.
  ///
  /// - Parameter decided: lengths by node numbers of a `LayoutTree` of this node.
  /// - Complexity: linear in the number of nodes.
  public func framing(_ decided: [DecidedLength]) -> LayoutNode {
    var lengths: [Int: (width: CGFloat?, height: CGFloat?)] = [:]
    for length in decided {
      if length.axis == .horizontal {
        lengths[length.node, default: (nil, nil)].width = CGFloat(length.length)
      } else {
        lengths[length.node, default: (nil, nil)].height = CGFloat(length.length)
      }
    }
    return numbered { node, number in
      guard let length = lengths[number] else { return }
      let id = node.id
      node.id = nil
      node = node.modified(by: .frame(width: length.width, height: length.height, alignment: .center))
      node.id = id
    }
  }

  /// Changes every node, given its number in a `LayoutTree`; children before their parents.
  fileprivate func numbered(_ change: (inout LayoutNode, Int) -> Void) -> LayoutNode {
    var nodes = [self]
    var children = [0..<0]
    var order = NodeOrder(nodes.indices)
    while let next = order.next() {
      let inner = nodes[next].children
      nodes[next].children = []
      children[next] = nodes.count..<nodes.count + inner.count
      nodes += inner
      children += inner.map { _ in 0..<0 }
      order.append(children[next])
    }
    for number in nodes.indices.reversed() {
      nodes[number].children = Array(nodes[children[number]])
      change(&nodes[number], number)
    }
    return nodes[0]
  }
}

extension SolvedLayout {
  /// The direct layout of the tree in which every view whose size the constraints decided is framed at that size.
  ///
  /// It equals the solved layout: whoever has only SwiftUI can use the answer. Without constraints it is the direct layout.
  ///
  /// - Parameters:
  ///   - root: the tree that was solved.
  ///   - displayScale: as for `LayoutTree`.
  ///   - textMeasurer: as for `LayoutTree`.
  ///   - space: where it was solved.
  /// - Returns: the layout of the tree as it was, with the frames of the framed one.
  /// - Throws: `LayoutError` where the frames nest the tree too deep.
  public func realised(
    _ root: LayoutNode, displayScale: Double = 1, textMeasurer: any TextMeasurer = ApproximateTextMeasurer(),
    in space: LayoutSpace
  ) throws(LayoutError) -> ResolvedLayout {
    let numbered = root.numbered { $0.id = "\($1)" }.framing(decided)
    let framed = try LayoutTree(numbered, displayScale: displayScale, textMeasurer: textMeasurer)
    let layout = try DirectEngine().resolve(framed, in: space)
    let numbers = framed.nodesByName
    let tree = try LayoutTree(root, displayScale: displayScale, textMeasurer: textMeasurer)
    let frames = (0..<tree.count).map { node in numbers["\(node)"].flatMap { layout.nodeFrames[$0] } }
    return ResolvedLayout(tree, nodeFrames: frames, measurements: layout.measurements)
  }
}
