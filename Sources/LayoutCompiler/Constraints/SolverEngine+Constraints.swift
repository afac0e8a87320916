import Foundation
public import LayoutEngine
import LayoutModel
public import LinearProgramming

extension SolverEngine {
  /// Lays `tree` out in `space` so that `constraints` hold, stronger ones before weaker ones.
  ///
  /// What constraints leave open is laid out as the direct engine would: a view whose size they decide is rigid, and its
  /// siblings share what is left. The layout is recorded anew with what has been decided until nothing changes any more,
  /// at most ``roundLimit`` times.
  ///
  /// - Throws: `ConstraintError` for a constraint that cannot be used with this tree.
  public func solve(
    _ tree: LayoutTree, in space: LayoutSpace, constraints: [LayoutConstraint]
  ) throws(ConstraintError) -> SolvedLayout {
    if constraints.isEmpty { return solve(tree, in: space) }
    return try solveKeepingProgram(tree, in: space, constraints: constraints).solved
  }

  /// The same, with the program that was solved last.
  func solveKeepingProgram(
    _ tree: LayoutTree, in space: LayoutSpace, constraints: [LayoutConstraint]
  ) throws(ConstraintError) -> (solved: SolvedLayout, program: SolvedProgram?) {
    if constraints.isEmpty { return solveKeepingProgram(tree, in: space) }
    let problem = try ConstrainedProblem(tree, in: space, constraints)
    var result = try solve(problem)
    result.solved.explainPinnedLayouts(problem)
    return result
  }

  private func solve(
    _ problem: ConstrainedProblem
  ) throws(ConstraintError) -> (solved: SolvedLayout, program: SolvedProgram?) {
    if let likely = LikelyDecisions(problem) {
      let result = try solveInRounds(problem, holdsAll: false, from: likely.decisions, limit: 1)
      if result.meetsAllConstraints { return (result.solved, result.program) }
    }
    let relaxed = try solveInRounds(problem, holdsAll: false)
    guard relaxed.isDoubtful else { return try searchOtherPieces(problem, from: relaxed) }
    // Containers are laid out by maxima, which are only bounded from below while they are relaxed: rounds can lead away
    // from an answer, or past it. Then every operation is held to its piece from the start, the direct layout's.
    let held = try solveInRounds(problem, holdsAll: true)
    var best = held.isBetter(than: relaxed) ? held : relaxed
    let restless = relaxed.restless.union(held.restless)
    if best.solved.status != .optimal && !restless.isEmpty {
      // Traced layouts that change their piece every time are pinned, and the rest gets another chance.
      let pinned = try solveInRounds(problem, holdsAll: false, pinned: restless)
      if pinned.solved.status == .optimal { best = pinned }
    }
    // Baselines are measured in rounds only.
    guard best.isWorseThanDirect && problem.baselineNodes.isEmpty else {
      return try searchOtherPieces(problem, from: best)
    }
    return try solveNaturally(problem, after: best)
  }

  /// Looks beyond the piece of the layout on which rounds settled, while constraints are violated there.
  ///
  /// Layout is not convex: the proof of a program says nothing of other pieces. Two kinds of them are near at hand: where
  /// pieces meet in the point itself, the other one; and those with every container framed that constraints name, at its
  /// length or at the window's, since a program cannot see how the content of one that keeps what it was offered would
  /// answer another length.
  private func searchOtherPieces(
    _ problem: ConstrainedProblem, from first: RoundsResult
  ) throws(ConstraintError) -> (solved: SolvedLayout, program: SolvedProgram?) {
    var best = first
    for _ in 1...Self.searchLimit {
      guard best.solved.status == .optimal, !best.meetsAllConstraints,
        let better = try betterNeighbour(problem, of: best)
      else { break }
      best = better
    }
    return (best.solved, best.program)
  }

  private func betterNeighbour(
    _ problem: ConstrainedProblem, of best: RoundsResult
  ) throws(ConstraintError) -> RoundsResult? {
    let framed = problem.framingContainers(best.decisions) { node, axis in
      best.solved.layout?.nodeFrames[node].map { Double(axis == .horizontal ? $0.width : $0.height) }
    }
    let filling = problem.framingContainers(best.decisions) { problem.space.length(along: $1) }
    let attempts = [(framed, false), (framed, true), (best.decisions, true), (filling, false)]
    for case (let start?, let takesLastPiece) in attempts {
      let found = try solveInRounds(problem, holdsAll: false, takesLastPiece: takesLastPiece, from: start)
      if found.isBetter(than: best) { return found }
    }
    return nil
  }

  /// How often at most a better piece is moved to.
  private static let searchLimit = 4

  /// The layout without the constraints, with how it stands to them: where it does better than what rounds came to.
  private func solveNaturally(
    _ problem: ConstrainedProblem, after other: RoundsResult
  ) throws(ConstraintError) -> (solved: SolvedLayout, program: SolvedProgram?) {
    var (solved, program) = solveKeepingProgram(problem.original, in: problem.space)
    guard solved.status == .optimal, let layout = solved.layout else { return (other.solved, other.program) }
    solved.constraints = try layout.reports(on: problem.constraints, of: problem.original, in: problem.space)
    solved.statistics.rounds = other.solved.statistics.rounds
    return (solved, program)
  }

  /// What rounds came to: the layout, and how it does beside the direct one.
  private struct RoundsResult {
    var solved: SolvedLayout
    var program: SolvedProgram?
    var violations: ViolationProfile?
    var direct: ViolationProfile?
    /// The lengths that are decided.
    var decisions = LayoutDecisions(count: 0)
    /// Traced layouts around views that the last round moved, by their nodes in the steered tree.
    var restless = Set<Int>()

