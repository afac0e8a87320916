import LinearProgramming

extension SolverContract {
  /// Starting bases.
  static let basisChecks: [ContractCheck] = [
    ContractCheck("needs no pivot from its own optimal basis", needs: [.startingBasis, .finalBasis]) { solver in
      for seed in Seeds.cases(100) {
        var generator = SplitMix64(seed: seed)
        let program = LinearProgram.random(using: &generator)
        let outcome = try solver.solve(program)
        guard outcome.termination == .optimal, let basis = outcome.basis else { continue }
        let again = try solveAndProve(program, solver, SolveOptions(start: .given(basis)))
        try expect(again.effort.iterations == 0, "seed \(seed): \(again.effort.iterations) pivots, \(outcome) \(again)")
        try expect(again.basis == basis, "seed \(seed): another basis without a pivot")
      }
    },
    ContractCheck("needs no pivot from the basis of a forward evaluation", needs: [.startingBasis, .largePrograms]) {
      solver in
      for seed in Seeds.cases(100) {
        var generator = SplitMix64(seed: seed)
        let lowered = LoweredTape(.random(using: &generator), blockSpread: 8)
        let outcome = try solveAndProve(lowered.program, solver, SolveOptions(start: .given(lowered.basis)))
        try expect(outcome.effort.iterations == 0, "seed \(seed): \(outcome.effort.iterations) pivots")
      }
    },
    ContractCheck("comes to the optimum from a basis that is no longer feasible", needs: [.startingBasis]) { solver in
      var program = LinearProgram(
        columns: [(0, 10), (0, 10), (0, 10)], rows: [(9, [1, 1, 1], infinity), (-infinity, [1, -1, 0], 2)],
        tiers: [[1, 2, 3]])
      let basis = try solveAndProve(program, solver).basis
      guard let basis else { throw ContractViolation("no basis") }
      for (lower, method) in [(15.0, SolveOptions.Method.automatic), (21, .dual), (3, .primal), (29, .primal)] {
        program.rowLower[0] = lower
        try solveAndProve(program, solver, SolveOptions(start: .given(basis), method: method))
      }
    },
    ContractCheck("survives bases that are none", needs: [.startingBasis]) { solver in
      let program = LinearProgram(
        columns: [(0, 4), (0, 4), (1, 1)], rows: [(1, [1, 1, 1], 6), (2, [2, 2, 2], 12)], tiers: [[-1, 1, 0]])
      for status in BasisStatus.allCases {
        let all = Basis(columns: Array(repeating: status, count: 3), rows: Array(repeating: status, count: 2))
        try solveAndProve(program, solver, SolveOptions(start: .given(all)))
      }
      // As many basic as there are rows, but the two columns are parallel.
      let singular = Basis(columns: [.basic, .basic, .fixed], rows: [.atLower, .atLower])
      try solveAndProve(program, solver, SolveOptions(start: .given(singular)))
    },
  ]
}
