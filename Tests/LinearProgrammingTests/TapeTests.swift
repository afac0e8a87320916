import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// Tapes whose optimum is their forward evaluation.
@Suite struct TapeTests {
  @Test func randomTapesComeOutAsEvaluated() throws {
    for seed in Seeds.cases(1_000) {
      var generator = SplitMix64(seed: seed)
      let tape = Tape.random(using: &generator)
      let lowered = LoweredTape(tape)
      let values = tape.evaluate()
      for start in [SolveOptions.Start.given(lowered.basis), .own] {
        let outcome = try GLPKSolver().solve(lowered.program, options: SolveOptions(start: start))
        #expect(outcome.termination == .optimal, "seed \(seed)")
        if start != .own { #expect(outcome.effort.iterations == 0, "seed \(seed)") }
        let found = outcome.primal?.columnValues ?? []
        let wrong = zip(values, lowered.columns).filter { value, column in
          (found[column] - value).magnitude > 1e-6 * max(1, value.magnitude)
        }
        #expect(wrong.isEmpty, "seed \(seed)")
      }
    }
  }

  /// Weights far beyond what one objective can carry, in tiers that span 1e5 each.
  @Test func deepTapesComeOutAsEvaluated() throws {
    var mostTiers = 0
    for seed in Seeds.cases(4) {
      var generator = SplitMix64(seed: seed)
      let tape = Tape.random(operations: 1_000, reach: 10, using: &generator)
      let lowered = LoweredTape(tape)
      mostTiers = max(mostTiers, lowered.program.tiers.count)
      let values = tape.evaluate()
      for start in [SolveOptions.Start.given(lowered.basis), .own] {
        let outcome = try GLPKSolver().solve(lowered.program, options: SolveOptions(start: start))
        let found = try #require(outcome.primal?.columnValues)
        let wrong = zip(values, lowered.columns).filter { value, column in
          (found[column] - value).magnitude > 1e-6 * max(1, value.magnitude)
        }
        #expect(wrong.isEmpty, "seed \(seed)")
        #expect(Certificate(of: outcome, for: lowered.program)?.proves() == true, "seed \(seed)")
        if start != .own { #expect(outcome.effort.iterations == 0, "seed \(seed)") }
      }
    }
    #expect(mostTiers > 3)
  }

  /// Counts, not times: no pivot and one factorisation, however many tiers.
  @Test(arguments: [(1_000, 10, 1e5), (1_000, 100, 1e5), (10_000, 10, 1.5)])
  func largeStacksNeedNoPivot(_ leaves: Int, _ leavesPerStack: Int, _ spread: Double) throws {
    var generator = SplitMix64(seed: 1)
    let tape = Tape.stacks(leaves: leaves, leavesPerStack: leavesPerStack, using: &generator)
    let lowered = LoweredTape(tape, blockSpread: spread)
    let outcome = try GLPKSolver().solve(lowered.program, options: SolveOptions(start: .given(lowered.basis)))
    #expect(outcome.termination == .optimal)
    #expect(outcome.effort.iterations == 0)
    #expect(outcome.effort.solves == 0)
    #expect(outcome.effort.factorizations == 1)
    #expect(outcome.tiers.count == lowered.program.tiers.count)
    #expect(Certificate(of: outcome, for: lowered.program)?.proves() == true)
  }
}
