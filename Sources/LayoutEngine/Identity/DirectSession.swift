import LayoutModel

/// Lays out one tree after another and keeps the caches of custom layouts between them.
///
/// A layout finds the cache that a layout in the same place, by its ``ViewIdentity``, left behind: `updateCache` gets it
/// before the first other callback if the same type of layout made it. Where the type is another, inside an
/// `AnyLayout` too, the cache is made anew. A cache whose view is gone is dropped, and so is one whose layout has become
/// a built-in one.
///
/// Unlike SwiftUI, which calls `updateCache` when something has changed, a session calls it in every layout: it cannot
/// know. Proxies belong to the layout that they were handed out in, so `updateCache` has to replace those that a cache
/// keeps, as the default implementation does.
///
/// Frames are those of ``DirectEngine`` as long as layouts do what SwiftUI asks of them: a cache must not change an answer.
public final class DirectSession {
  private var caches: [ViewIdentity: AnyLayout.Cache] = [:]

  /// Makes a session without any cache.
  public init() {}

  /// The number of layouts whose caches are kept.
  public var cacheCount: Int { caches.count }

  /// Lays `tree` out in `space` as ``DirectEngine`` does.
  public func resolve(_ tree: LayoutTree, in space: LayoutSpace) -> ResolvedLayout {
    let host = LayoutHost(tree, in: space)
    let identities = tree.hasCustomLayouts ? tree.identities : []
    for case (let identity, let layout?) in zip(identities, tree.layoutNumbers) {
      if let cache = caches[identity] { host.caches.inherit(layout, cache) }
    }
    caches = [:]
    let result = host.resolve(in: space)
    for case (let identity, let layout?) in zip(identities, tree.layoutNumbers) {
      caches[identity] = host.caches.cache(of: layout)
    }
    host.caches.removeAll()
    return result
  }

  /// Lays `view` out in `space`.
  ///
  /// - Throws: ``LayoutError`` where the view cannot be laid out.
  public func resolve(
    _ view: some View, in space: LayoutSpace, environment: EnvironmentValues = EnvironmentValues()
  ) throws(LayoutError) -> ResolvedLayout {
    resolve(try LayoutTree(view, in: space, environment: environment), in: space)
  }
}

extension LayoutTree {
  fileprivate var hasCustomLayouts: Bool { !rules.layouts.isEmpty }

  /// For every node the number of its custom layout, where it has one.
  fileprivate var layoutNumbers: some Sequence<RuleNumber<AnyLayout>?> {
    nodes.lazy.map { node in
      if case .layout(let layout) = node.rule { layout } else { nil }
    }
  }
}
