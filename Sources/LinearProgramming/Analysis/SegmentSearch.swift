/// Finds the basis that is optimal on one side of a value of a moving bound.
struct SegmentSearch<Solver: SensitivitySolver> {
  var sequence: SolveSequence<Solver>
  /// The program, whose moving bound may be set to any value.
  var program: LinearProgram
  let bound: MovingBound

  /// A segment and the outcome at a point of it.
  struct Found {
    /// Value of the bound at which the outcome was found.
    let value: Double
    let outcome: Outcome
    let segment: OptimalSegment
  }

  enum Result {
    case found(Found)
    /// There is no feasible point on that side.
    case blocked
    case stopped(Outcome.Termination)
  }

  /// How far beyond a break point the program is solved at first, relative to the value, and how often nearer if the basis
  /// found there does not reach back to the break point. The nearest is far enough for solvers to tell an infeasible
  /// program; pieces shorter than that may be overlooked, and the one after them is taken to begin earlier.
  private static var firstStep: Double { 0x1p-14 }
  private static var attempts: Int { 3 }
  private static var shrinking: Double { 0x1p-4 }
  /// Pieces shorter than this, relative to the value, are not told from rounding.
  private static var shortest: Double { 1e-8 }

  /// The segment of the basis of an outcome at a value of the bound; nil if the basis holds for that value alone.
  func segment(of outcome: Outcome, at value: Double) throws(LinearProgramError) -> OptimalSegment? {
    guard let basis = outcome.basis else { return nil }
    var here = program
    bound.set(value, in: &here)
    let face = FinalFace(of: here, in: outcome)
    if basis[bound.variable] == .basic { return OptimalSegment(slack: bound, on: face) }
    let derivatives = try sequence.solver.derivatives(of: program, at: basis, along: [.rise(of: bound.variable)])
    guard let derivative = derivatives?.first else { return nil }
    return OptimalSegment(bound, value: value, derivative, on: face, room: bound.room(in: program))
  }

  /// What the optimum does just beyond a value.
  ///
  /// - Parameter direction: 1 for larger values, -1 for smaller.
  mutating func search(beyond value: Double, direction: Double) throws(LinearProgramError) -> Result {
    let size = max(1, value.magnitude)
    let start = sequence.start
    var step = Self.firstStep * size
    var last: Result?
    for _ in 0..<Self.attempts {
      sequence.start = start
      let target = value + direction * step
      step *= Self.shrinking
      if bound.room(in: program).distance(of: target) > 0 {
        last = .blocked
        continue
      }
      bound.set(target, in: &program)
      let outcome = try sequence.solve(program)
      switch outcome.termination {
      case .optimal: break
      case .infeasible:
        last = .blocked
        continue
      default: return .stopped(outcome.termination)
      }
      guard let segment = try segment(of: outcome, at: target) else {
        // The bound's variable is still basic: after a farther point without solution, feasible by tolerance alone.
        last = last ?? .stopped(.numericalFailure)
        continue
      }
      let ends = (segment.range.lower, segment.range.upper)
      let (nearEnd, farEnd) = direction > 0 ? ends : (ends.1, ends.0)
      // Feasible within the solver's tolerance only, or a basis that holds nowhere.
      if direction * (farEnd - value) <= Self.shortest * size { continue }
      last = .found(Found(value: target, outcome: outcome, segment: segment))
      if direction * (nearEnd - value) <= Self.shortest * size { break }
    }
    return last ?? .stopped(.numericalFailure)
  }
}
