public import LayoutEngine
public import LayoutModel

/// How a solved layout stands to one of its constraints.
public struct ConstraintReport: Sendable, Equatable {
  /// The constraint's position in the list.
  public var index: Int
  /// Its name, or its text where it has none.
  public var label: String
  /// Its priority, above 0 up to 1000.
  public var priority: Double
  /// The left side less the right side, in points: 0 where an equation holds exactly.
  public var difference: Double
  /// By how many points it is violated; 0 within ``tolerance``.
  public var violation: Double
  /// Where it is violated: the pinned layouts around the views that it speaks of, which do not move for it.
  public var pinnedLayouts: [CustomLayoutReport] = []

  /// Below this, in points relative to the numbers in it (at least 1), a difference is rounding.
  public static let tolerance = 1e-6
}

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
