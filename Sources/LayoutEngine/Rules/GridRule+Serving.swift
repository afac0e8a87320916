import LayoutModel

/// A grid that something is proposed to, on one axis or both (9.4).
///
/// State: the lengths of columns and rows, all 0 at first, and which of them are finished. For each group of the serving
/// order the share of an axis is what the proposal leaves after the gaps and the finished tracks, divided by the open
/// tracks: those with an unserved cell of the group's priority of their own. A cell is offered the share of its track, or
/// the track's length where that is more; one that spans columns, all that the other columns leave.
/// After a group, tracks without unserved cells of this priority are finished, for good. Nothing is set aside for lower
/// priorities, and nothing is cut back to the proposal: a grid can overflow.
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
        columns.open(order.cells[level..<end])
        rows.open(order.cells[level..<end])
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
      columns.finish(members)
      rows.finish(members)
    }
    return GridSolution(columns.tracks.lengths, rows.tracks.lengths, offers, answers, gaps)
  }
}

/// One axis of a grid while its cells are served.
struct GridAxis<Number: LayoutNumber> {
  var tracks: GridTracks<Number>
  private let structure: GridStructure
  private let axis: Axis
  /// The proposal less all gaps; `nil` where nothing is proposed.
  private let available: Number?
  /// How many cells of each track alone are not served yet: of the present priority, and of all.
  private var unserved: [Int]
  private var unservedInAll: [Int]
  /// How many tracks have unserved cells of the present priority.
  private var openCount = 0
  private var isFirstOfPriority = false
  private var isFinished: [Bool]
  /// The finished tracks: those whose length is part of `finishedTotal`, and those still to be added.
  private var counted: [Int] = []
  private var uncounted: [Int] = []
  private var isCounted: [Bool]
  private var finishedTotal = Number(0)
  private var share: Number?

  init(_ structure: GridStructure, _ axis: Axis, _ proposed: Number?, _ gaps: GridGaps) {
    self.structure = structure
    self.axis = axis
    let gaps = gaps.along(axis)
    tracks = GridTracks(gaps: gaps)
    available = proposed.map { $0 - gaps.reduce(0, +) }
    unserved = Array(repeating: 0, count: gaps.count)
    unservedInAll = unserved
    isFinished = Array(repeating: false, count: gaps.count)
    isCounted = isFinished
    for cell in structure.cells {
      if let track = cell.ownTrack(along: axis) { unservedInAll[track] += 1 }
    }
  }

  /// Starts a priority with its cells.
  mutating func open(_ cells: ArraySlice<Int>) {
    openCount = 0
    isFirstOfPriority = true
    for cell in cells {
      guard let track = structure.cells[cell].ownTrack(along: axis) else { continue }
      if unserved[track] == 0 { openCount += 1 }
      unserved[track] += 1
    }
  }

  /// Fixes the share for a group.
  mutating func divide() {
    countFinished()
    share = available.map { available in
      available.value == .infinity ? available : (available - finishedTotal) / Double(max(1, openCount))
    }
  }

  /// What a cell is offered along the axis.
  mutating func offer(_ index: Int) -> Number? {
    guard let available, let share else { return nil }
    let cell = structure.cells[index]
    let range = cell.tracks(along: axis)
    guard cell.isSized(along: axis) else { return tracks.slot(range) }
    if let track = cell.ownTrack(along: axis) { return tracks.offer(share, atLeast: track) }
    if available.value == .infinity { return available }
    let outside = unserved.indices.filter { !range.contains($0) }
    let closed = outside.filter { unserved[$0] == 0 }
    let others = Number.sum(
      closed.map { tracks.length($0) } + [share * Double(outside.count - closed.count)],
      plus: -tracks.gaps.innerTotal(range))
    let offer = available - others
    let slot = tracks.slot(range)
    return slot.isConstant || !(slot.value <= offer.value) ? Number.maximum([offer, slot]) : offer
  }

  /// Takes a cell's answer: it is served.
  mutating func take(_ index: Int, _ answer: Number) {
    guard let track = structure.cells[index].ownTrack(along: axis) else { return }
    tracks.widen(track, to: answer)
    unservedInAll[track] -= 1
  }

  /// The tracks that take what a spanning cell is short of: the unfinished ones, else those without cells of their own.
  func takers(_ range: Range<Int>) -> [Int] {
    let open = range.filter { unservedInAll[$0] > 0 }
    if !open.isEmpty { return open }
    let free = range.filter { !structure.hasOwnCells[$0] }
    return free.isEmpty ? Array(range) : free
  }

  /// Finishes the tracks that have no unserved cell of the present priority left.
  mutating func finish(_ group: ArraySlice<Int>) {
    let served = group.compactMap { structure.cells[$0].ownTrack(along: axis) }
    for track in served {
      unserved[track] -= 1
      if unserved[track] == 0 { openCount -= 1 }
    }
    // The first group of a priority also finishes the tracks that have no cell of it.
    for track in isFirstOfPriority ? Array(isFinished.indices) : served
    where !isFinished[track] && unserved[track] == 0 {
      isFinished[track] = true
      uncounted.append(track)
    }
    isFirstOfPriority = false
  }

  /// Adds up the finished tracks; only the new ones where none of the others has grown since.
  private mutating func countFinished() {
    let hasGrown = tracks.grown.contains { isCounted[$0] }
    let added = hasGrown ? counted + uncounted : uncounted
    for track in uncounted { isCounted[track] = true }
    counted += uncounted
    uncounted = []
    tracks.grown = []
    guard !added.isEmpty else { return }
    let lengths = added.map { tracks.length($0) }
    finishedTotal = Number.sum(hasGrown ? lengths : [finishedTotal] + lengths, plus: 0)
  }
}
