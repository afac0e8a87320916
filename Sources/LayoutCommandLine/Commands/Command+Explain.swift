import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutReports

private let format = Option.choice(
  "format", ResultFormat.allCases.map { ($0.rawValue, $0) }, default: .text, "How to print: text (the default) or json."
)

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
      summary: "Says how a document's constraints are met, and what they decided.",
      details: [
        "A constraint is 'slack' where it holds with room to spare, 'binding' where it holds exactly, or 'violated'. Where "
          + "required constraints contradict one another, each smallest set of them is printed with its repairs, and the "
          + "exit code is 1."
      ],
      operands: .file,
      options: [format.description, view.description, auditFlag.description, CommonOptions.output.description]
        + CommonOptions.solving,
      examples: [
        .init(purpose: "One of the examples", line: "layout-solver explain Examples/equal-labels.json")
      ])
  ) { arguments, context throws(CommandError) in
    let file = arguments.operands[0]
    let document = try context.document(at: file)
    if let id = arguments[view], !document.identifiers.contains(id) {
      throw .usage(
        "there is no view '\(id)' in '\(file)'\(Suggestion(for: id, among: document.identifiers))", command: "explain")
    }
    let outcome = try Engine.solver.layOut(document, of: file, arguments, context)
    guard let solved = outcome.solved else { return .failure }
    var report = ExplainReport(
      outcome: outcome, explanation: Explanation(solved, of: document.constraints.map(\.constraint)),
      document: document, view: arguments[view])
    if arguments[auditFlag] { report.audit = try Self.audit(solved, document, file, arguments, context) }
    switch arguments[format] {
    case .json: context.print(JSONWriter(.indented).text(report.json))
    case .text: context.print(report.text)
    }
    return outcome.status.exitCode
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
