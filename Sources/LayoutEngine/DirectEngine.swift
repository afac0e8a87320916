import Foundation
import LayoutModel

/// Lays out a tree exactly as SwiftUI does: one pass of proposals and answers, in plain numbers.
public struct DirectEngine: LayoutResolver {
  /// Makes an engine; it has no settings.
  public init() {}

  /// Lays `tree` out in `space`; linear in the number of distinct measurements.
  public func resolve(_ tree: LayoutTree, in space: LayoutSpace) throws(LayoutError) -> ResolvedLayout {
    try resolve(tree, in: space, measuring: [])
  }

  /// Lays `tree` out in `space`, and measures the text baselines that `constraints` speak of; they change nothing.
  public func resolve(
    _ tree: LayoutTree, in space: LayoutSpace, measuring constraints: [LayoutConstraint]
  ) throws(LayoutError) -> ResolvedLayout {
    let host = LayoutHost(tree, in: space)
    defer { host.caches.removeAll() }
    return host.resolve(in: space, measuring: constraints)
  }
}

extension LayoutHost {
  /// Runs a plain pass over the tree, and measures the text baselines that `constraints` speak of.
  func resolve(in space: LayoutSpace, measuring constraints: [LayoutConstraint] = []) -> ResolvedLayout {
    let measured = constraints.isEmpty ? [] : tree.nodesWithBaselines(in: constraints)
    var frames = [CGRect?](repeating: nil, count: tree.count)
    var baselines: [Int: TextBaselines] = [:]
    pass.place(
      NumericProposal(space.proposal), in: space, window: space.container.map { NumericSize(constant: $0) }
    ) { [pass] node, place in
      frames[node] = CGRect(
        x: place.origin.x, y: place.origin.y, width: place.size.width, height: place.size.height)
      guard !measured.isEmpty && measured.contains(node) else { return }
      baselines[node] = TextBaselines(
        first: pass.baseline(.firstTextBaseline, node, place), last: pass.baseline(.lastTextBaseline, node, place))
    }
    var layout = ResolvedLayout(tree, nodeFrames: frames, measurements: pass.measurements)
    layout.baselines = baselines
    return layout
  }
}
