import LayoutModel

/// A grid that something is proposed to, on one axis or both (9.4).
///
/// Cells are served in groups. The share of an axis is what is left of the proposal, after the gaps and the tracks that
/// are closed, divided by the open tracks. A cell is offered the share of its track, or the track's length where that is
/// more; one that spans columns, all that the other columns leave. On an axis on which it is unsized a cell is offered
/// what its tracks have already, and the unsized cells of a group are served after the others, at a share of their own.
/// When a group is through, its spanning cells widen their columns by what they are short of.
///
/// A track (a column or row) is open in a priority while it has an unserved cell of that priority of its own; a column
/// without cells of its own, all along, if a cell of the priority spans it. When a priority starts, the lengths that
/// there are by then are set aside, those of open tracks too; when a track closes, its length is set aside (again, where
/// it had one before). Nothing is set aside for lower priorities, and nothing is cut back to the proposal: a grid can
/// overflow.
///
/// The rule was found by measuring SwiftUI; ``GridLayout`` lists what it does not explain.
extension GridRule {
  func solveServing<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, _ gaps: GridGaps
  ) -> GridSolution<S.Number> {
    let order = subviews.gridOrder(structure, along: proposal.axes)
    var service = GridService<S.Number>(structure, proposal, gaps)
    for priority in order.priorities {
      service.columns.start(order.cells[priority.cells])
      service.rows.start(order.cells[priority.cells])
      for group in priority.groups {
        service.serve(order.cells[group.sized], subviews)
        if !group.unsized.isEmpty {
          service.close(order.cells[group.sized])
          service.serve(order.cells[group.unsized], subviews)
        }
        if structure.hasSpanningCells { spread(order.cells[group.cells], &service) }
        service.close(order.cells[group.unsized.isEmpty ? group.sized : group.unsized])
      }
    }
    return GridSolution(
      service.columns.tracks.lengths, service.rows.tracks.lengths, service.offers, service.answers, gaps)
  }

  /// Widens the columns of those cells that span several.
  private func spread<N: LayoutNumber>(_ cells: ArraySlice<Int>, _ service: inout GridService<N>) {
    let spanning = cells.filter { structure.cells[$0].columns.count > 1 }
    guard !spanning.isEmpty else { return }
    // A copy, which serving the next group would have to make too.
    let answers = service.answers
    spread(spanning, { answers[$0].width }, over: &service.columns.tracks, takers: service.columns.takers)
  }
}

/// What there is of a grid while its cells are served.
private struct GridService<Number: LayoutNumber> {
  var columns: GridAxis<Number>
  var rows: GridAxis<Number>
  var offers: [NumericProposal<Number>]
  var answers: [NumericSize<Number>]

  init(_ structure: GridStructure, _ proposal: NumericProposal<Number>, _ gaps: GridGaps) {
    columns = GridAxis(structure, .horizontal, proposal.width, gaps)
    rows = GridAxis(structure, .vertical, proposal.height, gaps)
    offers = Array(repeating: NumericProposal(width: nil, height: nil), count: structure.cells.count)
    answers = Array(repeating: .zero, count: structure.cells.count)
  }

  /// Serves cells at one share.
  mutating func serve<S: RuleSubviews>(_ cells: ArraySlice<Int>, _ subviews: S) where S.Number == Number {
    guard !cells.isEmpty else { return }
    columns.divide()
    rows.divide()
    for cell in cells {
      let offer = NumericProposal(width: columns.offer(cell), height: rows.offer(cell))
      let answer = subviews.size(cell, offer)
      columns.take(cell, answer.width)
      rows.take(cell, answer.height)
      offers[cell] = offer
      answers[cell] = answer
    }
  }

  /// Closes the tracks that are through with these cells.
  mutating func close(_ cells: ArraySlice<Int>) {
    columns.close(cells)
    rows.close(cells)
  }
}
