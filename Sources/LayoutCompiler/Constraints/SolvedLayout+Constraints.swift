import Foundation
import LayoutEngine
import LayoutModel
import LinearProgramming

extension SolvedLayout {
  init(_ problem: ConstrainedProblem) {
    statistics = Statistics()
  }

  /// Notes the size of a round's program.
  mutating func begin(_ number: Int, _ round: ConstrainedRound, _ problem: ConstrainedProblem) {
    let program = round.lowered.program
    statistics.rows = program.rowCount
    statistics.columns = program.columnCount
    statistics.nonzeros = program.entryCount
    statistics.tiers = program.tiers.count
    statistics.blocks = round.lowered.blockCount
    statistics.operations = round.recording.tape.operations.count
    statistics.largestWeight = max(statistics.largestWeight, round.lowered.largestWeight)
    statistics.rounds = number
    customLayouts = problem.customLayouts(of: round.recording).map { $0.after(customLayouts) }
  }

  /// Notes what an outcome cost.
  mutating func take(_ outcome: Outcome) {
    statistics.solves += outcome.effort.solves
    statistics.iterations += outcome.effort.iterations
  }

  /// Proves an outcome: an optimum by its residuals, that there is no point by the multipliers that say so.
  mutating func prove(_ outcome: Outcome, of program: LinearProgram) {
    certificate = Certificate(of: outcome, for: program)
    status = Status(outcome, certificate)
    guard status == .infeasible else { return }
    let margin = outcome.infeasibility?.margin(in: program) ?? -.infinity
    if margin > 0 {
      infeasibilityMargin = margin
    } else {
      status = .numericalFailure("that constraints contradict each other could not be proved")
    }
  }

  /// Reads off frames, violations and decided lengths.
  mutating func read(
    _ results: [Double], _ round: ConstrainedRound, _ problem: ConstrainedProblem, decisions: LayoutDecisions
  ) throws(ConstraintError) {
    let frames = problem.originalFrames(round.recording.frames(results))
    var layout = ResolvedLayout(problem.original, nodeFrames: frames, measurements: round.recording.measurements)
    for (node, steeredNode) in problem.baselineNodes {
      layout.baselines[node] = round.recording.baselines(of: steeredNode, results)
    }
    constraints = try layout.reports(on: problem.constraints, of: problem.original, in: problem.space)
    self.layout = layout
    decided = zip(problem.steered.frames, decisions.lengths).flatMap { frame, lengths in
      [Axis.horizontal, .vertical].compactMap { axis in
        lengths[axis].map {
          DecidedLength(node: frame.node, id: problem.original.id(of: frame.node), axis: axis, length: $0)
        }
      }
    }
  }
}
