/// An option with a value, such as `--format json`: how it is written, what it means, and how its value is read.
struct Option<Value: Sendable>: Sendable {
  /// The name without its dashes.
  let name: String
  /// What stands for the value in help: `SECONDS`, or `text|json`.
  let placeholder: String
  let summary: String
  /// The value where the option is not given.
  let absent: Value
  /// Reads a value; nil if the text is none.
  let read: @Sendable (String) -> Value?

  /// An option that takes one of a few names, the first by default.
  static func choice(_ name: String, _ choices: [(String, Value)], default absent: Value, _ summary: String) -> Option {
    let placeholder = choices.map(\.0).joined(separator: "|")
    return Option(name: name, placeholder: placeholder, summary: summary, absent: absent) { text in
      choices.first { $0.0 == text }?.1
    }
  }

  /// What a command says about the option.
  var description: OptionDescription {
    OptionDescription(name: name, placeholder: placeholder, summary: summary) { read($0) != nil }
  }
}

/// An option without a value, such as `--cold`.
struct Flag: Sendable {
  let name: String
  let summary: String

  /// What a command says about the flag.
  var description: OptionDescription {
    OptionDescription(name: name, placeholder: nil, summary: summary) { _ in false }
  }
}

/// An option as parsing and help see it, whatever the type of its value.
struct OptionDescription: Sendable {
  let name: String
  /// Nil for a flag.
  let placeholder: String?
  let summary: String
  let accepts: @Sendable (String) -> Bool

  static let help = Flag(name: "help", summary: "Show this help.").description

  /// The option as help shows it: `--format text|json`.
  var usage: String {
    "--" + name + (placeholder.map { " " + $0 } ?? "")
  }
}
