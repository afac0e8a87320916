import Foundation
import LayoutEngine
import LayoutModel
import LinearProgramming

extension SolvedLayout {
  init(_ problem: ConstrainedProblem) {
    statistics = Statistics()
    pinnedLayouts = problem.original.customLayoutNames
  }

  /// Notes the size of a round's program.
  mutating func begin(_ number: Int, _ round: ConstrainedRound) {
    let program = round.lowered.program
    statistics.rows = program.rowCount
    statistics.columns = program.columnCount
    statistics.nonzeros = program.entryCount
    statistics.tiers = program.tiers.count
    statistics.blocks = round.lowered.blockCount
    statistics.operations = round.recording.tape.operations.count
    statistics.largestWeight = max(statistics.largestWeight, round.lowered.largestWeight)
    statistics.rounds = number
  }

  /// Notes a solver's outcome, and proves it.
  mutating func take(_ outcome: Outcome, of program: LinearProgram) {
    statistics.solves += outcome.effort.solves
    statistics.iterations += outcome.effort.iterations
    prove(outcome, of: program)
  }

  /// Proves an outcome by its residuals.
  mutating func prove(_ outcome: Outcome, of program: LinearProgram) {
    certificate = Certificate(of: outcome, for: program)
    status = Status(outcome, certificate)
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

  /// The views that stand elsewhere than where they were recorded, or that have just been decided: the round does not
  /// hold at its own solution.
  func unsettledViews(
    _ results: [Double], _ round: ConstrainedRound, _ problem: ConstrainedProblem, from before: LayoutDecisions,
    to after: LayoutDecisions
  ) -> [String] {
    let solved = problem.originalFrames(round.recording.frames(results))
    let recorded = problem.originalFrames(round.recording.frames(round.recording.tape.values))
    var nodes = zip(solved.indices, zip(solved, recorded)).filter { !areNear($1.0, $1.1) }.map { $0.0 }
    for (frame, lengths) in zip(problem.steered.frames, zip(before.lengths, after.lengths))
    where (lengths.0.width == nil) != (lengths.1.width == nil) || (lengths.0.height == nil) != (lengths.1.height == nil)
    {
      nodes.append(frame.node)
    }
    return Set(nodes).sorted().map { problem.original.id(of: $0) ?? "node \($0)" }
  }
}

/// Whether two frames are equal within the tolerance that a recording holds for.
private func areNear(_ one: CGRect?, _ other: CGRect?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  let parts = [one.minX, one.minY, one.width, one.height]
  let others = [other.minX, other.minY, other.width, other.height]
  return zip(parts, others).allSatisfy { a, b in
    a == b || (a.isNaN && b.isNaN) || abs(a - b) <= LayoutRecording.staleTolerance * Swift.max(1, abs(a), abs(b))
  }
}
