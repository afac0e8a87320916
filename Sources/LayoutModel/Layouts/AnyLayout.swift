public import Foundation

/// A layout of any type: lets a container change its layout while its views stay the same.
public struct AnyLayout: Layout {
  package private(set) var layout: any Layout

  /// Wraps `layout`; wrapping another `AnyLayout` keeps what that one wraps.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The wrapped layout's storage, together with the type of layout that made it.
  public struct Cache {
    fileprivate var owner: any Layout.Type
    fileprivate var storage: Any
  }

  /// What the wrapped layout says of itself; unlike a concrete layout's properties this depends on the value.
  package var properties: LayoutProperties { type(of: layout).layoutProperties }

  /// The wrapped layout's new storage.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(owner: type(of: layout), storage: layout.erasedCache(subviews: subviews))
  }

  /// Updates the storage if the same type of layout made it, and makes it anew if not.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.owner == type(of: layout) {
      layout.updateErasedCache(&cache.storage, subviews: subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  /// The wrapped layout's preferred distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(subviews: subviews, erasedCache: &cache.storage)
  }

  /// The wrapped layout's answer.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, erasedCache: &cache.storage)
  }

  /// Places the subviews as the wrapped layout does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, erasedCache: &cache.storage)
  }

  /// The wrapped layout's explicit guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, erasedCache: &cache.storage)
  }

  /// The wrapped layout's explicit guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, erasedCache: &cache.storage)
  }

  /// The wrapped layout's animatable data; setting data of another type changes nothing.
  public var animatableData: AnyAnimatableData {
    get { layout.erasedAnimatableData }
    set { layout = layout.replacingAnimatableData(newValue) }
  }
}
