import LayoutModel

/// A grid that something is proposed to, on one axis or both (9.4).
///
/// Cells are served in groups. The share of an axis is what is left of the proposal, after the gaps and the tracks that
/// are closed, divided by the open tracks. A cell is offered the share of its track, or the track's length where that is
/// more; one that spans columns, all that the other columns leave.
///
/// A track (a column or row) is open in a priority while it has an unserved cell of that priority of its own; a column
/// without cells of its own, all along, if a cell of the priority spans it. When a priority starts, the lengths that
/// there are by then are set aside, those of open tracks too; when a track closes, its length is set aside (again, where
/// it had one before). Nothing is set aside for lower priorities, and nothing is cut back to the proposal: a grid can
/// overflow.
extension GridRule {
  func solveServing<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, _ gaps: GridGaps
  ) -> GridSolution<S.Number> {
    let order = GridOrder(subviews, axes: [.horizontal, .vertical].filter { proposal[$0] != nil })
    let nothing = NumericProposal<S.Number>(width: nil, height: nil)
    var offers = Array(repeating: nothing, count: structure.cells.count)
    var answers = Array(repeating: NumericSize<S.Number>.zero, count: structure.cells.count)
    var columns = GridAxis(structure, .horizontal, proposal.width, gaps)
    var rows = GridAxis(structure, .vertical, proposal.height, gaps)
    var level = order.cells.startIndex
    for group in order.groups {
      if group.lowerBound == level {
        let priority = subviews.priority(order.cells[level])
        let end = order.cells[level...].firstIndex { subviews.priority($0) != priority } ?? order.cells.endIndex
        columns.start(order.cells[level..<end])
        rows.start(order.cells[level..<end])
        level = end
      }
      columns.divide()
      rows.divide()
      let members = order.cells[group]
      for i in members {
        offers[i] = NumericProposal(width: columns.offer(i), height: rows.offer(i))
        answers[i] = subviews.size(i, offers[i])
        columns.take(i, answers[i].width)
        rows.take(i, answers[i].height)
      }
      let spanning = members.filter { structure.cells[$0].columns.count > 1 }
      spread(spanning, answers.map(\.width), over: &columns.tracks, takers: columns.takers)
      columns.close(members)
      rows.close(members)
    }
    return GridSolution(columns.tracks.lengths, rows.tracks.lengths, offers, answers, gaps)
  }
}
