public import LayoutEngine
import LayoutModel
import LinearProgramming

extension SolverEngine {
  /// Solves a layout under constraints and says why it is what it is: how each constraint stands and what it costs, how
  /// the views answer to a point of window, over which windows the picture keeps its shape, and what determines each edge.
  ///
  /// - Throws: `ConstraintError` for a constraint that cannot be used with this tree.
  public func explain(
    _ tree: LayoutTree, in space: LayoutSpace, constraints: [LayoutConstraint]
  ) throws(ConstraintError) -> Explanation {
    let (solved, program) = try solveKeepingProgram(tree, in: space, constraints: constraints)
    var explanation = Explanation(solved, of: constraints)
    guard solved.status == .optimal, let program else { return explanation }
    // An analysis that cannot be made leaves its part of the explanation empty.
    explanation.windowResponses = (try? program.windowResponses(by: solver, limits)) ?? []
    explanation.constraintPrices = program.constraintPrices
    let results = program.results
    for i in explanation.views.indices {
      guard let node = solved.layout?.views[i].node, let frame = program.recording.frames[program.reportedNodes[node]]
      else { continue }
      explanation.views[i].node = node
      explanation.views[i].chains = Explanation.Chains(
        x: program.chain(of: frame.x, results), y: program.chain(of: frame.y, results),
        width: program.chain(of: frame.width, results), height: program.chain(of: frame.height, results))
    }
    return explanation
  }

  /// What an analysis of a solved program may take.
  var limits: SolveOptions {
    SolveOptions(start: .own, timeLimit: options.timeLimit, iterationLimit: options.iterationLimit)
  }
}

extension SolvedProgram {
  /// For each constraint, its price in every priority's objective: by how much that rises for a point by which the
  /// constraint's right side does. Zeros are left out.
  var constraintPrices: [[Explanation.Price]] {
    lowered.constraintRows.map { row in
      zip(lowered.program.tiers, outcome.tiers).compactMap { tier, result in
        let price = result.rowDuals[row]
        return abs(price) <= Tolerances.freezing ? nil : Explanation.Price(objective: tier.name, amount: price)
      }
    }
  }
}
