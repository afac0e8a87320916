/// What a layout says of itself.
public struct LayoutProperties: Sendable {
  /// The axis that spacers and dividers inside follow, or `nil` for a layout that is not a stack.
  public var stackOrientation: Axis?

  /// Makes properties without an orientation.
  public init() {}
}
