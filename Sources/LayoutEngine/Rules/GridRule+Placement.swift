import LayoutModel

/// What a cell of a grid stands in: its columns with the gaps between them, and its row.
struct GridSlot<Number: LayoutNumber> {
  var origin: NumericPoint<Number>
  var size: NumericSize<Number>
}

/// Where the cells of a grid stand (9.5).
///
/// A cell's slot is as wide as its columns with the gaps between them, and as high as its row. It is offered the slot's
/// size, unless it filled the slot already when it was served; then it is offered what it was offered there. In the slot
/// it stands by its anchor, or else by its guides.
extension GridRule {
  func place<S: RuleSubviews>(
    _ subviews: S, _ solution: GridSolution<S.Number>, _ gaps: GridGaps, into placements: inout Placements<S.Number>
  ) {
    place(Array(structure.cells.indices), of: subviews, solution, slots(solution, gaps), into: &placements)
  }

  /// Places some cells: all, or any where ``canPlaceSomeCells``.
  func place<S: RuleSubviews>(
    _ cells: [Int], of subviews: S, _ solution: GridSolution<S.Number>, _ slots: [GridSlot<S.Number>],
    into placements: inout Placements<S.Number>
  ) {
    let settled = cells.map { i in
      let slot = slots[i].size
      let answer = solution.answers[i]
      if Self.areEqual(slot.width.value, answer.width.value) && Self.areEqual(slot.height.value, answer.height.value) {
        return SettledCell(slot: slots[i], offer: solution.offers[i], size: answer)
      }
      return SettledCell(slot: slots[i], offer: slot.proposal, size: subviews.size(i, slot.proposal))
    }
    let x = origins(subviews, .horizontal, cells, settled)
    let y = origins(subviews, .vertical, cells, settled)
    for (i, cell) in settled.enumerated() {
      placements.append(Placement(origin: NumericPoint(x: x[i], y: y[i]), proposal: cell.offer))
    }
  }

  /// Whether a cell stands where its slot and its size say, unless views set guides: not where cells lie on one line.
  var canPlaceSomeCells: Bool {
    structure.cells.allSatisfy {
      $0.anchor != nil || ($0.horizontal.standardFraction != nil && $0.vertical.standardFraction != nil)
    }
  }

  /// Whether lengths are equal but for the rounding of the sums that a slot's is.
  private static func areEqual(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= 1e-9 * max(1, abs(one))
  }

  /// A cell with its slot, what it is offered there and what it answers.
  private struct SettledCell<Number: LayoutNumber> {
    var slot: GridSlot<Number>
    var offer: NumericProposal<Number>
    var size: NumericSize<Number>
  }

  /// The slots of all cells.
  func slots<N: LayoutNumber>(_ solution: GridSolution<N>, _ gaps: GridGaps) -> [GridSlot<N>] {
    let x = solution.columns.starts(gaps.columns)
    let y = solution.rows.starts(gaps.rows)
    return structure.cells.map { cell in
      let widths = solution.columns[cell.columns]
      let width =
        widths.count == 1
        ? widths[widths.startIndex] : N.sum(Array(widths), plus: gaps.columns.innerTotal(cell.columns))
      return GridSlot(
        origin: NumericPoint(x: x[cell.columns.lowerBound], y: y[cell.row]),
        size: NumericSize(width: width, height: solution.rows[cell.row]))
    }
  }

  /// Where each cell starts along an axis.
  ///
  /// A cell without guides of its own stands at the same share of its slot as the guide. One that sets a box guide lies
  /// with it on the slot's. By baselines and custom guides the cells of a row or column lie on one line, as in a stack.
  private func origins<S: RuleSubviews>(
    _ subviews: S, _ axis: Axis, _ cells: [Int], _ settled: [SettledCell<S.Number>]
  ) -> [S.Number] {
    let guides = zip(cells, settled).map { guide(subviews, $0, axis, $1) }
    let lines = lines(cells, guides, axis)
    return cells.indices.map { i in
      let (cell, slot, size) = (structure.cells[cells[i]], settled[i].slot, settled[i].size)
      if let guide = guides[i] {
        let key = cell.guide(along: axis)
        let track = cell.ownTrack(along: axis)
        let line = key.isBoxGuide ? key.standardPosition(in: slot.size) : track.flatMap { lines[$0] }
        return slot.origin[axis] + ((line ?? guide) - guide)
      }
      let anchor = cell.anchor.map { Double(axis == .horizontal ? $0.x : $0.y) }
      let share = anchor ?? cell.guide(along: axis).standardFraction ?? 0
      if share == 0 || slot.size[axis].isSame(as: size[axis]) { return slot.origin[axis] }
      return slot.origin[axis] + (slot.size[axis] - size[axis]) * share
    }
  }

  /// The guide of a cell that does not simply stand at a share of its slot.
  private func guide<S: RuleSubviews>(
    _ subviews: S, _ index: Int, _ axis: Axis, _ settled: SettledCell<S.Number>
  ) -> S.Number? {
    let cell = structure.cells[index]
    let key = cell.guide(along: axis)
    if cell.anchor != nil || (!subviews.haveExplicitGuides && key.standardFraction != nil) { return nil }
    if key.isBoxGuide { return subviews.explicitGuide(key, index, settled.offer) }
    return subviews.guide(key, index, settled.offer, size: settled.size)
  }

  /// The line of each row or column whose cells lie on one: the farthest guide of its own cells.
  private func lines<N: LayoutNumber>(_ cells: [Int], _ guides: [N?], _ axis: Axis) -> [Int: N] {
    var guidesOfTracks: [Int: [N]] = [:]
    for (index, guide) in zip(cells, guides) {
      let cell = structure.cells[index]
      guard let guide, !cell.guide(along: axis).isBoxGuide, let track = cell.ownTrack(along: axis) else { continue }
      guidesOfTracks[track, default: []].append(guide)
    }
    // From the first track on: what is recorded has the same order in every run.
    let lines = guidesOfTracks.sorted { $0.key < $1.key }.map { ($0.key, N.maximum($0.value)) }
    return Dictionary(uniqueKeysWithValues: lines)
  }
}

extension Array where Element: LayoutNumber {
  /// Where tracks of these lengths start, each after the gap before it.
  fileprivate func starts(_ gaps: [Double]) -> [Element] {
    var start = Element(0)
    return indices.map { i in
      start = i == 0 ? start : start + self[i - 1] + gaps[i]
      return start
    }
  }
}
