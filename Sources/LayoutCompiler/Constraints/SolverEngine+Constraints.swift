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
    try solve(tree, in: space, constraints: constraints, remembering: nil)
  }

  /// The same, as one of several solves of the tree that hand on to each other what `memory` keeps.
  func solve(
    _ tree: LayoutTree, in space: LayoutSpace, constraints: [LayoutConstraint], remembering memory: SolveMemory?
  ) throws(ConstraintError) -> SolvedLayout {
    if constraints.isEmpty { return solve(tree, in: space, remembering: memory) }
    return try solveKeepingProgram(tree, in: space, constraints: constraints, remembering: memory).solved
  }

  /// The same, with the program that was solved last.
  func solveKeepingProgram(
    _ tree: LayoutTree, in space: LayoutSpace, constraints: [LayoutConstraint], remembering memory: SolveMemory? = nil
  ) throws(ConstraintError) -> (solved: SolvedLayout, program: SolvedProgram?) {
    if constraints.isEmpty { return solveKeepingProgram(tree, in: space) }
    let problem = try ConstrainedProblem(tree, in: space, constraints, reusing: storage, remembering: memory)
    var search = ConstrainedSearch(self, problem)
    var result = try triesConflicts ? search.runTryingConflicts() : search.run()
    result.solved.explainPinnedLayouts(problem)
    return (result.solved, result.program)
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
}
