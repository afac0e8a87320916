import Foundation
import LayoutCommandLine
import LayoutDocuments
import LayoutEngine

/// A solver that answers what a test wants: the direct engine's frames, moved by some distance, or no layout at all.
struct ScriptedSolver: DocumentSolver {
  var status = SolvedDocument.Status.optimal
  var shift = 0.0
  var violations: [Violation] = []

  func solve(
    _ document: LayoutDocument, in space: LayoutSpace, options: SolvingOptions
  ) throws(LayoutError) -> SolvedDocument {
    var layout = try DirectEngine().resolve(document.tree(), in: space)
    for index in layout.views.indices { layout.views[index].frame.origin.x += shift }
    var statistics = SolvedDocument.Statistics()
    (statistics.rows, statistics.columns, statistics.nonzeros) = (3, 4, 5)
    (statistics.tiers, statistics.solves, statistics.blocks) = (1, 2, 1)
    statistics.iterations = options.startsCold ? 7 : 0
    return SolvedDocument(
      status: status, layout: status == .optimal ? layout : nil, violations: violations, statistics: statistics,
      certificate: .init(primalResidual: 0, dualResidual: 1.5e-12, complementarity: 0))
  }

  func program(
    of document: LayoutDocument, in space: LayoutSpace, format: ProgramFormat
  ) throws(LayoutError) -> String {
    "a program in \(format.rawValue)\n"
  }
}
