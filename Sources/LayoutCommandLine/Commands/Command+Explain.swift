import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutReports

private let format = ResultFormat.option([.text, .json, .html])

private let view = Option<String?>(
  name: "view", placeholder: "ID", summary: "Explain this view alone, with the constraints that speak of it.",
  absent: nil
) { .some($0) }

private let auditFlag = Flag(
  name: "audit", summary: "Also try whether one objective with weighted priorities would give the same layout.")

extension Command {
  static let explain = Command(
    description: CommandDescription(
      name: "explain",
      summary: "Says why each view is where it is, and how constraints are met.",
      details: [
        "A constraint is 'slack' where it holds with room to spare, 'binding' where it holds exactly, or 'violated'. Where "
          + "required constraints contradict one another, smallest sets that share no constraint are printed with their "
          + "repairs, and the exit code is 1.",
        "A binding constraint has a price in each objective: by how much that rises for a point more on the constraint's "
          + "right side. For the window's width and height, the table says how many points each view moves or grows for "
          + "one point more, 'below | above' where a smaller window gives something else than a larger one.",
        "The chains say which sums, bounds, largest and smallest lengths each edge comes from, back to the window.",
      ],
      operands: .file,
      options: [format.description, view.description, auditFlag.description, CommonOptions.output.description]
        + CommonOptions.solving,
      examples: [
        .init(purpose: "One of the examples", line: "layout-solver explain Examples/equal-labels.json"),
        .init(purpose: "One view of it", line: "layout-solver explain Examples/equal-labels.json --view nameField"),
        .init(
          purpose: "A page to click through",
          line: "layout-solver explain Examples/equal-labels.json --format html"),
      ])
  ) { arguments, context throws(CommandError) in
    let file = arguments.operands[0]
    let document = try context.document(at: file)
    if let id = arguments[view], !document.identifiers.contains(id) {
      throw .usage(
        "there is no view '\(id)' in '\(file)'\(Suggestion(for: id, among: document.identifiers))", command: "explain")
    }
    let explanation = try context.explanation(of: document, at: file, arguments)
    var report = ExplainReport(explanation: explanation, document: document, view: arguments[view])
    if arguments[auditFlag] { report.audit = try audit(explanation.solved, document, file, arguments, context) }
    switch arguments[format] {
    case .json: context.print(JSONWriter(.indented).text(report.json))
    case .html:
      let space = document.space(proposal: arguments[CommonOptions.proposal])
      let tree = try context.tree(of: document, at: file)
      context.print(report.page(of: tree, in: space, file: context.displayName(of: file)).html, terminator: "")
    default: context.print(colored: report.text)
    }
    return explanation.status.exitCode
  }

  private static func audit(
    _ solved: SolvedLayout, _ document: LayoutDocument, _ file: String, _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(CommandError) -> TierAudit {
    let tree = try context.tree(of: document, at: file)
    let engine = SolverEngine(solver: context.solver, options: arguments.solverOptions)
    return try context.constrained(document, at: file) { () throws(ConstraintError) in
      try engine.audit(
        solved, of: tree, in: document.space(proposal: arguments[CommonOptions.proposal]),
        constraints: document.constraints.map(\.constraint))
    }
  }
}
