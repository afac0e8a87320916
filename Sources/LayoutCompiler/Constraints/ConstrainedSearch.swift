import Foundation
import LayoutEngine
import LayoutModel

/// Looks for the best layout under constraints over the linear pieces of a layout.
///
/// Layout is not convex: rounds settle on one piece, and the proof of its program says nothing of the others, unless
/// ``PieceProof`` says so. So where constraints are violated, contradict each other or do not settle, others are tried, and
/// what does better than all before it is kept. That is a search, not a proof: a piece far away may still be better.
struct ConstrainedSearch {
  let engine: SolverEngine
  let problem: ConstrainedProblem
  /// What may still be spent on other pieces, in operations of recorded tapes: counted, and not timed, so that the same
  /// input has one answer.
  private var effortLeft: Int
  /// Whether a program stops that takes more pivots than there is effort for.
  private var limitsPivots = false
  /// After this no further piece is tried.
  private let deadline: Date

  /// About a second's work.
  private static let effortLimit = 1_000_000
  /// In how many rounds conflicts may be tried at least.
  private static let trialRounds = 6
  /// Within so many rounds lengths that are likely have shown whether they are.
  private static let likelyRounds = 2
  /// Layouts of so many operations are tried in a round more, and smaller ones in as many as the square of how much smaller
  /// they are: thoroughly, where that takes no time, and in proportion to solving them, where it does.
  private static let largeLayout = 15_000
  /// So many pivots take as long as recording and lowering the layout.
  private static let pivotsOfRound = 50
  /// How many other pieces of single operations are tried at most.
  private static let pieceLimit = 8
  /// How often at most a better piece is moved to.
  private static let moveLimit = 4

  init(_ engine: SolverEngine, _ problem: ConstrainedProblem) {
    self.engine = engine
    self.problem = problem
    effortLeft = Self.effortLimit
    deadline = Date(timeIntervalSinceNow: engine.options.timeLimit)
  }

  /// A search for layouts of conflicts of this one's constraints, with an effort that is in proportion to solving them.
  private var forConflicts: ConstrainedSearch {
    var search = self
    let part = Double(Self.largeLayout) / Double(max(1, roundEffort))
    let rounds = Double(Self.trialRounds) + part * part
    search.effortLeft = Int(min(Double(Self.effortLimit), rounds * Double(roundEffort)))
    search.limitsPivots = true
    return search
  }

  private var roundEffort: Int { problem.directRecording.tape.operations.count }

  /// The same search on a problem that differs a little.
  init(_ other: ConstrainedSearch, _ problem: ConstrainedProblem) {
    engine = other.engine
    self.problem = problem
    effortLeft = other.effortLeft
    limitsPivots = other.limitsPivots
    deadline = other.deadline
  }

  /// The best layout that was found.
  ///
  /// - Parameter starts: where rounds may begin too; `nil` where such places are looked for, with wishes instead of what is
  ///   required.
  /// - Throws: `ConstraintError` for a constraint that cannot be used with the direct layout.
  mutating func run(orFrom starts: [LayoutDecisions]? = nil) throws(ConstraintError) -> RoundsResult {
    search(from: try settle(), orFrom: starts)
  }

  /// The best layout that was found, or conflicts that hold for layouts themselves.
  ///
  /// A set of constraints that has no layout alone has none with more constraints either, and is searched for faster. So
  /// the sets that the first program names are tried before all constraints are.
  ///
  /// - Throws: `ConstraintError` for a constraint that cannot be used with the direct layout.
  mutating func runTryingConflicts() throws(ConstraintError) -> RoundsResult {
    var conflicts = ConflictTrial(forConflicts)
    if let likely = fromLikelyLengths() {
      if likely.meetsAllConstraints { return likely }
      if case .stands(let found) = conflicts.run(likely.solved.conflicts) { return likely.contradicting(found) }
    }
    var result = try settleFromDirect()
    guard result.solved.status == .infeasible else { return search(from: result) }
    let verdict = conflicts.run(result.solved.conflicts)
    if case .refuted = verdict {
      // The layout is that of a search that tries no conflicts, if that finds any.
      let found = search(from: result)
      if found.solved.status == .optimal { return found }
    }
    if let settled = settled(result, by: verdict) ?? settled(result, by: conflicts.fromAll()) { return settled }
    // Whatever a program named holds, and yet no layout was found: neither is said to be so.
    result.solved.contradictionIsRefuted(problem)
    return result
  }

