import LayoutDocuments

private let format = Option.choice(
  "format", ResultFormat.allCases.map { ($0.rawValue, $0) }, default: .text,
  "How to print: text (the default) or json, one object a line for several files.")

extension Command {
  static let compare = Command(
    description: CommandDescription(
      name: "compare",
      summary: "Lays each document out with both engines and compares them view by view.",
      details: [
        "Without constraints both engines must agree; a view that differs makes the verdict 'mismatch' and the exit "
          + "code 1. With constraints the solver may move views: the verdict is then 'constrained'."
      ],
      operands: .files,
      options: [format.description, CommonOptions.output.description] + CommonOptions.solving,
      examples: [
        .init(purpose: "Two of the examples", line: "layout-solver compare Examples/toolbar.json Examples/badge.json")
      ])
  ) { arguments, context throws(CommandError) in
    let isAlone = arguments.operands.count == 1
    return context.forEach(arguments.operands) { file throws(CommandError) in
      let document = try context.document(at: file)
      let direct = try Engine.direct.layOut(document, of: file, arguments, context)
      let solved = try Engine.solver.layOut(document, of: file, arguments, context)
      let comparison = Comparison(of: direct, and: solved, hasConstraints: !document.constraints.isEmpty)
      switch arguments[format] {
      case .json:
        context.print(JSONWriter(isAlone ? .indented : .compact).text(CompareReport.json(comparison, file: file)))
      case .text:
        context.print(CompareReport.text(comparison, solved, file: context.displayName(of: file)))
      }
      return comparison.verdict.exitCode(of: solved.status)
    }
  }
}
