/// Finds out whether, and by how much, the columns of an optimum can move without any tier getting worse.
///
/// An optimum is unique unless some non-basic column or row has zero reduced cost in every tier and is not fixed. Such a
/// witness costs no linear program. It can still be held in place by others (in a degenerate optimum), so the exact range
/// of a column comes from two small programs over the part of the final optimal face that hangs together with it, less what
/// can follow wherever the columns go (see `FeasibilityPresolve`).
public struct AmbiguityAnalysis: Sendable {
  /// Limits for the whole analysis. The start in it is ignored: each program starts where the one before it on the same part
  /// ended.
  public var options: SolveOptions

  /// Makes an analysis.
  public init(options: SolveOptions = SolveOptions()) { self.options = options }

  /// The columns and rows that may be able to move: none proves that the optimum is unique.
  ///
  /// Linear in columns plus rows per tier.
  /// - Parameters:
  ///   - program: the program.
  ///   - outcome: an optimal outcome of the program. Without a basis everything that is not held is named.
  public static func witnesses(in program: LinearProgram, outcome: Outcome) -> [LinearProgram.Variable] {
    FinalFace(of: program, in: outcome).witnesses
  }

  /// The range of each given column over all points that are optimal for every tier.
  ///
  /// A column that provably cannot move costs nothing: its range is its value.
  /// - Parameters:
  ///   - columns: the columns, in any order.
  ///   - program: the program.
  ///   - outcome: an optimal outcome of the program.
  ///   - solver: what solves the small programs.
  /// - Throws: what the solver throws.
  public func ranges(
    of columns: [Int], in program: LinearProgram, outcome: Outcome, by solver: some LinearSolver
  ) throws(LinearProgramError) -> AmbiguityReport {
    let face = FinalFace(of: program, in: outcome)
    let (components, localColumn) = FaceComponent.all(of: face)
    var report = AmbiguityReport(witnesses: face.witnesses)
    report.ranges = columns.map { .fixed(face.point.columnValues[$0]) }
    var asked = [[Int]](repeating: [], count: components.count)
    for (place, column) in columns.enumerated() {
      if let component = face.componentOfColumn[column] { asked[component].append(place) }
    }
    var sequence = SolveSequence(solver: solver, start: .own, options: options)
    for (component, places) in zip(components, asked) where !places.isEmpty {
      let reduced = ReducedComponent(component.program, places.map { localColumn[columns[$0]] })
      sequence.start = .own
      for (place, column) in zip(places, reduced.columns) {
        let value = face.point.columnValues[columns[place]]
        report.ranges[place] = try sequence.range(of: column, in: reduced.program, around: value)
      }
    }
    report.effort = sequence.effort
    return report
  }
}

/// What decides how far some columns of a component can move: the rest of it can follow.
private struct ReducedComponent {
  let program: LinearProgram
  /// Where the columns are in it.
  let columns: [Int]

  init(_ component: LinearProgram, _ columns: [Int]) {
    // A row that is kept keeps its column; itself it bounds nothing.
    var marked = component
    let rows = columns.map { column in
      marked.addRow(lower: -.infinity, upper: .infinity, terms: [LinearProgram.Term(column: column, coefficient: 1)])
    }
    let presolve = FeasibilityPresolve(marked, keeping: rows)
    program = presolve.program.removingLastRows(rows.count)
    let places = Dictionary(uniqueKeysWithValues: presolve.columns.enumerated().map { ($1, $0) })
    self.columns = columns.map { column in
      guard let place = places[column] else { preconditionFailure("column \(column) was kept") }
      return place
    }
  }
}

extension LinearProgram {
  fileprivate func removingLastRows(_ count: Int) -> LinearProgram {
    var program = self
    program.rowLower.removeLast(count)
    program.rowUpper.removeLast(count)
    program.rowStarts.removeLast(count)
    program.columnIndices.removeSubrange(program.rowStarts[program.rowCount]...)
    program.coefficients.removeSubrange(program.rowStarts[program.rowCount]...)
    return program
  }
}

extension SolveSequence {
  /// The smallest and largest value of a column over a program's feasible points, one of which has the given value.
  fileprivate mutating func range(
    of column: Int, in feasible: LinearProgram, around value: Double
  ) throws(LinearProgramError) -> LinearProgram.Bounds? {
    var program = feasible
    var range = LinearProgram.Bounds.fixed(value)
    for coefficient in [1.0, -1] {
      program.tiers = [
        .init(name: "end of range", columnIndices: [Int32(truncatingIfNeeded: column)], coefficients: [coefficient])
      ]
      let outcome = try solve(program)
      let end: Double
      switch outcome.termination {
      case .optimal: end = outcome.primal?.columnValues[column] ?? value
      case .unbounded: end = -coefficient * .infinity
      default: return nil
      }
      if coefficient > 0 { range.lower = min(value, end) } else { range.upper = max(value, end) }
    }
    return range
  }
}

/// What can move in an optimum.
public struct AmbiguityReport: Sendable, Equatable {
  /// Non-basic columns and rows that neither a bound nor a tier holds. Without any the optimum is unique.
  public var witnesses: [LinearProgram.Variable]
  /// For each column asked for, the smallest and largest value over the optimal points; nil where a limit or numerical
  /// trouble kept the solver from finding out.
  public var ranges: [LinearProgram.Bounds?] = []
  /// What it cost.
  public var effort = AnalysisEffort()

  /// Makes a report without ranges.
  public init(witnesses: [LinearProgram.Variable]) { self.witnesses = witnesses }
}
