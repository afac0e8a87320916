public import Foundation

/// The distances that a view prefers to its neighbours, edge by edge.
///
/// A view may state a plain distance for an edge, or distances that only count beside text. What two facing edges say is
/// merged into one gap by ``distance(to:along:)``. Edges are absolute: "leading" follows the layout direction.
public struct ViewSpacing: Sendable {
  package var top: EdgeSpacing
  package var left: EdgeSpacing
  package var bottom: EdgeSpacing
  package var right: EdgeSpacing

  package init(top: EdgeSpacing, left: EdgeSpacing, bottom: EdgeSpacing, right: EdgeSpacing) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes spacing without any preference; different from ``zero``, which asks for no distance at all.
  public init() { self.init(top: EdgeSpacing(), left: EdgeSpacing(), bottom: EdgeSpacing(), right: EdgeSpacing()) }

  /// Whether both ask for the same distances.
  package func isSame(as other: ViewSpacing) -> Bool {
    top == other.top && left == other.left && bottom == other.bottom && right == other.right
  }

  /// A distance of zero on every edge.
  public static let zero = ViewSpacing(top: .zero, left: .zero, bottom: .zero, right: .zero)

  /// What views without preferences have: nothing but zero distances beside text.
  package static let standard = ViewSpacing(
    top: EdgeSpacing(afterText: 0), left: EdgeSpacing(afterText: 0), bottom: EdgeSpacing(beforeText: 0),
    right: EdgeSpacing(beforeText: 0))

  /// The gap where neither side of a pair has a preference, in points.
  package static let defaultDistance: CGFloat = 8

  /// Merges the preferences of `other` on `edges` into these: the larger distance of each kind.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { left.formUnion(other.left) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { right.formUnion(other.right) }
  }

  /// The preferences of both on `edges`, and these alone on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The gap between a view with these preferences and the `next` one along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? right.distance(to: next.left) : bottom.distance(to: next.top)
  }
}
