import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// Responses against exact re-solves, paths against re-solves and forward evaluation.
@Suite struct SensitivityLawTests {
  /// A random program with one fixed column, which is the first.
  private static func example(_ seed: UInt64) -> LinearProgram {
    var generator = SplitMix64(seed: seed)
    var program = LinearProgram.random(using: &generator, tiers: Int.random(in: 1...3, using: &generator))
    let value = min(max(generator.whole(-6...6), program.columnLower[0]), program.columnUpper[0])
    program.columnLower[0] = value
    program.columnUpper[0] = value
    return program
  }

  /// Moves the bound at which a column or row stands, as an analysis does.
  private static func moving(
    _ variable: LinearProgram.Variable, to value: Double, _ program: LinearProgram, _ basis: Basis
  ) -> LinearProgram {
    var moved = program
    let isFixed = program.bounds(of: variable).isFixed
    let isUpper = basis[variable] == .atUpper
    switch variable {
    case .column(let column):
      if isFixed || !isUpper { moved.columnLower[column] = value }
      if isFixed || isUpper { moved.columnUpper[column] = value }
    case .row(let row):
      if isFixed || !isUpper { moved.rowLower[row] = value }
      if isFixed || isUpper { moved.rowUpper[row] = value }
    }
    return moved
  }

  private static func isUnique(_ outcome: Outcome, _ program: LinearProgram) -> Bool {
    AmbiguityAnalysis.witnesses(in: program, outcome: outcome).isEmpty
  }

  @Test func responsesPredictTheOptimumElsewhere() throws {
    var predicted = 0
    var oneSided = 0
    var blocked = 0
    let seeds = Seeds.cases(300)
    for seed in seeds {
      let program = Self.example(seed &+ 200_000)
      let outcome = try GLPKSolver().solve(program)
      guard outcome.termination == .optimal, let basis = outcome.basis, let point = outcome.primal else { continue }
      let variables: [LinearProgram.Variable] =
        (0..<program.columnCount).map { .column($0) } + (0..<program.rowCount).map { .row($0) }
      let report = try SensitivityAnalysis().responses(
        to: variables, in: program, outcome: outcome, by: GLPKSolver())
      for (variable, response) in zip(variables, report.responses) {
        guard let response else {
          #expect(basis[variable] == .basic || basis[variable] == .free, "seed \(seed)")
          continue
        }
        for (branch, direction) in [(response.below, -1.0), (response.above, 1)] {
          let length = branch.segment.map { min(($0.end - response.value).magnitude, 8) } ?? 0x1p-8
          let target = response.value + direction * 0.5 * length
          let moved = Self.moving(variable, to: target, program, basis)
          if branch == .blocked {
            if (try? moved.validate()) != nil {
              #expect(try GLPKSolver().solve(moved).termination == .infeasible, "seed \(seed): \(variable)")
            }
            blocked += 1
            continue
          }
          let segment = try #require(branch.segment, "seed \(seed): \(variable) \(branch)")
          let solved = try GLPKSolver().solve(moved)
          #expect(solved.termination == .optimal, "seed \(seed): \(variable) at \(target)")
          guard Self.isUnique(solved, moved), Self.isUnique(outcome, program) else { continue }
          for (column, value) in (solved.primal?.columnValues ?? []).enumerated() {
            let prediction = point.columnValues[column] + segment.columnRates[column] * (target - response.value)
            #expect((prediction - value).magnitude < 1e-6, "seed \(seed): \(variable) at \(target), column \(column)")
          }
          predicted += 1
          if !segment.hasGivenBasis { oneSided += 1 }
          try checkEnd(of: segment, response, direction, variable, program, outcome, seed)
        }
      }
    }
    if seeds.count >= 300 {
      #expect(predicted > 500)
      #expect(oneSided > 10)
      #expect(blocked > 20)
    }
  }

  /// Beyond the end of a segment the straight line is no longer an optimum that a certificate would accept.
  private func checkEnd(
    of segment: Response.Segment, _ response: Response, _ direction: Double, _ variable: LinearProgram.Variable,
    _ program: LinearProgram, _ outcome: Outcome, _ seed: UInt64
  ) throws {
    guard segment.hasGivenBasis, segment.end.isFinite, let basis = outcome.basis, let point = outcome.primal else {
      return
    }
    let target = segment.end + direction
    let moved = Self.moving(variable, to: target, program, basis)
    guard (try? moved.validate()) != nil else { return }
    var line = outcome
    let values = zip(point.columnValues, segment.columnRates).map { $0 + $1 * (target - response.value) }
    var rows = [Double](repeating: 0, count: program.rowCount)
    for row in 0..<program.rowCount {
      for position in program.entries(ofRow: row) {
        rows[row] += program.coefficients[position] * values[Int(program.columnIndices[position])]
      }
    }
    line.primal = PrimalPoint(columnValues: values, rowValues: rows, isFeasible: true)
    for tier in line.tiers.indices { line.tiers[tier].objective = moved.tiers[tier].objective(at: values) }
    #expect(Certificate(of: line, for: moved)?.proves() == false, "seed \(seed): \(variable) goes on to \(target)")
  }

