import LayoutModel

/// The gaps between the columns and the rows of a grid, in points (9.2): constants of its structure.
///
/// Cells meet where they follow each other in a row, or cover a common column in consecutive rows. A gap is as large as
/// the largest distance between two cells that meet there, or nothing where none do.
struct GridGaps: Sendable {
  /// The gap before each column; the first is 0.
  private(set) var columns: [Double]
  /// The gap before each row; the first is 0.
  private(set) var rows: [Double]

  /// - Parameters:
  ///   - horizontal: the gap between neighbours in a row, if it is given.
  ///   - vertical: the gap between rows, if it is given.
  ///   - distance: the preferred gap from one cell to the next.
  init(
    _ structure: GridStructure, horizontal: Double?, vertical: Double?,
    distance: (_ cell: Int, _ next: Int, Axis) -> Double
  ) {
    columns = Array(repeating: 0, count: structure.columnCount)
    rows = Array(repeating: 0, count: structure.rowCount)
    var columnsMeet = Array(repeating: false, count: structure.columnCount)
    let cells = structure.cells
    // Walks two consecutive rows at once; `above` is the first cell of the row above that may meet `cell`.
    var above = 0
    for cell in cells.indices {
      if cell > 0 && cells[cell - 1].row == cells[cell].row {
        let column = cells[cell].columns.lowerBound
        let gap = horizontal ?? distance(cell - 1, cell, .horizontal)
        columns[column] = columnsMeet[column] ? max(columns[column], gap) : gap
        columnsMeet[column] = true
      }
      while cells[above].row < cells[cell].row - 1 { above += 1 }
      guard cells[cell].row > 0 else { continue }
      let row = cells[cell].row
      var other = above
      while cells[other].row == row - 1 && cells[other].columns.lowerBound < cells[cell].columns.upperBound {
        if cells[other].columns.upperBound > cells[cell].columns.lowerBound {
          let gap = vertical ?? distance(other, cell, .vertical)
          // The first cell of a row always stands in the first column, below some cell.
          rows[row] = cells[cell].columns.lowerBound == 0 && other == above ? gap : max(rows[row], gap)
        }
        if cells[other].columns.upperBound <= cells[cell].columns.upperBound { above = other }
        other += 1
      }
    }
  }

  /// The gap before each column or row.
  func along(_ axis: Axis) -> [Double] { axis == .horizontal ? columns : rows }
}
