/// A table in plain text: columns as wide as their widest cell, two spaces between them.
public struct TextTable: Sendable {
  /// On which side of its column a cell stands.
  public enum Side: Sendable {
    /// Left, for names.
    case left
    /// Right, for numbers.
    case right
  }

  private let sides: [Side]
  private var rows: [[String]] = []

  /// Creates a table with one column per side.
  public init(_ sides: [Side]) {
    self.sides = sides
  }

  /// Appends a row; missing cells at its end are empty.
  public mutating func append(_ cells: [String]) {
    precondition(cells.count <= sides.count, "a row with more cells than the table has columns")
    rows.append(cells + Array(repeating: "", count: sides.count - cells.count))
  }

  /// The lines of the table, without spaces at their ends. Linear in the size of the table.
  public var lines: [String] {
    let widths = sides.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += (column > 0 ? "  " : "") + (sides[column] == .left ? cell + padding : padding + cell)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
