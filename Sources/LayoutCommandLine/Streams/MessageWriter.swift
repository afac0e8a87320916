/// Writes errors and notes to standard error.
struct MessageWriter {
  private let streams: any CommandStreams
  private let usesColor: Bool
  private let line: StatusLine
  private let patience: Duration

  /// - Parameter patience: how long something takes before there is a bar.
  init(
    streams: any CommandStreams, environment: [String: String], patience: Duration = .milliseconds(300)
  ) {
    self.patience = patience
    self.streams = streams
    line = StatusLine(on: streams)
    usesColor = streams.messagesGoToTerminal && Self.takesColor(environment)
  }

  /// Whether the environment allows colours on a terminal.
  static func takesColor(_ environment: [String: String]) -> Bool {
    environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// Writes an error: a line for each thing that is wrong, `file:line:column: error: what`.
  func write(_ error: CommandError) {
    line.clear()
    let label = usesColor ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    for message in error.messages {
      streams.writeMessage("\(message.place ?? LayoutTool.name): \(label) \(message.text)\n")
    }
    if case .usage(_, let command) = error {
      let line = ([LayoutTool.name] + [command].compactMap(\.self) + ["--help"]).joined(separator: " ")
      streams.writeMessage("See '\(line)'.\n")
    }
  }

  /// Writes a note about a file.
  func write(note: String, about file: String) {
    line.clear()
    streams.writeMessage("\(file): note: \(note)\n")
  }

  /// A bar for something that takes long; it shows nothing where standard error is no terminal, or without colours wanted.
  func progress(_ name: String) -> ProgressBar {
    ProgressBar(name, on: usesColor ? line : nil, patience: patience)
  }
}
