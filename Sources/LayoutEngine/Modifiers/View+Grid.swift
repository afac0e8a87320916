public import LayoutModel

/// What a view tells the ``Grid`` that it is a cell of. These modifiers pass through all others, but not through stacks.
extension View {
  /// Lets the cell cover several columns.
  ///
  /// Numbers above 1 add up where the modifier stands several times. Unlike SwiftUI, where 0 lays the cell and the next
  /// one out in one column and a negative number traps, numbers below 1 count as 1.
  public func gridCellColumns(_ count: Int) -> some View {
    settingTraits { $0.gridCell.addColumns(count) }
  }

  /// Says where in its slot the cell stands, over the alignments of its row and column; the innermost anchor counts.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    settingTraits { $0.gridCell.setAnchorIfAbsent(anchor) }
  }

  /// Says how the cells of this cell's column are aligned; the first cell of the column to say so is heard.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    settingTraits { $0.gridCell.setColumnAlignmentIfAbsent(guide) }
  }

  /// Keeps the cell from stretching its column or row: on these axes it is offered only what the others take.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    settingTraits { $0.gridCell.addUnsizedAxes(axes) }
  }
}
