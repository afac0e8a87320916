import LayoutDocuments
import LayoutEngine

private let format = Option.choice(
  "format", ProgramFormat.allCases.map { ($0.rawValue, $0) }, default: .lp,
  "The format of the program: lp (CPLEX LP, the default) or mps (free MPS).")

extension Command {
  static let export = Command(
    description: CommandDescription(
      name: "export",
      summary: "Prints the linear program of a document, its rows and columns named after the views.",
      details: [],
      operands: .file,
      options: [format.description, CommonOptions.output.description, CommonOptions.proposal.description],
      examples: [
        .init(
          purpose: "The program of one of the examples", line: "layout-solver export Examples/toolbar.json --format lp")
      ])
  ) { arguments, context throws(CommandError) in
    let file = arguments.operands[0]
    let document = try context.document(at: file)
    let solver = try context.requireSolver()
    let space = document.space(proposal: arguments[CommonOptions.proposal])
    do throws(LayoutError) {
      context.print(try solver.program(of: document, in: space, format: arguments[format]), terminator: "")
    } catch {
      throw .invalidTree(file: context.displayName(of: file), error)
    }
    return .done
  }
}
