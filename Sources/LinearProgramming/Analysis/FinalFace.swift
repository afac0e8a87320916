/// The points that are optimal for every tier, and which columns can differ among them.
///
/// Whatever some tier has frozen, or is fixed anyway, cannot move. The rest falls into components: columns that share a
/// row. In a basic solution nothing moves unless some non-basic column or row does; so a component all of whose non-basic
/// columns and rows are frozen or fixed is a single point. One that has another (a witness) may be more than a point.
struct FinalFace {
  /// The program with what is frozen fixed, and without tiers.
  let program: LinearProgram
  let point: PrimalPoint
  let basis: Basis?
  /// Non-basic columns and rows that neither a bound nor a tier holds; if there is no basis, all that nothing holds.
  private(set) var witnesses: [LinearProgram.Variable] = []
  /// The component of each column; nil for those that cannot move.
  private(set) var componentOfColumn: [Int?]
  private(set) var componentCount = 0

  /// - Parameter outcome: an optimal outcome of the program, with a point and all tiers.
  init(of program: LinearProgram, in outcome: Outcome) {
    guard outcome.termination == .optimal, let point = outcome.primal, outcome.tiers.count == program.tiers.count else {
      preconditionFailure("the outcome is not an optimum of all tiers")
    }
    self.point = point
    basis = outcome.basis
    self.program = program.optimalFace(ofFirst: program.tiers.count, in: outcome)
    componentOfColumn = [Int?](repeating: nil, count: program.columnCount)
    findWitnesses()
    findComponents()
  }

  private mutating func findWitnesses() {
    for column in 0..<program.columnCount where mayMove(.column(column)) { witnesses.append(.column(column)) }
    for row in 0..<program.rowCount where mayMove(.row(row)) { witnesses.append(.row(row)) }
  }

  private func mayMove(_ variable: LinearProgram.Variable) -> Bool {
    !program.bounds(of: variable).isFixed && basis?[variable] != .basic
  }

  /// Unites columns that share a row, then numbers the sets that have a witness in the order of their first columns.
  private mutating func findComponents() {
    var sets = DisjointSets(count: program.columnCount)
    var firstOfRow = [Int?](repeating: nil, count: program.rowCount)
    for row in 0..<program.rowCount {
      for position in program.entries(ofRow: row) where program.coefficients[position] != 0 {
        let column = Int(program.columnIndices[position])
        if program.bounds(ofColumn: column).isFixed { continue }
        if let first = firstOfRow[row] { sets.join(first, column) } else { firstOfRow[row] = column }
      }
    }
    var hasWitness = [Bool](repeating: false, count: program.columnCount)
    for witness in witnesses {
      switch witness {
      case .column(let column): hasWitness[sets.root(of: column)] = true
      case .row(let row):
        if let column = firstOfRow[row] { hasWitness[sets.root(of: column)] = true }
      }
    }
    var number = [Int?](repeating: nil, count: program.columnCount)
    for column in 0..<program.columnCount where !program.bounds(ofColumn: column).isFixed {
      let root = sets.root(of: column)
      guard hasWitness[root] else { continue }
      if number[root] == nil {
        number[root] = componentCount
        componentCount += 1
      }
      componentOfColumn[column] = number[root]
    }
  }
}
