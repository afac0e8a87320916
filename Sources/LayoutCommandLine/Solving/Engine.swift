import Foundation
import LayoutDocuments
import LayoutEngine

/// Which engine lays a document out.
enum Engine: String, CaseIterable {
  /// The linear programs.
  case solver
  /// SwiftUI's own way.
  case direct

  /// Lays a document out.
  func layOut(
    _ document: LayoutDocument, of file: String, _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(CommandError) -> SolvedDocument {
    let space = document.space(proposal: arguments[CommonOptions.proposal])
    let solver = self == .solver ? try context.requireSolver() : nil
    do throws(LayoutError) {
      guard let solver else { return try Self.layOutDirectly(document, in: space) }
      return try solver.solve(document, in: space, options: arguments.solvingOptions)
    } catch {
      if case .unsolved(let reason) = error {
        throw .unsolved(file: context.displayName(of: file), reason: reason, .failure)
      }
      throw .invalidTree(file: context.displayName(of: file), error)
    }
  }

  /// The direct engine's layout. It knows nothing of constraints; those that it happens to miss are listed.
  private static func layOutDirectly(
    _ document: LayoutDocument, in space: LayoutSpace
  ) throws(LayoutError) -> SolvedDocument {
    let layout = try DirectEngine().resolve(document.tree(), in: space)
    let frames = layout.framesByID
    let violations = document.constraints.compactMap { constraint -> Violation? in
      guard let amount = constraint.violation(of: frames, in: space), amount > Self.violationTolerance else {
        return nil
      }
      return Violation(name: constraint.label, priority: constraint.priority, amount: amount)
    }
    return SolvedDocument(status: .optimal, layout: layout, violations: violations)
  }

  /// By how many points a constraint may be missed and still count as met.
  private static let violationTolerance = 1e-6
}

extension ResolvedLayout {
  /// The frames of the named views.
  var framesByID: [String: CGRect] {
    Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}
