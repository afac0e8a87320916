import LayoutCompiler
import LayoutDocuments
import LayoutEngine

/// The answer of `explain`.
struct ExplainReport {
  let explanation: Explanation
  let document: LayoutDocument
  /// The one view that is asked about; nil for all.
  let view: String?
  var audit: TierAudit? = nil

  var constraints: [Explanation.Constraint] {
    explanation.constraints.filter { constraint in view.map { constraint.views.contains($0) } ?? true }
  }

  var views: [Explanation.View] { explanation.views.filter { view == nil || $0.id == view } }

  var decided: [DecidedLength] { explanation.decided.filter { view == nil || $0.id == view } }

  var ambiguities: [LayoutAmbiguity] { explanation.ambiguities.filter { view == nil || $0.decided.id == view } }

  /// The prices of a constraint; empty where it decides nothing.
  func prices(of constraint: Explanation.Constraint) -> [Explanation.Price] {
    let index = constraint.report.index
    return explanation.constraintPrices.indices.contains(index) ? explanation.constraintPrices[index] : []
  }

  /// What a constraint is called.
  func label(of constraint: Explanation.Constraint) -> String { document.constraints[constraint.report.index].label }

  /// The steps of the chains of all shown views, each once, in the order in which they are first needed.
  var steps: [EdgeChain.Step] {
    var seen = Set<String>()
    return views.flatMap { $0.chains?.parts ?? [] }.flatMap(\.chain.steps).filter { seen.insert($0.name).inserted }
  }
}

extension Explanation.Chains {
  /// The four chains with what each of them explains.
  var parts: [(name: String, chain: EdgeChain)] { [("x", x), ("y", y), ("width", width), ("height", height)] }
}

extension EdgeChain.Cause {
  /// The cause in one word, for programs.
  var name: String {
    switch self {
    case .window: "window"
    case .input: "input"
    case .lowerBound: "lowerBound"
    case .upperBound: "upperBound"
    case .largest: "largest"
    case .smallest: "smallest"
    case .ownAnswer: "ownAnswer"
    case .constraints: "constraints"
    }
  }
}

extension WindowResponse {
  /// The window's lengths over which the picture keeps its shape.
  var shape: (from: Double, to: Double) { (below?.end ?? value, above?.end ?? value) }
}

extension WindowResponse.Rates {
  /// The rates of x, y, width and height.
  var numbers: [Double] { [x, y, width, height] }
}
