import Foundation
import LayoutSolver

/// What solving may take of memory: read off the process's own figures, which Linux keeps.
///
/// Each is measured in a process of its own, so that what was run before does not count.
enum MemoryCheck: String, CaseIterable {
  /// The most that a process has taken that solves a tree of 10,000 leaves.
  case peak
  /// What a process grows by in 10,000 solves of small layouts.
  case growth

  /// The most that is allowed, in KiB.
  var limit: Int {
    switch self {
    case .peak: 200 * 1024
    case .growth: 1024
    }
  }

  /// Measures in this process.
  ///
  /// - Returns: the figure, in KiB.
  func measure() throws -> Int {
    switch self {
    case .peak:
      try solve(.tree, 10_000, times: 1)
      return try figure("VmHWM")
    case .growth:
      let layouts = [(Family.screen, 10), (.form, 3)]
      for (family, size) in layouts { try solve(family, size, times: 500) }
      let before = try figure("VmRSS")
      for (family, size) in layouts { try solve(family, size, times: 5000) }
      return try figure("VmRSS") - before
    }
  }

  private func solve(_ family: Family, _ size: Int, times: Int) throws {
    let layout = family.layout(size)
    let tree = try LayoutTree(layout.root)
    for _ in 0..<times {
      let solved = try SolverEngine().solve(tree, in: layout.space, constraints: layout.constraints)
      guard solved.status == .optimal else { throw MemoryFailure("\(family.rawValue)/\(size) is \(solved.status)") }
    }
  }

  /// One of the process's figures in KiB: `VmHWM` is the peak, `VmRSS` the present size.
  private func figure(_ name: String) throws -> Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    guard let found = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) }) else {
      throw MemoryFailure("this system does not say what a process takes of memory")
    }
    return found
  }
}

extension MemoryCheck {
  /// Measures in a process of its own.
  func measureApart() throws -> Int {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--memory-of", rawValue]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0, let found = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw MemoryFailure("measuring the \(rawValue) of memory ended with status \(process.terminationStatus)")
    }
    return found
  }

  /// Measures all, prints what they came to, and says which are above their limits.
  static func excesses() throws -> [String] {
    try allCases.compactMap { check in
      let found = try check.measureApart()
      print("memory, \(check.rawValue): \(found) KiB (limit \(check.limit))")
      return found > check.limit ? "memory, \(check.rawValue): \(found) KiB above \(check.limit)" : nil
    }
  }
}

/// Why memory could not be measured.
struct MemoryFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
