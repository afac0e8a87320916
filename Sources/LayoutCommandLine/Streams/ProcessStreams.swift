import Foundation

/// The streams of this process.
public final class ProcessStreams: CommandStreams {
  /// Takes over the streams of this process. From then on writing to a closed pipe is an error, not a signal.
  public init() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Everything on standard input.
  public func readInput() throws(StreamError) -> [UInt8] {
    try FileAccess.readAll(from: STDIN_FILENO)
  }

  /// Writes to standard output.
  public func writeOutput(_ text: String) throws(StreamError) {
    try FileAccess.writeAll(Array(text.utf8), to: STDOUT_FILENO)
  }

  /// Writes to standard error.
  public func writeMessage(_ text: String) {
    try? FileAccess.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Whether standard error is a terminal.
  public var messagesGoToTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether standard output is a terminal.
  public var outputGoesToTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}
