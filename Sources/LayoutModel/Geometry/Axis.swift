/// A horizontal or vertical dimension of a two-dimensional layout.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// The dimension that widths and x coordinates are measured along.
  case horizontal
  /// The dimension that heights and y coordinates are measured along.
  case vertical

  /// A set of axes.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis: 1 horizontal, 2 vertical.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis {
  /// The other axis.
  package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
