/// Chooses, among the points that are optimal for every tier, the one nearest to given targets: the largest deviation
/// as small as possible, then the next largest, and so on (leximin).
///
/// The vector of deviations, sorted from the largest, is lexicographically smallest. The values of the columns with a
/// target are unique, whatever the order of the targets. One linear program minimises the largest deviation; the targets
/// whose rows have a dual there cannot come nearer, and are fixed; the others are minimised next. Each step
/// fixes at least one, so there are at most as many steps as targets. Parts of the face that do not hang together are
/// refined each for itself, and what cannot move is left out.
public struct LeximinRefinement: Sendable {
  /// Limits for the whole refinement. The start in it is ignored: each program starts where the one before ended.
  public var options: SolveOptions

  /// Makes a refinement.
  public init(options: SolveOptions = SolveOptions()) { self.options = options }

  /// Refines an optimum.
  ///
  /// - Parameters:
  ///   - outcome: an optimal outcome of the program.
  ///   - program: the program.
  ///   - targets: columns and the values they should be near to; a column without a target goes where it must.
  ///   - solver: what solves the small programs.
  /// - Throws: what the solver throws.
  public func refine(
    _ outcome: Outcome, of program: LinearProgram, towards targets: [LeximinTarget], by solver: some LinearSolver
  ) throws(LinearProgramError) -> LeximinReport {
    let face = FinalFace(of: program, in: outcome)
    let (components, localColumn) = FaceComponent.all(of: face)
    var parts = [[(index: Int, column: Int, value: Double)]](repeating: [], count: components.count)
    for (index, target) in targets.enumerated() {
      precondition(target.value.isFinite, "the target of column \(target.column) is not finite")
      if let component = face.componentOfColumn[target.column] {
        parts[component].append((index, localColumn[target.column], target.value))
      }
    }
    var sequence = SolveSequence(solver: solver, start: .own, options: options)
    var report = LeximinReport(outcome: outcome, termination: .optimal, steps: [], effort: AnalysisEffort())
    var values = face.point.columnValues
    for (component, part) in zip(components, parts) where !part.isEmpty {
      var leximin = LeximinProgram(part, in: component)
      let stop = try sequence.run(&leximin, into: &report.steps) { refined in
        for (local, column) in component.columns.enumerated() where face.componentOfColumn[column] != nil {
          values[column] = refined[local]
        }
      }
      guard let stop else { continue }
      report.termination = stop
      break
    }
    report.effort = sequence.effort
    if !report.steps.isEmpty {
      let rowValues = RowActivity(of: values, in: program).values
      report.outcome.primal = PrimalPoint(columnValues: values, rowValues: rowValues, isFeasible: true)
      if values != face.point.columnValues { report.outcome.basis = nil }
    }
    return report
  }
}

extension SolveSequence {
  /// Refines one component; each better point is handed on. Returns what stopped it, if something did.
  fileprivate mutating func run(
    _ leximin: inout LeximinProgram, into steps: inout [LeximinReport.Step], improve: ([Double]) -> Void
  ) throws(LinearProgramError) -> Outcome.Termination? {
    while !leximin.open.isEmpty {
      start = leximin.start
      let outcome = try solve(leximin.program)
      guard outcome.termination == .optimal, let point = outcome.primal else { return outcome.termination }
      improve(point.columnValues)
      let certificate = Certificate(of: outcome, for: leximin.program)
      let deviation = leximin.deviation(in: outcome)
      let fixed = leximin.advance(after: outcome)
      steps.append(.init(deviation: deviation, targets: fixed, certificate: certificate))
      if fixed.isEmpty { return .numericalFailure }
    }
    return nil
  }
}
