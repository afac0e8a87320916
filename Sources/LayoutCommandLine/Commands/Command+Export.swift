import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LinearProgramming

private let format = Option.choice(
  "format", ProgramFormat.allCases.map { ($0.rawValue, $0) }, default: .lp,
  "The format of the program: lp (CPLEX LP, the default) or mps (free MPS).")

extension Command {
  static let export = Command(
    description: CommandDescription(
      name: "export",
      summary: "Prints the linear program of a document.",
      details: [
        "Rows and columns are named after the views and constraints. With constraints it is the program of the first "
          + "round, which starts from the direct layout."
      ],
      operands: .file,
      options: [
        format.description, CommonOptions.output.description, CommonOptions.proposal.description,
        CommonOptions.policy.description,
      ],
      examples: [
        .init(
          purpose: "The program of one of the examples", line: "layout-solver export Examples/toolbar.json --format lp")
      ])
  ) { arguments, context throws(CommandError) in
    let file = arguments.operands[0]
    let document = try context.document(at: file)
    let space = document.space(proposal: arguments[CommonOptions.proposal])
    let tree = try context.tree(of: document, at: file)
    let engine = SolverEngine(solver: context.solver, options: arguments.solverOptions)
    let program = try context.constrained(document, at: file) { () throws(ConstraintError) in
      try engine.formulate(tree, in: space, constraints: document.constraints.map(\.constraint))
    }
    if program.tiers.count > 1 {
      let note = "the program holds the first of \(program.tiers.count) objectives, which are solved one after another"
      context.messages.write(note: note, about: context.displayName(of: file))
    }
    do throws(LinearProgramError) {
      context.print(try arguments[format].text(of: program), terminator: "")
    } catch {
      throw .invalidProgram(file: context.displayName(of: file), reason: "\(error)")
    }
    return .done
  }
}

/// The formats of linear programs.
private enum ProgramFormat: String, CaseIterable {
  /// The CPLEX LP format.
  case lp
  /// The free MPS format.
  case mps

  func text(of program: LinearProgram) throws(LinearProgramError) -> String {
    switch self {
    case .lp: try LPWriter().text(for: program)
    case .mps: try MPSWriter().text(for: program)
    }
  }
}
