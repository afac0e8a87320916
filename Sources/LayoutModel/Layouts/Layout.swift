public import Foundation

/// A type that arranges views: it says how large the container is and where each view stands.
///
/// The members, their labels and their defaults are SwiftUI's, so that a layout written for it compiles unchanged.
/// Only `sizeThatFits` and `placeSubviews` are required, and `makeCache` where there is a cache.
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// What the layout says of itself; read once a type.
  static var layoutProperties: LayoutProperties { get }
  /// Storage that the layout's callbacks share.
  associatedtype Cache = Void
  /// The proxies of the views that the layout arranges.
  typealias Subviews = LayoutSubviews

  /// Makes the storage that is handed to all other callbacks.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the storage up to date after the layout or its views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container answers to `proposal`, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places every subview; `bounds` has the answer to `proposal` as its size and an origin that need not be zero.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of a horizontal guide in `bounds`, or `nil` where the container does not set it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The position of a vertical guide in `bounds`, or `nil` where the container does not set it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}
