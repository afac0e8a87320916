import LayoutEngine
import LayoutModel

extension ResizeSearch {
  /// Adds a piece, moved so that it begins where it begins.
  mutating func append(
    from: Double, to: Double, _ slopes: [WindowResponse.Rates?], at probe: ResizeProbe, isExact: Bool
  ) {
    guard to > from || map.range.lowerBound == map.range.upperBound, !slopes.isEmpty else { return }
    let piece = ResizeMap.Piece(
      from: probe.length, to: to, frames: probe.frames, slopes: slopes, isExact: isExact)
    let start = ResizeMap.Piece(
      from: from, to: to, frames: piece.frames(at: from), slopes: slopes, isExact: isExact)
    found.append((start, probe.states))
  }

  /// Joins pieces that go on in the same line, and says what changes between the others.
  mutating func finish() {
    found.sort { $0.piece.from < $1.piece.from }
    var states: [BreakState] = []
    for (piece, own) in found {
      if let last = map.pieces.last, last.isExact, piece.isExact, Self.areParallel(last.slopes, piece.slopes),
        piece.from - last.to <= 2 * resolution,
        ResizeProber.areEqual(last.frames(at: piece.from), piece.frames)
      {
        map.pieces[map.pieces.count - 1].to = piece.to
        states = own
        continue
      }
      var piece = piece
      if let last = map.pieces.last {
        piece.causes =
          last.isExact && piece.isExact
          ? BreakState.changes(from: states, to: own) : ["a view is curved here; the piece is near it"]
        // Break points are as good as their search: no hole is left between pieces.
        if piece.from - last.to <= 2 * resolution { map.pieces[map.pieces.count - 1].to = piece.from }
      }
      map.pieces.append(piece)
      states = own
    }
    map.gaps.sort { $0.from < $1.from }
  }

  /// Whether two lines have the same rates.
  static func areParallel(_ one: [WindowResponse.Rates?], _ other: [WindowResponse.Rates?]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { one, other in
        guard let one, let other else { return one == nil && other == nil }
        return zip([one.x, one.y, one.width, one.height], [other.x, other.y, other.width, other.height])
          .allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($0)) }
      }
  }
}
