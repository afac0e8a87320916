import LayoutCommandLine

/// Streams that keep what is written.
final class MemoryStreams: CommandStreams {
  var output = ""
  var messages = ""
  let messagesGoToTerminal: Bool
  private let input: [UInt8]
  private let outputError: StreamError?

  init(input: String = "", outputError: StreamError? = nil, messagesGoToTerminal: Bool = false) {
    self.input = Array(input.utf8)
    self.outputError = outputError
    self.messagesGoToTerminal = messagesGoToTerminal
  }

  var outputGoesToTerminal: Bool { messagesGoToTerminal }

  func readInput() throws(StreamError) -> [UInt8] { input }

  func writeOutput(_ text: String) throws(StreamError) {
    if let outputError { throw outputError }
    output += text
  }

  func writeMessage(_ text: String) { messages += text }
}
