import Foundation

/// A rectangle in the numbers that a rule computes with, in points.
public struct NumericRect<Number: LayoutNumber> {
  /// The top leading corner.
  public var origin: NumericPoint<Number>
  /// The width and the height.
  public var size: NumericSize<Number>

  /// Makes a rectangle.
  public init(origin: NumericPoint<Number>, size: NumericSize<Number>) {
    self.origin = origin
    self.size = size
  }

  /// The width.
  public var width: Number { size.width }
  /// The height.
  public var height: Number { size.height }
  /// The leading edge.
  public var minX: Number { origin.x }
  /// The horizontal middle.
  public var midX: Number { origin.x + size.width * 0.5 }
  /// The trailing edge.
  public var maxX: Number { origin.x + size.width }
  /// The top edge.
  public var minY: Number { origin.y }
  /// The vertical middle.
  public var midY: Number { origin.y + size.height * 0.5 }
  /// The bottom edge.
  public var maxY: Number { origin.y + size.height }
}

extension NumericRect<Double> {
  init(_ rect: CGRect) {
    self.init(
      origin: NumericPoint(x: Double(rect.minX), y: Double(rect.minY)), size: NumericSize(constant: rect.size))
  }
}

extension NumericProposal {
  /// No proposal on either axis: the ideal size is asked for.
  public static var unspecified: Self { Self(width: nil, height: nil) }
  /// Nothing on both axes: the smallest size is asked for.
  public static var zero: Self { Self(width: Number(0), height: Number(0)) }
  /// Endless lengths: the largest size is asked for.
  public static var infinity: Self { Self(width: Number(.infinity), height: Number(.infinity)) }

  /// Offers a size.
  public init(_ size: NumericSize<Number>) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size, with these lengths where nothing is proposed.
  public func replacingUnspecifiedDimensions(width: Double = 10, height: Double = 10) -> NumericSize<Number> {
    NumericSize(width: self.width ?? Number(width), height: self.height ?? Number(height))
  }
}
