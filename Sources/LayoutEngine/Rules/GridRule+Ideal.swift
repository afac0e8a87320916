import LayoutModel

/// A grid that nothing is proposed to (9.3).
///
/// Every cell is asked for its ideal size. A row is as high as its highest cell, a column as wide as the widest cell that
/// it holds alone. Then each spanning cell, in source order, widens its columns by what they are short of.
extension GridRule {
  func solveIdeal<S: RuleSubviews>(_ subviews: S, _ gaps: GridGaps) -> GridSolution<S.Number> {
    let offer = NumericProposal<S.Number>(width: nil, height: nil)
    let answers = structure.cells.indices.map { subviews.size($0, offer) }
    var columns = GridTracks<S.Number>(gaps: gaps.columns)
    var rows = GridTracks<S.Number>(gaps: gaps.rows)
    var spanning: [Int] = []
    for (i, cell) in structure.cells.enumerated() {
      rows.widen(cell.row, to: answers[i].height)
      if let column = cell.ownTrack(along: .horizontal) {
        columns.widen(column, to: answers[i].width)
      } else {
        spanning.append(i)
      }
    }
    func takers(_ columns: Range<Int>) -> [Int] {
      let free = columns.filter { !structure.hasOwnCells[$0] }
      return free.isEmpty ? Array(columns) : free
    }
    spread(spanning, { answers[$0].width }, over: &columns, takers: takers)
    return GridSolution(
      columns.lengths, rows.lengths, answers.map { _ in offer }, answers, gaps)
  }

  /// Widens the columns of spanning cells, one cell after another, by what they are short of for its width.
  ///
  /// The shortfall is shared equally by the columns that `takers` names. Cells that follow each other and span the same
  /// columns count as one, as wide as the widest. A cell that fits is left out: that it fits is a decision.
  func spread<N: LayoutNumber>(
    _ cells: [Int], _ width: (Int) -> N, over columns: inout GridTracks<N>, takers: (Range<Int>) -> [Int]
  ) {
    var start = 0
    for end in 1..<cells.count + 1 {
      let range = structure.cells[cells[start]].columns
      if end < cells.count && structure.cells[cells[end]].columns == range { continue }
      let width = N.maximum(cells[start..<end].map { width($0) })
      let slot = columns.slot(range)
      if width.value > slot.value || (width.isConstant && !slot.isConstant) {
        let takers = takers(range)
        let extra = (width - slot).clamped(from: 0, to: .infinity) / Double(takers.count)
        for column in takers { columns.grow(column, by: extra) }
      }
      start = end
    }
  }
}
