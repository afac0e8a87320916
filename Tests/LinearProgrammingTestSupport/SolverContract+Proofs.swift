import LinearProgramming

extension SolverContract {
  /// Programs without an optimum, and the proof of it.
  static let proofChecks: [ContractCheck] = [
    ContractCheck("proves that two rows exclude each other") { solver in
      let program = LinearProgram(
        columns: [(-infinity, infinity), (-infinity, infinity)],
        rows: [(5, [1, 1], infinity), (-infinity, [1, 1], 4)], tiers: [[1, 0]])
      try solveAndProve(program, solver, expecting: .infeasible)
    },
    ContractCheck("proves that a row excludes the column bounds") { solver in
      let program = LinearProgram(columns: [(0, 2), (0, 3)], rows: [(6, [1, 1], infinity)], tiers: [[1, 1]])
      try solveAndProve(program, solver, expecting: .infeasible)
    },
    ContractCheck("proves that equations contradict each other") { solver in
      let program = LinearProgram(
        columns: Array(repeating: (-infinity, infinity), count: 3),
        rows: [(1, [1, -1, 0], 1), (1, [0, 1, -1], 1), (1, [-1, 0, 1], 1)])
      try solveAndProve(program, solver, expecting: .infeasible)
    },
    ContractCheck("proves a conflict that goes through a chain of rows") { solver in
      // Sizes that add up to more than the window, each kept up by its own row.
      var program = LinearProgram()
      for _ in 0..<20 { program.addColumn(lower: 0, upper: infinity) }
      for column in 0..<20 {
        program.addRow(lower: 10, upper: infinity, terms: [.init(column: column, coefficient: 1)])
      }
      program.addRow(lower: -infinity, upper: 187, terms: (0..<20).map { .init(column: $0, coefficient: 1) })
      program.addTier(name: "sum", terms: (0..<20).map { .init(column: $0, coefficient: 1) })
      let outcome = try solveAndProve(program, solver, expecting: .infeasible)
      try expect(outcome.stoppedTier == 0, "stopped in \(String(describing: outcome.stoppedTier))")
    },
    ContractCheck("proves infeasibility from a given basis", needs: [.startingBasis]) { solver in
      var program = LinearProgram(
        columns: [(0, 5), (0, 5)], rows: [(2, [1, 1], 8), (-1, [1, -1], 1)], tiers: [[1, 2]])
      let basis = try solveAndProve(program, solver).basis
      program.rowLower[0] = 11
      program.rowUpper[0] = 12
      let start = basis.map { SolveOptions.Start.given($0) } ?? .own
      try solveAndProve(program, solver, SolveOptions(start: start), expecting: .infeasible)
    },
    ContractCheck("tells unbounded from infeasible") { solver in
      let unbounded = LinearProgram(
        columns: [(-infinity, infinity), (0, infinity)], rows: [(-infinity, [1, 1], 10)], tiers: [[1, 0]])
      try solveAndProve(unbounded, solver, expecting: .unbounded)
      let infeasible = LinearProgram(
        columns: [(-infinity, infinity), (0, 1)], rows: [(2, [0, 1], infinity)], tiers: [[1, 0]])
      try solveAndProve(infeasible, solver, expecting: .infeasible)
    },
    ContractCheck("finds a column unbounded that no row holds") { solver in
      let program = LinearProgram(
        columns: [(0, 1), (-infinity, infinity)], rows: [(0, [1, 0], 1)], tiers: [[1, 0], [0, 1]])
      let outcome = try solveAndProve(program, solver, expecting: .unbounded)
      try expect(outcome.stoppedTier == 1, "stopped in \(String(describing: outcome.stoppedTier))")
      try solveAndProve(LinearProgram(columns: [(0, infinity)], tiers: [[-1]]), solver, expecting: .unbounded)
    },
  ]
}
