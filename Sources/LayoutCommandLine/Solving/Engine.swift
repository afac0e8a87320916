import Foundation
import LayoutCompiler
import LayoutDocuments
import LayoutEngine

/// Which engine lays a document out.
enum Engine: String, CaseIterable {
  /// The linear programs.
  case solver
  /// SwiftUI's own way.
  case direct

  /// Lays a document out. A solver that gives no optimal layout says why on standard error.
  func layOut(
    _ document: LayoutDocument, of file: String, _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(CommandError) -> EngineOutcome {
    let space = document.space(proposal: arguments[CommonOptions.proposal])
    let tree = try context.tree(of: document, at: file)
    let constraints = document.constraints.map(\.constraint)
    switch self {
    case .direct:
      let layout = try context.direct(file) { () throws(LayoutError) in
        try DirectEngine().resolve(tree, in: space, measuring: constraints)
      }
      // The direct engine knows nothing of constraints; those that it happens to miss are listed.
      let reports = try context.constrained(document, at: file) { () throws(ConstraintError) in
        try layout.reports(on: constraints, of: tree, in: space)
      }
      return EngineOutcome(engine: self, status: .optimal, layout: layout, constraints: reports)
    case .solver:
      let engine = SolverEngine(solver: context.solver, options: arguments.solverOptions)
      let solved = try context.constrained(document, at: file) { () throws(ConstraintError) in
        try engine.solve(tree, in: space, constraints: constraints)
      }
      if let reason = solved.status.reason {
        context.messages.write(note: reason, about: context.displayName(of: file))
      }
      return EngineOutcome(solved)
    }
  }
}

extension ResolvedLayout {
  /// The frames of the named views.
  var framesByID: [String: CGRect] {
    Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}
