import GLPKBackend
public import LayoutDocuments
public import LinearProgramming

/// The command line tool as a library: arguments in, an exit code out, everything else through ``CommandStreams``.
///
/// The same arguments, files and environment give the same bytes.
public struct LayoutTool: Sendable {
  /// The name of the tool.
  public static let name = "layout-solver"

  /// The version of the tool.
  public static let version = "0.1.0"

  static let summary =
    "Lays out SwiftUI's views, by linear programs and by SwiftUI's own rules."

  /// What solves the linear programs.
  private let solver: any LinearSolver

  /// The layouts that documents can name.
  private let layouts: LayoutRegistry

  /// Creates a tool that solves with GLPK.
  public init(layouts: LayoutRegistry = .bundled) {
    self.init(solver: GLPKSolver(), layouts: layouts)
  }

  /// Creates a tool from what it solves with and the layouts that documents can name.
  public init(solver: any LinearSolver, layouts: LayoutRegistry = .bundled) {
    self.solver = solver
    self.layouts = layouts
  }

  /// Runs one command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: The environment, of which `NO_COLOR` and `TERM` are read.
  ///   - streams: Where results and messages go.
  /// - Returns: How the run ended. Never throws: errors become messages and exit codes.
  public func run(arguments: [String], environment: [String: String], streams: any CommandStreams) -> ExitCode {
    let messages = MessageWriter(streams: streams, environment: environment)
    let usesColor = streams.outputGoesToTerminal && MessageWriter.takesColor(environment)
    let context = CommandContext(
      solver: solver, layouts: layouts, messages: messages, streams: streams, usesColor: usesColor)
    do throws(CommandError) {
      let code = try dispatch(arguments, context)
      try context.deliver()
      return code
    } catch {
      messages.write(error)
      return error.exitCode
    }
  }

  private func dispatch(_ arguments: [String], _ context: CommandContext) throws(CommandError) -> ExitCode {
    guard let first = arguments.first else {
      throw .usage("a command is missing", command: nil)
    }
    switch first {
    case "--help", "-h", "help":
      return try help(on: arguments.dropFirst().first, context)
    case "--version":
      context.print("\(Self.name) \(Self.version)")
      return .done
    default:
      let command = try Self.command(named: first)
      let parsed = try ParsedArguments(Array(arguments.dropFirst()), of: command.description)
      if parsed.asksForHelp { return try help(on: first, context) }
      context.outputFile = parsed[CommonOptions.output]
      return try command.run(parsed, context)
    }
  }

  private func help(on name: String?, _ context: CommandContext) throws(CommandError) -> ExitCode {
    if let name, !name.hasPrefix("-") {
      context.print(HelpText.command(try Self.command(named: name).description, of: Self.name), terminator: "")
    } else {
      let commands = Command.all.map(\.description)
      context.print(HelpText.tool(name: Self.name, summary: Self.summary, commands: commands), terminator: "")
    }
    return .done
  }

  private static func command(named name: String) throws(CommandError) -> Command {
    if let command = Command.all.first(where: { $0.description.name == name }) { return command }
    let role = name.hasPrefix("-") ? "option" : "command"
    let known = name.hasPrefix("-") ? ["--help", "--version"] : Command.all.map(\.description.name)
    throw .usage("unknown \(role) '\(name)'\(Suggestion(for: name, among: known))", command: nil)
  }
}
