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
  /// The constraints that the layout does not meet.
  let violations: [Violation]
  /// Nil for the direct engine.
  let statistics: SolvedLayout.Statistics?
  /// How layouts of types of their own entered the program; empty for the direct engine.
  var customLayouts: [CustomLayoutReport] = []
  /// The proof; nil for the direct engine, and where the solver gave no point.
  let certificate: Certificate?
}

/// A constraint that a layout does not meet.
struct Violation: Equatable {
  /// The constraint's name, or its text where it has none.
  let name: String
  /// Above 0 and at most 1000.
  let priority: Double
  /// By how many points it is missed; above 0.
  let amount: Double

  /// By how many points a constraint may be missed and still count as met.
  private static let tolerance = 1e-6

  /// The violations of a document's constraints by a layout, in the order of the document.
  static func all(of document: LayoutDocument, by layout: ResolvedLayout, in space: LayoutSpace) -> [Violation] {
    guard !document.constraints.isEmpty else { return [] }
    let frames = layout.framesByID
    return document.constraints.compactMap { constraint in
      guard let amount = constraint.violation(of: frames, in: space), amount > tolerance else { return nil }
      return Violation(name: constraint.label, priority: constraint.priority, amount: amount)
    }
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
