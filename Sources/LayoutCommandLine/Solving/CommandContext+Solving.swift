import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutModel
import LayoutReports

extension CommandContext {
  /// A file's layout by the solver, with its reasons. A solver that gives no optimal layout says why on standard error.
  func explanation(
    of document: LayoutDocument, at file: String, _ arguments: ParsedArguments
  ) throws(CommandError) -> Explanation {
    let tree = try tree(of: document, at: file)
    let engine = SolverEngine(solver: solver, options: arguments.solverOptions)
    let explanation = try constrained(document, at: file) { () throws(ConstraintError) in
      try engine.explain(
        tree, in: document.space(proposal: arguments[CommonOptions.proposal]),
        constraints: document.constraints.map(\.constraint))
    }
    if let reason = explanation.status.reason { messages.write(note: reason, about: displayName(of: file)) }
    return explanation
  }

  /// A file's frames over a range of the window's lengths, for tables and pages.
  func map(
    of document: LayoutDocument, at file: String, along axis: Axis, over range: ClosedRange<Double>,
    _ arguments: ParsedArguments, progress: @escaping (Double) -> Void
  ) throws(CommandError) -> ResizeReport {
    var limits = ResizeLimits()
    limits.seconds = arguments[CommonOptions.timeLimit]
    let tree = try tree(of: document, at: file)
    let engine = SolverEngine(solver: solver, options: arguments.solverOptions)
    let space = document.space(proposal: arguments[CommonOptions.proposal])
    let map = try constrained(document, at: file) { () throws(ConstraintError) in
      try engine.resizeMap(
        of: tree, in: space, along: axis, over: range, constraints: document.constraints.map(\.constraint),
        limits: limits, progress: progress)
    }
    return ResizeReport(map, of: tree, in: space, title: document.title ?? displayName(of: file))
  }
}
