/// What a run of the tool reads and writes beside named files.
public protocol CommandStreams: AnyObject {
  /// Everything on standard input.
  ///
  /// - Throws: ``StreamError`` if it cannot be read.
  func readInput() throws(StreamError) -> [UInt8]

  /// Writes a result to standard output.
  ///
  /// - Throws: ``StreamError`` if it cannot be written.
  func writeOutput(_ text: String) throws(StreamError)

  /// Writes a message to standard error; what cannot be written is lost.
  func writeMessage(_ text: String)

  /// Whether standard error is a terminal, and so may get colours.
  var messagesGoToTerminal: Bool { get }

  /// Whether standard output is a terminal, and so may get colours; false unless told otherwise.
  var outputGoesToTerminal: Bool { get }
}

extension CommandStreams {
  /// False: results are for files and programs.
  public var outputGoesToTerminal: Bool { false }
}

/// Why a stream or file cannot be read or written.
public enum StreamError: Error, Equatable, Sendable {
  /// Whoever reads the output has gone.
  case brokenPipe
  /// Something else; the text is the system's.
  case failed(String)
}
