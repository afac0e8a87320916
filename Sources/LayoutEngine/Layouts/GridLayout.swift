public import Foundation
public import LayoutModel

/// A grid as a layout: views in rows and columns.
///
/// The views of a `GridRow` are the cells of a row; any other view is a row of its own across all columns. Rows reach the
/// layout with its subviews, so `GridLayout` can stand in an `AnyLayout` and be called by another layout.
///
/// The rule follows measurements of SwiftUI. It is exact for grids of sized and unsized cells, for cells outside the rows,
/// and for most with priorities and spans. These measured grids it does not explain; cells are listed row by row:
///
/// | grid | proposed | SwiftUI | here |
/// |---|---|---|---|
/// | half the width / spacer, 30...180 wide | 60 × 60 | 90 × 40 | 45 × 40 |
/// | 30...90 wide / spacer, any width / any height, 40 wide | 60 × 60 | 120 × 60 | 70 × 50 |
/// | 30 × 10, flexible, 20 × 20 / 150 × 10 over three columns | 200 × 100 | 284 × 100 | 200 × 100 |
/// | flexible, 10...30 wide, 20...50 wide / 60 × 10 outside the rows | 200 × 100 | 231.33 × 100 | 200 × 100 |
/// | 60 × 10 / 0...60, 0...60, 100 × 10 over three columns | 150 × nil | 184.5 × 28 | 202.8 × 28 |
/// | 0...150 wide, 0...10 / any height over two columns / 10...160 unsized wide, any height | ∞ × 100 | 178 × 118 | 168 × 118 |
///
/// In the first two, and wherever a priority is shared by tracks of which some hold cells of a lower one, SwiftUI may
/// divide by one track too few, and so give one share out twice. In the next three a cell asks for more over several
/// columns than these have when it is served.
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
