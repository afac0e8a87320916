import LayoutEngine

extension ResizeSearch {
  /// Follows what the recording does not tell to one side: a straight line through two layouts as far as it holds, or else
  /// a curve in chords.
  mutating func followCurve(
    from start: Double, _ frames: ResizeFrames, _ leg: ResizeBase.Leg?, to bound: Double
  ) throws(ConstraintError) -> Reach {
    let direction: Double = bound >= start ? 1 : -1
    let step = direction * min(shortest, abs(bound - start))
    if let near = try self.frames(start + step / 64),
      let line = ResizeLine.through(frames, at: start, near, at: start + step / 64),
      try holds(line, at: start + step / 128)
    {
      var reach = try travel(line, leg?.steps, to: bound)
      if reach.end == start { reach.end = start + step / 64 }
      let isKnownCurve = leg?.steps.isCurved == true && reach.end != bound
      let isCurve = try isCurve(line, to: reach.end)
      if !isKnownCurve && !isCurve {
        append(line, to: reach.end, leg?.states)
        return reach
      }
    }
    return try followChords(from: start, frames, leg?.states, to: bound)
  }

  /// Whether a line is short, and the layout leaves it as a curve does, from its beginning on, and not all at once at its
  /// end.
  mutating func isCurve(_ line: ResizeLine, to end: Double) throws(ConstraintError) -> Bool {
    guard end != line.from, abs(end - line.from) < shortest / 2 else { return false }
    let middle = (line.from + end) / 2
    guard let half = try frames(middle), let whole = try frames(end) else { return false }
    let (first, second) = (line.distance(at: middle, from: half), line.distance(at: end, from: whole))
    return first > 0.1 * second && second > 0.1 * ResizeLine.tolerance
  }

  /// Follows a curve in chords until it is straight.
  private mutating func followChords(
    from start: Double, _ frames: ResizeFrames, _ states: LayoutStates?, to bound: Double
  ) throws(ConstraintError) -> Reach {
    let direction: Double = bound >= start ? 1 : -1
    var (position, frames) = (start, frames)
    var length = shortest
    while direction * (bound - position) > 0, canGoOn {
      let end = abs(bound - position) <= length ? bound : position + direction * length
      guard let last = try self.frames(end), let chord = ResizeLine.through(frames, at: position, last, at: end),
        let middle = try self.frames((position + end) / 2)
      else {
        if length <= resolution { break }
        length = max(length / 8, resolution)
        continue
      }
      let error = chord.distance(at: (position + end) / 2, from: middle)
      let isStraight = error <= ResizeLine.tolerance
      if isStraight && length == shortest && position != start { break }
      // A jump: nearer to it.
      if error > Self.chordError && length > resolution {
        length = max(length / 8, resolution)
        continue
      }
      append(chord, to: end, states, isExact: isStraight)
      (position, frames) = (end, last)
      length = min(length * 8, shortest)
    }
    if position == start { position = start + direction * min(resolution, abs(bound - start)) }
    return Reach(end: position)
  }

  /// How far the middle of a curve may be from its chord, relative to its numbers.
  private static let chordError = 0.01
}
