import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// A certificate accepts what is right and nothing else.
@Suite struct CertificateTests {
  /// x + y >= 4 and x - z = 0; tiers: x + y, then y as large as possible (x = 1, y = 3), then -z, which is frozen.
  private static let program: LinearProgram = {
    var program = LinearProgram()
    program.addColumn(lower: 0, upper: 10)
    program.addColumn(lower: 0, upper: 3)
    program.addColumn(lower: 0, upper: 10)
    program.addRow(
      lower: 4, upper: .infinity, terms: [.init(column: 0, coefficient: 1), .init(column: 1, coefficient: 1)])
    program.addRow(lower: 0, upper: 0, terms: [.init(column: 0, coefficient: 1), .init(column: 2, coefficient: -1)])
    program.addTier(name: "sum", columnIndices: [0, 1], coefficients: [1, 1])
    program.addTier(name: "y", columnIndices: [1], coefficients: [-1])
    program.addTier(name: "z", columnIndices: [2], coefficients: [-1])
    return program
  }()

  private let outcome: Outcome

  init() throws { outcome = try GLPKSolver().solve(Self.program) }

  private func certificate(of change: (inout Outcome) -> Void) throws -> Certificate {
    var changed = outcome
    change(&changed)
    return try #require(Certificate(of: changed, for: Self.program))
  }

  @Test func theOptimumIsProved() throws {
    let certificate = try certificate { _ in }
    #expect(certificate.proves(optimalityWithin: 1e-12))
    #expect(certificate.tiers.count == 3)
  }

  @Test func aPointOutsideItsBoundsShows() throws {
    let certificate = try certificate {
      $0.primal?.columnValues[1] += 0.5
      $0.primal?.rowValues[0] += 0.5
    }
    #expect((certificate.primalResidual - 0.5 / 3.5).magnitude < 1e-12)
    #expect(!certificate.proves())
  }

  @Test func aBrokenRowShowsEvenIfItsReportedValueIsRight() throws {
    #expect(try certificate { $0.primal?.columnValues[2] += 0.25 }.primalResidual >= 0.2)
    #expect(try certificate { $0.primal?.rowValues[1] += 0.25 }.primalResidual >= 0.2)
  }

  @Test func aFeasiblePointThatIsNotOptimalShows() throws {
    // (4, 0, 4) is optimal for the first tier alone.
    let certificate = try certificate {
      $0.primal = PrimalPoint(columnValues: [4, 0, 4], rowValues: [4, 0], isFeasible: true)
    }
    #expect(certificate.primalResidual == 0)
    #expect(certificate.tiers[0].worst == 0)
    #expect(certificate.tiers[1].complementarity >= 0.5)
    #expect(certificate.tiers[1].objective >= 0.5)
    #expect(!certificate.proves())
  }

  @Test func aFrozenEntryThatHasMovedShows() throws {
    // (2, 3, 2): the row that the first tier froze at 4 stands at 5.
    let certificate = try certificate {
      $0.primal = PrimalPoint(columnValues: [2, 3, 2], rowValues: [5, 0], isFeasible: true)
    }
    #expect(certificate.primalResidual == 0)
    #expect(certificate.tiers[0].frozen >= 0.2)
    #expect(!certificate.proves())
  }

  @Test func tiersSolvedWithoutFreezingShow() throws {
    // Each tier on its own is optimal with its own duals; together they contradict each other.
    var mixed = outcome
    for tier in 0..<3 {
      var alone = Self.program
      alone.tiers = [Self.program.tiers[tier]]
      let result = try GLPKSolver().solve(alone)
      mixed.tiers[tier] = result.tiers[0]
      mixed.primal = result.primal
    }
    let certificate = try #require(Certificate(of: mixed, for: Self.program))
    #expect(certificate.tiers[0].frozen > 0.1)
    #expect(!certificate.proves())
  }

