import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// Witnesses and ranges against hand-made and exactly computed faces.
@Suite struct AmbiguityAnalysisTests {
  /// Two columns share 10 in one part, a third is pinned by a tier, two more share 4 unequally in another part.
  private static let program = LinearProgram(
    columns: [(0, 8), (0, infinity), (1, 9), (0, infinity), (0, 3)],
    rows: [(10, [1, 1, 0, 0, 0], 10), (4, [0, 0, 0, 1, 1], infinity)],
    tiers: [[0, 0, 1, 0, 0], [0, 0, 0, 1, 1]])

  @Test func rangesAreThoseOfTheOptimalFace() throws {
    let outcome = try GLPKSolver().solve(Self.program)
    let report = try AmbiguityAnalysis().ranges(
      of: [0, 1, 2, 3, 4], in: Self.program, outcome: outcome, by: GLPKSolver())
    #expect(
      report.ranges == [
        .init(lower: 0, upper: 8), .init(lower: 2, upper: 10), .fixed(1), .init(lower: 1, upper: 4),
        .init(lower: 0, upper: 3),
      ])
    #expect(report.witnesses.count == 2)
    // The pinned column costs nothing.
    #expect(report.effort.programs == 8)
  }

  @Test func aUniqueOptimumHasNoWitness() throws {
    var program = Self.program
    program.addTier(name: "left", columnIndices: [0, 3], coefficients: [1, 1])
    let outcome = try GLPKSolver().solve(program)
    #expect(AmbiguityAnalysis.witnesses(in: program, outcome: outcome).isEmpty)
    let report = try AmbiguityAnalysis().ranges(of: [0, 4, 0], in: program, outcome: outcome, by: GLPKSolver())
    #expect(report.ranges == [.fixed(0), .fixed(3), .fixed(0)])
    #expect(report.effort == AnalysisEffort())
  }

  @Test func rangesMayBeEndless() throws {
    let program = LinearProgram(columns: [(-infinity, infinity), (0, infinity)], rows: [(3, [1, -1], infinity)])
    let outcome = try GLPKSolver().solve(program)
    let report = try AmbiguityAnalysis().ranges(of: [0, 1], in: program, outcome: outcome, by: GLPKSolver())
    #expect(report.ranges == [.init(lower: 3, upper: infinity), .init(lower: 0, upper: infinity)])
  }

  @Test func limitsLeaveRangesOpen() throws {
    let outcome = try GLPKSolver().solve(Self.program)
    let analysis = AmbiguityAnalysis(options: SolveOptions(iterationLimit: 0))
    let report = try analysis.ranges(of: [0, 2], in: Self.program, outcome: outcome, by: GLPKSolver())
    #expect(report.ranges == [nil, .fixed(1)])
  }

  @Test func randomRangesAreExact() throws {
    var ambiguous = 0
    var compared = 0
    let seeds = Seeds.cases(300)
    for seed in seeds {
      var generator = SplitMix64(seed: seed &+ 90_000)
      let program = LinearProgram.random(using: &generator)
      let outcome = try GLPKSolver().solve(program)
      guard outcome.termination == .optimal, let face = try program.faceByObjectiveRows() else { continue }
      let columns = Array(0..<program.columnCount)
      let report = try AmbiguityAnalysis().ranges(of: columns, in: program, outcome: outcome, by: GLPKSolver())
      for column in columns {
        let range = try #require(report.ranges[column], "seed \(seed)")
        guard let low = try face.leastExactly([.init(column: column, coefficient: 1)]),
          let high = try face.leastExactly([.init(column: column, coefficient: -1)])
        else { continue }
        let agrees = Self.isNear(range.lower, low) && Self.isNear(range.upper, -high)
        #expect(agrees, "seed \(seed): column \(column): \(range) but exactly \(low) to \(-high)")
        compared += 1
        if range.upper > range.lower + 1e-6 { ambiguous += 1 }
      }
      if report.witnesses.isEmpty {
        #expect(report.ranges.allSatisfy { $0?.isFixed == true }, "seed \(seed)")
        #expect(report.effort.programs == 0, "seed \(seed)")
      }
    }
    if seeds.count >= 300 {
      #expect(compared > 500)
      #expect(ambiguous > 100)
    }
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool { a == b || (a - b).magnitude < 1e-6 }
}
