/// What becomes of the room that a line of a flow leaves.
public enum LineJustification: String, CaseIterable, Sendable {
  /// It is left behind the line.
  case leading
  /// It is left on both sides of the line.
  case center
  /// It is left before the line.
  case trailing
  /// It is shared out between the views of the line; a line of one view, and the last one, start at the leading edge.
  case spaceBetween
}
