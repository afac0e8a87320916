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
  private var effortLeft = Self.effortLimit
  /// After this no further piece is tried.
  private let deadline: Date

  /// About a second's work.
  private static let effortLimit = 1_000_000
  /// How often at most a better piece is moved to.
  private static let moveLimit = 4

  init(_ engine: SolverEngine, _ problem: ConstrainedProblem) {
    self.engine = engine
    self.problem = problem
    deadline = Date(timeIntervalSinceNow: engine.options.timeLimit)
  }

  /// The same search on a problem that differs a little.
  init(_ other: ConstrainedSearch, _ problem: ConstrainedProblem) {
    engine = other.engine
    self.problem = problem
    effortLeft = other.effortLeft
    deadline = other.deadline
  }

  /// The best layout that was found.
  ///
  /// - Throws: `ConstraintError` for a constraint that cannot be used with the direct layout.
  mutating func run() throws(ConstraintError) -> RoundsResult {
    let best = improve(try settle())
    guard best.solved.status != .optimal, best.mayBeImproved, mayGoOn else { return best }
    return improve(fromSoftened(best))
  }

  /// Counts what another search has spent that began with this one's effort.
  mutating func spend(_ other: ConstrainedSearch) { effortLeft = other.effortLeft }

  /// A result without a layout, with conflicts that hold for the layout itself; or a layout, where trying finds one.
  mutating func trying(_ result: RoundsResult) -> RoundsResult {
    var result = result
    var trial = ConflictTrial(ConstrainedSearch(engine, problem))
    switch trial.run(result.solved.conflicts) {
    case .stands(let conflicts): result.solved.conflicts = conflicts
    case .refuted(let decisions):
      if let found = self.trial(.init(decisions: decisions)), found.solved.status == .optimal { return improve(found) }
      let found = fromSoftened(result, decisions: decisions)
      if found.solved.status == .optimal { return improve(found) }
      // What is required holds together; it is the wishes that no layout was found with.
      result.solved.contradictionIsRefuted(problem)
    }
    return result
  }

  /// Whether there is effort and time left.
  var mayGoOn: Bool { effortLeft > 0 && Date() < deadline }

  // MARK: One piece

  /// The layout on the piece that rounds from the direct layout settle on.
  private mutating func settle() throws(ConstraintError) -> RoundsResult {
    if let likely = LikelyDecisions(problem), let result = trial(.init(decisions: likely.decisions, limit: 1)),
      result.meetsAllConstraints
    {
      return result
    }
    let relaxed = try rounds(.init())
    guard relaxed.isDoubtful else { return relaxed }
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
    let result = try engine.solveInRounds(problem, start)
    effortLeft -= result.solved.statistics.operations * result.solved.statistics.rounds
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

  // MARK: Other pieces

  /// Moves to better pieces near the best one, while there are any.
  ///
  /// Two kinds of them are near at hand: where pieces meet in the point itself, the other one; and those with every
  /// container framed that constraints name, at its length or at the window's, since a program cannot see how the content
  /// of one that keeps what it was offered would answer another length.
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
    return nil
  }

  /// From where the required constraints, taken for strong wishes, can be met: wishes lead rounds past pieces on which
  /// they contradict each other.
  private mutating func fromSoftened(_ best: RoundsResult, decisions: LayoutDecisions? = nil) -> RoundsResult {
    var softened = ConstrainedSearch(self, problem.softened)
    let first = decisions.map { softened.trial(.init(decisions: $0)) } ?? (try? softened.settle())
    guard let first else { return best }
    let nearest = softened.improve(first)
    spend(softened)
    if let decisions = nearest.decisions, let found = trial(.init(decisions: decisions)), found.isBetter(than: best) {
      return found
    }
    // Wishes that are all met are as good as required; their proof is that of the program with wishes.
    return nearest.asRequired(problem) ?? best
  }

  /// Rounds on a piece that may have no layout, or one without a view that a constraint names: then it is none.
  private mutating func trial(_ start: SolverEngine.RoundsStart) -> RoundsResult? {
    let found = try? rounds(start)
    if found == nil { effortLeft -= problem.directRecording.tape.operations.count }
    return found
  }
}
