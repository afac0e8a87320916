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
    for round in 1...Self.roundLimit {
      let current = try ConstrainedRound(problem, decisions: decisions, held: held, named: options.namesColumns)
      solved.begin(round, current)
      guard let results = solve(current, &solved) else { return solved }
      let next = current.decisions(results, problem, before: decisions)
      let displaced = HeldOperations.displaced(
        current.recording.tape, current.use, results, isHeld: current.steering.isLinearised)
      solved.read(results, current, problem, decisions: next)
      let unsettled = solved.unsettledViews(results, current, problem, from: decisions, to: next)
      if unsettled.isEmpty && displaced.isSubset(of: held) { return solved }
      solved.status = .notConverged(unsettled)
      decisions = next
      held.formUnion(displaced)
    }
    return solved
  }

  /// Solves one round's program; `nil` where the status says why there are no results.
  private func solve(_ round: ConstrainedRound, _ solved: inout SolvedLayout) -> [Double]? {
    let outcome: Outcome
    do {
      outcome = try solver.solve(
        round.lowered.program,
        options: SolveOptions(
          start: options.startsCold ? .own : .given(round.lowered.basis), timeLimit: options.timeLimit,
          iterationLimit: options.iterationLimit))
    } catch {
      solved.status = .numericalFailure("the program was refused: \(error)")
      return nil
    }
    solved.take(outcome, of: round.lowered.program)
    guard solved.status == .optimal, let point = outcome.primal else { return nil }
    return round.lowered.results(of: round.recording.tape, round.use, columnValues: point.columnValues)
  }
}
