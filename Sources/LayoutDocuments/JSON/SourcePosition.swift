/// A place in a text file, shown as `line:column`.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, counted from 1. LF, CR and CRLF each end one line.
  public let line: Int

  /// The column, counted from 1 in Unicode scalar values. A tab counts as one.
  public let column: Int

  /// Creates a position from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  /// Orders positions as they follow one another in a file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The position as `line:column`.
  public var description: String { "\(line):\(column)" }

  /// The position `columns` further on the same line.
  func advanced(by columns: Int) -> SourcePosition {
    SourcePosition(line: line, column: column + columns)
  }
}
