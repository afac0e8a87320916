import LayoutReports

/// Help, made from the descriptions of the commands.
enum HelpText {
  /// The width of a line of help, in characters.
  static let width = 80

  /// The help of the tool.
  static func tool(name: String, summary: String, commands: [CommandDescription]) -> String {
    var table = TextTable([.left, .left])
    for command in commands { table.append(["  " + command.name, command.summary]) }
    return """
      \(summary)

      Usage: \(name) COMMAND [OPTION...] [FILE...]

      Commands:
      \(table.lines.joined(separator: "\n"))

      Options:
        --help     Show this help, or that of a command.
        --version  Show the version.

      Exit codes: 0 done; 1 the answer is no; 64 wrong usage; 65 not a valid document;
      66 cannot be read; 70 a failure of the tool or its solver; 73, 74 the output
      cannot be written; 75 a limit was reached.

      Example:
        \(name) solve --help

      """
  }

  /// The help of one command.
  static func command(_ command: CommandDescription, of tool: String) -> String {
    var sections = [command.summary]
    sections.append("Usage: " + usage(of: command, tool))
    sections += command.details.map { wrap($0, indent: 0) }
    sections.append("Options:\n" + options(of: command))
    let examples = command.examples.map { "  # \($0.purpose)\n  \($0.line)" }
    sections.append((examples.count == 1 ? "Example:\n" : "Examples:\n") + examples.joined(separator: "\n"))
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func usage(of command: CommandDescription, _ tool: String) -> String {
    ([tool, command.name, "[OPTION...]"] + [command.operands.usage].compactMap(\.self)).joined(separator: " ")
  }

  private static func options(of command: CommandDescription) -> String {
    let column = (command.allOptions.map(\.usage.count).max() ?? 0) + 4
    let entries = command.allOptions.map { option in
      let head = "  " + option.usage
      let text = wrap(option.summary, indent: column)
      return head + String(repeating: " ", count: column - head.count) + text.dropFirst(column)
    }
    return entries.joined(separator: "\n")
  }

  /// A paragraph broken into lines, each with `indent` spaces before it.
  static func wrap(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > width - indent {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }
}
