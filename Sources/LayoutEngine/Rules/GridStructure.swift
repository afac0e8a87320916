import LayoutModel

/// Which columns and which row every cell of a grid stands in (9.1 of the semantics).
///
/// A row's cells follow each other from the first column; a cell outside the rows stands in a row of its own, across all
/// columns. The longest row decides the number of columns.
struct GridStructure: Sendable {
  /// One cell.
  struct Cell: Sendable {
    var row: Int
    var columns: Range<Int>
    /// The axes on which it is offered no more than its column or row has anyway.
    var unsizedAxes: Axis.Set
    /// Where in its slot it stands, over the guides; `nil` follows them.
    var anchor: UnitPoint?
    /// The guides that it is aligned by.
    var horizontal: AlignmentKey
    var vertical: AlignmentKey

    /// The columns, or the row, that the cell stands in.
    func tracks(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

    /// The column or row that the cell alone can widen; `nil` where it spans several.
    func ownTrack(along axis: Axis) -> Int? {
      let tracks = tracks(along: axis)
      return tracks.count == 1 ? tracks.lowerBound : nil
    }

    /// The guide that the cell is aligned by along an axis.
    func guide(along axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }

    /// Whether the cell sizes its column or row.
    func isSized(along axis: Axis) -> Bool { !unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical) }
  }

  /// The cells in source order; those of one row are consecutive.
  private(set) var cells: [Cell] = []
  private(set) var columnCount = 1
  private(set) var rowCount = 0
  /// For each cell the column or row that it alone can widen, or -1: dense, since serving reads them several times a cell.
  private var ownColumns: [Int32] = []
  private var ownRows: [Int32] = []
  /// Whether any cell stands in several columns.
  private(set) var hasSpanningCells = false
  /// Whether some cell stands in the column alone.
  private(set) var hasOwnCells: [Bool] = []

  init(_ traits: [GridCellTraits], alignment: Alignment) {
    let rows = Self.rows(of: traits)
    rowCount = rows.count
    columnCount = rows.reduce(1) { count, row in
      row.isGridRow ? max(count, traits[row.cells].reduce(0) { $0 + $1.columns }) : count
    }
    hasOwnCells = Array(repeating: false, count: columnCount)
    var declared: [Int: HorizontalAlignment] = [:]
    for (number, row) in rows.enumerated() {
      append(row, number, traits[row.cells], alignment, &declared)
    }
    for i in cells.indices {
      guard let column = cells[i].ownTrack(along: .horizontal) else { continue }
      hasOwnCells[column] = true
      if rows[cells[i].row].isGridRow, let guide = declared[column] { cells[i].horizontal = guide.key }
    }
    hasSpanningCells = cells.contains { $0.columns.count > 1 }
    ownColumns = cells.map { Int32($0.ownTrack(along: .horizontal) ?? -1) }
    ownRows = cells.map { Int32($0.ownTrack(along: .vertical) ?? -1) }
  }

  /// For each cell the column, or the row, that it alone can widen; -1 where it spans several.
  func ownTracks(along axis: Axis) -> [Int32] { axis == .horizontal ? ownColumns : ownRows }

  /// The number of columns or rows.
  func trackCount(along axis: Axis) -> Int { axis == .horizontal ? columnCount : rowCount }
}

extension GridStructure {
  /// The cells of one row.
  private struct Row {
    var cells: Range<Int>
    /// Whether it is a row, rather than a cell that stands outside them.
    var isGridRow: Bool
    var alignment: VerticalAlignment?
  }

  private static func rows(of traits: [GridCellTraits]) -> [Row] {
    var rows: [Row] = []
    for (i, cell) in traits.enumerated() {
      switch cell.row {
      case .following where rows.last?.isGridRow == true:
        rows[rows.count - 1].cells = rows[rows.count - 1].cells.lowerBound..<i + 1
      case .first(let alignment): rows.append(Row(cells: i..<i + 1, isGridRow: true, alignment: alignment))
      case .following: rows.append(Row(cells: i..<i + 1, isGridRow: true))
      case nil: rows.append(Row(cells: i..<i + 1, isGridRow: false))
      }
    }
    return rows
  }

  /// Appends a row's cells. The first declaration of a column's alignment counts, also one of a cell that spans columns.
  private mutating func append(
    _ row: Row, _ number: Int, _ traits: ArraySlice<GridCellTraits>, _ alignment: Alignment,
    _ declared: inout [Int: HorizontalAlignment]
  ) {
    var column = 0
    for cell in traits {
      let columns = row.isGridRow ? column..<column + cell.columns : 0..<columnCount
      column = columns.upperBound
      if let guide = cell.columnAlignment, declared[columns.lowerBound] == nil {
        declared[columns.lowerBound] = guide
      }
      cells.append(
        Cell(
          row: number, columns: columns, unsizedAxes: cell.unsizedAxes, anchor: cell.anchor,
          horizontal: alignment.horizontal.key, vertical: (row.alignment ?? alignment.vertical).key))
    }
  }
}
