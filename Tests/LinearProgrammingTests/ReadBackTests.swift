import Foundation
import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// What the writers write, read back by other programs.
///
/// A solver that is not installed makes its tests skipped, with the remedy; with `LAYOUT_REQUIRE_TOOLS` set, as in
/// continuous integration, a failure.
@Suite struct ReadBackTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LAYOUT_REQUIRE_TOOLS"] != nil, "not required here"))
  func theOtherSolversAreInstalled() {
    for solver in ExternalSolver.allCases { #expect(solver.executable != nil, "\(solver.remedy)") }
  }

  @Test(.enabled(if: ExternalSolver.glpsol.executable != nil, "\(ExternalSolver.glpsol.remedy)"))
  func glpsolReadsBackTheSameOptimum() throws { try readBack(by: .glpsol) }

  @Test(.enabled(if: ExternalSolver.clp.executable != nil, "\(ExternalSolver.clp.remedy)"))
  func clpReadsBackTheSameOptimum() throws { try readBack(by: .clp) }

  private func readBack(by external: ExternalSolver) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("readback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, (name, program)) in Self.programs.enumerated() {
      let outcome = try GLPKSolver().solve(program)
      // Each tier over the face of the ones before; without tiers an objective of zero.
      for tier in 0..<max(1, program.tiers.count) {
        let isHeld = tier <= outcome.tiers.count
        guard isHeld else { break }
        let selection = TierSelection(tier: tier, earlierTiers: .held(outcome))
        let expected: ExternalSolver.Answer =
          outcome.termination == .optimal || tier < outcome.tiers.count
          ? .optimal(tier < outcome.tiers.count ? outcome.tiers[tier].objective : 0) : .noOptimum
        // The random programs take turns in format.
        let texts = [
          ("lp", try LPWriter(selection: selection).text(for: program)),
          ("mps", try MPSWriter(selection: selection).text(for: program)),
        ]
        for (turn, (format, text)) in texts.enumerated() where index < 6 || index % 2 == turn {
          let file = folder.appendingPathComponent("program.\(format)")
          try text.write(to: file, atomically: true, encoding: .utf8)
          let answer = try external.solve(file)
          #expect(Self.agree(answer, expected), "\(name), tier \(tier), \(format): \(answer), not \(expected)\n\(text)")
        }
      }
    }
  }

  private static func agree(_ answer: ExternalSolver.Answer, _ expected: ExternalSolver.Answer) -> Bool {
    switch (answer, expected) {
    // clp prints eight digits.
    case (.optimal(let a), .optimal(let b)): (a - b).magnitude <= 1e-6 * max(1, b.magnitude)
    case (.noOptimum, .noOptimum): true
    default: false
    }
  }

  private static var programs: [(String, LinearProgram)] {
    var programs = [("names", WriterTests.program), ("tiers", WriterTests.lexicographic), ("empty", LinearProgram())]
    var withoutRows = LinearProgram()
    withoutRows.addColumn(lower: -3, upper: 4)
    withoutRows.addColumn(lower: -.infinity, upper: -2)
    withoutRows.addTier(name: "both", columnIndices: [0, 1], coefficients: [2, -0.5])
    programs.append(("without rows", withoutRows))
    var withoutColumns = LinearProgram()
    withoutColumns.addRow(lower: -1, upper: 1, terms: [])
    programs.append(("without columns", withoutColumns))
    for seed in Seeds.cases(200) {
      var generator = SplitMix64(seed: seed)
      programs.append(("seed \(seed)", .random(using: &generator)))
    }
    var generator = SplitMix64(seed: 5)
    let stacks = Tape.stacks(leaves: 200, leavesPerStack: 20, using: &generator)
    programs.append(("stacks", LoweredTape(stacks, blockSpread: 4).program))
    return programs
  }
}
