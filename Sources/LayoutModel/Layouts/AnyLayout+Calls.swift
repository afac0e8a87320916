import Foundation

/// A layout's callbacks with the cache in a box, so that they can be called without knowing the layout's type.
extension Layout {
  func erasedCache(subviews: LayoutSubviews) -> Any { makeCache(subviews: subviews) }

  func updateErasedCache(_ storage: inout Any, subviews: LayoutSubviews) {
    withCache(&storage) { updateCache(&$0, subviews: subviews) }
  }

  func spacing(subviews: LayoutSubviews, erasedCache: inout Any) -> ViewSpacing {
    withCache(&erasedCache) { spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, erasedCache: inout Any) -> CGSize {
    withCache(&erasedCache) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, erasedCache: inout Any
  ) {
    withCache(&erasedCache) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    erasedCache: inout Any
  ) -> CGFloat? {
    withCache(&erasedCache) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    erasedCache: inout Any
  ) -> CGFloat? {
    withCache(&erasedCache) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private func withCache<Result>(_ storage: inout Any, _ body: (inout Cache) -> Result) -> Result {
    guard var cache = storage as? Cache else {
      preconditionFailure("a cache of another layout was handed to \(Self.self)")
    }
    storage = ()  // The only reference moves into `cache`: arrays in it are changed without a copy.
    defer { storage = cache }
    return body(&cache)
  }
}
