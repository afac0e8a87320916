extension LinearProgram {
  /// Checks that the arrays fit together and hold usable numbers.
  ///
  /// Linear in the size of the program.
  /// - Throws: the first thing found wrong, with its place: lengths, then bounds, then rows, then tiers.
  public func validate() throws(LinearProgramError) {
    try validateLengths()
    try validateBounds(columnLower, columnUpper) { .column($0) }
    try validateBounds(rowLower, rowUpper) { .row($0) }
    // The last row (or tier) that used each column: a repetition shows without clearing anything in between.
    var lastUse = [Int](repeating: -1, count: columnCount)
    try validateEntries(lastUse: &lastUse)
    try validateTiers(lastUse: &lastUse)
  }

  private func validateLengths() throws(LinearProgramError) {
    try expect(columnUpper.count, columnCount, "columnUpper")
    try expect(rowUpper.count, rowCount, "rowUpper")
    if !columnNames.isEmpty, columnNames.count > columnCount {
      throw .wrongLength(array: "columnNames", expected: columnCount, actual: columnNames.count)
    }
    if !rowNames.isEmpty, rowNames.count > rowCount {
      throw .wrongLength(array: "rowNames", expected: rowCount, actual: rowNames.count)
    }
    try expect(rowStarts.count, rowCount + 1, "rowStarts")
    try expect(coefficients.count, entryCount, "coefficients")
    if columnCount > Int(Int32.max) { throw .tooLarge(quantity: "columns", count: columnCount, limit: Int(Int32.max)) }
    guard rowStarts[0] == 0 else { throw .invalidRowStart(row: 0) }
    for row in 0..<rowCount where rowStarts[row + 1] < rowStarts[row] { throw .invalidRowStart(row: row + 1) }
    guard rowStarts[rowCount] == entryCount else { throw .invalidRowStart(row: rowCount) }
  }

  private func expect(_ actual: Int, _ expected: Int, _ array: String) throws(LinearProgramError) {
    if actual != expected { throw .wrongLength(array: array, expected: expected, actual: actual) }
  }

  private func validateBounds(
    _ lower: [Double], _ upper: [Double], _ location: (Int) -> LinearProgramError.Location
  ) throws(LinearProgramError) {
    for index in lower.indices {
      let (low, high) = (lower[index], upper[index])
      // One comparison settles the usual case; NaN fails it too.
      if low <= high, low < .infinity, high > -.infinity { continue }
      if low.isNaN || high.isNaN { throw .notANumber(at: location(index)) }
      if low == .infinity || high == -.infinity { throw .boundAtWrongInfinity(at: location(index)) }
      throw .crossedBounds(at: location(index), lower: low, upper: high)
    }
  }

  private func validateEntries(lastUse: inout [Int]) throws(LinearProgramError) {
    for row in 0..<rowCount {
      for position in entries(ofRow: row) {
        let column = Int(columnIndices[position])
        guard column >= 0, column < lastUse.count else {
          throw .columnOutOfRange(at: .entry(row: row, position: position), column: column)
        }
        if lastUse[column] == row { throw .duplicateColumn(at: .entry(row: row, position: position), column: column) }
        lastUse[column] = row
        if !coefficients[position].isFinite {
          throw invalidCoefficient(coefficients[position], at: .entry(row: row, position: position))
        }
      }
    }
  }

  private func validateTiers(lastUse: inout [Int]) throws(LinearProgramError) {
    for (index, tier) in tiers.enumerated() {
      try expect(tier.coefficients.count, tier.columnIndices.count, "coefficients of tier \(index)")
      let mark = rowCount + index
      for (position, index32) in tier.columnIndices.enumerated() {
        let column = Int(index32)
        let location = LinearProgramError.Location.objective(tier: index, position: position)
        guard column >= 0, column < lastUse.count else { throw .columnOutOfRange(at: location, column: column) }
        if lastUse[column] == mark { throw .duplicateColumn(at: location, column: column) }
        lastUse[column] = mark
        if !tier.coefficients[position].isFinite {
          throw invalidCoefficient(tier.coefficients[position], at: location)
        }
      }
    }
  }

  private func invalidCoefficient(
    _ coefficient: Double, at location: LinearProgramError.Location
  ) -> LinearProgramError {
    coefficient.isNaN ? .notANumber(at: location) : .infiniteCoefficient(at: location)
  }
}