  /// Counts what another search has spent that began with this one's effort.
  mutating func spend(_ other: ConstrainedSearch) { effortLeft = other.effortLeft }

  /// How many rounds there is effort for.
  var roundsLeft: Int { effortLeft / max(1, roundEffort) }

  /// Whether there is effort left for a round, and time.
  var mayGoOn: Bool { roundsLeft > 0 && Date() < deadline }

  // MARK: One piece

  /// The layout on the piece that rounds from the likely lengths settle on, if it is all that is asked for; otherwise on
  /// that which those from the direct layout do.
  private mutating func settle() throws(ConstraintError) -> RoundsResult {
    if let likely = fromLikelyLengths(), likely.meetsAllConstraints { return likely }
    return try settleFromDirect()
  }

  private mutating func fromLikelyLengths() -> RoundsResult? {
    problem.likely.flatMap { trial(.init(decisions: $0.decisions, limit: Self.likelyRounds)) }
  }

  private mutating func settleFromDirect() throws(ConstraintError) -> RoundsResult {
    let relaxed = try rounds(.init())
    guard relaxed.isDoubtful && mayGoOn else { return relaxed }
    // Containers are laid out by maxima, which are only bounded from below while they are relaxed: rounds can lead away
    // from an answer, or past it. Then every operation is held to its piece from the start, the direct layout's.
    let held = try rounds(.init(holdsAll: true))
    var best = held.isBetter(than: relaxed) ? held : relaxed
    let restless = relaxed.restless.union(held.restless)
    if best.solved.status != .optimal && !restless.isEmpty {
      // Traced layouts that change their piece every time are pinned, and the rest gets another chance.
      let pinned = try rounds(.init(pinned: restless))
      if pinned.solved.status == .optimal { best = pinned }
    }
    // Baselines are measured in rounds only.
    guard best.isWorseThanDirect && problem.baselineNodes.isEmpty else { return best }
    return try naturally(after: best)
  }

  private mutating func rounds(_ start: SolverEngine.RoundsStart) throws(ConstraintError) -> RoundsResult {
    var (engine, start) = (engine, start)
    if limitsPivots {
      let affordable = Self.pivotsOfRound * effortLeft / max(1, roundEffort)
      engine.options.iterationLimit = max(1, min(engine.options.iterationLimit, affordable))
      start.pivotsOfRound = Self.pivotsOfRound
      // Only whether there is a layout, and where, is asked.
      start.isReduced = true
    }
    let result = try engine.solveInRounds(problem, start)
    let statistics = result.solved.statistics
    effortLeft -= statistics.operations * statistics.rounds + roundEffort * statistics.iterations / Self.pivotsOfRound
    return result
  }

  /// The layout without the constraints, with how it stands to them: where it does better than what rounds came to.
  private func naturally(after other: RoundsResult) throws(ConstraintError) -> RoundsResult {
    var (solved, program) = engine.solveKeepingProgram(problem.original, in: problem.space)
    guard solved.status == .optimal, let layout = solved.layout else { return other }
    solved.constraints = try layout.reports(on: problem.constraints, of: problem.original, in: problem.space)
    solved.statistics.rounds = other.solved.statistics.rounds
    var natural = other
    (natural.solved, natural.program) = (solved, program)
    natural.violations = other.direct
    natural.decisions = LayoutDecisions(count: problem.steered.frames.count)
    return natural
  }

  /// A result without a layout with the conflicts that stand, or a layout from where sets of them hold; `nil` where there
  /// is none.
  private mutating func settled(_ result: RoundsResult, by verdict: ConflictTrial.Verdict) -> RoundsResult? {
    switch verdict {
    case .stands(let conflicts): return result.contradicting(conflicts)
    case .refuted(let points):
      for point in points where mayGoOn {
        if let found = layout(at: point) ?? fromSoftened(point) { return improve(found) }
      }
      return nil
    }
  }

