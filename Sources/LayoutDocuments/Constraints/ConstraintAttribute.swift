/// What of a view a constraint speaks of, in the coordinates of the container.
public enum ConstraintAttribute: String, CaseIterable, Sendable {
  /// The left edge, or the right edge in a right-to-left layout.
  case leading
  /// The right edge, or the left edge in a right-to-left layout.
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
  /// The first text baseline.
  case firstTextBaseline
  /// The last text baseline.
  case lastTextBaseline
}
