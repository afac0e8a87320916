import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

@Test func tapes() throws {
  var wrong = 0, pivots = (0, 0), notProved = 0, worst = 0.0, tiersMax = 0
  for seed in 0..<1000 {
    var g = SplitMix64(seed: UInt64(seed))
    let tape = Tape.random(using: &g)
    let values = tape.evaluate()
    let lowered = LoweredTape(tape, blockSpread: 300)
    tiersMax = max(tiersMax, lowered.program.tiers.count)
    for start in [SolveOptions.Start.given(lowered.basis), .own] {
      let o = try GLPKSolver().solve(lowered.program, options: SolveOptions(start: start))
      guard o.termination == .optimal, let p = o.primal else { print(seed, o.termination, o.raw); wrong += 1; continue }
      if start == .own { pivots.1 += o.effort.iterations } else { pivots.0 += o.effort.iterations }
      let c = try #require(Certificate(of: o, for: lowered.program))
      worst = max(worst, c.worst)
      if !c.proves() { notProved += 1; print(seed, c) }
      if zip(values, lowered.columns).contains(where: { abs($0 - p.columnValues[$1]) > 1e-6 * max(1, abs($0)) }) { wrong += 1; print("wrong", seed, lowered.program.tiers.count, start == .own) }
    }
  }
  print("wrong", wrong, "pivots", pivots, "notproved", notProved, "worst", worst, "tiers", tiersMax)
}

@Test func speed() throws {
  let clock = ContinuousClock()
  for n in [100, 1000, 10000] {
    for per in [10, 100] {
    var g = SplitMix64(seed: 1)
    let lowered = LoweredTape(Tape.stacks(leaves: n, leavesPerStack: per, using: &g), blockSpread: per == 10 ? 1.5 : 1e5)
    let p = lowered.program
    for start in [SolveOptions.Start.given(lowered.basis), .own] {
      if start == .own && n > 1000 { continue }
      var o: Outcome?
      var best = Duration.seconds(100), cert = best
      for _ in 0..<3 {
        best = min(best, try clock.measure { o = try GLPKSolver().solve(p, options: .init(start: start)) })
        cert = min(cert, clock.measure { _ = Certificate(of: o!, for: p) })
      }
      print(n, per, p.columnCount, p.rowCount, p.entryCount, "tiers", p.tiers.count, start == .own ? "own" : "given", best, cert, o!.termination, o!.effort, Certificate(of: o!, for: p)!.worst)
    }
    }
  }
}
