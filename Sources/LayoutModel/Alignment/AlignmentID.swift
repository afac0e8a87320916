public import Foundation

/// A type that names an alignment guide and says where it lies in a view that does not set it.
public protocol AlignmentID {
  /// The guide's position in a view of these dimensions, in points from the leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges the explicit value of the `n`th child (0-based, among those that have one) into the container's.
  ///
  /// Called once a child, in subview order; `parentValue` is `nil` before the first. The default is the mean of all.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// Keeps the arithmetic mean of all values so far: `(v * n + child) / (n + 1)`.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    let count = CGFloat(n)
    parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
  }
}
