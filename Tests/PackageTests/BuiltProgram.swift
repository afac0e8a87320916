import Foundation

/// A program of this package, built beside the tests that are running.
struct BuiltProgram {
  private let file: URL

  init(_ name: String) throws {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    file = tests.deletingLastPathComponent().appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: file.path) else { throw Missing(file: file.path) }
  }

  /// There is no such program; `swift build` makes it.
  struct Missing: Error { let file: String }

  /// What `ldd` says of the program: all libraries that it loads, directly or not.
  func libraries() throws -> String {
    try Self.output(of: URL(filePath: "/usr/bin/ldd"), [file.path]).text
  }

  /// Whether a text occurs in the program: in a symbol, a string, or its debugging information.
  func contains(_ text: String) throws -> Bool {
    try Data(contentsOf: file, options: .alwaysMapped).range(of: Data(text.utf8)) != nil
  }

  /// Runs the program and gives what it prints.
  func run(_ arguments: String...) throws -> (text: String, code: Int32) {
    try Self.output(of: file, arguments)
  }

  private static func output(of program: URL, _ arguments: [String]) throws -> (text: String, code: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    // Before waiting: a child that fills the pipe waits for its reader.
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
