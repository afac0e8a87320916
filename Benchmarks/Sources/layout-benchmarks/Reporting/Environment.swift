import Foundation

/// Where results come from: a figure without it cannot be compared with anything.
struct Environment: Codable {
  /// The processor, with how many of its cores may be used.
  var machine: String
  /// The operating system.
  var system: String
  /// The compiler, in its own words.
  var toolchain: String
  /// The state of the package; with a plus where files have been changed since.
  var commit: String
  /// The arguments that the program was run with.
  var command: [String]

  /// Asks the system, `swift` and `git`; what cannot be told is "unknown".
  static var current: Environment {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let isChanged = output(of: "git", "status", "--porcelain").map { !$0.isEmpty } ?? false
    return Environment(
      machine: "\(processor), \(cores) cores", system: ProcessInfo.processInfo.operatingSystemVersionString,
      toolchain: output(of: "swift", "--version")?.split(separator: "\n").first.map(String.init) ?? "unknown",
      commit: (output(of: "git", "rev-parse", "HEAD") ?? "unknown") + (isChanged ? "+" : ""),
      command: ["layout-benchmarks"] + CommandLine.arguments.dropFirst())
  }

  private static var processor: String {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return model.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
  }

  private static func output(of command: String...) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
