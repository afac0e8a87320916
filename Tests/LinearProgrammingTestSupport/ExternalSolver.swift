public import Foundation

/// A solver that is a program of its own, used to read back what the writers wrote.
public enum ExternalSolver: String, Sendable, CaseIterable {
  /// GLPK's command, from the Debian package `glpk-utils`.
  case glpsol
  /// COIN-OR's linear solver, from the Debian package `coinor-clp`: another code base altogether.
  case clp

  /// How to get it.
  public var remedy: String {
    switch self {
    case .glpsol: "glpsol is not installed: apt-get install glpk-utils"
    case .clp: "clp is not installed: apt-get install coinor-clp"
    }
  }

  /// Where the program is, or nil if it is not on the path.
  public var executable: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return path.split(separator: ":").map { URL(fileURLWithPath: String($0)).appendingPathComponent(rawValue) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// What a solver said about a file.
  public enum Answer: Sendable, Equatable {
    /// The optimal objective.
    case optimal(Double)
    /// Infeasible or unbounded.
    case noOptimum
  }

  /// Solves a file, of type `lp` or `mps`.
  ///
  /// - Throws: if the program cannot be run, or its answer cannot be understood.
  public func solve(_ file: URL) throws -> Answer {
    guard let executable else { throw ContractViolation(remedy) }
    let solution = file.appendingPathExtension("sol")
    try? FileManager.default.removeItem(at: solution)
    let process = Process()
    process.executableURL = executable
    switch self {
    case .glpsol:
      let format = file.pathExtension == "lp" ? "--lp" : "--freemps"
      process.arguments = [format, file.path, "--nopresol", "-w", solution.path]
    case .clp: process.arguments = [file.path, "-solve", "-solution", solution.path]
    }
    let log = file.appendingPathExtension("log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    try output.close()
    guard let text = try? String(contentsOf: solution, encoding: .utf8) else {
      let said = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      throw ContractViolation("\(rawValue) wrote no solution for \(file.path): \(said)")
    }
    return try answer(in: text)
  }

  private func answer(in solution: String) throws -> Answer {
    let lines = solution.split(separator: "\n").map { $0.split(separator: " ") }
    switch self {
    case .glpsol:
      // "s bas rows columns primal-status dual-status objective"
      guard let line = lines.first(where: { $0.first == "s" }), line.count == 7, let objective = Double(line[6])
      else { throw ContractViolation("glpsol: \(solution.prefix(400))") }
      return line[4] == "f" && line[5] == "f" ? .optimal(objective) : .noOptimum
    case .clp:
      // "Optimal - objective value -1"
      guard let line = lines.first, let last = line.last, let objective = Double(last) else {
        throw ContractViolation("clp: \(solution.prefix(400))")
      }
      return line[0].lowercased() == "optimal" ? .optimal(objective) : .noOptimum
    }
  }
}
