import LayoutEngine
import LinearProgramming

extension SolverEngine {
  /// Where rounds begin, and what they hold on to.
  struct RoundsStart {
    /// Whether every operation is held to its piece from the start.
    var holdsAll = false
    /// Whether of pieces that meet in the recorded point the last is kept.
    var takesLastPiece = false
    /// Operations that are held to their piece from the start.
    var held: Set<OperationKey> = []
    /// One of them that is held to another piece in the first round.
    var elsewhere: OtherPiece?
    /// Nodes of the steered tree whose layouts are pinned.
    var pinned = Set<Int>()
    /// What counts as decided to begin with; nothing, where it is `nil`.
    var decisions: LayoutDecisions?
    /// Whether what no constraint can move is left out of programs.
    var isReduced = false
    /// The most rounds.
    var limit = SolverEngine.roundLimit
    /// How many of the pivots that there may be a round takes itself.
    var pivotsOfRound = 0
  }

  /// Solves and records anew until nothing changes.
  ///
  /// Where two rounds lead to each other, the next one begins halfway between them: on a straight piece that is where they
  /// would meet.
  func solveInRounds(_ problem: ConstrainedProblem, _ start: RoundsStart) throws(ConstraintError) -> RoundsResult {
    var decisions = start.decisions ?? LayoutDecisions(count: problem.steered.frames.count)
    var held = HeldOperations.Selection(
      holdsAll: start.holdsAll, found: start.held, takesLastPiece: start.takesLastPiece, elsewhere: start.elsewhere)
    var result = RoundsResult(SolvedLayout(problem))
    // Other beginnings come from the direct layout, which was recorded for them.
    if start.decisions != nil { result.solved.customLayouts = problem.customLayouts(of: problem.directRecording) }
    var before: LayoutDecisions?
    var (number, limit, halvings, findings) = (1, start.limit, 0, 0)
    while number <= limit {
      let (here, alreadyHeld) = (decisions, held.found)
      do {
        let isLast = try solveRound(number, problem, start, &decisions, &held, &result)
        result.displaced = held.found
        if isLast { return result }
        held.elsewhere = nil
        if held.found.count > alreadyHeld.count { findings += 1 }
        held.holdsAll = held.holdsAll || findings == Self.findingLimit
      } catch  where number > 1 {
        // Where the solver led, a view that a constraint names is no longer there, or has no end.
        result.solved.status = .notConverged(problem.constraints[error.constraint].views)
        return result
      }
      if held.found == alreadyHeld && before?.isNear(decisions) == true {
        guard halvings < Self.halvingLimit else { return result }
        (decisions, before) = (here.halfway(to: decisions), nil)
        (limit, halvings) = (number + Self.halvingRounds, halvings + 1)
      } else {
        before = here
      }
      number += 1
    }
    return result
  }

  /// Where so many rounds have found something else to hold, all is held: in a long column one row is found after the other.
  private static let findingLimit = 3
  /// How often the way between two rounds is halved at most.
  private static let halvingLimit = 4
  /// So many rounds come to rest, or lead to each other again.
  private static let halvingRounds = 4

