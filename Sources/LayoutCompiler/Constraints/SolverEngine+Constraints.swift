import Foundation
public import LayoutEngine
import LayoutModel
import LinearProgramming

extension SolverEngine {
  /// Lays `tree` out in `space` so that `constraints` hold, stronger ones before weaker ones.
  ///
  /// What constraints leave open is laid out as the direct engine would: a view whose size they decide is rigid, and its
  /// siblings share what is left. The layout is recorded anew with what has been decided until nothing changes any more,
  /// at most ``roundLimit`` times.
  ///
  /// - Throws: ``ConstraintError`` for a constraint that cannot be used with this tree.
  public func solve(
    _ tree: LayoutTree, in space: LayoutSpace, constraints: [LayoutConstraint]
  ) throws(ConstraintError) -> SolvedLayout {
    if constraints.isEmpty { return solve(tree, in: space) }
    let problem = try ConstrainedProblem(tree, in: space, constraints)
    var decisions = LayoutDecisions(count: problem.steered.frames.count)
    var held = Set<OperationKey>()
    var solved = SolvedLayout(problem)
    for number in 1...Self.roundLimit {
      let round = try ConstrainedRound(problem, decisions: decisions, held: held, named: options.namesColumns)
      solved.begin(number, round)
      guard let outcome = solve(round, &solved), let point = outcome.primal else { return solved }
      let results = round.lowered.results(
        of: round.recording.tape, round.use, columnValues: point.columnValues)
      let next = round.decisions(results, problem, before: decisions)
      let displaced = HeldOperations.displaced(
        round.recording.tape, round.use, results, isHeld: round.steering.isLinearised)
      solved.read(results, round, problem, decisions: next)
      let unsettled = solved.unsettledViews(results, round, problem, from: decisions, to: next)
      if unsettled.isEmpty && displaced.isSubset(of: held) {
        return finish(round, outcome, problem, solved)
      }
      solved.status = .notConverged(unsettled)
      decisions = next
      held.formUnion(displaced)
    }
    return solved
  }

  /// Solves one round's program; `nil` where the status says why there is no point.
  private func solve(_ round: ConstrainedRound, _ solved: inout SolvedLayout) -> Outcome? {
    do {
      let program = round.lowered.program
      let outcome = try solver.solve(program, options: solveOptions(round))
      solved.take(outcome, of: program)
      if outcome.termination == .infeasible { solved.conflicts = try round.conflicts(by: solver, solveOptions(round)) }
      guard solved.status == .optimal else { return nil }
      let nearest = try round.nearestToTheDirectLayout(outcome, by: solver, solveOptions(round))
      if nearest != outcome { solved.prove(nearest, of: program) }
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
