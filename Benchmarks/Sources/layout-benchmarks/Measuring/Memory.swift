import Foundation
import LayoutSolver

/// What solving takes of memory: read off the process's own figures, which Linux keeps.
struct Memory {
  /// The process's figures in KiB: `VmHWM` is the peak, `VmRSS` the present size.
  private static func figure(_ name: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  /// Solves a small layout again and again, then a large one; says how much the process grew, and its peak.
  static func report(solves: Int) throws -> String {
    let engine = SolverEngine()
    func solve(_ family: Family, _ size: Int, _ times: Int) throws {
      let layout = family.layout(size)
      let tree = try LayoutTree(layout.root)
      for _ in 0..<times { _ = try engine.solve(tree, in: layout.space, constraints: layout.constraints) }
    }
    try solve(.screen, 10, solves / 10)
    try solve(.form, 3, solves / 10)
    let before = figure("VmRSS") ?? 0
    try solve(.screen, 10, solves / 2)
    try solve(.form, 3, solves / 2)
    let after = figure("VmRSS") ?? 0
    try solve(.tree, 10_000, 1)
    let peak = figure("VmHWM") ?? 0
    return "\(solves) solves: \(after - before) KiB of growth; peak of tree/10000: \(peak / 1024) MiB"
  }
}
