import LayoutCompiler
import LayoutDocuments
import LayoutEngine

private let format = Option.choice(
  "format", ResultFormat.allCases.map { ($0.rawValue, $0) }, default: .text,
  "How to print: text (the default) or json, one object a line for several files.")

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
      ])
  ) { arguments, context throws(CommandError) in
    let isAlone = arguments.operands.count == 1
    return context.forEach(arguments.operands) { file throws(CommandError) in
      let document = try context.document(at: file)
      let direct = try Engine.direct.layOut(document, of: file, arguments, context)
      let solved = try Engine.solver.layOut(document, of: file, arguments, context)
      guard let layout = direct.layout else { return .failure }
      let comparison = try compare(layout, solved, document, at: file, arguments, context)
      switch arguments[format] {
      case .json:
        let json = CompareReport.json(comparison, solved, of: document, file: file)
        context.print(JSONWriter(isAlone ? .indented : .compact).text(json))
      case .text:
        let name = context.displayName(of: file)
        context.print(
          CompareReport.text(comparison, solved, of: document, file: name, showsAll: arguments[everyView]))
      }
      return solved.status == .optimal && comparison.verdict == .mismatch ? .answerIsNo : solved.status.exitCode
    }
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
