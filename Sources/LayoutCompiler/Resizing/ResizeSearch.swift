import Foundation
public import LayoutEngine
public import LayoutModel

/// Finds the pieces of a resize map: solves somewhere, follows the rates to both sides as far as they hold, checks that by
/// solving there, and goes on with what is left.
struct ResizeSearch {
  let prober: ResizeProber
  let limits: ResizeLimits
  /// Told of the part of the range that is covered, from 0 to 1.
  let progress: (Double) -> Void
  let deadline: Date
  var map: ResizeMap
  /// The pieces with what holds their views.
  var found: [(piece: ResizeMap.Piece, states: [BreakState])] = []

  /// Break points are found to this, relative to the range or the length.
  let resolution: Double
  /// What holds over less than this is taken for curved.
  let shortest: Double

  /// Where in a range to solve: not in its middle, where break points like to be.
  private static let golden = 0.4816
  /// The parts of the range that pieces may have where views are curved.
  private static let curvedParts = 256.0

  init(
    _ prober: ResizeProber, over range: ClosedRange<Double>, limits: ResizeLimits, progress: @escaping (Double) -> Void
  ) {
    self.prober = prober
    self.progress = progress
    self.limits = limits
    deadline = Date(timeIntervalSinceNow: limits.seconds)
    map = ResizeMap(axis: prober.axis, range: range)
    let length = range.upperBound - range.lowerBound
    resolution = 1e-8 * max(1, length, abs(range.lowerBound), abs(range.upperBound))
    shortest = max(length / Self.curvedParts, resolution)
  }

  /// Covers the range.
  mutating func run() throws(ConstraintError) {
    var pending = [map.range]
    while let range = pending.popLast() {
      guard map.solves < limits.solves, Date() < deadline else {
        map.isComplete = false
        break
      }
      pending += try cover(range)
      let left = pending.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
      progress(1 - left / max(map.range.upperBound - map.range.lowerBound, resolution))
    }
    finish()
  }

  /// Covers a part of a range, and gives back what is left of it.
  private mutating func cover(_ range: ClosedRange<Double>) throws(ConstraintError) -> [ClosedRange<Double>] {
    let (low, high) = (range.lowerBound, range.upperBound)
    guard high - low > resolution || low == high else { return [] }
    let probe = try self.probe(low + (high - low) * Self.golden)
    let middle = probe.length
    guard probe.status == .optimal else {
      let from = try edge(of: probe, towards: low)
      let to = try edge(of: probe, towards: high)
      map.gaps.append(.init(from: from, to: to, status: probe.status))
      return rest(of: range, outside: from, to)
    }
    let below = try reach(from: probe, -1, bound: low)
    let above = try reach(from: probe, 1, bound: high)
    if below.isExact, above.isExact, Self.areParallel(below.slopes, above.slopes) {
      append(from: below.end, to: above.end, above.slopes, at: probe, isExact: true)
    } else {
      append(from: below.end, to: middle, below.slopes, at: probe, isExact: below.isExact)
      append(from: middle, to: above.end, above.slopes, at: probe, isExact: above.isExact)
    }
    return rest(of: range, outside: below.end, above.end)
  }

  private func rest(
    of range: ClosedRange<Double>, outside from: Double, _ to: Double
  ) -> [ClosedRange<Double>] {
    var rest: [ClosedRange<Double>] = []
    if to < range.upperBound { rest.append(to...range.upperBound) }
    if from > range.lowerBound { rest.append(range.lowerBound...from) }
    return rest
  }

  // MARK: Solving

  mutating func probe(_ length: Double) throws(ConstraintError) -> ResizeProbe {
    map.solves += 1
    return try prober.probe(length)
  }

  mutating func frames(_ length: Double) throws(ConstraintError) -> [CGRect?]? {
    map.solves += 1
    return try prober.frames(length)
  }
}

extension SolverEngine {
  /// Every frame of a layout as a function of the window's width or height.
  ///
  /// Pieces come from the rates of the solved programs and are checked by laying out near their ends and inside; where a
  /// rate does not hold for long, break points are found by bisection, and curves are followed in short chords.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - space: where it is laid out; its window's length along the axis is replaced.
  ///   - axis: which of the window's lengths changes.
  ///   - range: the lengths to cover, in points.
  ///   - constraints: what has to hold beside the layout itself.
  ///   - limits: after which work to stop; the map then covers a part of the range.
  ///   - progress: told of the part of the range that is covered, from 0 to 1.
  /// - Throws: `ConstraintError` for a constraint that cannot be used with this tree.
  public func resizeMap(
    of tree: LayoutTree, in space: LayoutSpace, along axis: Axis, over range: ClosedRange<Double>,
    constraints: [LayoutConstraint] = [], limits: ResizeLimits = ResizeLimits(),
    progress: @escaping (Double) -> Void = { _ in }
  ) throws(ConstraintError) -> ResizeMap {
    var engine = self
    engine.triesConflicts = false
    let prober = ResizeProber(engine: engine, tree: tree, space: space, axis: axis, constraints: constraints)
    var search = ResizeSearch(prober, over: range, limits: limits, progress: progress)
    try search.run()
    return search.map
  }
}
