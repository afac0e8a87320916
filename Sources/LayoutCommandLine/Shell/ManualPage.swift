/// The manual page, made from the descriptions of the commands.
enum ManualPage {
  /// The page in the language of `man`.
  static func text(tool: String, version: String, summary: String, commands: [CommandDescription]) -> String {
    var lines = [
      ".TH \(tool.uppercased()) 1 \"\" \"\(tool) \(version)\" \"User Commands\"", ".SH NAME",
      "\(escaped(tool)) \\- \(escaped(lowercasedFirst(summary)))", ".SH SYNOPSIS", ".B \(escaped(tool))",
      "\\fICOMMAND\\fR [\\fIOPTION\\fR...] [\\fIFILE\\fR...]", ".SH DESCRIPTION",
      escaped(
        "The commands read layout documents: JSON files that say what to lay out, in which space, under which constraints. "
          + "'\(tool) schema' prints the schema of their format. A file named '-' is standard input."), ".SH COMMANDS",
    ]
    for command in commands { lines += section(command, tool) }
    lines += [
      ".SH EXIT STATUS",
      escaped(
        "0 done; 1 the answer is no: infeasible, or a mismatch; 64 wrong usage; 65 not a valid document; 66 cannot be "
          + "read; 70 a failure of the tool or its solver; 73, 74 the output cannot be written; 75 a limit was reached."
      ),
      ".SH ENVIRONMENT", ".TP", "\\fBNO_COLOR\\fR",
      "If it is set and not empty, nothing is coloured and no progress bar is shown.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: CommandDescription, _ tool: String) -> [String] {
    let usage = [tool, command.name, "[OPTION...]"] + [command.operands.usage].compactMap(\.self)
    var lines = [".SS \(escaped(usage.joined(separator: " ")))", escaped(command.summary)]
    for detail in command.details { lines += [".PP", escaped(detail)] }
    for option in command.allOptions {
      let value = option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
      lines += [".TP", "\\fB\(escaped("--" + option.name))\\fR\(value)", escaped(option.summary)]
    }
    for example in command.examples {
      lines += [".PP", escaped(example.purpose) + ":", ".PP", ".EX"]
      lines += example.line.split(separator: "\n").map { escaped(String($0)) } + [".EE"]
    }
    return lines
  }

  private static func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Text that is no command of the language, whatever it begins with.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
    return plain.hasPrefix(".") ? "\\&" + plain : plain
  }
}
