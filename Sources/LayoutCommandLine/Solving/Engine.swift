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
    switch self {
    case .direct: return try layOutDirectly(document, tree, in: space, of: file, context)
    case .solver:
      if let constraint = document.constraints.first {
        let thing = "solving a constraint"
        throw .unsupported(file: context.displayName(of: file), constraint.position, thing)
      }
      let engine = SolverEngine(solver: context.solver, options: arguments.solverOptions)
      let solved = engine.solve(tree, in: space)
      if let reason = solved.status.reason {
        context.messages.write(note: reason, about: context.displayName(of: file))
      }
      return EngineOutcome(
        engine: self, status: solved.status, layout: solved.layout,
        violations: solved.layout.map { Violation.all(of: document, by: $0, in: space) } ?? [],
        statistics: solved.statistics, customLayouts: solved.customLayouts, certificate: solved.certificate)
    }
  }

  /// The direct engine's layout. It knows nothing of constraints; those that it happens to miss are listed.
  private func layOutDirectly(
    _ document: LayoutDocument, _ tree: LayoutTree, in space: LayoutSpace, of file: String, _ context: CommandContext
  ) throws(CommandError) -> EngineOutcome {
    let layout: ResolvedLayout
    do throws(LayoutError) {
      layout = try DirectEngine().resolve(tree, in: space)
    } catch {
      throw .invalidTree(file: context.displayName(of: file), error)
    }
    return EngineOutcome(
      engine: self, status: .optimal, layout: layout,
      violations: Violation.all(of: document, by: layout, in: space), statistics: nil, certificate: nil)
  }
}

extension ResolvedLayout {
  /// The frames of the named views.
  var framesByID: [String: CGRect] {
    Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}
