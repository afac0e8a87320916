import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// The nearest optimum by hand, by exact arithmetic step by step, and by any order of targets.
@Suite struct LeximinRefinementTests {
  private func refine(
    _ program: LinearProgram, _ targets: [Double], by solver: some LinearSolver = GLPKSolver()
  ) throws -> LeximinReport {
    let outcome = try solver.solve(program)
    return try LeximinRefinement().refine(
      outcome, of: program, towards: targets.enumerated().map { LeximinTarget(column: $0.offset, value: $0.element) },
      by: solver)
  }

  private func expect(_ report: LeximinReport, _ values: [Double]) {
    #expect(report.termination == .optimal)
    let found = report.outcome.primal?.columnValues ?? []
    #expect(zip(found, values).allSatisfy { ($0 - $1).magnitude < 1e-9 }, "\(found), not \(values)")
    for step in report.steps { #expect(step.certificate?.proves() == true) }
  }

  @Test func sharesWhatIsMissingEqually() throws {
    let program = LinearProgram(columns: Array(repeating: (0, infinity), count: 3), rows: [(30, [1, 1, 1], 30)])
    let report = try refine(program, [5, 5, 11])
    expect(report, [8, 8, 14])
    #expect(report.steps.map { $0.deviation.rounded() } == [3])
    #expect(report.steps.map(\.targets) == [[0, 1, 2]])
  }

  @Test func goesOnAfterTheLargestDeviation() throws {
    // z is held at 12 or less; w is 20 too small because of its bound, and cannot be helped.
    let program = LinearProgram(
      columns: [(0, infinity), (0, infinity), (0, 12), (0, 1), (0, 9)],
      rows: [(31, [1, 1, 1, 1, 0], 31), (4, [0, 0, 0, 1, 1], infinity)])
    expect(try refine(program, [5, 5, 11, 21, 5]), [9, 9, 12, 1, 5])
  }

  @Test func staysOnTheOptimalFaceOfAllTiers() throws {
    let program = LinearProgram(
      columns: Array(repeating: (0, 10), count: 3), rows: [(6, [1, 1, 1], infinity)],
      tiers: [[1, 1, 1], [0, 0, 1]])
    let report = try refine(program, [9, 1, 9])
    expect(report, [6, 0, 0])
    #expect(Certificate(of: report.outcome, for: program)?.proves() == true)
  }

  @Test func aUniqueOptimumCostsNothing() throws {
    let program = LinearProgram(columns: [(0, 3), (0, 3)], rows: [(4, [1, 1], infinity)], tiers: [[1, 2]])
    let report = try refine(program, [0, 0])
    expect(report, [3, 1])
    #expect(report.effort == AnalysisEffort())
    #expect(report.outcome.basis != nil)
  }

  @Test func limitsAreReported() throws {
    let program = LinearProgram(columns: [(0, infinity), (0, infinity)], rows: [(10, [1, 1], 10)])
    let outcome = try GLPKSolver().solve(program)
    let refinement = LeximinRefinement(options: SolveOptions(iterationLimit: 0))
    let report = try refinement.refine(
      outcome, of: program, towards: [.init(column: 0, value: 5)], by: GLPKSolver())
    #expect(report.termination == .iterationLimit)
    #expect(report.outcome == outcome)
  }

  /// A row whose columns reach their own bounds one after the other: few steps, few pivots.
  @Test func longChainsNeedFewPivots() throws {
    let count = 60
    var program = LinearProgram()
    for column in 0..<count { program.addColumn(lower: 0, upper: Double(column + 1)) }
    program.addRow(lower: 500, upper: 500, terms: (0..<count).map { .init(column: $0, coefficient: 1) })
    let report = try refine(program, Array(repeating: 100, count: count))
    #expect(report.termination == .optimal)
    print("leximin over a chain of \(count): \(report.effort)")
    #expect(report.effort.programs <= count)
    #expect(report.effort.iterations <= 4 * count)
  }

  /// What equations tie to a column that is fixed needs no step of its own.
  @Test func equalColumnsAreOneStep() throws {
    let count = 200
    var program = LinearProgram()
    for _ in 0..<count { program.addColumn(lower: 0, upper: infinity) }
    for column in 1..<count {
      program.addRow(
        lower: 0, upper: 0,
        terms: [.init(column: column - 1, coefficient: 1), .init(column: column, coefficient: -1)])
    }
    let report = try refine(program, (0..<count).map(Double.init))
    expect(report, Array(repeating: Double(count - 1) / 2, count: count))
    #expect(report.effort.programs == 1)
    #expect(report.steps.map(\.targets) == [Array(0..<count)])
  }

  @Test func randomRefinementsAreLeximin() throws {
    var compared = 0
    var steps = 0
    let seeds = Seeds.cases(120)
    for seed in seeds {
      var generator = SplitMix64(seed: seed &+ 120_000)
      let program = LinearProgram.random(using: &generator)
      let outcome = try GLPKSolver().solve(program)
      guard outcome.termination == .optimal else { continue }
      var targets = (0..<program.columnCount).map {
        LeximinTarget(column: $0, value: generator.whole(-12...12))
      }
      let report = try LeximinRefinement().refine(outcome, of: program, towards: targets, by: GLPKSolver())
      #expect(report.termination == .optimal, "seed \(seed)")
      #expect(Certificate(of: report.outcome, for: program)?.proves() == true, "seed \(seed)")
      for step in report.steps { #expect(step.certificate?.proves() == true, "seed \(seed)") }
      steps = max(steps, report.steps.count)
      let values = report.outcome.primal?.columnValues ?? []

      targets.shuffle(using: &generator)
      let shuffled = try LeximinRefinement().refine(outcome, of: program, towards: targets, by: GLPKSolver())
      #expect(Self.areNear(shuffled.outcome.primal?.columnValues ?? [], values), "seed \(seed): shuffled")

      guard let face = try program.faceByObjectiveRows(), let expected = try Self.leximin(face, targets) else {
        continue
      }
      compared += 1
      // The steps of the exact method leave themselves room, which adds up.
      #expect(Self.areNear(values, expected, within: 1e-3), "seed \(seed): \(values), not \(expected)")
    }
    if seeds.count >= 120 {
      #expect(compared > 50)
      #expect(steps > 3)
    }
  }

  private static func areNear(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-7) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude < tolerance }
  }

