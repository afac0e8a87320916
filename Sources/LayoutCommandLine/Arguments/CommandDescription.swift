/// A command as parsing, help and all that is made from it see it.
struct CommandDescription: Sendable {
  /// What a command takes beside its options.
  enum Operands: Sendable {
    /// Nothing.
    case none
    /// One document.
    case file
    /// One document or several.
    case files
    /// One of a few names.
    case choice([String])

    /// The operands as help shows them.
    var usage: String? {
      switch self {
      case .none: nil
      case .file: "FILE"
      case .files: "FILE..."
      case .choice(let names): names.joined(separator: "|")
      }
    }
  }

  /// A command line that works, and what it does.
  struct Example: Sendable {
    let purpose: String
    let line: String
  }

  let name: String
  let summary: String
  /// What help says beyond the summary, a paragraph each.
  let details: [String]
  let operands: Operands
  let options: [OptionDescription]
  let examples: [Example]

  /// All options, `--help` included.
  var allOptions: [OptionDescription] { options + [.help] }
}
