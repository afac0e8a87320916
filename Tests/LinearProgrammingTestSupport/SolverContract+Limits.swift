import LinearProgramming

extension SolverContract {
  /// Limits and repeatability.
  static let limitChecks: [ContractCheck] = [
    ContractCheck("reports the iteration limit", needs: [.iterationLimit]) { solver in
      let program = packing(size: 12)
      let needed = try solveAndProve(program, solver).effort.iterations
      try expect(needed > 4, "the program is too easy: \(needed) pivots")
      for limit in [0, 1, needed / 2] {
        let outcome = try solver.solve(program, options: SolveOptions(iterationLimit: limit))
        try expect(outcome.termination == .iterationLimit, "\(outcome.termination) with a limit of \(limit)")
        try expect(outcome.effort.iterations <= limit + 1, "\(outcome.effort.iterations) pivots, limit \(limit)")
        try expect(outcome.tiers.isEmpty && outcome.stoppedTier == 0, "a tier is called solved")
      }
    },
    ContractCheck("reports the time limit", needs: [.timeLimit]) { solver in
      let outcome = try solver.solve(packing(size: 12), options: SolveOptions(timeLimit: 0))
      try expect(outcome.termination == .timeLimit, "\(outcome.termination) within no time")
    },
    ContractCheck("keeps the time limit on a long run", needs: [.timeLimit, .largePrograms]) { solver in
      let program = packing(size: 700)
      let start = ContinuousClock.now
      let outcome = try solver.solve(program, options: SolveOptions(timeLimit: 0.02))
      let seconds = start.duration(to: .now) / .seconds(1)
      try expect(outcome.termination == .timeLimit, "\(outcome.termination) after \(seconds) seconds")
      // Loading is not interrupted, and the machine may be busy.
      try expect(seconds < 2, "came back after \(seconds) seconds")
    },
    ContractCheck("accepts an endless time limit") { solver in
      try solveAndProve(packing(size: 3), solver, SolveOptions(timeLimit: infinity, iterationLimit: .max))
    },
    ContractCheck("gives the same outcome bit for bit") { solver in
      for seed in Seeds.cases(50) {
        var generator = SplitMix64(seed: seed &+ 90_000)
        let program = LinearProgram.random(using: &generator)
        let (first, second) = (try solver.solve(program), try solver.solve(program))
        try expect(first == second, "seed \(seed): \(first) then \(second)")
        let bits = [first, second].map { $0.primal?.columnValues.map(\.bitPattern) }
        try expect(bits[0] == bits[1], "seed \(seed): equal values, other bits")
      }
    },
  ]

  /// A dense packing program, with many pivots to do.
  static func packing(size: Int) -> LinearProgram {
    var generator = SplitMix64(seed: 42)
    var program = LinearProgram()
    for _ in 0..<size { program.addColumn(lower: 0, upper: infinity) }
    for _ in 0..<size {
      let terms = (0..<size).map { LinearProgram.Term(column: $0, coefficient: generator.whole(1...9)) }
      program.addRow(lower: -infinity, upper: generator.whole(50...99), terms: terms)
    }
    program.addTier(
      name: "worth", terms: (0..<size).map { .init(column: $0, coefficient: -generator.whole(20...50)) })
    return program
  }
}
