public import LinearProgramming

/// A short notation for small programs in tests.
extension LinearProgram {
  /// Makes a program from the bounds of its columns, its rows (lower bound, dense coefficients, upper bound) and its
  /// tiers (dense coefficients).
  public init(columns: [(Double, Double)], rows: [(Double, [Double], Double)] = [], tiers: [[Double]] = []) {
    self.init()
    for column in columns { addColumn(lower: column.0, upper: column.1) }
    for row in rows { addRow(lower: row.0, upper: row.2, terms: Self.terms(row.1)) }
    for (index, tier) in tiers.enumerated() { addTier(name: "tier \(index)", terms: Self.terms(tier)) }
  }

  /// Dense coefficients as terms; zeros are left out.
  public static func terms(_ coefficients: [Double]) -> [Term] {
    coefficients.enumerated().filter { $0.element != 0 }.map { Term(column: $0.offset, coefficient: $0.element) }
  }
}

/// No bound.
public let infinity = Double.infinity
