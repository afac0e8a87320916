import Foundation
import LayoutEngine
import LinearProgramming

/// A layout without constraints that stays solved while it is edited.
///
/// What is recorded anew is a small program: the results of older operations, which were solved and proved before, enter
/// it as constants. They stay proved, since what they hang on is unchanged; where an answer was measured anew and is
/// taken to be the old one, that is checked on the solved values.
final class WarmLayout {
  let live: LiveRecording
  /// The solved results, by operation; NaN where nothing needed one.
  private var results: [Double] = []
  /// The frames of all nodes.
  private(set) var frames: [CGRect?]

  /// What solving an edit came to.
  struct Step {
    /// Status, proof and cost, without a layout.
    var solved: SolvedLayout
    /// The nodes whose frames have changed.
    var moved: [Int] = []
  }

  /// How far a result may be off what was recorded, relative to the largest of its program (at least 1): what an edit adds
  /// up to stays below what a solve from nothing may be off.
  static let tolerance = 1e-10

  init(_ live: LiveRecording) {
    self.live = live
    frames = Array(repeating: nil, count: live.tree.count)
  }

  /// The solved value of a quantity; NaN where nothing needed it.
  func value(_ quantity: LayoutRecording.Quantity) -> Double {
    if quantity.result < 0 { return quantity.value }
    return Int(quantity.result) < results.count ? results[Int(quantity.result)] : .nan
  }

  /// Solves what changes hang on and is not known, and moves the frames.
  ///
  /// - Parameter decided: results that are known from elsewhere.
  /// - Returns: what it came to; `nil` where the answer is in doubt.
  func settle(
    _ changes: LiveRecording.Changes, decided: [(result: Int32, value: Double)] = [], by engine: SolverEngine
  ) -> Step? {
    let tape = live.tape
    let known = results.count
    results += repeatElement(.nan, count: tape.operations.count - results.count)
    for (result, value) in decided { results[Int(result)] = value }
    let part = tape.unknown(behind: targets(changes), results, since: known)
    var step = Step(solved: SolvedLayout())
    guard solve(part, by: engine, &step.solved) else { return nil }
    for (before, now) in changes.unchanged where !results[Int(now)].isNaN {
      let (before, now) = (results[Int(before)], results[Int(now)])
      guard abs(before - now) <= Self.tolerance * max(1, abs(before)) else { return nil }
    }
    step.moved = move(changes.placed)
    return step
  }

  /// The operations that places, and answers that parents keep, need.
  private func targets(_ changes: LiveRecording.Changes) -> [Int32] {
    var targets: [Int32] = []
    for node in changes.placed {
      for quantity in live.place(of: node)?.quantities ?? [] where quantity.result >= 0 {
        targets.append(quantity.result)
      }
    }
    for (before, now) in changes.unchanged where !results[Int(before)].isNaN { targets.append(now) }
    return targets
  }

  /// Solves operations; says whether they are proved to be what was recorded.
  private func solve(_ operations: [Int32], by engine: SolverEngine, _ solved: inout SolvedLayout) -> Bool {
    let part = live.tape.part(operations, results)
    engine.options.observer?(.record)
    let use = TapeUse(part, isLive: Array(repeating: true, count: operations.count))
    let lowered = TapeLowering.lower(part, use, condensed: true, reusing: engine.storage.lowering)
    engine.options.observer?(.lower)
    guard let values = engine.solve(lowered, &solved) else { return false }
    solved.statistics.operations = operations.count
    let found = lowered.results(of: part, use, columnValues: values)
    let largest = part.values.reduce(1) { max($0, abs($1)) }
    for (number, index) in operations.enumerated() {
      guard abs(found[number] - part.values[number]) <= Self.tolerance * largest else { return false }
      results[Int(index)] = found[number]
    }
    return true
  }

  /// Finds the frames of nodes, and of all that stands in those that moved, anew; returns the nodes whose frames changed.
  private func move(_ placed: [Int]) -> [Int] {
    guard let first = placed.min() else { return [] }
    var isPending = [Bool](repeating: false, count: frames.count)
    for node in placed { isPending[node] = true }
    var moved: [Int] = []
    for node in first..<frames.count where isPending[node] {
      guard let place = live.place(of: node) else { continue }
      let origin = live.tree.parent(of: node).flatMap { frames[$0]?.origin } ?? .zero
      let frame = CGRect(
        x: origin.x + CGFloat(value(place.x)), y: origin.y + CGFloat(value(place.y)),
        width: CGFloat(value(place.width)),
        height: CGFloat(value(place.height)))
      // Part by part: to Foundation all rectangles at infinity are one.
      if let old = frames[node], old.origin == frame.origin && old.size == frame.size { continue }
      frames[node] = frame
      moved.append(node)
      for child in live.tree.children(of: node) { isPending[child] = true }
    }
    return moved
  }
}

extension SolverEngine {
  /// Solves and proves a lowered tape; returns the values of its columns, `nil` where the status says why there are none.
  func solve(_ lowered: LoweredTape, _ solved: inout SolvedLayout) -> [Double]? {
    if lowered.blockCount < 2 { return solveWhole(lowered, &solved)?.primal?.columnValues }
    solved.statistics = SolvedLayout.Statistics(lowered)
    let staged = StagedProgram(lowered.program, basis: lowered.basis, stages: lowered.stages)
    guard let outcome = try? solver.solve(staged, options: solveOptions(lowered)) else { return nil }
    options.observer?(.solve)
    solved.prove(outcome, of: staged)
    options.observer?(.verify)
    return solved.status == .optimal ? outcome.columnValues : nil
  }

  /// The same as one program; `nil` where it has no proved optimum.
  func solveWhole(_ lowered: LoweredTape, _ solved: inout SolvedLayout) -> Outcome? {
    solved.statistics = SolvedLayout.Statistics(lowered)
    guard let outcome = try? solver.solve(lowered.program, options: solveOptions(lowered)) else { return nil }
    options.observer?(.solve)
    solved.take(outcome)
    solved.prove(outcome, of: lowered.program)
    options.observer?(.verify)
    return solved.status == .optimal ? outcome : nil
  }

  private func solveOptions(_ lowered: LoweredTape) -> SolveOptions {
    SolveOptions(
      start: options.startsCold ? .own : .given(lowered.basis), timeLimit: options.timeLimit,
      iterationLimit: options.iterationLimit)
  }
}

extension SolvedLayout {
  init() { statistics = Statistics() }
}

extension SolvedLayout.Statistics {
  /// The size of a lowered tape's program.
  init(_ lowered: LoweredTape) {
    let program = lowered.program
    self.init(
      rows: program.rowCount, columns: program.columnCount, nonzeros: program.entryCount, tiers: program.tiers.count,
      blocks: lowered.blockCount, rounds: 1, largestWeight: lowered.largestWeight)
  }
}