  /// Solves one round; returns whether it is the last, and otherwise leaves what the next one begins with.
  private func solveRound(
    _ number: Int, _ problem: ConstrainedProblem, _ start: RoundsStart, _ decisions: inout LayoutDecisions,
    _ held: inout HeldOperations.Selection, _ result: inout RoundsResult
  ) throws(ConstraintError) -> Bool {
    let round = try ConstrainedRound(
      problem, decisions: decisions, held: held, number: number, pinned: start.pinned, isReduced: start.isReduced,
      policy: options.policy, named: options.namesColumns, observer: options.observer)
    // No constraint may rid itself, or another one, of a view: which are shown is the direct layout's choice.
    let changed = zip(problem.absentViews, problem.absentViews(in: round.recording)).filter { $0 != $1 }
    if !changed.isEmpty {
      result.solved.withdrawLayout()
      result.solved.status = .notConverged(Set(changed.compactMap { $0 ?? $1 }).sorted())
      return true
    }
    if number == 1 && start.decisions == nil {
      result.direct = ViolationProfile(round, round.recording.tape.values, decisions, problem)
    }
    result.solved.begin(number, round, problem)
    let spent = result.solved.statistics.iterations + number * start.pivotsOfRound
    guard let outcome = solve(round, problem, decisions, after: spent, &result), let point = outcome.primal else {
      return true
    }
    let results = round.lowered.results(of: round.recording.tape, round.use, columnValues: point.columnValues)
    let decided = round.decisions(results, problem, before: decisions)
    let next = decided.withoutLastDigits
    let displaced = HeldOperations.displaced(
      round.recording.tape, round.use, results, isHeld: round.steering.isLinearised)
    try result.solved.read(results, round, problem, decisions: decided)
    let unsettled = round.unsettledNodes(results, problem, from: decisions, to: next)
    options.observer?(.frames)
    if unsettled.isEmpty && displaced.isSubset(of: held.found) {
      // A view that constraints make endless, and that is not so in the direct layout, is no answer.
      let endless = problem.endlessNodes(in: round.recording).subtracting(problem.endlessNodes)
      guard endless.isEmpty else {
        result.solved.withdrawLayout()
        result.solved.status = .notConverged(endless.sorted().map(problem.original.name(of:)))
        return true
      }
      result.solved = finish(round, outcome, problem, result.solved)
      result.program = SolvedProgram(round, outcome, problem)
      result.violations = ViolationProfile(round, results, next, problem)
      result.decisions = next
      if let priority = result.violatedPriority {
        result.isProvedEverywhere = PieceProof(round, problem).holdsEverywhere(outcome, upTo: priority)
      }
      return true
    }
    result.solved.status = .notConverged(unsettled.map(problem.original.name(of:)))
    result.restless = round.tracedLayouts(around: unsettled, problem)
    decisions = next
    // Where nothing comes of it in the end, the search for other pieces may begin here.
    result.decisions = next
    held.found.formUnion(displaced)
    return false
  }

  /// Solves one round's program; `nil` where the status says why there is no point.
  private func solve(
    _ round: ConstrainedRound, _ problem: ConstrainedProblem, _ decisions: LayoutDecisions, after pivots: Int,
    _ result: inout RoundsResult
  ) -> Outcome? {
    do {
      let program = round.lowered.program
      let limited = solveOptions(round, after: pivots)
      if round.violatesRequired, let found = try round.conflicts(by: solver, limited) {
        options.observer?(.solve)
        result.solved.take(found.outcome)
        result.solved.prove(found.outcome, of: program)
        let proof = PieceProof(round, problem)
        result.solved.conflicts = zip(found.conflicts, found.witnesses).map { conflict, witness in
          var conflict = conflict
          conflict.isProvedEverywhere = proof.holdsEverywhere(witness)
          return conflict
        }
        result.isProvedEverywhere = result.solved.conflicts.contains { $0.isProvedEverywhere }
        // Frames of the round before are no layout of these constraints.
        result.solved.withdrawLayout()
        options.observer?(.verify)
        return nil
      }
      let outcome = try solver.solve(program, options: limited)
      options.observer?(.solve)
      result.solved.take(outcome)
      result.solved.prove(outcome, of: program)
      options.observer?(.verify)
      guard result.solved.status == .optimal else {
        result.solved.withdrawLayout()
        result.solved.conflicts = outcome.infeasibility.map(round.conflicts) ?? []
        return nil
      }
      let nearest = try round.nearestToTheDirectLayout(outcome, by: solver, solveOptions(round))
      options.observer?(.solve)
      if nearest != outcome { result.solved.prove(nearest, of: program) }
      options.observer?(.verify)
      guard result.solved.status == .optimal else { return nil }
      // The optimum of the tiers keeps its basis: what is ambiguous is read off there.
      var optimum = outcome
      optimum.primal = nearest.primal
      return optimum
    } catch {
      result.solved.status = .numericalFailure("the program was refused: \(error)")
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

  private func solveOptions(_ round: ConstrainedRound, after pivots: Int = 0) -> SolveOptions {
    SolveOptions(
      start: options.startsCold ? .own : .given(round.lowered.basis), timeLimit: options.timeLimit,
      iterationLimit: max(1, options.iterationLimit - pivots))
  }
}
