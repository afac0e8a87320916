import LayoutEngine
import LayoutModel

extension ResizeSearch {
  /// How far a straight line goes.
  struct Reach {
    var slopes: [WindowResponse.Rates?]
    var end: Double
    var isExact = true
  }

  /// How far the layout at a probe moves in a straight line to one side.
  mutating func reach(
    from probe: ResizeProbe, _ direction: Double, bound: Double
  ) throws(ConstraintError) -> Reach {
    let room = direction * (bound - probe.length)
    guard room > 0 else {
      return Reach(slopes: probe.side(direction)?.rates ?? probe.frames.map { $0.map { _ in .init() } }, end: bound)
    }
    let step = direction * min(room, shortest)
    var reach = Reach(slopes: [], end: bound)
    var near = probe.length
    if let side = probe.side(direction) {
      reach.slopes = side.rates
      reach.end = direction > 0 ? min(side.end, bound) : max(side.end, bound)
    }
    let trial = direction > 0 ? min(probe.length + step / 4, reach.end) : max(probe.length + step / 4, reach.end)
    if try !holds(reach, probe, at: trial - direction * resolution) {
      // The rates do not hold, as where the optimum is not unique or a number of lines depends on the length.
      let small = probe.length + step / 64
      guard let frames = try frames(small) else { return Reach(slopes: [], end: probe.length) }
      reach = Reach(slopes: ResizeProber.secant(probe.frames, frames, over: small - probe.length), end: bound)
      guard try holds(reach, probe, at: probe.length + step / 128) else {
        return try curved(probe, to: probe.length + step)
      }
      near = small
    } else {
      near = trial
    }
    reach.end = try lastGood(reach, probe, from: near, to: reach.end, direction)
    return try bends(reach, probe, bound: bound) ? try curved(probe, to: probe.length + step) : reach
  }

  /// Whether a short piece leaves its line as a curve does, from its beginning on, and not all at once where it ends.
  private mutating func bends(_ reach: Reach, _ probe: ResizeProbe, bound: Double) throws(ConstraintError) -> Bool {
    let length = reach.end - probe.length
    guard length != 0, abs(length) < shortest / 2, reach.end != bound else { return false }
    var errors: [Double] = []
    for part in [0.5, 1.0] {
      guard let frames = try frames(probe.length + part * length) else { return false }
      let line = ResizeMap.Piece(
        from: probe.length, to: reach.end, frames: probe.frames, slopes: reach.slopes, isExact: true)
      errors.append(ResizeProber.distance(line.frames(at: probe.length + part * length), frames))
    }
    return errors[0] > 0.1 * errors[1] && errors[1] > 0.1 * ResizeProber.tolerance
  }

  /// A short piece that is near a curve.
  private mutating func curved(_ probe: ResizeProbe, to end: Double) throws(ConstraintError) -> Reach {
    guard let frames = try frames(end) else { return Reach(slopes: [], end: probe.length) }
    let slopes = ResizeProber.secant(probe.frames, frames, over: end - probe.length)
    return Reach(slopes: slopes, end: end, isExact: false)
  }

  /// The farthest length, from one where the line holds, up to which it does.
  private mutating func lastGood(
    _ reach: Reach, _ probe: ResizeProbe, from near: Double, to end: Double, _ direction: Double
  ) throws(ConstraintError) -> Double {
    var (good, bad) = (near, Double?.none)
    // The farthest first; the others find what comes back to the line.
    for part in [1.0, 0.5, 0.25, 0.75] {
      let length = near + (end - near) * part - direction * resolution
      guard direction * (length - near) > 0 else { continue }
      if try holds(reach, probe, at: length) { continue }
      bad = bad.map { direction * (length - $0) < 0 ? length : $0 } ?? length
    }
    guard var bad else { return end }
    while direction * (bad - good) > resolution {
      let middle = (good + bad) / 2
      if try holds(reach, probe, at: middle) { good = middle } else { bad = middle }
    }
    return good
  }

  /// Whether the layout at a length is where the line says.
  private mutating func holds(
    _ reach: Reach, _ probe: ResizeProbe, at length: Double
  ) throws(ConstraintError) -> Bool {
    guard !reach.slopes.isEmpty, let frames = try frames(length) else { return false }
    let piece = ResizeMap.Piece(
      from: probe.length, to: length, frames: probe.frames, slopes: reach.slopes, isExact: true)
    return ResizeProber.areEqual(piece.frames(at: length), frames)
  }

  /// How far a range without a layout goes.
  mutating func edge(of probe: ResizeProbe, towards end: Double) throws(ConstraintError) -> Double {
    guard try frames(end) != nil else { return end }
    var (bad, good) = (probe.length, end)
    while abs(good - bad) > resolution {
      let middle = (good + bad) / 2
      if try frames(middle) == nil { bad = middle } else { good = middle }
    }
    return bad
  }
}
