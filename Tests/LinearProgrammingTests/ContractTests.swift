import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// Every solver passes the same suite.
@Suite struct ContractTests {
  @Test(arguments: SolverContract.checks)
  func glpk(_ check: ContractCheck) throws { try check.run(on: GLPKSolver()) }

  /// What is tried only after the first way has failed has to be as good.
  @Test(arguments: LaterWay.all)
  func glpkWithoutItsFirstWays(_ way: LaterWay) throws {
    try way.check.run(on: GLPKSolver(startingWith: way.path))
  }

  @Test(arguments: SolverContract.checks.filter { $0.exclusion(for: RationalSimplexSolver()) == nil })
  func rationalSimplex(_ check: ContractCheck) throws { try check.run(on: RationalSimplexSolver()) }

  /// The exact method is excused from what needs large programs, and from nothing else.
  @Test func exclusionsAreKnown() {
    let excused = SolverContract.checks.filter { $0.exclusion(for: RationalSimplexSolver()) != nil }
    #expect(excused.allSatisfy { $0.needs.contains(.largePrograms) })
    #expect(excused.count == 3)
    #expect(SolverContract.checks.allSatisfy { $0.exclusion(for: GLPKSolver()) == nil })
  }
}

/// A check of the contract against one of the ways of solving that GLPK's backend falls back on.
struct LaterWay: Sendable, CustomStringConvertible {
  let path: TierOutcome.Path
  let check: ContractCheck

  var description: String { "\(path): \(check)" }

  static let all: [LaterWay] = [TierOutcome.Path.otherMethod, .freshBasis, .presolve, .exact].flatMap { path in
    SolverContract.checks.map { LaterWay(path: path, check: $0) }.filter { $0.exclusion == nil }
  }

  /// Why the way is excused from the check, or nil.
  private var exclusion: String? {
    switch path {
    case .freshBasis, .presolve:
      check.name.hasPrefix("needs no pivot") ? "it starts afresh" : nil
    case .exact:
      switch check.name {
      case "ends on a program that cycles without a rule against it": "glp_exact has no such rule and cycles"
      case "keeps the time limit on a long run": "the program is too large for glp_exact"
      default: nil
      }
    default: nil
    }
  }
}