    /// Whether another attempt is worth its while: no fixed point, or one that the direct layout is better than.
    var isDoubtful: Bool {
      if case .notConverged = solved.status { return true }
      return isWorseThanDirect
    }

    var isWorseThanDirect: Bool {
      guard let violations, let direct else { return false }
      return direct.isBetter(than: violations)
    }

    /// Whether it is a fixed point at which nothing is asked for in vain.
    var meetsAllConstraints: Bool {
      solved.status == .optimal && solved.constraints.allSatisfy { $0.violation == 0 }
    }

    func isBetter(than other: RoundsResult) -> Bool {
      guard solved.status == .optimal, let violations else { return false }
      guard other.solved.status == .optimal, let theirs = other.violations else { return true }
      return violations.isBetter(than: theirs)
    }
  }

  /// Solves and records anew until nothing changes.
  ///
  /// - Parameters:
  ///   - pinned: nodes of the steered tree whose layouts are pinned.
  ///   - start: what counts as decided to begin with; nothing, where it is `nil`.
  ///   - limit: the most rounds.
  private func solveInRounds(
    _ problem: ConstrainedProblem, holdsAll: Bool, takesLastPiece: Bool = false, pinned: Set<Int> = [],
    from start: LayoutDecisions? = nil, limit: Int = Self.roundLimit
  ) throws(ConstraintError) -> RoundsResult {
    var decisions = start ?? LayoutDecisions(count: problem.steered.frames.count)
    var held = HeldOperations.Selection(holdsAll: holdsAll, takesLastPiece: takesLastPiece)
    var result = RoundsResult(solved: SolvedLayout(problem))
    for number in 1...limit {
      let round = try ConstrainedRound(
        problem, decisions: decisions, held: held, number: number, pinned: pinned, policy: options.policy,
        named: options.namesColumns, observer: options.observer)
      if number == 1 && start == nil {
        result.direct = ViolationProfile(round, round.recording.tape.values, decisions, problem)
      }
      result.solved.begin(number, round, problem)
      guard let outcome = solve(round, &result.solved), let point = outcome.primal else { return result }
      let results = round.lowered.results(
        of: round.recording.tape, round.use, columnValues: point.columnValues)
      let next = round.decisions(results, problem, before: decisions)
      let displaced = HeldOperations.displaced(
        round.recording.tape, round.use, results, isHeld: round.steering.isLinearised)
      try result.solved.read(results, round, problem, decisions: next)
      let unsettled = round.unsettledNodes(results, problem, from: decisions, to: next)
      options.observer?(.frames)
      if unsettled.isEmpty && displaced.isSubset(of: held.found) {
        result.solved = finish(round, outcome, problem, result.solved)
        result.program = SolvedProgram(round, outcome, problem)
        result.violations = ViolationProfile(round, results, next, problem)
        result.decisions = next
        return result
      }
      result.solved.status = .notConverged(unsettled.map { problem.original.id(of: $0) ?? "node \($0)" })
      result.restless = round.tracedLayouts(around: unsettled, problem)
      decisions = next
      held.found.formUnion(displaced)
    }
    return result
  }

  /// The program of a tree's layout under constraints, without solving it: that of the first round, which starts from the
  /// direct layout.
  ///
  /// - Throws: `ConstraintError` for a constraint that cannot be used with this tree.
  public func formulate(
    _ tree: LayoutTree, in space: LayoutSpace, constraints: [LayoutConstraint]
  ) throws(ConstraintError) -> LinearProgram {
    if constraints.isEmpty { return formulate(tree, in: space) }
    let problem = try ConstrainedProblem(tree, in: space, constraints)
    let decisions = LayoutDecisions(count: problem.steered.frames.count)
    return try ConstrainedRound(
      problem, decisions: decisions, held: HeldOperations.Selection(), policy: options.policy, named: true
    )
    .lowered.program
  }

  /// Solves one round's program; `nil` where the status says why there is no point.
  private func solve(_ round: ConstrainedRound, _ solved: inout SolvedLayout) -> Outcome? {
    do {
      let program = round.lowered.program
      if round.violatesRequired, let found = try round.conflicts(by: solver, solveOptions(round)) {
        options.observer?(.solve)
        solved.take(found.outcome)
        solved.prove(found.outcome, of: program)
        solved.conflicts = found.conflicts
        options.observer?(.verify)
        return nil
      }
      let outcome = try solver.solve(program, options: solveOptions(round))
      options.observer?(.solve)
      solved.take(outcome)
      solved.prove(outcome, of: program)
      options.observer?(.verify)
      guard solved.status == .optimal else { return nil }
      let nearest = try round.nearestToTheDirectLayout(outcome, by: solver, solveOptions(round))
      options.observer?(.solve)
      if nearest != outcome { solved.prove(nearest, of: program) }
      options.observer?(.verify)
      guard solved.status == .optimal else { return nil }
      // The optimum of the tiers keeps its basis: what is ambiguous is read off there.
      var result = outcome
      result.primal = nearest.primal
      return result
    } catch {
      solved.status = .numericalFailure("the program was refused: \(error)")
      return nil
    }
  }

  private func finish(
    _ round: ConstrainedRound, _ outcome: Outcome, _ problem: ConstrainedProblem, _ solved: SolvedLayout
  ) -> SolvedLayout {
    var solved = solved
    solved.checkGeometryReaders(of: problem.original)
    do {
      solved.ambiguities = try round.ambiguities(outcome, problem, by: solver, solveOptions(round))
    } catch {
      solved.status = .numericalFailure("the ambiguity analysis failed: \(error)")
    }
    return solved
  }

  private func solveOptions(_ round: ConstrainedRound) -> SolveOptions {
    SolveOptions(
      start: options.startsCold ? .own : .given(round.lowered.basis), timeLimit: options.timeLimit,
      iterationLimit: options.iterationLimit)
  }
}
