public import Foundation
public import LayoutModel

/// The space that a tree is laid out in: what its root is offered, and where its root is placed.
public struct LayoutSpace: Sendable {
  /// What the root view is offered, in points.
  public var proposal: ProposedViewSize
  /// The window that the root is aligned in, in points; without one the root's origin is (0, 0).
  public var container: CGSize?
  /// Where in the window the root stands.
  public var alignment: Alignment
  /// The direction of the horizontal axis.
  public var layoutDirection: LayoutDirection

  /// Makes a space.
  public init(
    proposal: ProposedViewSize, container: CGSize? = nil, alignment: Alignment = .center,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.proposal = proposal
    self.container = container
    self.alignment = alignment
    self.layoutDirection = layoutDirection
  }

  /// The lengths that views can be sized by from anywhere inside: the window's, or what the root is offered.
  var containerLengths: ProposedViewSize { container.map { ProposedViewSize($0) } ?? proposal }
}
