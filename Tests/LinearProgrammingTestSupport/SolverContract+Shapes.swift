import LinearProgramming

extension SolverContract {
  /// Programs with something missing.
  static let shapeChecks: [ContractCheck] = [
    ContractCheck("solves the empty program") { solver in
      try solveAndProve(LinearProgram(), solver)
      try solveAndProve(LinearProgram(columns: [], tiers: [[]]), solver)
    },
    ContractCheck("solves a program without rows") { solver in
      let program = LinearProgram(
        columns: [(1, 2), (1, 2), (-infinity, infinity), (-infinity, 4)], tiers: [[1, -1, 0, -1], [0, 0, 0, 1]])
      let outcome = try solveAndProve(program, solver)
      try expectValues(outcome, [1, 2, 0, 4])
    },
    ContractCheck("solves a program without columns") { solver in
      try solveAndProve(LinearProgram(columns: [], rows: [(-1, [], 1), (-infinity, [], infinity)]), solver)
      try solveAndProve(LinearProgram(columns: [], rows: [(0, [], 0)], tiers: [[], []]), solver)
    },
    ContractCheck("finds a row without entries infeasible if 0 is out of bounds") { solver in
      try solveAndProve(LinearProgram(columns: [], rows: [(1, [], 2)]), solver, expecting: .infeasible)
      try solveAndProve(
        LinearProgram(columns: [(0, 1)], rows: [(0, [1], 1), (-infinity, [0], -1)], tiers: [[1]]), solver,
        expecting: .infeasible)
    },
    ContractCheck("accepts rows and columns without entries, and explicit zeros") { solver in
      var program = LinearProgram(columns: [(0, 3), (2, 5), (0, 1)], rows: [(-1, [0, 0, 0], 1)], tiers: [[-1, 1, 0]])
      program.addRow(lower: 0, upper: 0, terms: [.init(column: 2, coefficient: 1), .init(column: 0, coefficient: 0)])
      try expectValues(try solveAndProve(program, solver), [3, 2, 0])
    },
    ContractCheck("finds a feasible point without tiers") { solver in
      let program = LinearProgram(
        columns: [(0, 10), (0, 10)], rows: [(12, [1, 1], 13), (-infinity, [1, -1], -3)])
      let outcome = try solveAndProve(program, solver)
      try expect(outcome.tiers.isEmpty, "outcomes for tiers that do not exist")
      try expect(outcome.primal?.isFeasible == true, "the point is not called feasible")
    },
    ContractCheck("takes every feasible point for an optimum of an empty tier") { solver in
      let program = LinearProgram(columns: [(1, 4)], rows: [(2, [1], 3)], tiers: [[], [1], []])
      let outcome = try solveAndProve(program, solver)
      try expectValues(outcome, [2])
      try expect(outcome.tiers.map(\.objective) == [0, 2, 0], "objectives \(outcome.tiers.map(\.objective))")
    },
    ContractCheck("takes a tier of explicit zeros for an empty one") { solver in
      var program = LinearProgram(columns: [(1, 4), (1, 4)])
      program.addTier(name: "zeros", columnIndices: [0, 1], coefficients: [0, 0])
      program.addTier(name: "real", columnIndices: [1, 0], coefficients: [1, -1])
      try expectValues(try solveAndProve(program, solver), [4, 1])
    },
  ]
}
