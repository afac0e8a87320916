import LayoutDocuments
import LayoutEngine
import LinearProgramming

/// What a command works with, and where its results gather until they are delivered in one piece.
final class CommandContext {
  private let layouts: LayoutRegistry
  private let streams: any CommandStreams
  private let usesColor: Bool
  private var output = ""
  /// Shows how much of the file at work is done, from 0 to 1.
  private(set) var showProgress: (Double) -> Void = { _ in }
  let messages: MessageWriter

  /// What solves the linear programs.
  let solver: any LinearSolver

  /// Where the results go; nil for standard output.
  var outputFile: String?

  init(
    solver: any LinearSolver, layouts: LayoutRegistry, messages: MessageWriter, streams: any CommandStreams,
    usesColor: Bool = false
  ) {
    self.usesColor = usesColor
    self.solver = solver
    self.layouts = layouts
    self.messages = messages
    self.streams = streams
  }

  // MARK: Results

  /// Adds to the results.
  func print(_ text: String, terminator: String = "\n") {
    output += text + terminator
  }

  /// Adds a result for people, in colours if it goes to a terminal.
  func print(colored text: String) {
    print(usesColor && (outputFile == nil || outputFile == "-") ? Highlighter.colored(text) : text)
  }

  /// Writes the results to where they go.
  func deliver() throws(CommandError) {
    guard let outputFile, outputFile != "-" else {
      do throws(StreamError) {
        if !output.isEmpty { try streams.writeOutput(output) }
      } catch {
        throw Self.outputError(error)
      }
      return
    }
    do throws(FileWriteError) {
      try FileAccess.write(output, to: outputFile)
    } catch {
      switch error {
      case .cannotCreate(let error): throw .cannotCreate(file: outputFile, reason: error.reason)
      case .cannotWrite(let error): throw Self.outputError(error)
      }
    }
  }

  private static func outputError(_ error: StreamError) -> CommandError {
    switch error {
    case .brokenPipe: .brokenPipe
    case .failed(let reason): .outputFailed(reason: reason)
    }
  }

  /// A bar for something that takes long.
  func progress(_ name: String) -> ProgressBar { messages.progress(name) }

  // MARK: Documents

  /// Reads a document; `-` is standard input.
  func document(at file: String) throws(CommandError) -> LayoutDocument {
    let bytes: [UInt8]
    do throws(StreamError) {
      bytes = try file == "-" ? streams.readInput() : FileAccess.read(file)
    } catch {
      throw .unreadable(file: displayName(of: file), reason: error.reason)
    }
    do throws(DocumentError) {
      return try LayoutDocument(parsing: bytes, layouts: layouts)
    } catch {
      throw .invalidDocument(file: displayName(of: file), error)
    }
  }

  /// The tree of a document that was read from a file.
  func tree(of document: LayoutDocument, at file: String) throws(CommandError) -> LayoutTree {
    try direct(file) { () throws(LayoutError) in try document.tree() }
  }

  /// Something that lays out the tree of a file without the solver.
  func direct<Result>(_ file: String, _ body: () throws(LayoutError) -> Result) throws(CommandError) -> Result {
    do throws(LayoutError) {
      return try body()
    } catch {
      throw .invalidTree(file: displayName(of: file), error)
    }
  }

  /// Something that uses the constraints of a file's document.
  func constrained<Result>(
    _ document: LayoutDocument, at file: String, _ body: () throws(ConstraintError) -> Result
  ) throws(CommandError) -> Result {
    do throws(ConstraintError) {
      return try body()
    } catch {
      throw .invalidDocument(file: displayName(of: file), document.error(error))
    }
  }

  /// What messages call a file.
  func displayName(of file: String) -> String {
    file == "-" ? "<stdin>" : file
  }

  /// Runs something on each file, with a bar where that takes long; what goes wrong with one is reported and does not keep the others from their turn.
  ///
  /// - Returns: The exit code of the first file that went wrong, else 1 if the answer for one was no, else 0.
  func forEach(
    _ files: [String], for command: String, _ body: (String) throws(CommandError) -> ExitCode
  ) -> ExitCode {
    var worst = ExitCode.done
    let bar = progress(command)
    defer {
      bar.end()
      showProgress = { _ in }
    }
    for (index, file) in files.enumerated() {
      showProgress = { part in
        bar.show((Double(index) + part) / Double(files.count), of: "file \(index + 1) of \(files.count)")
      }
      showProgress(0)
      var code: ExitCode
      do throws(CommandError) {
        code = try body(file)
      } catch {
        messages.write(error)
        code = error.exitCode
      }
      if worst == .done || worst == .answerIsNo && code != .done { worst = code }
    }
    return worst
  }
}

extension StreamError {
  /// The error in the system's words.
  var reason: String {
    switch self {
    case .brokenPipe: "Broken pipe"
    case .failed(let reason): reason
    }
  }
}
