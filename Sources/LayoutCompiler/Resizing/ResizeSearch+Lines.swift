import LayoutEngine

extension ResizeSearch {
  /// Follows a base's lines to one side, one after another, as far as they hold.
  mutating func follow(
    _ base: ResizeBase, _ frames: ResizeFrames, _ direction: Double, to bound: Double
  ) throws(ConstraintError) -> Reach {
    var (position, frames) = (base.length, frames)
    while direction * (bound - position) > 0, canGoOn {
      let isFirst = position == base.length
      let leg =
        isFirst ? try firstLeg(of: base, direction) : base.leg(from: position, direction, resolution: resolution)
      guard var leg else {
        return isFirst ? try followChords(from: position, frames, nil, to: bound) : Reach(end: position)
      }
      let line = ResizeLine(from: position, frames: frames, rates: leg.rates)
      let end = direction > 0 ? min(leg.end, bound) : max(leg.end, bound)
      var reach = try travel(line, &leg.steps, from: position, to: end)
      if reach.end == end, end != bound, !prober.constraints.isEmpty {
        reach = try goOn(line, &leg.steps, beyond: end, to: bound)
      }
      if reach.step == nil, reach.end != end && reach.end != bound {
        let isCurve = try isCurve(line, to: reach.end)
        if leg.steps?.isCurved == true || isCurve || (isFirst && reach.end == position) {
          return try followCurve(base, from: position, frames, leg, to: bound)
        }
      }
      append(line, to: reach.end, leg.states)
      if reach.step != nil { return try followSteps(leg, reach, direction, to: end) }
      if reach.end != end || reach.beyond != nil { return reach }
      (position, frames) = (end, line.frames(at: end))
    }
    return Reach(end: position)
  }

  /// The line from a base to one side.
  ///
  /// Without constraints it is the tape's. With constraints the program does not tell how other rounds would decide, so
  /// that its line is compared with a layout nearby, and drawn through that where it does not hold.
  private mutating func firstLeg(of base: ResizeBase, _ direction: Double) throws(ConstraintError) -> ResizeBase.Leg? {
    let leg = base.leg(from: base.length, direction, resolution: resolution)
    guard !prober.constraints.isEmpty || leg == nil, let frames = base.frames else { return leg }
    return try drawnLeg(from: base.length, frames, direction, leg, base)
  }

  /// Goes on where a basis ends with constraints: another may lead along the same line. The end is as good as the solver's
  /// tolerance, and where it is near the bound it is the bound.
  private mutating func goOn(
    _ line: ResizeLine, _ steps: inout StepSearch?, beyond end: Double, to bound: Double
  ) throws(ConstraintError) -> Reach {
    if abs(bound - end) <= joint { return Reach(end: bound) }
    let next = end + (bound >= end ? 2 : -2) * joint
    guard (bound - next) * (bound - end) > 0, try holds(line, at: next) else { return Reach(end: end) }
    return try travel(line, &steps, from: next, to: bound)
  }

  /// Goes on beyond a step of a layout of a user's own: it moves views all at once, and often they go on at the rates that
  /// they had. Such a line is checked as any other; where it does not hold, a layout beyond the step is solved.
  private mutating func followSteps(
    _ leg: ResizeBase.Leg, _ reach: Reach, _ direction: Double, to end: Double
  ) throws(ConstraintError) -> Reach {
    var (leg, reach) = (leg, reach)
    while let step = reach.step, canGoOn {
      let line = ResizeLine(from: step.length, frames: step.frames, rates: leg.rates)
      let next = try travel(line, &leg.steps, from: step.length, to: end)
      guard next.end != step.length else { return Reach(end: reach.end, beyond: try base(step.length)) }
      append(line.moved(to: reach.end), to: next.end, leg.states)
      reach = next
    }
    return Reach(end: reach.end, beyond: reach.beyond)
  }

  /// Follows one line from a length where it holds as far as it does, at most to `end`.
  ///
  /// It is laid out wherever an answer in steps changes, and between at distances that no other change should escape.
  mutating func travel(
    _ line: ResizeLine, _ steps: inout StepSearch?, from start: Double, to end: Double
  ) throws(ConstraintError) -> Reach {
    var good = start
    while good != end {
      let step = steps?.next(from: good, to: end)
      let stop = step?.length ?? end
      if let failure = try firstFailure(of: line, from: good, to: stop) {
        return steps?.isCurved == true
          ? Reach(end: start) : try boundary(of: line, between: failure.good, and: failure.bad)
      }
      good = stop
      if let step, stop != end, let reach = try reach(of: line, ending: step, before: end) { return reach }
      guard canGoOn else { return Reach(end: good) }
    }
    return Reach(end: end)
  }

