import LinearProgramming

extension SolverContract {
  /// Lexicographic optima.
  static let tierChecks: [ContractCheck] = [
    ContractCheck("optimises a later tier over the optimal face of the earlier ones") { solver in
      // The first tier leaves the segment x + y = 4, the second its end, the third nothing.
      let program = LinearProgram(
        columns: [(0, 10), (0, 3), (0, 10)], rows: [(4, [1, 1, 0], infinity), (0, [1, 0, -1], 0)],
        tiers: [[1, 1, 0], [0, -1, 0], [0, 0, -1]])
      let outcome = try solveAndProve(program, solver)
      try expectValues(outcome, [1, 3, 1])
      try expect(
        zip(outcome.tiers, [4.0, -3, -1]).allSatisfy { ($0.objective - $1).magnitude < 1e-9 }, "\(outcome.tiers)")
    },
    ContractCheck("does not freeze what stands at zero with a reduced cost of zero") { solver in
      // x is non-basic at 0 after the first tier, which does not care for it: the second may raise it.
      let program = LinearProgram(
        columns: [(0, 3), (0, 3)], rows: [(1, [0, 1], infinity)], tiers: [[0, 1], [-1, 0]])
      try expectValues(try solveAndProve(program, solver), [3, 1])
    },
    ContractCheck("freezes what a degenerate optimum holds in place, although its value is shared") { solver in
      // s >= x - 1 and s >= 1 - x: the first tier holds x at 1 through two rows that are both active at s = 0.
      let program = LinearProgram(
        columns: [(-infinity, infinity), (0, infinity)],
        rows: [(-1, [-1, 1], infinity), (1, [1, 1], infinity)], tiers: [[0, 1], [1, 0]])
      try expectValues(try solveAndProve(program, solver), [1, 0])
    },
    ContractCheck("keeps frozen columns at the bound where they stood, lower or upper") { solver in
      let program = LinearProgram(
        columns: [(-2, 5), (-3, 7), (0, 20)], rows: [(-infinity, [1, 1, 1], 20)],
        tiers: [[-1, 1, 0], [1, -1, -1]])
      try expectValues(try solveAndProve(program, solver), [5, -3, 18])
    },
    ContractCheck("keeps frozen rows at the side where they stood") { solver in
      let program = LinearProgram(
        columns: [(-infinity, infinity), (0, 6)], rows: [(2, [1, 1], 8)], tiers: [[-1, -1], [1, 0], [-1, 0]])
      try expectValues(try solveAndProve(program, solver), [2, 6])
    },
    ContractCheck("reports the unbounded tier and keeps the ones before") { solver in
      let program = LinearProgram(
        columns: [(0, infinity), (1, 4)], rows: [(0, [1, -1], infinity)], tiers: [[0, -1], [-1, 0]])
      let outcome = try solveAndProve(program, solver, expecting: .unbounded)
      try expect(outcome.stoppedTier == 1, "stopped in \(String(describing: outcome.stoppedTier))")
      try expect(outcome.tiers.count == 1, "\(outcome.tiers.count) tiers")
    },
    ContractCheck("ignores goals that contradict earlier ones") { solver in
      let goals: [[Double]] = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1]]
      let program = LinearProgram(columns: [(0, 9), (0, 9)], rows: [(3, [1, 1], 12)], tiers: goals)
      try expectValues(try solveAndProve(program, solver), [0, 3])
    },
    ContractCheck("agrees with explicit objective rows on random programs") { solver in
      for seed in Seeds.cases(60) {
        var generator = SplitMix64(seed: seed &+ 7_000)
        let program = LinearProgram.random(using: &generator, tiers: 3)
        let outcome = try solver.solve(program)
        try compareWithObjectiveRows(outcome, program, solver, seed: seed)
      }
    },
  ]

  /// Solves tier after tier, each time with one more row that holds the objective just found: another way to the same
  /// lexicographic optimum, free of reduced costs. Exact arithmetic is needed for equations that just hold; with doubles
  /// the row gets a little room.
  private static func compareWithObjectiveRows(
    _ outcome: Outcome, _ program: LinearProgram, _ solver: any LinearSolver, seed: UInt64
  ) throws {
    var held = program
    held.tiers = []
    for (index, tier) in program.tiers.enumerated() {
      held.tiers = [tier]
      let single = try RationalSimplexSolver().solve(held)
      if single.termination == .numericalFailure { return }
      guard single.termination == .optimal else {
        try expect(outcome.termination == single.termination, "seed \(seed): \(outcome) against \(single)")
        return
      }
      guard index < outcome.tiers.count else { throw ContractViolation("seed \(seed): tier \(index) is missing") }
      let (mine, theirs) = (outcome.tiers[index].objective, single.tiers[0].objective)
      try expect(
        (mine - theirs).magnitude < 1e-6, "seed \(seed): tier \(index) is \(mine), by objective rows \(theirs)")
      // Objectives of random programs are multiples of small fractions: rounded up, the row still holds the face.
      held.addRow(
        lower: -infinity, upper: theirs + 0x1p-30,
        terms: zip(tier.columnIndices, tier.coefficients).map { .init(column: Int($0), coefficient: $1) })
    }
  }
}
