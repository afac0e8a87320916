public import Foundation

/// A shape: it takes what it is offered, and 10 points along an axis where nothing is.
///
/// Layout needs no outline, so unlike SwiftUI's protocol this one asks for none.
public protocol Shape: PrimitiveView, Sendable {}

extension Shape {
  /// One shape node.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [LayoutNode(.shape)] }
}

/// How the corners of a rounded shape are drawn.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Corners whose curvature changes smoothly.
  case continuous
}

/// A rectangle.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  /// The corners' width and height in points.
  public var cornerSize: CGSize
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: Shape {
  /// How the corners are drawn.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

/// An ellipse.
public struct Ellipse: Shape {
  /// Makes an ellipse.
  public init() {}
}

/// A circle: a square of the smaller side of what it is offered.
public struct Circle: Shape {
  /// Makes a circle.
  public init() {}

  /// One circle node.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [LayoutNode(.circle)] }
}
