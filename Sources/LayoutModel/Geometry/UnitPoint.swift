public import Foundation

/// A point in a rectangle's own coordinates: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The share of the width, from the leading edge.
  public var x: CGFloat
  /// The share of the height, from the top edge.
  public var y: CGFloat

  /// Makes the top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point from its shares of the width and height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The middle of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// The coordinates, scaled by 128 as SwiftUI scales them, so that springs settle in pixels rather than in units.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { self = UnitPoint(x: newValue.first / 128, y: newValue.second / 128) }
  }
}
