/// The activities of all rows at a point, and the magnitude of the terms that went into each.
struct RowActivity {
  /// The sum of coefficient times value, one a row.
  let values: [Double]
  /// The largest magnitude of a term, at least 1, one a row: what rounding and residuals are relative to.
  let sizes: [Double]

  init(of columnValues: [Double], in program: LinearProgram) {
    var values = [Double](repeating: 0, count: program.rowCount)
    var sizes = [Double](repeating: 1, count: program.rowCount)
    for row in 0..<program.rowCount {
      var sum = 0.0
      var size = 1.0
      for position in program.rowStarts[row]..<program.rowStarts[row + 1] {
        let term = program.coefficients[position] * columnValues[Int(program.columnIndices[position])]
        sum += term
        size = max(size, term.magnitude)
      }
      values[row] = sum
      sizes[row] = size
    }
    self.values = values
    self.sizes = sizes
  }

  func primalResidual(of point: PrimalPoint, in program: LinearProgram) -> Double {
    var worst = 0.0
    for column in 0..<program.columnCount {
      let value = point.columnValues[column]
      worst = max(worst, program.bounds(ofColumn: column).distance(of: value) / max(1, value.magnitude))
    }
    for row in 0..<program.rowCount {
      let size = sizes[row]
      worst = max(worst, program.bounds(ofRow: row).distance(of: values[row]) / size)
      let difference = (point.rowValues[row] - values[row]).magnitude
      worst = max(worst, difference.isNaN ? .infinity : difference / size)
    }
    return worst
  }
}
