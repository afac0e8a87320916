/// A command: its description, and what it does.
struct Command: Sendable {
  let description: CommandDescription
  let run: @Sendable (ParsedArguments, CommandContext) throws(CommandError) -> ExitCode

  /// All commands, in the order of the help.
  static let all: [Command] = [solve, compare, check, explain, sweep, export, schema, completions, manual]
}
