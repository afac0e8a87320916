import LayoutModel

/// A grid as its cells were placed last.
struct PlacedGrid {
  private let columns: [TapeNumber]
  private let rows: [TapeNumber]
  private var offers: [NumericProposal<TapeNumber>]
  let slots: [GridSlot<TapeNumber>]

  init(_ solution: GridSolution<TapeNumber>, _ slots: [GridSlot<TapeNumber>]) {
    (columns, rows, offers) = (solution.columns, solution.rows, solution.offers)
    self.slots = slots
  }

  /// Finds the cells that have to be placed anew for another solution; `nil` where all have to be, because a column or row is
  /// of another length.
  ///
  /// The others stay where they are: lengths that were found anew, and that have the values that they had, are not looked at
  /// again.
  ///
  /// - Parameters:
  ///   - isMeasured: the cells that may answer something else now.
  ///   - unchanged: told of the lengths of columns and rows, which have the values that they had.
  /// - Complexity: linear in the number of cells.
  mutating func follow(
    _ other: GridSolution<TapeNumber>, _ isMeasured: [Bool], unchanged: (TapeNumber, TapeNumber) -> Void
  ) -> [Int]? {
    guard columns.elementsEqual(other.columns, by: { $0.value == $1.value }),
      rows.elementsEqual(other.rows, by: { $0.value == $1.value })
    else { return nil }
    for (before, now) in zip(columns + rows, other.columns + other.rows) { unchanged(before, now) }
    // What answers to an offer of the same value hang on is what they hung on before.
    let cells = offers.indices.filter { isMeasured[$0] || ProposalKey(offers[$0]) != ProposalKey(other.offers[$0]) }
    for cell in cells { offers[cell] = other.offers[cell] }
    return cells
  }
}
