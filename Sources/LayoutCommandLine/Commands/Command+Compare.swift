import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutReports

private let format = ResultFormat.option(
  [.text, .json, .svg, .html], "; json prints an object a line for several files")

private let everyView = Flag(name: "all", summary: "Show all views in the text, not only those that differ.")

extension Command {
  static let compare = Command(
    description: CommandDescription(
      name: "compare",
      summary: "Compares both engines on each document, view by view.",
      details: [
        "The verdict is 'agree', 'mismatch' where a view differs, or 'unsolved' where the solver gives no layout. The "
          + "exit code is 1 for a mismatch.",
        "The direct engine knows no constraints. Where a document has some, the verdict is on its layout of the same "
          + "views with those framed whose size the constraints decided; a view that they moved is shown as 'constrained', "
          + "or as 'ambiguous' where another size would have been as good.",
      ],
      operands: .files,
      options: [format.description, everyView.description, CommonOptions.output.description] + CommonOptions.solving,
      examples: [
        .init(purpose: "Two of the examples", line: "layout-solver compare Examples/toolbar.json Examples/badge.json"),
        .init(purpose: "One of them in full", line: "layout-solver compare --all Examples/two-priorities.json"),
        .init(
          purpose: "A page with pictures of both layouts",
          line: "layout-solver compare Examples/equal-labels.json --format html"),
      ])
  ) { arguments, context throws(CommandError) in
    let isAlone = arguments.operands.count == 1
    var scenes: [ComparisonScene] = []
    let code = context.forEach(arguments.operands) { file throws(CommandError) in
      let document = try context.document(at: file)
      let direct = try Engine.direct.layOut(document, of: file, arguments, context)
      let solved = try Engine.solver.layOut(document, of: file, arguments, context)
      guard let layout = direct.layout else { return .failure }
      let comparison = try compare(layout, solved, document, at: file, arguments, context)
      let name = context.displayName(of: file)
      switch arguments[format] {
      case .json:
        let json = CompareReport.json(comparison, solved, of: document, file: file)
        context.print(JSONWriter(isAlone ? .indented : .compact).text(json))
      case .svg, .html:
        let tree = try context.tree(of: document, at: file)
        let space = document.space(proposal: arguments[CommonOptions.proposal])
        scenes.append(CompareReport.scene(comparison, solved, of: document, tree, in: space, file: name))
      default:
        context.print(
          colored: CompareReport.text(comparison, solved, of: document, file: name, showsAll: arguments[everyView]))
      }
      return solved.status == .optimal && comparison.verdict == .mismatch ? .answerIsNo : solved.status.exitCode
    }
    guard !scenes.isEmpty else { return code }
    let isPage = arguments[format] == .html
    context.print(isPage ? ComparisonPage(scenes).html : ComparisonPicture.svg(of: scenes), terminator: "")
    return code
  }

  private static func compare(
    _ direct: ResolvedLayout, _ outcome: EngineOutcome, _ document: LayoutDocument, at file: String,
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(CommandError) -> Comparison {
    guard let solved = outcome.solved else { return Comparison(direct: direct, solver: nil) }
    return try context.direct(file) { () throws(LayoutError) in
      try Comparison(
        direct: direct, solved: solved, constraints: document.constraints.map(\.constraint), of: document.root,
        displayScale: document.displayScale, in: document.space(proposal: arguments[CommonOptions.proposal]))
    }
  }
}
