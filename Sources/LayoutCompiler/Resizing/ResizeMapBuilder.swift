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
    if position == last {
      let values = try source.parts(at: position)
      append(
        FrameLines(
          from: position, end: position, values: values, slopes: Array(repeating: 0, count: values.count), changes: []))
      return
    }
    while position < last {
      pieces += 1
      if pieces > pieceLimit { return end(at: position, .pieceLimit) }
      var lines = try source.lines(from: position)
      let middle = position + (lines.end - position) / 2
      if try !holds(lines, middle) {
        try cut(&lines, good: position, bad: middle)
      } else if try !holds(lines, lines.end) {
        try cut(&lines, good: middle, bad: lines.end)
      }
      append(lines)
      guard lines.end > position else {
        throw ResizeFailure(length: position, reason: "the layout does not hold beyond this length")
      }
      position = lines.end
    }
  }

  private mutating func holds(_ lines: FrameLines, _ length: Double) throws(ResizeFailure) -> Bool {
    lines.meet(try source.parts(at: length), at: length)
  }

  /// Ends lines at the length between a good and a bad point from which on they do not hold.
  private mutating func cut(_ lines: inout FrameLines, good: Double, bad: Double) throws(ResizeFailure) {
    source.forget()
    lines.changes = [ResizeMap.Change(node: 0, id: nil, cause: .shape)]
    if let meeting = try meeting(lines, good, bad) {
      lines.end = meeting
      return
    }
    var (good, bad) = (good, bad)
    for _ in 0..<64 {
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
