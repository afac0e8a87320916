import LinearProgramming

extension SolverContract {
  /// Programs with a known optimum.
  static let optimalChecks: [ContractCheck] = [
    ContractCheck("finds a unique optimum and its duals") { solver in
      // max 3x + 5y: x <= 4, 2y <= 12, 3x + 2y <= 18.
      let program = LinearProgram(
        columns: [(0, infinity), (0, infinity)],
        rows: [(-infinity, [1, 0], 4), (-infinity, [0, 2], 12), (-infinity, [3, 2], 18)], tiers: [[-3, -5]])
      let outcome = try solveAndProve(program, solver)
      try expectValues(outcome, [2, 6])
      try expect((outcome.tiers[0].objective + 36).magnitude < 1e-9, "objective \(outcome.tiers[0].objective)")
      let duals = outcome.tiers[0].rowDuals
      let isEqual = zip(duals, [0, -1.5, -1]).allSatisfy { ($0 - $1).magnitude < 1e-9 }
      try expect(isEqual, "duals \(duals)")
    },
    ContractCheck("ends on a program that cycles without a rule against it") { solver in
      // Beale's example.
      let program = LinearProgram(
        columns: Array(repeating: (0, infinity), count: 4),
        rows: [
          (-infinity, [0.25, -60, -1.0 / 32, 9], 0), (-infinity, [0.5, -90, -1.0 / 64, 3], 0),
          (-infinity, [0, 0, 1, 0], 1),
        ], tiers: [[-0.75, 150, -1.0 / 64, 6]])
      try solveAndProve(program, solver)
    },
    ContractCheck("solves a degenerate vertex") { solver in
      let program = LinearProgram(
        columns: [(0, infinity), (0, infinity)],
        rows: [
          (-infinity, [1, 1], 2), (-infinity, [2, 2], 4), (-infinity, [1, 0], 1), (-infinity, [0, 1], 1),
          (-infinity, [2, 1], 3),
        ], tiers: [[-1, -1]])
      try expectValues(try solveAndProve(program, solver), [1, 1])
    },
    ContractCheck("lets free columns go below zero") { solver in
      let program = LinearProgram(
        columns: [(-infinity, infinity), (-infinity, infinity)],
        rows: [(-7, [1, 0], infinity), (3, [1, 1], 3)], tiers: [[1, 0]])
      try expectValues(try solveAndProve(program, solver), [-7, 10])
    },
    ContractCheck("keeps fixed columns") { solver in
      let program = LinearProgram(
        columns: [(2.5, 2.5), (-4, -4), (0, 10)], rows: [(0, [1, 1, 1], 0)], tiers: [[1, 1, 1]])
      try expectValues(try solveAndProve(program, solver), [2.5, -4, 1.5])
    },
    ContractCheck("minimises and maximises within a range row") { solver in
      let rows: [(Double, [Double], Double)] = [(-3, [1, -1], 5)]
      let columns: [(Double, Double)] = [(-infinity, infinity), (1, 1)]
      try expectValues(try solveAndProve(.init(columns: columns, rows: rows, tiers: [[1, 0]]), solver), [-2, 1])
      try expectValues(try solveAndProve(.init(columns: columns, rows: rows, tiers: [[-1, 0]]), solver), [6, 1])
    },
    ContractCheck("uses upper bounds, with and without lower ones") { solver in
      let program = LinearProgram(
        columns: [(-infinity, -1), (-2, 8), (-infinity, 3)], rows: [(-infinity, [1, 1, 1], 9)], tiers: [[-1, -1, -1]])
      let outcome = try solveAndProve(program, solver)
      try expect((outcome.tiers[0].objective + 9).magnitude < 1e-9, "objective \(outcome.tiers[0].objective)")
    },
    ContractCheck("copes with objectives far from one in size") { solver in
      for factor in [0x1p-60, 1e-9, 1e9, 0x1p200] {
        let program = LinearProgram(
          columns: [(0, 5), (0, 5)], rows: [(4, [1, 1], infinity)], tiers: [[2 * factor, factor], [-factor, 0]])
        try expectValues(try solveAndProve(program, solver), [0, 4])
      }
    },
  ]
}
