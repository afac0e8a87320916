/// Lays out a tree exactly as SwiftUI does: one pass of proposals and answers, in plain numbers.
public struct DirectEngine: LayoutResolver {
  /// Makes an engine; it has no settings.
  public init() {}

  /// Lays `tree` out in `space`; linear in the number of distinct measurements.
  public func resolve(_ tree: LayoutTree, in space: LayoutSpace) throws(LayoutError) -> ResolvedLayout {
    let host = LayoutHost(tree, space.layoutDirection)
    defer { host.caches.removeAll() }
    return host.resolve(in: space)
  }
}

extension LayoutHost {
  /// Runs a plain pass over the tree.
  func resolve(in space: LayoutSpace) -> ResolvedLayout {
    let placed = pass.place(
      NumericProposal(space.proposal), in: space, window: space.container.map { NumericSize(constant: $0) })
    return ResolvedLayout(tree, placed, measurements: pass.measurements)
  }
}
