import GLPKBackend
import LinearProgramming

/// A solver that stops for a reason that a test chooses.
struct ScriptedSolver: LinearSolver {
  let termination: Outcome.Termination

  var name: String { "scripted" }

  var capabilities: SolverCapabilities { [] }

  func solve(_ program: LinearProgram, options: SolveOptions) throws(LinearProgramError) -> Outcome {
    Outcome(termination: termination)
  }
}