  @Test func wrongDualsShow() throws {
    #expect(try certificate { $0.tiers[0].rowDuals[0] = -$0.tiers[0].rowDuals[0] }.tiers[0].dual >= 1)
    #expect(try certificate { $0.tiers[1].rowDuals[1] += 1e-3 }.tiers[1].dual >= 1e-4)
    #expect(try certificate { $0.tiers[2].reducedCosts[0] += 1e-3 }.tiers[2].dual >= 1e-4)
    #expect(try certificate { $0.tiers[0].rowDuals[0] = .nan }.tiers[0].dual == .infinity)
  }

  @Test func aWrongObjectiveShows() throws {
    #expect(try certificate { $0.tiers[0].objective += 0.01 }.tiers[0].objective >= 0.001)
    #expect(try certificate { $0.tiers[0].objective = .nan }.worst == .infinity)
  }

  @Test func numbersThatAreNoneShow() throws {
    #expect(try certificate { $0.primal?.columnValues[0] = .nan }.worst == .infinity)
    #expect(try certificate { $0.primal?.rowValues[0] = .nan }.worst == .infinity)
  }

  @Test func aMissingTierIsNoProof() throws {
    let certificate = try certificate { $0.tiers.removeLast() }
    #expect(certificate.worst < 1e-12)
    #expect(!certificate.coversAllTiers)
    #expect(!certificate.proves())
  }

  @Test func anotherShapeHasNoCertificate() {
    for change: (inout Outcome) -> Void in [
      { $0.primal = nil }, { $0.primal?.columnValues.removeLast() }, { $0.primal?.rowValues.append(0) },
      { $0.tiers[1].rowDuals.removeLast() }, { $0.tiers[1].reducedCosts.append(0) }, { $0.tiers += $0.tiers },
    ] {
      var changed = outcome
      change(&changed)
      #expect(Certificate(of: changed, for: Self.program) == nil)
    }
  }

  /// On random programs: nudge one number of a right answer and the certificate tells.
  @Test func randomDamageShows() throws {
    for seed in Seeds.cases(200) {
      var generator = SplitMix64(seed: seed)
      let program = LinearProgram.random(using: &generator, tiers: 2)
      var outcome = try GLPKSolver().solve(program)
      guard outcome.termination == .optimal, program.rowCount > 0 else { continue }
      let tier = Int.random(in: 0...1, using: &generator)
      if generator.chance(0.5) {
        outcome.tiers[tier].reducedCosts[Int.random(in: 0..<program.columnCount, using: &generator)] += 0.01
      } else {
        outcome.primal?.rowValues[Int.random(in: 0..<program.rowCount, using: &generator)] += 0.01
      }
      #expect(Certificate(of: outcome, for: program)?.proves() == false, "seed \(seed)")
    }
  }

  @Test func aWitnessMustReallyProve() {
    var program = LinearProgram()
    program.addColumn(lower: 0, upper: 2)
    program.addColumn(lower: 0, upper: .infinity)
    program.addRow(
      lower: 5, upper: .infinity, terms: [.init(column: 0, coefficient: 1), .init(column: 1, coefficient: 1)])
    program.addRow(lower: -.infinity, upper: 1, terms: [.init(column: 1, coefficient: 1)])
    #expect((InfeasibilityWitness(rowMultipliers: [1, -1]).margin(in: program) - 2).magnitude < 1e-9)
    // Leans on the missing upper bound of a column, on that of a row, proves nothing, has another shape.
    #expect(InfeasibilityWitness(rowMultipliers: [1, 0]).margin(in: program) == -.infinity)
    #expect(InfeasibilityWitness(rowMultipliers: [-1, -1]).margin(in: program) == -.infinity)
    #expect(InfeasibilityWitness(rowMultipliers: [0, -1]).margin(in: program) <= 0)
    #expect(InfeasibilityWitness(rowMultipliers: [0, 0]).margin(in: program) <= 0)
    #expect(InfeasibilityWitness(rowMultipliers: [1]).margin(in: program) == -.infinity)
    program.rowUpper[1] = 3
    #expect(InfeasibilityWitness(rowMultipliers: [1, -1]).margin(in: program) <= 0)
  }
}
