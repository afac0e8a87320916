/// Where a column's value or a row's activity stands in a basic solution.
public enum BasisStatus: UInt8, Sendable, CaseIterable {
  /// In the basis: its value follows from the others.
  case basic
  /// Non-basic at its lower bound.
  case atLower
  /// Non-basic at its upper bound.
  case atUpper
  /// Non-basic without bounds, at zero.
  case free
  /// Non-basic with equal bounds.
  case fixed
}

/// A basis of a linear program: one status for each column and each row.
///
/// As many of them are `basic` as the program has rows. A non-basic status that the bounds contradict (at a bound that
/// does not exist) is read as the nearest one that they allow, so that a basis survives a change of bounds.
public struct Basis: Sendable, Equatable {
  /// Status of each column.
  public var columns: [BasisStatus]
  /// Status of each row's activity.
  public var rows: [BasisStatus]

  /// Makes a basis from the statuses, unchecked.
  public init(columns: [BasisStatus], rows: [BasisStatus]) {
    self.columns = columns
    self.rows = rows
  }

  /// Checks that there is one status for each column and each row.
  ///
  /// Whether the basic ones are as many as the rows, and independent, is for the solver to find: it falls back on its own start.
  /// - Throws: `wrongLength`.
  public func validate(for program: LinearProgram) throws(LinearProgramError) {
    if columns.count != program.columnCount {
      throw .wrongLength(array: "basis.columns", expected: program.columnCount, actual: columns.count)
    }
    if rows.count != program.rowCount {
      throw .wrongLength(array: "basis.rows", expected: program.rowCount, actual: rows.count)
    }
  }
}
