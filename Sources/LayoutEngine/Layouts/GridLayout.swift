public import Foundation
public import LayoutModel

/// A grid as a layout: views in rows and columns.
///
/// The views of a `GridRow` are the cells of a row; any other view is a row of its own across all columns. Rows reach the
/// layout with its subviews, so `GridLayout` can stand in an ``AnyLayout`` and be called by another layout.
public struct GridLayout: Layout {
  /// How the cells are aligned in their rows and columns.
  public var alignment: Alignment
  /// The gap between neighbours in a row, in points; `nil` asks the neighbours for their preference.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows, in points; `nil` asks the neighbours for their preference.
  public var verticalSpacing: CGFloat?

  /// Makes a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  func rule(for cells: [GridCellTraits]) -> GridRule {
    GridRule(
      structure: GridStructure(cells, alignment: alignment), horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
  }
}