  /// How far a line leads that may end at a step; nil where it goes on.
  private mutating func reach(
    of line: ResizeLine, ending step: (length: Double, isOffset: Bool), before end: Double
  ) throws(ConstraintError) -> Reach? {
    let direction: Double = end >= step.length ? 1 : -1
    let next = step.length + direction * margin
    guard let frames = try frames(next) else { return Reach(end: step.length) }
    if line.contains(frames, at: next) { return nil }
    // With constraints a recording tells of its own length alone.
    let mayGoOn = step.isOffset && prober.constraints.isEmpty && direction * (end - next) > 0
    return Reach(end: step.length, step: mayGoOn ? (next, frames) : nil)
  }

  /// How far from a break point layouts are compared.
  var margin: Double { 4 * resolution }

  /// The parts of the range between which lines are checked at least.
  private var checkedParts: Double { prober.constraints.isEmpty ? 32 : 16 }

  /// The first check that fails on the way along a line, with the last before it that does not.
  private mutating func firstFailure(
    of line: ResizeLine, from start: Double, to end: Double
  ) throws(ConstraintError) -> (good: Double, bad: Double)? {
    guard abs(end - start) > 2 * margin else { return nil }
    var good = start
    for length in checks(from: start, to: end) {
      guard try holds(line, at: length) else { return (good, length) }
      good = length
    }
    return nil
  }

  /// Where a line is checked on the way: at even distances, and on every piece of the layout without constraints, from
  /// which rounds begin: on another piece they may lead somewhere else.
  private func checks(from start: Double, to end: Double) -> [Double] {
    let direction: Double = end >= start ? 1 : -1
    let spacing = (map.range.upperBound - map.range.lowerBound) / checkedParts
    let count = max(2, (abs(end - start) / spacing).rounded(.up))
    var checks = (1..<Int(count)).map { start + (end - start) * Double($0) / count } + [end - direction * margin]
    let breaks = naturalBreaks.filter { $0 > min(start, end) + margin && $0 < max(start, end) - margin }
    guard !breaks.isEmpty else { return checks }
    let ends = [min(start, end)] + breaks + [max(start, end)]
    checks += zip(ends, ends.dropFirst()).map { ($0 + $1) / 2 }
    return checks.sorted { direction * $0 < direction * $1 }
  }

  /// Where a line ends that holds at one length, or begins there, and not at another.
  private mutating func boundary(
    of line: ResizeLine, between good: Double, and bad: Double
  ) throws(ConstraintError) -> Reach {
    let direction: Double = bad >= good ? 1 : -1
    var (good, bad) = (good, bad)
    if good == line.from {
      let near = good + direction * margin
      if direction * (bad - near) > 0 {
        guard try holds(line, at: near) else { return Reach(end: good) }
        good = near
      }
    }
    let beyond = try base(bad)
    if let meeting = try meeting(line, beyond, from: good) { return Reach(end: meeting, beyond: beyond) }
    while abs(bad - good) > resolution, canGoOn {
      let middle = (good + bad) / 2
      if try holds(line, at: middle) { good = middle } else { bad = middle }
    }
    return Reach(end: good, beyond: beyond)
  }

  /// Where a line meets that from a layout beyond its end; nil where that does not lead back to it.
  private mutating func meeting(
    _ line: ResizeLine, _ beyond: ResizeBase, from good: Double
  ) throws(ConstraintError) -> Double? {
    let direction: Double = beyond.length >= good ? 1 : -1
    guard let frames = beyond.frames, let leg = try firstLeg(of: beyond, -direction) else { return nil }
    let other = ResizeLine(from: beyond.length, frames: frames, rates: leg.rates)
    guard let length = line.meeting(other), direction * (length - good) > 0,
      direction * (beyond.length - length) > 0, direction * (length - leg.end) >= -resolution,
      try holds(line, at: (good + length) / 2), try holds(other, at: (beyond.length + length) / 2)
    else { return nil }
    return length
  }

  /// Whether the layout at a length is where the line says.
  mutating func holds(_ line: ResizeLine, at length: Double) throws(ConstraintError) -> Bool {
    guard let frames = try frames(length) else { return false }
    return line.contains(frames, at: length)
  }

  /// How far a range without a layout goes.
  mutating func edge(of base: ResizeBase, towards end: Double) throws(ConstraintError) -> Double {
    guard try frames(end) != nil else { return end }
    var (bad, good) = (base.length, end)
    while abs(good - bad) > resolution, canGoOn {
      let middle = (good + bad) / 2
      if try frames(middle) == nil { bad = middle } else { good = middle }
    }
    return bad
  }
}
