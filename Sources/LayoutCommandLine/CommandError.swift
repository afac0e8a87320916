import LayoutDocuments
import LayoutEngine

/// Why a command ends without a result.
enum CommandError: Error {
  /// The arguments make no sense; `command` is the one they were for.
  case usage(String, command: String?)
  /// A file is not a valid document.
  case invalidDocument(file: String, DocumentError)
  /// A valid document describes a tree that cannot be laid out.
  case invalidTree(file: String, LayoutError)
  /// A file cannot be read.
  case unreadable(file: String, reason: String)
  /// The linear program of a valid document cannot be written.
  case invalidProgram(file: String, reason: String)
  /// The output file cannot be created.
  case cannotCreate(file: String, reason: String)
  /// The output cannot be written.
  case outputFailed(reason: String)
  /// Whoever reads the output has gone.
  case brokenPipe

  /// The exit code that tells of this error.
  var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .invalidDocument, .invalidTree: .invalidDocument
    case .unreadable: .unreadable
    case .invalidProgram: .failure
    case .cannotCreate: .cannotCreate
    case .outputFailed, .brokenPipe: .outputFailed
    }
  }

  /// The lines to show, each after the place it speaks of if it has one; none for a broken pipe.
  var messages: [(place: String?, text: String)] {
    switch self {
    case .usage(let text, _): [(nil, text)]
    case .invalidDocument(let file, let error):
      error.issues.map { ("\(file):\($0.position)", "\($0.cause)") }
    case .invalidTree(let file, let error): [(file, "\(error)")]
    case .unreadable(let file, let reason): [(nil, "cannot read '\(file)': \(reason)")]
    case .invalidProgram(let file, let reason): [(file, reason)]
    case .cannotCreate(let file, let reason): [(nil, "cannot create '\(file)': \(reason)")]
    case .outputFailed(let reason): [(nil, "cannot write the output: \(reason)")]
    case .brokenPipe: []
    }
  }
}
