public import LayoutModel

/// What a cell tells the grid that it stands in, filled in by modifiers from the inside out.
///
/// It is a trait: it passes outward through every modifier of the view, and stops at containers (9.7 of the semantics).
public struct GridCellTraits: Sendable {
  /// Where a cell stands in a row.
  enum RowPlace: Sendable {
    /// It starts a row; cells are aligned by the row's own alignment, or the grid's where that is `nil`.
    case first(VerticalAlignment?)
    /// It stands in the row of the cell before it.
    case following
  }

  /// The sum of the stacked numbers of columns that are above 1.
  private var severalColumns = 0
  /// Where in its slot the cell stands; `nil` follows the alignments.
  public private(set) var anchor: UnitPoint?
  /// How the cells of its column are aligned; `nil` says nothing.
  public private(set) var columnAlignment: HorizontalAlignment?
  /// The axes on which it is offered no more than its column or row has anyway.
  public private(set) var unsizedAxes: Axis.Set = []
  /// The cell's place in a row; `nil` where it is no part of one, and so stands across the whole grid.
  private(set) var row: RowPlace?

  /// Makes the traits of a cell that says nothing.
  public init() {}

  /// How many columns the cell covers.
  public var columns: Int { max(1, severalColumns) }

  /// Adds columns: several numbers on one view add up, as far as they are above 1.
  public mutating func addColumns(_ count: Int) { if count > 1 { severalColumns += count } }

  /// Sets the anchor unless a modifier further inside has.
  public mutating func setAnchorIfAbsent(_ point: UnitPoint) { anchor = anchor ?? point }

  /// Sets the column's alignment unless a modifier further inside has.
  public mutating func setColumnAlignmentIfAbsent(_ guide: HorizontalAlignment) {
    columnAlignment = columnAlignment ?? guide
  }

  /// Adds axes to those that do not size the cell's column or row.
  public mutating func addUnsizedAxes(_ axes: Axis.Set) { unsizedAxes.formUnion(axes) }

  /// Puts the cell into a row; a row around that takes it over.
  mutating func setRow(_ place: RowPlace) { row = place }
}

/// The key of a cell's traits: layouts read them by it, as any other value.
struct GridCellKey: LayoutValueKey {
  static let defaultValue = GridCellTraits()
}

extension ViewTraits {
  /// What the view tells a grid that it is a cell of.
  public var gridCell: GridCellTraits {
    get { self[GridCellKey.self] }
    set { set(GridCellKey.self, to: newValue) }
  }
}

extension LayoutNode {
  /// The cells of one row of a grid; outside a grid they are just views.
  ///
  /// A row inside a row is taken over by it, its alignment included. A row without cells is no row.
  public static func gridRow(alignment: VerticalAlignment? = nil, _ cells: [LayoutNode]) -> [LayoutNode] {
    cells.enumerated().map { i, cell in
      var cell = cell
      cell.traits.gridCell.setRow(i == 0 ? .first(alignment) : .following)
      return cell
    }
  }
}
