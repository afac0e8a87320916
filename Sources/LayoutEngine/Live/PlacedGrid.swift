import LayoutModel

/// A grid as its cells were placed last.
struct PlacedGrid {
  /// What the cells were placed by.
  private var solution: GridSolution<TapeNumber>
  let slots: [GridSlot<TapeNumber>]

  init(_ solution: GridSolution<TapeNumber>, _ slots: [GridSlot<TapeNumber>]) {
    (self.solution, self.slots) = (solution, slots)
  }

  /// Finds the cells that have to be placed anew for another solution, which then is the one that they are placed by; `nil`
  /// where all have to be, because a column or row is of another length.
  ///
  /// The others stay where they are: lengths that were found anew, and that have the values that they had, are not looked at
  /// again.
  ///
  /// - Parameters:
  ///   - measured: cells that may answer something else now, among other numbers.
  ///   - unchanged: told of the lengths of columns and rows, which have the values that they had.
  /// - Complexity: linear in the number of cells.
  mutating func follow(
    _ other: GridSolution<TapeNumber>, _ measured: [Int], unchanged: (TapeNumber, TapeNumber) -> Void
  ) -> [Int]? {
    guard solution.columns.elementsEqual(other.columns, by: { $0.value == $1.value }),
      solution.rows.elementsEqual(other.rows, by: { $0.value == $1.value })
    else { return nil }
    for (before, now) in zip(solution.columns + solution.rows, other.columns + other.rows) { unchanged(before, now) }
    var cells: [Int] = []
    for cell in solution.answers.indices {
      let offer = other.offers[cell]
      // What answers to an offer of the same value hang on is what they hung on before.
      guard measured.contains(cell) || ProposalKey(solution.offers[cell]) != ProposalKey(offer) else { continue }
      cells.append(cell)
      solution.offers[cell] = offer
      solution.answers[cell] = other.answers[cell]
    }
    return cells
  }
}
