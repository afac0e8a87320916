extension LinearProgram {
  /// What a basis has a status for: a column or the activity of a row.
  public enum Variable: Sendable, Hashable {
    /// The column of that index.
    case column(Int)
    /// The activity of the row of that index.
    case row(Int)
  }

  /// The bounds of a column or row.
  public func bounds(of variable: Variable) -> Bounds {
    switch variable {
    case .column(let column): bounds(ofColumn: column)
    case .row(let row): bounds(ofRow: row)
    }
  }
}

extension Basis {
  /// The status of a column or row.
  public subscript(_ variable: LinearProgram.Variable) -> BasisStatus {
    switch variable {
    case .column(let column): columns[column]
    case .row(let row): rows[row]
    }
  }
}

extension PrimalPoint {
  /// The value of a column or the activity of a row.
  public subscript(_ variable: LinearProgram.Variable) -> Double {
    switch variable {
    case .column(let column): columnValues[column]
    case .row(let row): rowValues[row]
    }
  }
}
