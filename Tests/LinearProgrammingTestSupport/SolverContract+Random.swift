import LinearProgramming

extension SolverContract {
  /// Random programs.
  static let randomChecks: [ContractCheck] = [
    ContractCheck("proves its answer to 200 random programs, and the exact method agrees") { solver in
      var counts: [Outcome.Termination: Int] = [:]
      let seeds = Seeds.cases(200)
      for seed in seeds {
        var generator = SplitMix64(seed: seed)
        let program = LinearProgram.random(using: &generator)
        let outcome = try solver.solve(program)
        counts[outcome.termination, default: 0] += 1
        do { try prove(outcome, of: program, by: solver) } catch { throw ContractViolation("seed \(seed): \(error)") }
        let exact = try RationalSimplexSolver().solve(program)
        if exact.termination == .numericalFailure { continue }
        try expect(
          outcome.termination == exact.termination && outcome.stoppedTier == exact.stoppedTier,
          "seed \(seed): \(outcome) but exactly \(exact)")
        for (mine, theirs) in zip(outcome.tiers, exact.tiers) {
          try expect(
            (mine.objective - theirs.objective).magnitude < 1e-7 * max(1, theirs.objective.magnitude),
            "seed \(seed): objective \(mine.objective) but exactly \(theirs.objective)")
        }
      }
      guard seeds.count >= 200 else { return }
      for termination in [Outcome.Termination.optimal, .infeasible, .unbounded] {
        try expect(counts[termination, default: 0] >= 10, "hardly any \(termination): \(counts)")
      }
    },
    ContractCheck("finds the forward evaluation of 300 random tapes", needs: [.largePrograms]) { solver in
      for seed in Seeds.cases(300) {
        var generator = SplitMix64(seed: seed)
        let tape = Tape.random(using: &generator)
        // Blocks far narrower than needed, so that many tiers are exercised.
        let lowered = LoweredTape(tape, blockSpread: generator.pick([1.5, 8, 1e5]))
        let values = tape.evaluate()
        for start in [SolveOptions.Start.own, .given(lowered.basis)] {
          let outcome = try solveAndProve(lowered.program, solver, SolveOptions(start: start))
          let found = outcome.primal?.columnValues ?? []
          for (value, column) in zip(values, lowered.columns) {
            let isEqual = (found[column] - value).magnitude <= 1e-6 * max(1, value.magnitude)
            try expect(isEqual, "seed \(seed): \(found[column]) in column \(column) instead of \(value)")
          }
        }
      }
    },
  ]
}
