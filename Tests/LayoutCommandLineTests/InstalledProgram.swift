import DocumentTestSupport
import Foundation

/// A program of the machine that tests run; where it is not installed its tests are skipped, with the remedy, and with
/// `LAYOUT_REQUIRE_TOOLS` set, as in continuous integration, one fails.
enum InstalledProgram: String, CaseIterable {
  case bash
  case zsh
  case fish
  case groff

  /// Where the program is; nil where it is not installed.
  var executable: URL? {
    ["/bin/", "/usr/bin/"].map { URL(filePath: $0 + rawValue) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// What helps where it is not.
  var remedy: String { "install \(rawValue)" }

  static let areRequired = ProcessInfo.processInfo.environment["LAYOUT_REQUIRE_TOOLS"] != nil

  /// What the program prints, on both streams, in the package's folder.
  func run(_ arguments: String...) throws -> (text: String, code: Int32) {
    try run(arguments)
  }

  func run(_ arguments: [String]) throws -> (text: String, code: Int32) {
    guard let executable else { throw Missing(remedy: remedy) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = PackageFiles.root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    // Before waiting: a child that fills the pipe waits for its reader.
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  /// The program is not installed.
  struct Missing: Error { let remedy: String }
}
