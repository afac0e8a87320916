import LayoutDocuments
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
          + "exit code is 1 unless all agree.",
        "The page shows both layouts side by side and on top of each other, and for the view that is chosen its numbers and "
          + "why it is where it is. A slider moves the frames over half to one and a half of the window's width.",
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
          purpose: "A page to click through",
          line: "layout-solver compare Examples/toolbar.json Examples/badge.json --format html"),
      ])
  ) { arguments, context throws(CommandError) in
    let isAlone = arguments.operands.count == 1
    let format = arguments[format]
    var pages: [ComparisonPage.Document] = []
    let code = context.forEach(arguments.operands, for: "compare") { file throws(CommandError) in
      let compared = try ComparedFile(file, isExplained: format == .html, arguments, context)
      switch format {
      case .json: context.print(JSONWriter(isAlone ? .indented : .compact).text(CompareReport.json(compared)))
      case .svg, .html: pages.append(try compared.page(arguments, context))
      default:
        let name = context.displayName(of: file)
        context.print(colored: CompareReport.text(compared, name: name, showsAll: arguments[everyView]))
      }
      return compared.exitCode
    }
    guard !pages.isEmpty else { return code }
    context.print(
      format == .html ? ComparisonPage(pages).html : ComparisonPicture.svg(of: pages.map(\.scene)), terminator: "")
    return code
  }
}
