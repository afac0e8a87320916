private let shells = Completions.Shell.allCases.map(\.rawValue)

extension Command {
  static let completions: Command = Command(
    description: CommandDescription(
      name: "completions",
      summary: "Prints a script that completes commands and options in a shell.",
      details: ["The first line of the script says how to use it in the present shell."],
      operands: .choice(shells),
      options: [CommonOptions.output.description],
      examples: [
        .init(purpose: "For bash", line: "layout-solver completions bash")
      ])
  ) { arguments, context throws(CommandError) in
    guard let shell = Completions.Shell(rawValue: arguments.operands[0]) else {
      let known = shells.joined(separator: ", ")
      throw .usage("no completions for '\(arguments.operands[0])'; known: \(known)", command: "completions")
    }
    let script = Completions.script(for: shell, tool: LayoutTool.name, commands: Command.all.map(\.description))
    context.print(script, terminator: "")
    return .done
  }

  static let manual: Command = Command(
    description: CommandDescription(
      name: "manual",
      summary: "Prints the manual page, for man.",
      details: [],
      operands: .none,
      options: [CommonOptions.output.description],
      examples: [
        .init(purpose: "As a file that man finds", line: "layout-solver manual")
      ])
  ) { _, context in
    let page = ManualPage.text(
      tool: LayoutTool.name, version: LayoutTool.version, summary: LayoutTool.summary,
      commands: Command.all.map(\.description))
    context.print(page, terminator: "")
    return .done
  }
}
