public import LinearProgramming

/// One thing that every `LinearSolver` must do.
public struct ContractCheck: Sendable, CustomStringConvertible {
  /// What is checked, in words.
  public let name: String
  /// What a solver must be capable of for the check to apply.
  public let needs: SolverCapabilities
  private let body: @Sendable (any LinearSolver) throws -> Void

  init(_ name: String, needs: SolverCapabilities = [], _ body: @escaping @Sendable (any LinearSolver) throws -> Void) {
    self.name = name
    self.needs = needs
    self.body = body
  }

  /// The name.
  public var description: String { name }

  /// Why a solver is excused from the check, or nil if it is not.
  public func exclusion(for solver: any LinearSolver) -> String? {
    solver.capabilities.isSuperset(of: needs) ? nil : "\(solver.name) does not claim what the check needs"
  }

  /// Runs the check.
  ///
  /// - Throws: `ContractViolation`, or what the solver throws.
  public func run(on solver: any LinearSolver) throws { try body(solver) }
}

/// How a solver broke its contract.
public struct ContractViolation: Error, CustomStringConvertible {
  /// What was expected and what came.
  public let description: String

  /// Makes a violation from its words.
  public init(_ description: String) { self.description = description }
}

/// The checks that every `LinearSolver` must pass.
public enum SolverContract {
  /// All checks.
  public static let checks: [ContractCheck] =
    optimalChecks + shapeChecks + tierChecks + proofChecks + basisChecks + limitChecks + refusalChecks + randomChecks
}

func expect(_ condition: Bool, _ message: @autoclosure () -> String) throws(ContractViolation) {
  if !condition { throw ContractViolation(message()) }
}

/// Solves and checks everything that can be checked of any outcome; returns it.
@discardableResult
func solveAndProve(
  _ program: LinearProgram, _ solver: any LinearSolver, _ options: SolveOptions = SolveOptions(),
  expecting termination: Outcome.Termination = .optimal
) throws -> Outcome {
  let outcome = try solver.solve(program, options: options)
  try expect(outcome.termination == termination, "\(outcome.termination) instead of \(termination): \(outcome)")
  try prove(outcome, of: program, by: solver)
  return outcome
}

/// Checks that an outcome proves itself: by its certificate, its witness or its direction.
func prove(_ outcome: Outcome, of program: LinearProgram, by solver: any LinearSolver) throws {
  switch outcome.termination {
  case .optimal:
    guard let certificate = Certificate(of: outcome, for: program) else {
      throw ContractViolation("no point, or arrays of another shape: \(outcome)")
    }
    try expect(certificate.proves(), "not proved: \(certificate) of \(outcome)")
    try expect(outcome.stoppedTier == nil, "stopped in \(String(describing: outcome.stoppedTier))")
    if solver.capabilities.contains(.finalBasis) {
      let basic = outcome.basis.map { ($0.columns + $0.rows).count { $0 == .basic } }
      try expect(basic == program.rowCount, "\(String(describing: basic)) basic of \(program.rowCount) rows")
    }
  case .infeasible:
    guard solver.capabilities.contains(.infeasibilityWitness) else { break }
    let isInWitness = outcome.infeasibility.map { $0.margin(in: program) > 0 } ?? false
    try expect(isInWitness, "no proof of infeasibility: \(outcome)")
  case .unbounded:
    guard solver.capabilities.contains(.unboundedDirection) else { break }
    try proveUnbounded(outcome, of: program)
  default: break
  }
}

/// Checks that the direction leads nowhere out of the program and improves the tier.
private func proveUnbounded(_ outcome: Outcome, of program: LinearProgram) throws {
  guard let direction = outcome.unboundedDirection, let tier = outcome.stoppedTier, let point = outcome.primal else {
    throw ContractViolation("no direction: \(outcome)")
  }
  try expect(
    program.tiers[tier].objective(at: direction) < 0, "the direction does not improve tier \(tier): \(outcome)")
  for earlier in program.tiers[..<tier] {
    try expect(earlier.objective(at: direction).magnitude < 1e-9, "the direction changes an earlier tier: \(outcome)")
  }
  // A long way along it must still be feasible.
  var far = Outcome(termination: .optimal)
  let columnValues = zip(point.columnValues, direction).map { $0 + 1e6 * $1 }
  let rowValues = (0..<program.rowCount).map { row in
    program.entries(ofRow: row).reduce(0) { sum, position in
      sum + program.coefficients[position] * columnValues[Int(program.columnIndices[position])]
    }
  }
  far.primal = PrimalPoint(columnValues: columnValues, rowValues: rowValues, isFeasible: true)
  let residual = Certificate(of: far, for: program)?.primalResidual ?? .infinity
  try expect(residual < 1e-6, "the direction leaves the program by \(residual): \(outcome)")
}

func expectValues(_ outcome: Outcome, _ expected: [Double]) throws {
  let values = outcome.primal?.columnValues ?? []
  let isEqual = values.count == expected.count && zip(values, expected).allSatisfy { ($0 - $1).magnitude < 1e-7 }
  try expect(isEqual, "values \(values) instead of \(expected)")
}
