/// A linear program with any number of objectives, minimised one after the other.
///
/// The feasible set is `columnLower <= x <= columnUpper`, `rowLower <= A x <= rowUpper`, with `A` in compressed sparse
/// rows. The first tier is minimised over that set, the second over the optimal face of the first, and so on
/// (lexicographic order). Without tiers any feasible point is an answer; rows, columns or both may be missing.
///
/// All indices are 0-based. The arrays are open so that a caller can fill or change them in place; `validate()` says
/// whether they fit together. Bounds may be infinite; a lower bound of plus infinity or an upper one of minus infinity
/// is refused.
public struct LinearProgram: Sendable, Equatable {
  /// Lower bound of each column; minus infinity means none.
  public var columnLower: [Double] = []
  /// Upper bound of each column; plus infinity means none.
  public var columnUpper: [Double] = []
  /// Names of the columns: empty when none has one, else one a column, with "" for a column without.
  public var columnNames: [String] = []

  /// Lower bound of each row's activity; minus infinity means none.
  public var rowLower: [Double] = []
  /// Upper bound of each row's activity; plus infinity means none.
  public var rowUpper: [Double] = []
  /// Names of the rows: empty when none has one, else one a row, with "" for a row without.
  public var rowNames: [String] = []

  /// Where each row's entries start in `columnIndices` and `coefficients`; one more element than there are rows.
  public var rowStarts: [Int] = [0]
  /// Column of each entry, row after row. A column occurs at most once in a row, in any order.
  public var columnIndices: [Int32] = []
  /// Coefficient of each entry, finite; an explicit zero is allowed.
  public var coefficients: [Double] = []

  /// The objectives, most important first.
  public var tiers: [Tier] = []

  /// Makes a program without columns, rows or tiers.
  public init() {}

  /// Number of columns (variables).
  public var columnCount: Int { columnLower.count }
  /// Number of rows (constraints).
  public var rowCount: Int { rowLower.count }
  /// Number of stored matrix entries.
  public var entryCount: Int { columnIndices.count }

  /// The range of positions in `columnIndices` and `coefficients` that holds the entries of a row.
  public func entries(ofRow row: Int) -> Range<Int> { rowStarts[row]..<rowStarts[row + 1] }

  /// The bounds of a column.
  public func bounds(ofColumn column: Int) -> Bounds {
    Bounds(lower: columnLower[column], upper: columnUpper[column])
  }

  /// The bounds of a row's activity.
  public func bounds(ofRow row: Int) -> Bounds { Bounds(lower: rowLower[row], upper: rowUpper[row]) }

  /// The name of a column, or nil if it has none.
  public func name(ofColumn column: Int) -> String? { Self.name(at: column, in: columnNames) }

  /// The name of a row, or nil if it has none.
  public func name(ofRow row: Int) -> String? { Self.name(at: row, in: rowNames) }

  private static func name(at index: Int, in names: [String]) -> String? {
    guard index < names.count, !names[index].isEmpty else { return nil }
    return names[index]
  }
}
