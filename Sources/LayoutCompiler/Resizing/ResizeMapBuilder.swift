import LayoutEngine
import LayoutModel

/// Makes a resize map from left to right: asks for lines, checks them, and where they are wrong finds out from where on.
///
/// Lines are exact for the program at hand; what they cannot know is where the layout changes its shape outside the program.
/// So each piece is checked in its middle and at its end. Where a check fails, the change lies between there and the
/// last good point: if lines taken beyond it meet the old ones in a point, and both hold on their sides of it, it is there;
/// otherwise layouts jump, and halving the interval finds the first length at which they have.
struct ResizeMapBuilder<Source: ResizeSource> {
  private var source: Source
  private var map: ResizeMap
  private let pieceLimit: Int
  /// The lines of each part so far, in the order of pieces.
  private var parts: [Int32] = []
  private var lines: [ResizeMap.Line] = []
  private var current: FrameLines?

  init(_ source: Source, axis: Axis, range: ClosedRange<Double>, nodeCount: Int, pieceLimit: Int) {
    self.source = source
    self.pieceLimit = pieceLimit
    map = ResizeMap(axis: axis, range: range, nodeCount: nodeCount)
  }

  /// The map, as far as it goes, and the source as it was left.
  consuming func build() -> (map: ResizeMap, source: Source) {
    do throws(ResizeFailure) {
      try follow()
    } catch {
      end(at: current?.end ?? map.range.lowerBound, .unsolved(error.length, error.reason))
    }
    sortLines()
    return (map, source)
  }

  private mutating func end(at length: Double, _ end: ResizeMap.End) {
    map.end = end
    map.range = map.range.lowerBound...max(map.range.lowerBound, min(length, map.range.upperBound))
  }

  private mutating func follow() throws(ResizeFailure) {
    var position = map.range.lowerBound
    let last = map.range.upperBound
    var pieces = 0
    var shortPieces = 0
    guard position < last else { return append(point(try source.parts(at: position), position)) }
    while position < last {
      pieces += 1
      if pieces > pieceLimit { return end(at: position, .pieceLimit) }
      if shortPieces > Self.shortPieceLimit { return end(at: position, .curved(position)) }
      var lines = try source.lines(from: position)
      try settleStart(&lines)
      let middle = lines.from + (lines.end - lines.from) / 2
      if try !holds(lines, middle) {
        try cut(&lines, good: lines.from, bad: middle)
      } else if try !holds(lines, lines.end) {
        try cut(&lines, good: middle, bad: lines.end)
      }
      append(lines)
      shortPieces = lines.end - lines.from < Self.shortPiece ? shortPieces + 1 : 0
      position = max(lines.end, position.nextUp)
    }
  }

  /// Pieces shorter than this, so many of them in a row, are a curve.
  private static var shortPiece: Double { 1e-4 }
  private static var shortPieceLimit: Int { 12 }

  /// At a break point itself the lines to its right hold, or still those to its left, or neither: a tie may have a layout of
  /// its own. Decisions on what is equal have a tolerance, so that either may go on for a hair's breadth.
  private mutating func settleStart(_ lines: inout FrameLines) throws(ResizeFailure) {
    let start = try source.parts(at: lines.from)
    if lines.meet(start, at: lines.from) { return }
    if current?.meet(start, at: lines.from) != true { append(point(start, lines.from)) }
    var before = lines.from
    var from = before + min(0x1p-9, (lines.end - before) / 2)
    guard try holds(lines, from) else {
      lines.move(to: before.nextUp)
      return
    }
    for _ in 0..<64 {
      let middle = before + (from - before) / 2
      guard middle > before && middle < from else { break }
      if try holds(lines, middle) { from = middle } else { before = middle }
    }
    lines.move(to: from)
  }

  /// A piece of one point.
  private func point(_ parts: [Double], _ length: Double) -> FrameLines {
    FrameLines(
      from: length, end: length.nextUp, values: parts, slopes: Array(repeating: 0, count: parts.count),
      changes: [ResizeMap.Change(node: 0, id: nil, cause: .shape)])
  }

  private mutating func holds(_ lines: FrameLines, _ length: Double) throws(ResizeFailure) -> Bool {
    lines.meet(try source.parts(at: length), at: length)
  }

  /// Ends lines at the length between a good and a bad point from which on they do not hold.
  private mutating func cut(_ lines: inout FrameLines, good: Double, bad: Double) throws(ResizeFailure) {
    source.forget()
    lines.changes = [ResizeMap.Change(node: 0, id: nil, cause: .shape)]
    var (good, bad) = (good, bad)
    for halving in 0..<64 {
      // Near enough, nothing else lies between: where lines meet is then found at once.
      if halving == 0 || halving == 6 || halving == 12, let meeting = try meeting(lines, good, bad) {
        lines.end = meeting
        return
      }
      let middle = good + (bad - good) / 2
      guard middle > good && middle < bad else { break }
      if try holds(lines, middle) { good = middle } else { bad = middle }
    }
    lines.end = bad
  }

  /// Where lines that are taken at a bad point meet the old ones, if both hold on their sides.
  private mutating func meeting(
    _ old: FrameLines, _ good: Double, _ bad: Double
  ) throws(ResizeFailure) -> Double? {
    guard bad < map.range.upperBound else { return nil }
    let new = try source.lines(from: bad)
    source.forget()
    let steepest = old.slopes.indices.max {
      abs(old.slopes[$0] - new.slopes[$0]) < abs(old.slopes[$1] - new.slopes[$1])
    }
    guard let steepest, abs(old.slopes[steepest] - new.slopes[steepest]) > 1e-9 else { return nil }
    let gap = new.value(steepest, at: bad) - old.value(steepest, at: bad)
    let meeting = bad - gap / (new.slopes[steepest] - old.slopes[steepest])
    guard meeting > good && meeting < bad else { return nil }
    let values = old.values.indices.map { new.value($0, at: meeting) }
    guard old.meet(values, at: meeting) else { return nil }
    let before = good + (meeting - good) / 2
    let after = meeting + (bad - meeting) / 2
    guard try holds(old, before), try holds(new, after) else { return nil }
    return meeting
  }

  /// Takes over a piece: a line of its own for each part that does not go on along its last one.
  private mutating func append(_ piece: FrameLines) {
    for part in piece.values.indices {
      if let current {
        let expected = current.value(part, at: piece.from)
        let goesOn =
          current.slopes[part] == piece.slopes[part]
          && (expected == piece.values[part] || expected.bitPattern == piece.values[part].bitPattern)
        if goesOn { continue }
      }
      parts.append(Int32(part))
      lines.append(ResizeMap.Line(from: piece.from, value: piece.values[part], slope: piece.slopes[part]))
    }
    if let current {
      map.breakPoints.append(ResizeMap.BreakPoint(length: piece.from, changes: current.changes))
    }
    current = piece
  }

  /// Sorts the lines by part; those of a part keep their order.
  private mutating func sortLines() {
    let count = 4 * map.nodeCount
    var starts = [Int32](repeating: 0, count: count + 1)
    for part in parts { starts[Int(part) + 1] += 1 }
    for part in 0..<count { starts[part + 1] += starts[part] }
    var next = starts
    map.lines = Array(repeating: ResizeMap.Line(from: 0, value: 0, slope: 0), count: lines.count)
    for (part, line) in zip(parts, lines) {
      map.lines[Int(next[Int(part)])] = line
      next[Int(part)] += 1
    }
    map.starts = starts
  }
}
