import LayoutEngine
import LayoutModel
import LinearProgramming

/// One round of a constrained solve: the layout recorded with what has been decided, as a program.
struct ConstrainedRound {
  let recording: LayoutRecording
  let use: TapeUse
  let steering: LoweringSteering
  let lowered: LoweredTape

  /// - Parameters:
  ///   - decisions: the lengths that earlier rounds have decided.
  ///   - held: operations that earlier rounds found away from their natural values.
  ///   - number: the round's number, counted from 1.
  ///   - pinned: nodes of the steered tree whose layouts are pinned.
  ///   - isReduced: whether what no constraint can move is left out of the program, which then says nothing of how that
  ///     follows the window.
  ///   - named: whether columns and rows get readable names.
  ///   - observer: told when the layout has been recorded, and when it has been lowered.
  init(
    _ problem: ConstrainedProblem, decisions: LayoutDecisions, held: HeldOperations.Selection, number: Int = 1,
    pinned: Set<Int> = [], isReduced: Bool = false, policy: PriorityPolicy, named: Bool,
    observer: (@Sendable (SolveStage) -> Void)? = nil
  ) throws(ConstraintError) {
    let isDirect = number == 1 && pinned.isEmpty && !decisions.containsAny
    recording =
      isDirect
      ? problem.directRecording
      : LayoutRecording(
        of: problem.steered, in: problem.space, decisions: decisions,
        baselinesOf: Set(problem.baselineNodes.values), round: number, pinning: pinned,
        reusing: problem.storage.recording, remembering: problem.memory?.traces)
    observer?(.record)
    let terms = ConstraintTerms(recording, problem.space, nodes: problem.nodes)
    var constraints: [LoweringSteering.Constraint] = []
    for (i, constraint) in problem.constraints.enumerated() {
      constraints.append(try terms.terms(of: constraint, at: i))
    }
    let constrained = constraints.flatMap { $0.terms.map(\.result) }
    let tape = recording.tape
    let heldOperations = HeldOperations(tape, constrained: constrained, held)
    // The inputs too: targets move with the window, and every recording has its inputs first.
    let inputs = tape.operations.indices.prefix { tape.operations[$0].kind == .input }
    use = TapeUse(recording, constrained: constrained + inputs.map { Int32($0) })
    var targets: [Int: LoweringSteering.Target] = [:]
    for mark in tape.marks where tape.operations[Int(mark.result)].kind == .variable {
      targets[Int(mark.result)] = problem.targets[mark.frame][mark.axis]
    }
    steering = LoweringSteering(
      constraints: constraints, marks: Dictionary(uniqueKeysWithValues: tape.marks.map { (Int($0.result), $0) }),
      frames: problem.steered.frames, targets: targets,
      start: isDirect ? Self.likelyStart(tape, constraints, constrained, problem) : nil,
      isLinearised: heldOperations.isHeld, heldTerms: heldOperations.terms, takesLastPiece: held.takesLastPiece,
      isFixed: isReduced ? Self.unmoved(tape, constrained) : [])
    let names = named ? OperationNames(problem.steered.tree, tape) : nil
    var lowered = TapeLowering.lower(
      tape, use, steering: steering, names: names.map { names in { names[$0] } }, reusing: problem.storage.lowering)
    if case .weighted(let ratio) = policy { lowered.program.mergePriorities(ratio: ratio) }
    self.lowered = lowered
    observer?(.lower)
  }

  /// The operations that hang on no length that constraints can move: neither on a view's own answer that a constraint
  /// hangs on, nor on a decided length. Linear in the number of terms.
  private static func unmoved(_ tape: Tape, _ constrained: [Int32]) -> [Bool] {
    let operations = tape.operations
    var bears = [Bool](repeating: false, count: operations.count)
    for result in constrained where result >= 0 { bears[Int(result)] = true }
    for index in operations.indices.reversed() where bears[index] {
      for term in tape.terms(of: index) where term.result >= 0 { bears[Int(term.result)] = true }
    }
    var isFixed = [Bool](repeating: true, count: operations.count)
    for index in operations.indices {
      switch operations[index].kind {
      case .variable: isFixed[index] = false
      case .answer where bears[index]: isFixed[index] = false
      case .input, .linear, .clamp, .maximum, .minimum, .answer:
        isFixed[index] = tape.terms(of: index).allSatisfy { $0.result < 0 || isFixed[Int($0.result)] }
      }
    }
    return isFixed
  }

  /// The results at which constrained lengths are what the constraints suggest, if less is asked for in vain there than
  /// in the direct layout: the program is the same, and takes fewer pivots from there.
  private static func likelyStart(
    _ tape: Tape, _ constraints: [LoweringSteering.Constraint], _ constrained: [Int32],
    _ problem: ConstrainedProblem
  ) -> [Double]? {
    guard let lengths = problem.likely?.decisions.lengths else { return nil }
    let constrained = Set(constrained)
    var answers: [Int: Double] = [:]
    for mark in tape.marks where constrained.contains(mark.result) {
      answers[Int(mark.result)] = lengths[mark.frame][mark.axis]
    }
    let results = tape.results { answers[$0] }
    let isBetter = ViolationProfile(constraints, results).isBetter(than: ViolationProfile(constraints, tape.values))
    return isBetter ? results : nil
  }

  /// The lengths that a solution decides: those that were decided, and those that it moved from the views' own answers.
  func decisions(_ results: [Double], _ problem: ConstrainedProblem, before: LayoutDecisions) -> LayoutDecisions {
    var decisions = before
    let tape = recording.tape
    for mark in tape.marks where use.isLive[Int(mark.result)] {
      let index = Int(mark.result)
      let isDecided = before.lengths[mark.frame][mark.axis] != nil
      let moved = abs(results[index] - tape.natural(index, results))
      guard isDecided || moved > LayoutRecording.staleTolerance * max(1, abs(results[index])) else { continue }
      // Adding zero makes minus zero, which a ratio would tell apart, zero.
      decisions.lengths[mark.frame][mark.axis] = (placedLength(mark, results, problem) ?? results[index]) + 0
    }
    return decisions
  }

  /// The length that a virtual frame has where it stands.
  private func placedLength(_ mark: Tape.Mark, _ results: [Double], _ problem: ConstrainedProblem) -> Double? {
    let node = problem.steered.reportedNodes[problem.steered.frames[mark.frame].node]
    guard let frame = recording.frames[node] else { return nil }
    let quantity = mark.axis == .horizontal ? frame.width : frame.height
    return quantity.result < 0 ? quantity.value : results[Int(quantity.result)]
  }
}
