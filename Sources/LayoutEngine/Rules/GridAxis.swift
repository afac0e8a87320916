import LayoutModel

/// One axis of a grid while its cells are served: what its tracks share.
struct GridAxis<Number: LayoutNumber> {
  var tracks: GridTracks<Number>
  private let structure: GridStructure
  /// The structure's, along this axis.
  private let ownTracks: [Int32]
  private let axis: Axis
  /// The proposal less all gaps; `nil` where nothing is proposed.
  private let available: Number?
  /// How many cells of each track alone are not served yet, of the present priority and of all; a column without such
  /// cells counts one of the present priority while it is open.
  private var unserved: [Int]
  private var unservedInAll: [Int]
  private var openCount = 0
  /// What has been set aside.
  private var taken = Number(0)
  private var share: Number?
  /// Whether the share is that of what is set aside, and of the tracks that are open, now.
  private var isDivided = false

  init(_ structure: GridStructure, _ axis: Axis, _ proposed: Number?, _ gaps: GridGaps) {
    self.structure = structure
    self.axis = axis
    ownTracks = structure.ownTracks(along: axis)
    let gaps = gaps.along(axis)
    tracks = GridTracks(gaps: gaps)
    available = proposed.map { $0 - gaps.reduce(0, +) }
    unserved = Array(repeating: 0, count: gaps.count)
    unservedInAll = unserved
    for track in ownTracks where track >= 0 { unservedInAll[Int(track)] += 1 }
  }

  /// Whether the track has no cell of its own.
  private func isFree(_ track: Int) -> Bool { axis == .horizontal && !structure.hasOwnCells[track] }

  /// Starts a priority with its cells.
  mutating func start(_ cells: ArraySlice<Int>) {
    taken = Number.sum(tracks.lengths, plus: 0)
    for track in unserved.indices { unserved[track] = 0 }
    for cell in cells {
      if ownTracks[cell] >= 0 {
        unserved[Int(ownTracks[cell])] += 1
      } else {
        for track in structure.cells[cell].columns where isFree(track) { unserved[track] = 1 }
      }
    }
    openCount = unserved.count { $0 > 0 }
    isDivided = false
  }

  /// Fixes the share for a group.
  mutating func divide() {
    if isDivided { return }
    isDivided = true
    share = available.map { available in
      available.value == .infinity ? available : (available - taken) / Double(max(1, openCount))
    }
  }

  /// What a cell is offered along the axis.
  mutating func offer(_ index: Int) -> Number? {
    guard let available, let share else { return nil }
    guard structure.cells[index].isSized(along: axis) else {
      return tracks.slot(structure.cells[index].tracks(along: axis))
    }
    if ownTracks[index] >= 0 { return tracks.offer(share, atLeast: Int(ownTracks[index])) }
    let range = structure.cells[index].tracks(along: axis)
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
    guard ownTracks[index] >= 0 else { return }
    tracks.widen(Int(ownTracks[index]), to: answer)
    unservedInAll[Int(ownTracks[index])] -= 1
  }

  /// The tracks that take what a spanning cell is short of: those with unserved cells of their own, else those without
  /// any cell of their own.
  func takers(_ range: Range<Int>) -> [Int] {
    let open = range.filter { unservedInAll[$0] > 0 }
    if !open.isEmpty { return open }
    let free = range.filter { !structure.hasOwnCells[$0] }
    return free.isEmpty ? Array(range) : free
  }

  /// Closes the tracks that have no unserved cell of the present priority left after a group.
  mutating func close(_ group: ArraySlice<Int>) {
    var lengths: [Number] = []
    for index in group {
      guard ownTracks[index] >= 0 else { continue }
      let track = Int(ownTracks[index])
      unserved[track] -= 1
      guard unserved[track] == 0 else { continue }
      openCount -= 1
      isDivided = false
      lengths.append(tracks.length(track))
    }
    if !lengths.isEmpty { taken = Number.sum([taken] + lengths, plus: 0) }
  }
}
