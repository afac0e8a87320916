public import Foundation
public import LayoutModel

/// Views on a circle, the first at the top and the others clockwise, each at its ideal size.
///
/// The layout takes what it is offered. It is written as any SwiftUI layout, with sines and cosines of constant angles.
public struct RadialLayout: Layout {
  /// The radius, as a share of the shorter side.
  public var radius: CGFloat
  /// The angle of the first view, clockwise from the top, in degrees.
  public var start: CGFloat

  /// Makes a circle of views.
  public init(radius: CGFloat = 1.0 / 3, start: CGFloat = 0) {
    self.radius = radius
    self.start = start
  }

  /// The proposal, 100 where nothing or too much is offered.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    func length(_ offered: CGFloat?) -> CGFloat { offered.flatMap { $0.isFinite ? $0 : nil } ?? 100 }
    return CGSize(width: length(proposal.width), height: length(proposal.height))
  }

  /// Puts the middle of every view on the circle.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.width, bounds.height) * radius
    for (index, subview) in subviews.enumerated() {
      let turn = Double(start) / 360 + Double(index) / Double(subviews.count)
      let angle = 2 * Double.pi * turn
      subview.place(
        at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)), anchor: .center,
        proposal: .unspecified)
    }
  }
}
