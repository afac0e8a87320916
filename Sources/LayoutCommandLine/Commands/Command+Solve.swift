import LayoutDocuments
import LayoutReports

private let engine = Option.choice(
  "engine", Engine.allCases.map { ($0.rawValue, $0) }, default: .solver,
  "What lays the document out: the solver (the default) or the direct engine.")

private let format = ResultFormat.option([.text, .json, .svg])

extension Command {
  static let solve = Command(
    description: CommandDescription(
      name: "solve",
      summary: "Lays a document out and prints its frames.",
      details: [
        "Every view with an id has a line. Frames are in points, origin at the top left of the window. Constraints that "
          + "the layout does not meet are listed, and so are the lengths that they decided. The exit code is 1 if the "
          + "required constraints contradict one another; what can be done about it is printed then.",
        "The picture shows views without an id too; spacers are dotted, what reaches beyond the window is marked.",
      ],
      operands: .file,
      options: [engine.description, format.description, CommonOptions.output.description] + CommonOptions.solving,
      examples: [
        .init(
          purpose: "A document from standard input",
          line: """
            echo '{"schemaVersion": 1, "proposal": {"width": 90, "height": 40},
              "root": {"kind": "color", "id": "all"}}' | layout-solver solve -
            """),
        .init(
          purpose: "The frames of one of the examples as JSON, in a narrower window",
          line: "layout-solver solve Examples/toolbar.json --format json --proposal 300x44"),
        .init(
          purpose: "A picture of it", line: "layout-solver solve Examples/toolbar.json --format svg"),
      ])
  ) { arguments, context throws(CommandError) in
    let file = arguments.operands[0]
    let document = try context.document(at: file)
    let outcome = try arguments[engine].layOut(document, of: file, arguments, context)
    switch arguments[format] {
    case .json: context.print(JSONWriter(.indented).text(SolveReport.json(outcome, of: document)))
    case .svg:
      let scene = try LayoutScene(outcome, of: document, at: file, arguments, context)
      context.print(LayoutPicture(scene).svg, terminator: "")
    default: context.print(colored: SolveReport.text(outcome, of: document))
    }
    return outcome.status.exitCode
  }
}
