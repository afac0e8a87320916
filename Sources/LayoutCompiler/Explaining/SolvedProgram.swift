import LayoutEngine
import LinearProgramming

/// A solved layout's program with its optimum and the recording that it came from: what explanations are read off.
struct SolvedProgram {
  var recording: LayoutRecording
  var use: TapeUse
  var lowered: LoweredTape
  var outcome: Outcome
  /// The recorded tree's node for each node of the laid-out tree.
  var reportedNodes: [Int]
  /// The names of the recorded tree's nodes.
  var names: OperationNames

  /// The results of the tape's operations.
  var results: [Double] {
    lowered.results(of: recording.tape, use, columnValues: outcome.primal?.columnValues ?? [])
  }
}

extension SolvedProgram {
  init(_ round: ConstrainedRound, _ outcome: Outcome, _ problem: ConstrainedProblem) {
    self.init(
      recording: round.recording, use: round.use, lowered: round.lowered, outcome: outcome,
      reportedNodes: problem.steered.reportedNodes, names: OperationNames(problem.steered.tree, round.recording.tape))
  }

  init(_ formulation: Formulation, _ outcome: Outcome, _ tree: LayoutTree) {
    self.init(
      recording: formulation.recording, use: formulation.use, lowered: formulation.lowered, outcome: outcome,
      reportedNodes: Array(0..<tree.count), names: OperationNames(tree, formulation.recording.tape))
  }
}
