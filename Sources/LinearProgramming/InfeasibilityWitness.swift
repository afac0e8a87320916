/// A Farkas ray: multipliers of the rows that prove that no point meets them.
///
/// With multipliers `y`, every point satisfies `y'(A x) = (A'y)'x`. If the smallest value that the row bounds allow on the
/// left is above the largest that the column bounds allow on the right, no point exists. A row with `y > 0` takes part
/// with its lower bound, one with `y < 0` with its upper.
public struct InfeasibilityWitness: Sendable, Equatable {
  /// One multiplier a row, the largest magnitude 1.
  public var rowMultipliers: [Double]

  /// Makes a witness.
  public init(rowMultipliers: [Double]) { self.rowMultipliers = rowMultipliers }

  /// By how much the two sides miss each other, computed from the program; the witness holds if this is positive.
  ///
  /// In the unit of the row activities. Minus infinity if a multiplier leans on a bound that does not exist. Linear in
  /// the number of entries.
  public func margin(in program: LinearProgram) -> Double {
    guard rowMultipliers.count == program.rowCount else { return -.infinity }
    var margin = 0.0
    var size = 0.0
    var combined = [Double](repeating: 0, count: program.columnCount)
    var magnitude = combined
    for row in 0..<program.rowCount {
      let multiplier = rowMultipliers[row]
      if multiplier == 0 { continue }
      add(multiplier * (multiplier > 0 ? program.rowLower[row] : program.rowUpper[row]), to: &margin, &size)
      for position in program.entries(ofRow: row) {
        let term = multiplier * program.coefficients[position]
        combined[Int(program.columnIndices[position])] += term
        magnitude[Int(program.columnIndices[position])] += term.magnitude
      }
    }
    for column in 0..<program.columnCount {
      let slope = combined[column]
      if slope == 0 { continue }
      let bound = slope > 0 ? program.columnUpper[column] : program.columnLower[column]
      // A slope that is only rounding error may lean on a bound that does not exist.
      if bound.isInfinite, slope.magnitude <= 1e-11 * magnitude[column] { continue }
      add(-slope * bound, to: &margin, &size)
    }
    // Rounding in the sum must not pass for a proof.
    return margin.isNaN ? -.infinity : margin - 1e-13 * size
  }

  private func add(_ term: Double, to sum: inout Double, _ size: inout Double) {
    sum += term
    if term.isFinite { size += term.magnitude }
  }
}
