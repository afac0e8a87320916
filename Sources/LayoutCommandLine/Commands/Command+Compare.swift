import LayoutCompiler
import LayoutDocuments

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
          + "exit code is 1 for a mismatch."
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
      let comparison = Comparison(direct: layout, solver: solved.layout)
      switch arguments[format] {
      case .json:
        context.print(JSONWriter(isAlone ? .indented : .compact).text(CompareReport.json(comparison, solved, file: file)))
      case .text:
        let name = context.displayName(of: file)
        context.print(CompareReport.text(comparison, solved, file: name, showsAll: arguments[everyView]))
      }
      return solved.status == .optimal && comparison.verdict == .mismatch ? .answerIsNo : solved.status.exitCode
    }
  }
}
