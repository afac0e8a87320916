private import CGLPK
public import LinearProgramming

extension GLPKSolver: SensitivitySolver {
  /// The rates of all columns and rows along directions in which non-basic ones move.
  ///
  /// One synchronous call into C: it loads the matrix, factorises the basis, and solves once a direction.
  /// - Parameters:
  ///   - program: the program, for its matrix.
  ///   - basis: a basis of it.
  ///   - directions: each of non-basic columns and rows, none twice.
  /// - Returns: nil also if GLPK breaks down inside.
  /// - Throws: what `LinearProgram.validate()` and `Basis.validate(for:)` throw; `tooLarge` as in `solve`.
  public func derivatives(
    of program: LinearProgram, at basis: Basis, along directions: [BasisDirection]
  ) throws(LinearProgramError) -> [BasisDerivative]? {
    try program.validate()
    try basis.validate(for: program)
    try Self.checkSize(program)
    let (rows, columns) = (program.rowCount, program.columnCount)
    let joined = JoinedDirections(directions, rows: rows, basis: basis)
    var rowRates = [Double](repeating: 0, count: rows * directions.count)
    var columnRates = [Double](repeating: 0, count: columns * directions.count)
    var words = [CChar](repeating: 0, count: Int(CGLPK_WORD_CAPACITY))
    let termination = unsafe cglpk_differentiate(
      rows, columns, program.rowStarts, program.columnIndices, program.coefficients,
      basis.rows.map(\.code), basis.columns.map(\.code), directions.count,
      joined.starts, joined.variables, joined.rates, &rowRates, &columnRates, &words)
    guard termination == Int32(CGLPK_OPTIMAL) else { return nil }
    return directions.indices.map { index in
      BasisDerivative(
        columnRates: Array(columnRates[(index * columns)..<((index + 1) * columns)]),
        rowRates: Array(rowRates[(index * rows)..<((index + 1) * rows)]))
    }
  }
}

/// Directions in the form of a sparse matrix, rows numbered before columns.
private struct JoinedDirections {
  var starts = [0]
  var variables: [Int32] = []
  var rates: [Double] = []

  init(_ directions: [BasisDirection], rows: Int, basis: Basis) {
    for direction in directions {
      for component in direction.components {
        precondition(basis[component.variable] != .basic, "\(component.variable) is basic")
        precondition(component.rate.isFinite, "the rate of \(component.variable) is not finite")
        switch component.variable {
        case .row(let row): variables.append(Int32(row))
        case .column(let column): variables.append(Int32(rows + column))
        }
        rates.append(component.rate)
      }
      starts.append(variables.count)
    }
  }
}