  // MARK: Other pieces

  /// The best layout on the pieces near a first one, or else near those where what is required can be met.
  private mutating func search(from first: RoundsResult, orFrom starts: [LayoutDecisions]? = nil) -> RoundsResult {
    let best = improve(first)
    guard best.solved.status != .optimal, best.mayBeImproved, mayGoOn else { return best }
    guard let starts else { return fromSoftened().map { improve($0) } ?? best }
    return layout(atFirstOf: starts).map { improve($0) } ?? best
  }

  /// Moves to better pieces near the best one, while there are any.
  ///
  /// Three kinds of them are near at hand: where pieces meet in the point itself, the other one; where there is no layout,
  /// the other pieces of what would have to be away from its natural value; and those with every container framed that
  /// constraints name, at its length or at the window's, since a program cannot see how the content of one that keeps what
  /// it was offered would answer another length.
  private mutating func improve(_ first: RoundsResult) -> RoundsResult {
    var best = first
    for _ in 1...Self.moveLimit {
      guard best.mayBeImproved, let better = betterNeighbour(of: best) else { break }
      best = better
    }
    return best
  }

  private mutating func betterNeighbour(of best: RoundsResult) -> RoundsResult? {
    let decisions = best.decisions ?? LayoutDecisions(count: problem.steered.frames.count)
    let frames = best.solved.layout?.nodeFrames ?? problem.directFrames
    let framed = problem.framingContainers(decisions) { node, axis in
      frames[node].map { Double(axis == .horizontal ? $0.width : $0.height) }
    }
    let filling = problem.framingContainers(decisions) { [space = problem.space] in space.length(along: $1) }
    let attempts = [(framed, false), (framed, true), (decisions, true), (filling, false)]
    for case (let start?, let takesLastPiece) in attempts where mayGoOn {
      if let found = trial(.init(takesLastPiece: takesLastPiece, decisions: start)), found.isBetter(than: best) {
        return found
      }
    }
    return best.solved.status == .optimal ? nil : onOtherPiece(than: best)
  }

  /// The layout with one of the operations that a program would have away from its natural value on another piece: what
  /// stands in the way on one side of a kink may not on the other.
  private mutating func onOtherPiece(than best: RoundsResult) -> RoundsResult? {
    for piece in OtherPiece.all(of: best.displaced, in: problem.directRecording.tape).prefix(Self.pieceLimit)
    where mayGoOn {
      if let found = trial(.init(held: best.displaced, elsewhere: piece)), found.solved.status == .optimal {
        return found
      }
    }
    return nil
  }

  /// From where the required constraints, taken for strong wishes, can be met: wishes lead rounds past pieces on which
  /// they contradict each other. `nil` where no layout is found.
  private mutating func fromSoftened(_ decisions: LayoutDecisions? = nil) -> RoundsResult? {
    var softened = ConstrainedSearch(self, problem.softened)
    let first = decisions.map { softened.trial(.init(decisions: $0)) } ?? (try? softened.settle())
    guard let first else { return nil }
    let nearest = softened.improve(first)
    spend(softened)
    if let found = nearest.decisions.flatMap({ layout(at: $0) }) { return found }
    // Wishes that are all met are as good as required; their proof is that of the program with wishes.
    return nearest.asRequired(problem)
  }

  /// The layout that is found from the first of some places from where one is.
  mutating func layout(atFirstOf starts: some Sequence<LayoutDecisions>) -> RoundsResult? {
    for start in starts where mayGoOn {
      if let found = layout(at: start) { return found }
    }
    return nil
  }

  /// What rounds that begin with these lengths decided come to, if that is a layout.
  private mutating func layout(at decisions: LayoutDecisions) -> RoundsResult? {
    let found = trial(.init(decisions: decisions))
    return found?.solved.status == .optimal ? found : nil
  }

  /// Rounds on a piece that may have no layout, or one without a view that a constraint names: then it is none.
  private mutating func trial(_ start: SolverEngine.RoundsStart) -> RoundsResult? {
    let found = try? rounds(start)
    if found == nil { effortLeft -= roundEffort }
    return found
  }
}