  @Test func pathsPassThroughTheOptima() throws {
    var compared = 0
    var most = 0
    let seeds = Seeds.cases(200)
    for seed in seeds {
      let program = Self.example(seed &+ 300_000)
      let outcome = try GLPKSolver().solve(program)
      guard outcome.termination == .optimal else { continue }
      for target in [program.columnLower[0] + 17.5, program.columnLower[0] - 17.5] {
        let path = try SensitivityAnalysis().path(
          of: .column(0), to: target, in: program, outcome: outcome, by: GLPKSolver())
        #expect(path.end == .reached || path.end == .blocked, "seed \(seed): \(path.end)")
        most = max(most, path.pieces.count)
        for (piece, next) in zip(path.pieces, path.pieces.dropFirst()) { #expect(piece.to == next.from) }
        for step in 0...10 {
          let value = program.columnLower[0] + (target - program.columnLower[0]) * Double(step) / 10
          var moved = program
          moved.columnLower[0] = value
          moved.columnUpper[0] = value
          let solved = try GLPKSolver().solve(moved)
          guard let predicted = path.columnValues(at: value) else {
            #expect(solved.termination == .infeasible || step == 0, "seed \(seed): at \(value)")
            continue
          }
          #expect(solved.termination == .optimal, "seed \(seed): at \(value)")
          guard solved.termination == .optimal, Self.isUnique(solved, moved) else { continue }
          let found = solved.primal?.columnValues ?? []
          let isNear = zip(predicted, found).allSatisfy { ($0 - $1).magnitude < 1e-6 }
          #expect(isNear, "seed \(seed): at \(value): \(predicted), not \(found)")
          compared += 1
        }
      }
    }
    if seeds.count >= 200 {
      #expect(compared > 500)
      #expect(most > 3)
    }
  }

  /// The window of a layout is a fixed row: the path over all widths is the forward evaluation at each.
  @Test(arguments: [(20, 10), (200, 40)])
  func pathsOverWidthsAreForwardEvaluations(_ leaves: Int, _ leavesPerStack: Int) throws {
    var generator = SplitMix64(seed: 11)
    var tape = Tape.stacks(leaves: leaves, leavesPerStack: leavesPerStack, using: &generator)
    tape.operations[0] = .linear(.init(100))
    let lowered = LoweredTape(tape)
    let outcome = try GLPKSolver().solve(lowered.program, options: SolveOptions(start: .given(lowered.basis)))
    let path = try SensitivityAnalysis().path(
      of: .row(0), to: 3000, in: lowered.program, outcome: outcome, by: GLPKSolver())
    #expect(path.end == .reached)
    print("path over widths, \(leaves) leaves: \(path.pieces.count) pieces, \(path.effort)")
    #expect(path.pieces.count <= 2 * leavesPerStack + 1)
    #expect(path.effort.programs <= path.pieces.count + 8)
    for width in stride(from: 100.0, through: 3000, by: 12.5) {
      tape.operations[0] = .linear(.init(width))
      let expected = tape.evaluate()
      let found = try #require(path.columnValues(at: width))
      let isNear = zip(expected, lowered.columns).allSatisfy { ($0 - found[$1]).magnitude < 1e-6 }
      #expect(isNear, "at \(width)")
    }
  }

  @Test func pathsEndWhereNothingFitsAndAtTheirLimit() throws {
    let program = LinearProgram(
      columns: [(5, 5), (0, 3), (0, infinity)], rows: [(0, [-1, 1, 1], 0), (1, [0, 1, 1], infinity)],
      tiers: [[0, -1, 0]])
    let outcome = try GLPKSolver().solve(program)
    let analysis = SensitivityAnalysis()
    let path = try analysis.path(of: .column(0), to: -4, in: program, outcome: outcome, by: GLPKSolver())
    #expect(path.end == .blocked)
    #expect(path.pieces.map(\.to) == [3, 1])
    #expect(path.columnValues(at: 2) == [2, 2, 0])
    #expect(path.columnValues(at: 4) == [4, 3, 1])
    #expect(path.columnValues(at: 0.5) == nil)
    #expect(path.columnValues(at: 6) == nil)
    let short = try analysis.path(
      of: .column(0), to: -4, in: program, outcome: outcome, by: GLPKSolver(), pieceLimit: 1)
    #expect(short.end == .pieceLimit)
    #expect(short.pieces.count == 1)
  }
}
