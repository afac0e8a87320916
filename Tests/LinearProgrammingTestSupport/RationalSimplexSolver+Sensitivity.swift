public import LinearProgramming

extension RationalSimplexSolver: SensitivitySolver {
  /// The rates, read off the dictionary of the basis; nil also where a fraction outgrows 128 bits.
  ///
  /// - Throws: what validation throws.
  public func derivatives(
    of program: LinearProgram, at basis: Basis, along directions: [BasisDirection]
  ) throws(LinearProgramError) -> [BasisDerivative]? {
    try program.validate()
    try basis.validate(for: program)
    var tableau = RationalTableau(program)
    tableau.install(basis)
    let statuses = basis.rows + basis.columns
    if tableau.hasOverflowed || tableau.basic.contains(where: { statuses[$0] != .basic }) { return nil }
    if tableau.nonbasic.contains(where: { statuses[$0] == .basic }) { return nil }
    return directions.map { direction in
      var rates = [Rational](repeating: .zero, count: statuses.count)
      for component in direction.components {
        switch component.variable {
        case .row(let row): rates[row] = Rational(component.rate)
        case .column(let column): rates[tableau.rows + column] = Rational(component.rate)
        }
      }
      for (position, variable) in tableau.basic.enumerated() {
        rates[variable] = zip(tableau.entries[position], tableau.nonbasic).reduce(.zero) { sum, pair in
          rates[pair.1].sign == 0 ? sum : sum + pair.0 * rates[pair.1]
        }
      }
      let all = rates.map(\.doubleValue)
      return BasisDerivative(columnRates: Array(all[tableau.rows...]), rowRates: Array(all[..<tableau.rows]))
    }
  }
}
