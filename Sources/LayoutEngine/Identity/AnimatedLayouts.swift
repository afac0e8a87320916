import Foundation
import LayoutModel

/// The custom layouts of a tree whose animatable data are on their way from those of an earlier tree.
struct AnimatedLayouts: Sendable {
  private struct Animated: Sendable {
    var node: Int
    var first: AnyLayout
    var last: AnyLayout
  }

  private let tree: LayoutTree
  private let identities: [ViewIdentity]
  private let space: LayoutSpace
  private let resolver: any LayoutResolver
  private let layouts: [Animated]
  /// The frames with the first data in the last tree.
  private(set) var start: [ViewIdentity: CGRect] = [:]

  /// Finds the layouts of one type in one place whose data differ; `nil` where there are none.
  init?(
    from old: LayoutTree, to tree: LayoutTree, in space: LayoutSpace, by resolver: any LayoutResolver
  ) throws(LayoutError) {
    var first: [ViewIdentity: AnyLayout] = [:]
    for (node, identity) in old.identities.enumerated() { first[identity] = old.layout(of: node) }
    identities = tree.identities
    layouts = identities.enumerated().compactMap { node, identity in
      guard let last = tree.layout(of: node), let first = first[identity], first.animates(to: last) else { return nil }
      return Animated(node: node, first: first, last: last)
    }
    (self.tree, self.space, self.resolver) = (tree, space, resolver)
    if layouts.isEmpty { return nil }
    start = try frames(at: 0)
  }

  /// Lays the tree out with the data at `progress`.
  func frames(at progress: Double) throws(LayoutError) -> [ViewIdentity: CGRect] {
    var tree = tree
    for layout in layouts {
      tree.setLayout(of: layout.node, to: layout.first.interpolated(to: layout.last, at: progress))
    }
    let result = try resolver.resolve(tree, in: space)
    var frames: [ViewIdentity: CGRect] = [:]
    for (identity, frame) in zip(identities, result.nodeFrames) { if let frame { frames[identity] = frame } }
    return frames
  }
}

extension AnyLayout {
  fileprivate func animates(to last: AnyLayout) -> Bool {
    type(of: layout) == type(of: last.layout) && animatableData != last.animatableData
  }

  /// The last layout with data between those of both.
  fileprivate func interpolated(to last: AnyLayout, at progress: Double) -> AnyLayout {
    var result = last
    if progress == 0 {
      result.animatableData = animatableData
    } else {
      var data = last.animatableData - animatableData
      data.scale(by: progress)
      result.animatableData = animatableData + data
    }
    return result
  }
}
