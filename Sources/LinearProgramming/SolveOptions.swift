/// How to solve a program: where to start, how long, by which method.
public struct SolveOptions: Sendable, Equatable {
  /// Where the simplex method starts.
  public enum Start: Sendable, Equatable {
    /// Where the solver likes.
    case own
    /// At a given basis. If it is optimal for every tier the solver confirms that without a pivot.
    case given(Basis)
  }

  /// Which simplex method to use for the first tier. Later tiers start primal feasible and use the primal method.
  public enum Method: Sendable, Equatable {
    /// Primal where the start is primal feasible, else dual.
    case automatic
    /// Keep rows satisfied and improve the objective.
    case primal
    /// Keep the objective right and repair rows: for a known basis after a change of bounds.
    case dual
  }

  /// Where to start.
  public var start: Start
  /// Wall-clock limit in seconds for all tiers together. Never infinite in effect: a solver may cap it at a day.
  public var timeLimit: Double
  /// Limit on pivots for all tiers together. A solver may overstep it by one pivot.
  public var iterationLimit: Int
  /// A hint, which a solver may ignore.
  public var method: Method

  /// Makes options; the defaults are meant never to be reached by a layout.
  public init(
    start: Start = .own, timeLimit: Double = 60, iterationLimit: Int = 10_000_000, method: Method = .automatic
  ) {
    self.start = start
    self.timeLimit = timeLimit
    self.iterationLimit = iterationLimit
    self.method = method
  }

  /// Checks the limits and, if one is given, the shape of the starting basis.
  ///
  /// - Throws: `invalidLimit` or `wrongLength`.
  public func validate(for program: LinearProgram) throws(LinearProgramError) {
    guard timeLimit >= 0 else { throw .invalidLimit(name: "timeLimit") }
    guard iterationLimit >= 0 else { throw .invalidLimit(name: "iterationLimit") }
    if case .given(let basis) = start { try basis.validate(for: program) }
  }
}
