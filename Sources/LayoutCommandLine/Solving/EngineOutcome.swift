import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LinearProgramming

/// What an engine makes of a document.
struct EngineOutcome {
  let engine: Engine
  let status: SolvedLayout.Status
  /// Nil where there is no layout.
  let layout: ResolvedLayout?
  /// How the layout stands to the document's constraints, in their order.
  var constraints: [ConstraintReport] = []
  /// What the solver has to say beyond that; nil for the direct engine.
  var solved: SolvedLayout? = nil

  /// The constraints that the layout does not meet.
  var violations: [ConstraintReport] { constraints.filter { $0.violation > 0 } }

  /// The constraints that ask for nothing, because a view that they name is not part of the layout.
  var inactive: [ConstraintReport] { constraints.filter { $0.absentView != nil } }
}

extension EngineOutcome {
  /// What the solver makes of a document.
  init(_ solved: SolvedLayout) {
    self.init(
      engine: .solver, status: solved.status, layout: solved.layout, constraints: solved.constraints, solved: solved)
  }
}

extension SolvedLayout.Status {
  /// The status in one word.
  var name: String {
    switch self {
    case .optimal: "optimal"
    case .infeasible: "infeasible"
    case .unbounded: "unbounded"
    case .limit: "limit"
    case .numericalFailure: "numericalFailure"
    case .notConverged: "notConverged"
    }
  }

  /// What there is to say beyond the name; nil if nothing.
  var reason: String? {
    switch self {
    case .optimal, .infeasible: nil
    case .unbounded: "the program has no best layout"
    case .limit(let reason), .numericalFailure(let reason): reason
    case .notConverged(let views): "the layout does not come to rest; it changes at: " + views.joined(separator: ", ")
    }
  }

  /// The exit code that tells of the status.
  var exitCode: ExitCode {
    switch self {
    case .optimal: .done
    case .infeasible: .answerIsNo
    case .limit: .limitReached
    case .unbounded, .numericalFailure, .notConverged: .failure
    }
  }
}