  /// Step by step in exact arithmetic, without duals: the least largest deviation of the open targets; then every open
  /// target that cannot come nearer while the others stay within it is fixed there. Nil where arithmetic overflows.
  private static func leximin(_ face: LinearProgram, _ targets: [LeximinTarget]) throws -> [Double]? {
    var fixed: [Int: Double] = [:]
    while fixed.count < targets.count {
      var program = face
      let t = program.addColumn(lower: 0, upper: infinity)
      hold(&program, targets, fixed) { _ in t }
      guard let least = try program.leastExactly([.init(column: t, coefficient: 1)]) else { return nil }
      let reached = (least * 0x1p24).rounded(.up) * 0x1p-24
      var newlyFixed: [Int: Double] = [:]
      for index in targets.indices where fixed[index] == nil {
        var program = face
        let own = program.addColumn(lower: 0, upper: reached)
        let others = program.addColumn(lower: 0, upper: reached)
        hold(&program, targets, fixed) { $0 == index ? own : others }
        guard let nearest = try program.leastExactly([.init(column: own, coefficient: 1)]) else { return nil }
        if nearest >= reached - 1e-5 { newlyFixed[index] = reached }
      }
      if newlyFixed.isEmpty { return nil }
      fixed.merge(newlyFixed) { old, _ in old }
    }
    var program = face
    let unused = program.addColumn(lower: 0, upper: 0)
    hold(&program, targets, fixed) { _ in unused }
    let outcome = try RationalSimplexSolver().solve(program)
    guard outcome.termination == .optimal else { return nil }
    return outcome.primal.map { Array($0.columnValues[..<face.columnCount]) }
  }

  private static func hold(
    _ program: inout LinearProgram, _ targets: [LeximinTarget], _ fixed: [Int: Double], _ column: (Int) -> Int
  ) {
    for (index, target) in targets.enumerated() {
      let room = fixed[index].map { $0 + 0x1p-22 } ?? 0
      func terms(_ sign: Double) -> [LinearProgram.Term] {
        let own = LinearProgram.Term(column: target.column, coefficient: 1)
        return fixed[index] == nil ? [own, .init(column: column(index), coefficient: sign)] : [own]
      }
      program.addRow(lower: -infinity, upper: target.value + room, terms: terms(-1))
      program.addRow(lower: target.value - room, upper: infinity, terms: terms(1))
    }
  }
}
