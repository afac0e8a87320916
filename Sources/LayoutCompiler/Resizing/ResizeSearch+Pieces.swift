import LayoutEngine
import LayoutModel

extension ResizeSearch {
  /// Adds a piece from a line's beginning to where it ends, to either side.
  mutating func append(_ line: ResizeLine, to end: Double, _ states: LayoutStates?, isExact: Bool = true) {
    guard line.from != end || map.range.lowerBound == map.range.upperBound else { return }
    let (low, high) = (min(line.from, end), max(line.from, end))
    let piece = ResizeMap.Piece(
      from: low, to: high, isExact: isExact, line: low == line.from ? line : line.moved(to: low))
    found.append((piece, states))
  }

  /// Joins pieces that go on in the same line, and says what changes between the others.
  mutating func finish() {
    found.sort { $0.piece.from < $1.piece.from }
    absorbSlivers()
    var states: LayoutStates?
    for (piece, own) in found {
      defer { states = own }
      guard let last = map.pieces.last else {
        map.pieces.append(piece)
        continue
      }
      var piece = piece
      let isContiguous = isNext(piece, to: last)
      if isContiguous { join(last, &piece) }
      if isContiguous, last.isExact, piece.isExact, last.line.isParallel(to: piece.line),
        last.line.contains(piece.line.frames, at: piece.from)
      {
        map.pieces[map.pieces.count - 1].to = piece.to
        continue
      }
      piece.causes =
        last.isExact && piece.isExact
        ? causes(from: last, states, to: piece, own) : ["a view is curved here; the piece is near it"]
      map.pieces.append(piece)
    }
    map.gaps.sort { $0.from < $1.from }
  }

  /// Gives short pieces to a neighbour on whose line both their ends lie, and drops what is no longer than a joint: where two
  /// pieces meet almost in one point, a line through layouts on both sides of it is as near to either as can be told.
  private mutating func absorbSlivers() {
    var kept: [(piece: ResizeMap.Piece, states: LayoutStates?)] = []
    for position in found.indices {
      let (piece, states) = found[position]
      let isShort = piece.to - piece.from < shortest / 2
      if piece.to - piece.from <= max(joint, 4 * resolution), let last = kept.last?.piece, isNext(piece, to: last),
        position + 1 < found.count, isNext(found[position + 1].piece, to: piece)
      {
        continue
      }
      if isShort, let last = kept.last?.piece, isNext(piece, to: last), lies(piece, on: last) {
        kept[kept.count - 1].piece.to = piece.to
      } else if isShort, position + 1 < found.count, case let next = found[position + 1].piece, isNext(next, to: piece),
        lies(piece, on: next)
      {
        found[position + 1].piece.line = next.line.moved(to: piece.from)
        found[position + 1].piece.from = piece.from
      } else {
        kept.append((piece, states))
      }
    }
    found = kept
  }

  /// Whether no hole is left between two pieces: break points are as good as their search.
  private func isNext(_ piece: ResizeMap.Piece, to last: ResizeMap.Piece) -> Bool {
    piece.from - last.to <= max(2 * joint, 8 * resolution)
  }

  private func lies(_ piece: ResizeMap.Piece, on other: ResizeMap.Piece) -> Bool {
    other.isExact && [piece.from, piece.to].allSatisfy { other.line.contains(piece.line.frames(at: $0), at: $0) }
  }

  /// Lets a piece begin where the one before ends: where their lines meet, if that is near.
  private mutating func join(_ last: ResizeMap.Piece, _ piece: inout ResizeMap.Piece) {
    if last.isExact, piece.isExact, let meeting = last.line.meeting(piece.line), abs(meeting - piece.from) <= 4 * joint,
      meeting > last.from, meeting < piece.to
    {
      piece.line = piece.line.moved(to: meeting)
      piece.from = meeting
    }
    map.pieces[map.pieces.count - 1].to = piece.from
  }

  private func causes(
    from last: ResizeMap.Piece, _ before: LayoutStates?, to piece: ResizeMap.Piece, _ after: LayoutStates?
  ) -> [String] {
    let (old, new) = (last.line.frames.isPresent, piece.line.frames.isPresent)
    let views = new.indices.compactMap { node in
      old[node] == new[node] ? nil : prober.tree.id(of: node).map { (name: $0, isShown: new[node]) }
    }
    guard let before, let after else {
      return views.isEmpty
        ? ["an order or a choice changes"] : views.map { "\($0.name) is \($0.isShown ? "shown" : "hidden")" }
    }
    return after.changes(from: before, views: views)
  }
}
