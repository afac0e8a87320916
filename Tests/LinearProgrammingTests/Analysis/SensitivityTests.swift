import CGLPK
import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// Rates by hand, and GLPK's against exact ones.
@Suite struct SensitivityTests {
  /// A window of a given width holds a title of up to 60, which is served first, and a caption; then a wish that the
  /// caption be no wider than 50.
  private static func window(_ width: Double) -> LinearProgram {
    LinearProgram(
      columns: [(width, width), (0, infinity), (0, infinity)],
      rows: [(0, [-1, 1, 1], 0), (-infinity, [0, 1, 0], 60)], tiers: [[0, -1, 0], [0, 0, 1]])
  }

  private func response(_ width: Double, to parameter: LinearProgram.Variable) throws -> Response? {
    let program = Self.window(width)
    let outcome = try GLPKSolver().solve(program)
    let report = try SensitivityAnalysis().responses(
      to: [parameter], in: program, outcome: outcome, by: GLPKSolver())
    return report.responses[0]
  }

  @Test func aPointOfWidthGoesToTheCaption() throws {
    let response = try #require(try response(100, to: .column(0)))
    #expect(response.isTwoSided)
    #expect(response.value == 100)
    #expect(response.below == .linear(.init(columnRates: [1, 0, 1], end: 60, hasGivenBasis: true)))
    #expect(response.above == .linear(.init(columnRates: [1, 0, 1], end: infinity, hasGivenBasis: true)))
  }

  @Test func aLimitTradesOneForTheOther() throws {
    let response = try #require(try response(100, to: .row(1)))
    #expect(response.below == .linear(.init(columnRates: [0, 1, -1], end: 0, hasGivenBasis: true)))
    #expect(response.above == .linear(.init(columnRates: [0, 1, -1], end: 100, hasGivenBasis: true)))
  }

  @Test func whatStandsAtNoBoundHasNoResponse() throws {
    #expect(try response(50, to: .row(1)) == nil)
    #expect(try response(100, to: .column(1)) == nil)
  }

  @Test func aDegenerateOptimumHasTwoSides() throws {
    let response = try #require(try response(60, to: .column(0)))
    #expect(!response.isTwoSided)
    let (below, above) = (try #require(response.below.segment), try #require(response.above.segment))
    #expect(below.columnRates == [1, 1, 0])
    #expect(above.columnRates == [1, 0, 1])
    #expect(below.end == 0)
    #expect(above.end == infinity)
    #expect(below.hasGivenBasis != above.hasGivenBasis)
  }

  @Test func whereNothingFitsItIsBlocked() throws {
    let response = try #require(try response(0, to: .column(0)))
    #expect(response.below == .blocked)
    #expect(response.above.segment?.columnRates == [1, 1, 0])
  }

  @Test func ratesAreThoseOfExactArithmetic() throws {
    var compared = 0
    for seed in Seeds.cases(200) {
      var generator = SplitMix64(seed: seed &+ 160_000)
      let program = LinearProgram.random(using: &generator)
      let exact = RationalSimplexSolver()
      let outcome = try exact.solve(program)
      guard outcome.termination == .optimal, let basis = outcome.basis else { continue }
      let variables: [LinearProgram.Variable] =
        (0..<program.columnCount).map { .column($0) } + (0..<program.rowCount).map { .row($0) }
      let nonbasic = variables.filter { basis[$0] != .basic }
      var directions = nonbasic.map { BasisDirection.rise(of: $0) }
      directions.append(BasisDirection(nonbasic.map { .init(variable: $0, rate: generator.whole(-3...3)) }))
      guard let expected = try exact.derivatives(of: program, at: basis, along: directions) else { continue }
      let found = try #require(try GLPKSolver().derivatives(of: program, at: basis, along: directions), "seed \(seed)")
      #expect(found.count == expected.count)
      for (mine, theirs) in zip(found, expected) {
        let differences = variables.map { (mine[$0] - theirs[$0]).magnitude / max(1, theirs[$0].magnitude) }
        #expect(differences.allSatisfy { $0 < 1e-9 }, "seed \(seed): \(mine), not \(theirs)")
      }
      compared += 1
    }
    if Seeds.cases(200).count >= 200 { #expect(compared > 100) }
  }

  @Test func whatIsNoBasisHasNoDerivatives() throws {
    let program = LinearProgram(
      columns: Array(repeating: (0, 1), count: 3), rows: [(0, [1, 1, 0], 0), (0, [1, 1, 0], 0)])
    func derivatives(_ columns: [BasisStatus], _ rows: [BasisStatus]) throws -> [BasisDerivative]? {
      let basis = Basis(columns: columns, rows: rows)
      let exact = try RationalSimplexSolver().derivatives(of: program, at: basis, along: [.rise(of: .column(2))])
      let found = try GLPKSolver().derivatives(of: program, at: basis, along: [.rise(of: .column(2))])
      #expect((found == nil) == (exact == nil))
      return found
    }
    // Too few, too many, a singular one, a right one.
    #expect(try derivatives([.basic, .atLower, .atLower], [.fixed, .fixed]) == nil)
    #expect(try derivatives([.basic, .basic, .atLower], [.basic, .basic]) == nil)
    #expect(try derivatives([.basic, .basic, .atLower], [.fixed, .fixed]) == nil)
    #expect(try derivatives([.basic, .atLower, .atLower], [.basic, .fixed])?.first?.columnRates == [0, 0, 1])
    #expect(throws: LinearProgramError.wrongLength(array: "basis.columns", expected: 3, actual: 1)) {
      try GLPKSolver().derivatives(of: program, at: Basis(columns: [.basic], rows: []), along: [])
    }
    let nothing = try GLPKSolver().derivatives(
      of: LinearProgram(), at: Basis(columns: [], rows: []), along: [.init([])])
    #expect(nothing == [BasisDerivative(columnRates: [], rowRates: [])])
  }

  /// Swift validates first, so the C side's own refusals show only to a direct call.
  @Test func theCallRefusesWhatWouldBreakGLPK() {
    func call(
      coefficient: Double = 1, columns: [Int32] = [0, 1], rowStatus: [UInt8] = [1], status: [UInt8] = [0, 1],
      starts: [Int] = [0, 1], variables: [Int32] = [2, 0], rates: [Double] = [1, 1], count: Int = 1, rows: Int = 1
    ) -> Int32 {
      var rowRates = [0.0]
      var columnRates = [0.0, 0]
      var words = [CChar](repeating: 0, count: Int(CGLPK_WORD_CAPACITY))
      return unsafe cglpk_differentiate(
        rows, 2, [0, 2], columns, [1, coefficient], rowStatus, status, count, starts, variables, rates, &rowRates,
        &columnRates, &words)
    }
    #expect(call() == Int32(CGLPK_OPTIMAL))
    let invalid = [
      call(coefficient: .nan), call(columns: [0, 0]), call(columns: [0, 2]), call(rowStatus: [9]),
      call(status: [0, 7]),
      call(starts: [1, 1]), call(starts: [0, -1]), call(variables: [3, 0]), call(variables: [-1, 0]),
      call(variables: [1, 0]), call(starts: [0, 2], variables: [2, 2]), call(rates: [.infinity, 1]), call(count: -1),
      call(rows: -1), call(rows: 200_000_000),
    ]
    #expect(invalid == Array(repeating: Int32(CGLPK_INVALID), count: invalid.count))
  }
}
