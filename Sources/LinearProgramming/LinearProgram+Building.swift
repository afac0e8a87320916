extension LinearProgram {
  /// Appends a column.
  ///
  /// - Returns: its index. Nothing is checked here: see `validate()`. Amortised constant time.
  @discardableResult
  @inlinable public mutating func addColumn(lower: Double, upper: Double, name: String? = nil) -> Int {
    let index = columnLower.count
    columnLower.append(lower)
    columnUpper.append(upper)
    Self.append(name, at: index, to: &columnNames)
    return index
  }

  /// Appends a row with its entries.
  ///
  /// - Returns: its index. Nothing is checked here: see `validate()`. Linear in the number of entries; no allocation
  ///   of its own beyond the growth of the flat arrays.
  @discardableResult
  @inlinable public mutating func addRow(
    lower: Double, upper: Double, name: String? = nil, terms: some Sequence<Term>
  ) -> Int {
    for term in terms { addEntry(column: term.column, coefficient: term.coefficient) }
    return addRow(lower: lower, upper: upper, name: name)
  }

  /// Appends an entry to the row that ``addRow(lower:upper:name:)`` makes next.
  @inlinable public mutating func addEntry(column: Int32, coefficient: Double) {
    columnIndices.append(column)
    coefficients.append(coefficient)
  }

  /// Appends a row of the entries that have been added since the last one.
  ///
  /// - Returns: its index. Nothing is checked here: see `validate()`. Amortised constant time.
  @discardableResult
  @inlinable public mutating func addRow(lower: Double, upper: Double, name: String? = nil) -> Int {
    let index = rowLower.count
    rowLower.append(lower)
    rowUpper.append(upper)
    Self.append(name, at: index, to: &rowNames)
    rowStarts.append(columnIndices.count)
    return index
  }

  /// Appends an objective after (less important than) the present ones.
  ///
  /// - Returns: its index.
  @discardableResult
  public mutating func addTier(
    name: String, priority: Double? = nil, columnIndices: [Int32], coefficients: [Double]
  ) -> Int {
    tiers.append(Tier(name: name, priority: priority, columnIndices: columnIndices, coefficients: coefficients))
    return tiers.count - 1
  }

  /// Appends an objective given as terms.
  ///
  /// - Returns: its index.
  @discardableResult
  public mutating func addTier(name: String, priority: Double? = nil, terms: some Sequence<Term>) -> Int {
    var tier = Tier(name: name, priority: priority)
    for term in terms {
      tier.columnIndices.append(term.column)
      tier.coefficients.append(term.coefficient)
    }
    tiers.append(tier)
    return tiers.count - 1
  }

  /// Makes room for that many columns, rows and matrix entries in all, so that building does not reallocate.
  public mutating func reserveCapacity(columns: Int, rows: Int, entries: Int) {
    columnLower.reserveCapacity(columns)
    columnUpper.reserveCapacity(columns)
    rowLower.reserveCapacity(rows)
    rowUpper.reserveCapacity(rows)
    rowStarts.reserveCapacity(rows + 1)
    columnIndices.reserveCapacity(entries)
    coefficients.reserveCapacity(entries)
  }

  // Names are rare in large programs: the list stays empty until the first one comes.
  @inlinable static func append(_ name: String?, at index: Int, to names: inout [String]) {
    guard let name else {
      if !names.isEmpty { names.append("") }
      return
    }
    while names.count < index { names.append("") }
    names.append(name)
  }
}
