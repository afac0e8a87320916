public import LinearProgramming

extension SolverContract {
  /// A program that has to be refused, and the error.
  public struct InvalidProgram: Sendable, CustomStringConvertible {
    /// What is wrong, in words.
    public let description: String
    /// The program.
    public let program: LinearProgram
    /// What validation says.
    public let error: LinearProgramError
  }

  /// One program for each way of being invalid.
  public static let invalidPrograms: [InvalidProgram] = {
    func broken(
      _ what: String, _ error: LinearProgramError, _ change: (inout LinearProgram) -> Void
    ) -> InvalidProgram {
      var program = LinearProgram(
        columns: [(0, 1), (0, 1), (0, 1)], rows: [(0, [1, 2, 0], 4), (0, [0, 1, 1], 2)],
        tiers: [[1, 1, 0], [0, 0, 1]])
      change(&program)
      return InvalidProgram(description: what, program: program, error: error)
    }
    let entry = LinearProgramError.Location.entry(row: 1, position: 3)
    let term = LinearProgramError.Location.objective(tier: 0, position: 1)
    return [
      broken("NaN bound", .notANumber(at: .column(1))) { $0.columnLower[1] = .nan },
      broken("NaN row bound", .notANumber(at: .row(0))) { $0.rowUpper[0] = .nan },
      broken("crossed bounds", .crossedBounds(at: .column(2), lower: 2, upper: 1)) { $0.columnLower[2] = 2 },
      broken("crossed row", .crossedBounds(at: .row(1), lower: 0, upper: -1)) { $0.rowUpper[1] = -1 },
      broken("lower bound of infinity", .boundAtWrongInfinity(at: .row(1))) {
        $0.rowLower[1] = infinity
        $0.rowUpper[1] = infinity
      },
      broken("upper bound of minus infinity", .boundAtWrongInfinity(at: .column(0))) {
        $0.columnLower[0] = -infinity
        $0.columnUpper[0] = -infinity
      },
      broken("NaN coefficient", .notANumber(at: entry)) { $0.coefficients[3] = .nan },
      broken("infinite coefficient", .infiniteCoefficient(at: entry)) { $0.coefficients[3] = -infinity },
      broken("column too large", .columnOutOfRange(at: entry, column: 3)) { $0.columnIndices[3] = 3 },
      broken("column negative", .columnOutOfRange(at: entry, column: -1)) { $0.columnIndices[3] = -1 },
      broken("duplicate column", .duplicateColumn(at: entry, column: 1)) { $0.columnIndices[3] = 1 },
      broken("objective NaN", .notANumber(at: term)) { $0.tiers[0].coefficients[1] = .nan },
      broken("objective infinite", .infiniteCoefficient(at: term)) { $0.tiers[0].coefficients[1] = infinity },
      broken("objective out of range", .columnOutOfRange(at: term, column: 9)) { $0.tiers[0].columnIndices[1] = 9 },
      broken("objective duplicate", .duplicateColumn(at: term, column: 0)) { $0.tiers[0].columnIndices[1] = 0 },
      broken("short column bounds", .wrongLength(array: "columnUpper", expected: 3, actual: 2)) {
        $0.columnUpper.removeLast()
      },
      broken("short row bounds", .wrongLength(array: "rowUpper", expected: 2, actual: 1)) { $0.rowUpper.removeLast() },
      broken("short starts", .wrongLength(array: "rowStarts", expected: 3, actual: 2)) { $0.rowStarts.removeLast() },
      broken("no starts", .wrongLength(array: "rowStarts", expected: 3, actual: 0)) { $0.rowStarts = [] },
      broken("falling starts", .invalidRowStart(row: 2)) { $0.rowStarts = [0, 4, 2] },
      broken("starts not at 0", .invalidRowStart(row: 0)) { $0.rowStarts[0] = 1 },
      broken("starts beyond the end", .invalidRowStart(row: 2)) { $0.rowStarts[2] = 5 },
      broken("short coefficients", .wrongLength(array: "coefficients", expected: 4, actual: 3)) {
        $0.coefficients.removeLast()
      },
      broken("short objective", .wrongLength(array: "coefficients of tier 1", expected: 1, actual: 0)) {
        $0.tiers[1].coefficients = []
      },
      broken("too many names", .wrongLength(array: "rowNames", expected: 2, actual: 3)) {
        $0.rowNames = ["a", "b", "c"]
      },
    ]
  }()

  /// Refusals.
  static let refusalChecks: [ContractCheck] = [
    ContractCheck("refuses invalid programs with the error of validation") { solver in
      for invalid in invalidPrograms {
        try expectRefusal(invalid.error, invalid.description) { () throws(LinearProgramError) in
          try solver.solve(invalid.program)
        }
      }
    },
    ContractCheck("refuses a starting basis of another shape") { solver in
      let program = LinearProgram(columns: [(0, 1)], rows: [(0, [1], 1)], tiers: [[1]])
      let error = LinearProgramError.wrongLength(array: "basis.columns", expected: 1, actual: 2)
      try expectRefusal(error, "basis") { () throws(LinearProgramError) in
        let basis = Basis(columns: [.basic, .atLower], rows: [.atLower])
        return try solver.solve(program, options: SolveOptions(start: .given(basis)))
      }
    },
    ContractCheck("refuses limits that are none") { solver in
      for (options, name) in [
        (SolveOptions(timeLimit: -1), "timeLimit"), (SolveOptions(timeLimit: .nan), "timeLimit"),
        (SolveOptions(iterationLimit: -1), "iterationLimit"),
      ] {
        try expectRefusal(.invalidLimit(name: name), "limits") { () throws(LinearProgramError) in
          try solver.solve(LinearProgram(), options: options)
        }
      }
    },
  ]

  private static func expectRefusal(
    _ expected: LinearProgramError, _ what: String, _ body: () throws(LinearProgramError) -> Outcome
  ) throws {
    do {
      let outcome = try body()
      throw ContractViolation("\(what) was not refused: \(outcome)")
    } catch let error as LinearProgramError {
      try expect(error == expected, "\(what): \(error) instead of \(expected)")
    }
  }
}
