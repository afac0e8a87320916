import LayoutDocuments

/// The arguments of a command, checked against its description.
struct ParsedArguments: Sendable {
  /// The files, in the order given.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Whether help is asked for; nothing else is checked then.
  var asksForHelp: Bool { flags.contains(OptionDescription.help.name) }

  /// The value of an option, or what stands for it where it is not given.
  subscript<Value>(_ option: Option<Value>) -> Value {
    values[option.name].flatMap(option.read) ?? option.absent
  }

  /// Whether a flag is given.
  subscript(_ flag: Flag) -> Bool { flags.contains(flag.name) }

  /// Whether an option is given.
  func contains<Value>(_ option: Option<Value>) -> Bool { values[option.name] != nil }

  /// Parses arguments by the description of their command.
  ///
  /// A value follows its option after `=` or as the next argument; `--` ends the options; `-` is standard input.
  init(_ arguments: [String], of command: CommandDescription) throws(CommandError) {
    if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      flags.insert(OptionDescription.help.name)
      return
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if argument.hasPrefix("-"), argument != "-" {
        try parseOption(argument, &rest, of: command)
      } else {
        operands.append(argument)
      }
    }
    try checkOperands(of: command)
  }

  private mutating func parseOption(
    _ argument: String, _ rest: inout ArraySlice<String>, of command: CommandDescription
  ) throws(CommandError) {
    let parts = argument.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard argument.hasPrefix("--"), let option = command.allOptions.first(where: { $0.name == name }) else {
      let written = String(argument.prefix { $0 != "=" })
      let suggestion = Suggestion(for: written, among: command.allOptions.map { "--" + $0.name })
      throw .usage("unknown option '\(written)'\(suggestion)", command: command.name)
    }
    guard values[name] == nil, !flags.contains(name) else {
      throw .usage("the option '--\(name)' is given twice", command: command.name)
    }
    guard let placeholder = option.placeholder else {
      guard parts.count == 1 else { throw .usage("the option '--\(name)' takes no value", command: command.name) }
      flags.insert(name)
      return
    }
    var value = parts.count == 2 ? String(parts[1]) : nil
    if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.removeFirst() }
    guard let value else { throw .usage("the option '--\(name)' needs a value: \(placeholder)", command: command.name) }
    guard option.accepts(value) else {
      throw .usage("'\(value)' is no value for '--\(name)'; expected \(placeholder)", command: command.name)
    }
    values[name] = value
  }

  private func checkOperands(of command: CommandDescription) throws(CommandError) {
    switch command.operands {
    case .none:
      guard let first = operands.first else { return }
      throw .usage("'\(command.name)' takes no files, but '\(first)' is given", command: command.name)
    case .file:
      guard operands.count > 1 else { break }
      throw .usage("'\(command.name)' takes one file, but \(operands.count) are given", command: command.name)
    case .files:
      break
    case .choice(let names):
      guard operands.count == 1 else {
        throw .usage("'\(command.name)' takes one of \(names.joined(separator: ", "))", command: command.name)
      }
      return
    }
    guard !operands.isEmpty else {
      throw .usage("'\(command.name)' needs a file; '-' is standard input", command: command.name)
    }
    guard operands.count(where: { $0 == "-" }) <= 1 else {
      throw .usage("standard input, '-', can be read only once", command: command.name)
    }
  }
}
