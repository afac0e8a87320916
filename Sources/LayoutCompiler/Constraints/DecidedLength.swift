public import LayoutModel

/// A length that the constraints decided: what `.frame(width:height:)` would give in the direct layout.
public struct DecidedLength: Sendable, Equatable {
  /// The number of the view's node.
  public var node: Int
  /// The view's name; `nil` for one without.
  public var id: String?
  /// The axis.
  public var axis: Axis
  /// The length in points.
  public var length: Double
}
