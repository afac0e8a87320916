import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// Every solver passes the same suite.
@Suite struct ContractTests {
  @Test(arguments: SolverContract.checks)
  func glpk(_ check: ContractCheck) throws { try check.run(on: GLPKSolver()) }

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
