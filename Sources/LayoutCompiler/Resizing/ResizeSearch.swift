import Foundation
public import LayoutEngine
public import LayoutModel

/// Finds the pieces of a resize map: solves somewhere, follows the lines from there to both sides as far as they hold,
/// which is checked by laying out on the way, and goes on with what is left.
struct ResizeSearch {
  let prober: ResizeProber
  let limits: ResizeLimits
  /// Told of the part of the range that is covered, from 0 to 1.
  let progress: (Double) -> Void
  let deadline: Date
  var map: ResizeMap
  /// Where, with constraints, the layout without them goes to another piece, rising.
  private(set) var naturalBreaks: [Double] = []
  /// The pieces with what holds their views.
  var found: [(piece: ResizeMap.Piece, states: LayoutStates?)] = []

  /// Lengths are told apart by this.
  let resolution: Double
  /// Pieces that are nearer to each other touch. With constraints their ends are as good as the solver's tolerance.
  let joint: Double
  /// What holds over less than this may be curved.
  let shortest: Double

  /// Where in a range to solve: not in its middle, where break points like to be.
  private static let golden = 0.4816
  /// The parts of the range that pieces may have where views are curved.
  private static let curvedParts = 256.0

  /// A part of the range that is left, with a layout of it that is solved already.
  private struct Part {
    var range: ClosedRange<Double>
    var base: ResizeBase?
  }

  /// How far a base, or a line, leads to one side.
  struct Reach {
    var end: Double
    /// A layout that was solved beyond.
    var beyond: ResizeBase?
    /// The layout beyond the end, if the line ends at a step.
    var step: (length: Double, frames: ResizeFrames)?
  }

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
    joint = prober.constraints.isEmpty ? resolution : 64 * resolution
    shortest = max(length / Self.curvedParts, resolution)
  }

  /// Covers the range.
  mutating func run() throws(ConstraintError) {
    if let natural = prober.natural {
      var search = ResizeSearch(natural, over: map.range, limits: limits) { _ in }
      try search.run()
      naturalBreaks = search.map.pieces.dropFirst().map(\.from)
    }
    var pending = [Part(range: map.range)]
    while let part = pending.popLast() {
      guard canGoOn else {
        map.isComplete = false
        break
      }
      pending += try cover(part)
      let left = pending.reduce(0) { $0 + $1.range.upperBound - $1.range.lowerBound }
      progress(1 - left / max(map.range.upperBound - map.range.lowerBound, resolution))
    }
    finish()
  }

  /// Covers a part around one solved layout, and gives back what is left of it.
  private mutating func cover(_ part: Part) throws(ConstraintError) -> [Part] {
    let (low, high) = (part.range.lowerBound, part.range.upperBound)
    guard high - low > joint || low == high else { return [] }
    let base = if let known = part.base { known } else { try base(low + (high - low) * Self.golden) }
    defer { base.forgetMotion() }
    guard let frames = base.frames else {
      let from = try edge(of: base, towards: low)
      let to = try edge(of: base, towards: high)
      map.gaps.append(.init(from: from, to: to, status: base.status))
      return rest(of: part.range, Reach(end: from), Reach(end: to))
    }
    if low == high {
      append(ResizeLine(from: low, frames: frames, rates: frames.numbers.map { _ in 0 }), to: low, base.states)
      return []
    }
    let below = try follow(base, frames, -1, to: low)
    let above = try follow(base, frames, 1, to: high)
    return rest(of: part.range, below, above)
  }

  private func rest(of range: ClosedRange<Double>, _ below: Reach, _ above: Reach) -> [Part] {
    var rest: [Part] = []
    if above.end < range.upperBound { rest.append(Part(range: above.end...range.upperBound, base: above.beyond)) }
    if below.end > range.lowerBound { rest.append(Part(range: range.lowerBound...below.end, base: below.beyond)) }
    return rest
  }

  // MARK: Solving

  /// Whether the limits leave room.
  var canGoOn: Bool { map.solves < limits.solves && Date() < deadline }

  mutating func base(_ length: Double, withMotion: Bool = true) throws(ConstraintError) -> ResizeBase {
    map.solves += 1
    return try prober.base(length, withMotion: withMotion)
  }

  /// The layout at a length, without how it moves.
  mutating func frames(_ length: Double) throws(ConstraintError) -> ResizeFrames? {
    map.solves += 1
    return try prober.frames(length)
  }
}

extension SolverEngine {
  /// Every frame of a layout as a function of the window's width or height.
  ///
  /// A recorded layout is a piecewise linear function of the window: from each solved layout its pieces are followed to
  /// both sides, and checked by laying out at their ends and between. Where one does not hold (an order, a choice, a number
  /// of lines), the break point is where it meets the line from beyond, or is found by bisection; curves are followed in
  /// short chords.
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
