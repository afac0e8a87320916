import LayoutEngine

extension ResizeSearch {
  /// How far away layouts are that lines are drawn through.
  var near: Double { shortest / 16 }

  /// A line through two layouts nearby, or the known one where it goes through them; nil where what is between them is
  /// not on it.
  ///
  /// - Parameter base: the solved layout at the start, if that is where the line begins.
  mutating func drawnLeg(
    from start: Double, _ frames: ResizeFrames, _ direction: Double, _ known: ResizeBase.Leg?, _ base: ResizeBase?
  ) throws(ConstraintError) -> ResizeBase.Leg? {
    for distance in [near, near / 8, near / 64] {
      let end = start + direction * distance
      let other = prober.constraints.isEmpty ? nil : try self.base(end, withMotion: false)
      guard let there = prober.constraints.isEmpty ? try self.frames(end) : other?.frames else { continue }
      if let known, base != nil,
        ResizeLine(from: start, frames: frames, rates: known.rates).contains(there, at: end)
      {
        return known
      }
      guard let line = ResizeLine.through(frames, at: start, there, at: end), try holds(line, at: (start + end) / 2)
      else { continue }
      let steps = other.flatMap { base?.steps(towards: $0, resolution: resolution) } ?? known?.steps
      return ResizeBase.Leg(
        rates: line.rates, end: direction * .infinity, steps: steps, states: known?.states ?? base?.states,
        isDrawn: true)
    }
    return nil
  }

  /// Follows what the recording does not tell to one side: a straight line through two layouts as far as it holds, or else
  /// a curve in chords.
  mutating func followCurve(
    _ base: ResizeBase, from start: Double, _ frames: ResizeFrames, _ leg: ResizeBase.Leg, to bound: Double
  ) throws(ConstraintError) -> Reach {
    let direction: Double = bound >= start ? 1 : -1
    if !leg.isDrawn, var drawn = try drawnLeg(from: start, frames, direction, leg, nil) {
      let line = ResizeLine(from: start, frames: frames, rates: drawn.rates)
      let reach = try travel(line, &drawn.steps, from: start, to: bound)
      let isKnownCurve = drawn.steps?.isCurved == true && reach.end != bound
      let isCurve = try isCurve(line, to: reach.end)
      if !isKnownCurve && !isCurve && reach.end != start {
        append(line, to: reach.end, drawn.states)
        return reach
      }
    }
    return try followChords(from: start, frames, leg.states, to: bound)
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
  mutating func followChords(
    from start: Double, _ frames: ResizeFrames, _ states: LayoutStates?, to bound: Double
  ) throws(ConstraintError) -> Reach {
    let direction: Double = bound >= start ? 1 : -1
    var (position, frames) = (start, frames)
    // A jump is crossed in one short step.
    let short = 4 * resolution
    var (length, jump) = (shortest, Double?.none)
    while direction * (bound - position) > 0, canGoOn {
      let limit = jump ?? bound
      let end = abs(limit - position) <= max(length, short) ? limit : position + direction * length
      guard let last = try self.frames(end) else {
        if length <= short { break }
        length /= 8
        continue
      }
      let middle = (position + end) / 2
      let chord = ResizeLine.through(frames, at: position, last, at: end)
      let error =
        if let chord, let there = try self.frames(middle) { chord.distance(at: middle, from: there) } else {
          Double.infinity
        }
      if error > Self.chordError, length > short {
        let found = try self.jump(from: position, frames, to: end, last)
        if let found, abs(found - position) > 2 * resolution {
          jump = found - direction * resolution
        } else {
          (length, jump) = (found == nil ? length / 8 : short, nil)
        }
        continue
      }
      let isStraight = error <= ResizeLine.tolerance
      if isStraight && length == shortest && position != start && jump == nil { break }
      if let chord { append(chord, to: end, states, isExact: isStraight) }
      (position, frames) = (end, last)
      (length, jump) = end == jump ? (short, nil) : (length <= short ? shortest : min(8 * length, shortest), jump)
    }
    if position == start { position = start + direction * min(resolution, abs(bound - start)) }
    return Reach(end: position)
  }

  /// Where, between two layouts, most of the way from one to the other happens at once; nil where it does not.
  private mutating func jump(
    from start: Double, _ first: ResizeFrames, to end: Double, _ last: ResizeFrames
  ) throws(ConstraintError) -> Double? {
    var (start, first, end, last) = (start, first, end, last)
    while abs(end - start) > resolution, canGoOn {
      let middle = (start + end) / 2
      guard let frames = try self.frames(middle) else { return nil }
      if first.distance(to: frames) > frames.distance(to: last) {
        (end, last) = (middle, frames)
      } else {
        (start, first) = (middle, frames)
      }
    }
    return first.distance(to: last) > Self.chordError / 2 ? start : nil
  }

  /// How far the middle of a curve may be from its chord, relative to its numbers.
  private static let chordError = 0.01
}
