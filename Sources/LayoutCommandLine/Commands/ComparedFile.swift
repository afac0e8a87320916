import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutModel
import LayoutReports

/// A file's layouts by both engines, compared.
struct ComparedFile {
  let file: String
  let document: LayoutDocument
  let solved: EngineOutcome
  let comparison: Comparison
  /// Why the solver's layout is what it is; nil where nobody asks.
  let explanation: Explanation?

  /// What the command says of the file.
  var exitCode: ExitCode {
    solved.status == .optimal && comparison.verdict == .mismatch ? .answerIsNo : solved.status.exitCode
  }
}

extension ComparedFile {
  /// Lays a file out by both engines.
  ///
  /// - Parameter isExplained: whether the solver also says why; that takes longer.
  init(
    _ file: String, isExplained: Bool, _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(CommandError) {
    let document = try context.document(at: file)
    let outcome = try Engine.direct.layOut(document, of: file, arguments, context)
    guard let direct = outcome.layout else { preconditionFailure("the direct engine always gives a layout") }
    let explanation: Explanation?
    if isExplained {
      explanation = try context.explanation(of: document, at: file, arguments)
    } else {
      explanation = nil
    }
    let solved: EngineOutcome
    if let explanation {
      solved = EngineOutcome(explanation.solved)
    } else {
      solved = try Engine.solver.layOut(document, of: file, arguments, context)
    }
    let comparison = try context.direct(file) { () throws(LayoutError) in
      guard let layout = solved.solved else { return Comparison(direct: direct, solver: nil) }
      return try Comparison(
        direct: direct, solved: layout, constraints: document.constraints.map(\.constraint), of: document.root,
        displayScale: document.displayScale, in: document.space(proposal: arguments[CommonOptions.proposal]))
    }
    self.init(file: file, document: document, solved: solved, comparison: comparison, explanation: explanation)
  }
}

// MARK: Pages

extension ComparedFile {
  /// The most views with which a document gets a slider in a page: larger maps take longer than a reader waits for the
  /// rest of the page.
  private static let mapLimit = 100

  /// What pictures and pages show of the file.
  func page(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) -> ComparisonPage.Document {
    let tree = try context.tree(of: document, at: file)
    let space = document.space(proposal: arguments[CommonOptions.proposal])
    let name = context.displayName(of: file)
    var page = ComparisonPage.Document(
      CompareReport.scene(comparison, solved, of: document, tree, in: space, file: name))
    guard let explanation else { return page }
    let report = ExplainReport(explanation: explanation, document: document, view: nil)
    (page.parts, page.views) = (report.parts, report.partsByView)
    try resize(&page, width: space.length(along: .horizontal), arguments, context)
    return page
  }

  /// Gives the document its slider, from half to one and a half of the window's width.
  private func resize(
    _ page: inout ComparisonPage.Document, width: Double?, _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(CommandError) {
    guard let width, width > 0, width.isFinite else {
      page.note = "No slider: the window has no width."
      return
    }
    let range = width / 2...1.5 * width
    let ends = "\(JSONWriter.text(range.lowerBound)):\(JSONWriter.text(range.upperBound))"
    let remedy = "layout-solver sweep \(file) --width \(ends) --format html"
    guard page.scene.views.count <= Self.mapLimit else {
      page.note = "No slider for more than \(Self.mapLimit) views; it has a page of its own: \(remedy)"
      return
    }
    let report = try context.map(
      of: document, at: file, along: .horizontal, over: range, arguments, progress: context.showProgress)
    (page.resizing, page.width) = (report, width)
    if !report.isComplete {
      page.note = "The slider covers a part of the widths: the time limit was reached. With more time: \(remedy)"
    }
  }
}
