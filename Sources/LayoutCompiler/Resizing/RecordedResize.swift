import Foundation
import LayoutEngine
import LayoutModel
import LinearProgramming

/// Follows a layout without constraints: one recording, solved at one point, serves as long as the layout keeps its shape.
struct RecordedResize: ResizeSource {
  let engine: SolverEngine
  let tree: LayoutTree
  let space: LayoutSpace
  let axis: Axis
  let range: ClosedRange<Double>
  /// How often the program was solved.
  private(set) var solves = 0
  /// How often the layout was laid out directly.
  private(set) var checks = 0

  /// The layout that was asked for last: a piece often begins where the one before was checked.
  private var last: (length: Double, parts: [Double])?
  private var recording: LayoutRecording?
  private var path: TapePath?

  init(
    _ engine: SolverEngine, _ tree: LayoutTree, in space: LayoutSpace, along axis: Axis, over range: ClosedRange<Double>
  ) {
    self.engine = engine
    self.tree = tree
    self.space = space
    self.axis = axis
    self.range = range
  }

  mutating func forget() { (recording, path) = (nil, nil) }

  mutating func parts(at length: Double) throws(ResizeFailure) -> [Double] {
    if let last, last.length == length { return last.parts }
    checks += 1
    do {
      let layout = try DirectEngine().resolve(tree, in: space.resized(axis, to: length))
      let parts = LayoutCompiler.parts(of: layout.nodeFrames)
      last = (length, parts)
      return parts
    } catch {
      throw ResizeFailure(length: length, reason: "\(error)")
    }
  }

  mutating func lines(from length: Double) throws(ResizeFailure) -> FrameLines {
    if path == nil { try record(beyond: length) }
    guard let recording, let path else { throw ResizeFailure(length: length, reason: "there is no recording") }
    var state = path.state(at: length)
    var lines = FrameLines(
      from: length, end: state.end, values: recording.parts(state.values, absent: ResizeMap.absent),
      slopes: recording.rates(state.slopes), changes: [])
    // Most operations change their pieces out of sight: the lines go on.
    while state.end < range.upperBound {
      lines.end = state.end
      lines.changes = changes(state.changes, recording)
      state = path.state(at: lines.end)
      let rates = recording.rates(state.slopes)
      guard zip(rates, lines.slopes).allSatisfy({ abs($0 - $1) <= 1e-12 }) else { return lines }
    }
    lines.end = range.upperBound
    lines.changes = []
    return lines
  }

  /// Records a little beyond a length: at a break point different quantities have equal values, and the recording could not
  /// tell them apart. It is solved there, and has to be what the program says.
  private mutating func record(beyond length: Double) throws(ResizeFailure) {
    var step = min(0x1p-7, (range.upperBound - length) / 2)
    for attempt in 0..<4 {
      let point = length + step
      let formulation = Formulation(tree, in: space.resized(axis, to: point), named: false)
      let solved = engine.solve(formulation, of: tree)
      solves += 1
      guard solved.status == .optimal, let layout = solved.layout else {
        throw ResizeFailure(length: point, reason: "\(solved.status)")
      }
      let recording = formulation.recording
      let path = TapePath(recording, formulation.use, along: recording.windowLength(axis))
      let state = path.state(at: length + step / 2)
      let lines = FrameLines(
        from: length + step / 2, end: state.end, values: recording.parts(state.values, absent: ResizeMap.absent),
        slopes: recording.rates(state.slopes), changes: [])
      (self.recording, self.path) = (recording, path)
      let isSolved = parts(path.state(at: point), recording).meet(
        LayoutCompiler.parts(of: layout.nodeFrames), at: point)
      let holdsNear = try lines.meet(parts(at: lines.from), at: lines.from)
      if isSolved && (holdsNear || attempt == 3) { return }
      step /= 256
    }
    throw ResizeFailure(length: length, reason: "the program and its recording differ")
  }

  private func parts(_ state: TapePath.State, _ recording: LayoutRecording) -> FrameLines {
    let values = recording.parts(state.values, absent: ResizeMap.absent)
    return FrameLines(
      from: 0, end: 0, values: values, slopes: Array(repeating: 0, count: values.count), changes: [])
  }

  private func changes(_ changes: [TapePath.Change], _ recording: LayoutRecording) -> [ResizeMap.Change] {
    var result: [ResizeMap.Change] = []
    for change in changes {
      let operation = recording.tape.operations[change.operation]
      let node = Int(operation.node)
      let cause: ResizeMap.Cause =
        switch change.kind {
        case .lower: .lowerBound(operation.lower)
        case .upper: .upperBound(operation.upper)
        case .winner: .winner
        }
      let new = ResizeMap.Change(node: node, id: tree.id(of: node), cause: cause)
      if !result.contains(new) { result.append(new) }
    }
    return result
  }
}

extension LayoutRecording {
  /// The window's length along an axis, or what the root is offered where there is no window.
  func windowLength(_ axis: Axis) -> Quantity? {
    axis == .horizontal ? window?.width ?? offer.width : window?.height ?? offer.height
  }

  /// The parts of all frames, from the results of the operations.
  func parts(_ results: [Double], absent: Double) -> [Double] {
    collect(absent: absent) { $0.result < 0 ? $0.value : results[Int($0.result)] }
  }

  /// How fast the parts of all frames move, from the slopes of the operations.
  func rates(_ slopes: [Double]) -> [Double] { collect(absent: 0) { $0.result < 0 ? 0 : slopes[Int($0.result)] } }

  private func collect(absent: Double, _ part: (Quantity) -> Double) -> [Double] {
    var parts: [Double] = []
    parts.reserveCapacity(4 * frames.count)
    for frame in frames {
      guard let frame else {
        for _ in 0..<4 { parts.append(absent) }
        continue
      }
      parts.append(part(frame.x))
      parts.append(part(frame.y))
      parts.append(part(frame.width))
      parts.append(part(frame.height))
    }
    return parts
  }
}
