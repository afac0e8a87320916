public import LayoutModel

/// What of a view a constraint speaks of, in points, in the coordinates of the window.
///
/// Leading and trailing positions are measured from the window's leading edge, so that a constraint means the same in
/// both layout directions; left and right are always measured from the left.
public enum LayoutAttribute: String, CaseIterable, Sendable {
  /// The edge where reading starts.
  case leading
  /// The edge where reading ends.
  case trailing
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The width.
  case width
  /// The height.
  case height
  /// The middle between the left and the right edge.
  case centerX
  /// The middle between the top and the bottom edge.
  case centerY
  /// The baseline of the first line of text; the bottom edge of a view without text.
  case firstTextBaseline
  /// The baseline of the last line of text; the bottom edge of a view without text.
  case lastTextBaseline

  /// The axis along which the attribute is measured.
  public var axis: Axis {
    switch self {
    case .leading, .trailing, .left, .right, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstTextBaseline, .lastTextBaseline: .vertical
    }
  }

  /// Whether the attribute is a length; the others are positions.
  public var isLength: Bool { self == .width || self == .height }
}
