public import Foundation

extension Layout {
  /// Properties without an orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the storage with a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// All subviews' preferences on all edges together; zero distances where there is no subview.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The subviews' explicit values, each where the subview is placed, merged by the guide's own rule.
  ///
  /// Runs `placeSubviews`; `nil` where the bounds are not finite or no subview sets the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedExplicitValue(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subviews' explicit values, each where the subview is placed, merged by the guide's own rule.
  ///
  /// Runs `placeSubviews`; `nil` where the bounds are not finite or no subview sets the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedExplicitValue(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func mergedExplicitValue(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard !key.isBoxGuide, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    let source = subviews.source
    let placed = source.placements(of: subviews.nodes, in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return key.combineExplicit(
      placed.lazy.map { child in
        source.explicitGuide(key, of: child.node, in: child.proposal).map {
          $0 + (key.axis == .horizontal ? child.origin.x : child.origin.y)
        }
      })
  }
}

extension Layout where Cache == Void {
  /// No storage.
  public func makeCache(subviews: Subviews) {}
}
