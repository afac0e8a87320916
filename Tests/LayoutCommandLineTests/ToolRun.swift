import Foundation
import GLPKBackend
import LayoutCommandLine
import LinearProgramming

/// One run of the tool, and what came of it.
struct ToolRun {
  let code: ExitCode
  let output: String
  let messages: String

  init(
    _ arguments: String..., input: String = "", solver: any LinearSolver = GLPKSolver(),
    environment: [String: String] = [:], outputError: StreamError? = nil, onTerminal: Bool = false
  ) {
    self.init(
      arguments, input: input, solver: solver, environment: environment, outputError: outputError,
      onTerminal: onTerminal)
  }

  init(
    _ arguments: [String], input: String = "", solver: any LinearSolver = GLPKSolver(),
    environment: [String: String] = [:], outputError: StreamError? = nil, onTerminal: Bool = false
  ) {
    let streams = MemoryStreams(input: input, outputError: outputError, messagesGoToTerminal: onTerminal)
    code = LayoutTool(solver: solver).run(arguments: arguments, environment: environment, streams: streams)
    output = streams.output
    messages = streams.messages
  }
}

/// A folder of a test's own, removed when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layout-solver-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and gives its path.
  func file(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
  }
}

/// Documents that tests share.
enum Samples {
  /// Two views of 30 x 20 in a row, 10 apart.
  static let row = """
    {
      "schemaVersion": 1,
      "title": "a row",
      "proposal": {"width": 100, "height": 50},
      "root": {
        "kind": "hstack",
        "id": "row",
        "spacing": 10,
        "children": [
          {"kind": "fixed", "id": "left", "size": [30, 20]},
          {"kind": "fixed", "id": "right", "size": [30, 20]}
        ]
      },
      "expected": {"frames": {"left": [0, 0, 30, 20], "right": [40, 0, 30, 20]}, "rootSize": [70, 20]}
    }
    """

  /// Two flexible views that share 100 points.
  static let flexible = """
    {
      "schemaVersion": 1,
      "proposal": {"width": 100, "height": 20},
      "root": {
        "kind": "hstack",
        "spacing": 0,
        "children": [
          {"kind": "flexible", "id": "left", "width": {"max": 60}, "modifiers": [{"layoutPriority": 1}]},
          {"kind": "flexible", "id": "right"}
        ]
      }
    }
    """

  /// ``row``, expecting the right view elsewhere.
  static let wrongRow = row.replacing("[40, 0, 30, 20]", with: "[41, null, 30, 20]")

  /// A fixed view whose constraint does not hold.
  /// No width is both.
  static let contradiction = """
    {
      "schemaVersion": 1,
      "proposal": {"width": 100, "height": 50},
      "root": {"kind": "color", "id": "a"},
      "constraints": [{"constraint": "a.width >= 80"}, {"constraint": "a.width <= 60"}],
      "expected": {"frames": {"a": [0, 0, 80, 50]}}
    }
    """

  static let constrained = """
    {
      "schemaVersion": 1,
      "proposal": {"width": 100, "height": 50},
      "root": {"kind": "fixed", "id": "a", "size": [30, 20]},
      "constraints": [{"name": "wide", "constraint": "a.width >= 2 * a.height", "priority": 750}]
    }
    """
}
