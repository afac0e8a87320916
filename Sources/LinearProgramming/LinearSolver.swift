/// Something that solves linear programs tier by tier.
///
/// The least that an implementor must do:
///
/// 1. Refuse what `LinearProgram.validate()` and `SolveOptions.validate(for:)` refuse, by throwing the same error.
/// 2. Answer every other program with an `Outcome`, empty programs and programs without tiers included; never trap,
///    never print, and come back once a limit of the options is reached (see `capabilities`).
/// 3. Minimise tier after tier, each over the optimal face of the one before: after a tier, every non-basic column and
///    row whose reduced cost, times `Tier.scale`, exceeds `Tolerances.freezing` is fixed where it stands.
/// 4. With `optimal`, return the point, the outcome of every tier, and duals that `Certificate` accepts.
/// 5. Be deterministic: the same program and options give the same outcome, bit for bit, unless a time limit intervenes.
/// 6. Be callable from any number of tasks at once.
public protocol LinearSolver: Sendable {
  /// Name for reports, such as "GLPK".
  var name: String { get }
  /// What the solver does beyond the least.
  var capabilities: SolverCapabilities { get }
  /// Solves a program.
  ///
  /// Blocks the calling thread until done.
  /// - Throws: what validation of the program or the options finds, or `tooLarge`.
  func solve(_ program: LinearProgram, options: SolveOptions) throws(LinearProgramError) -> Outcome
}

extension LinearSolver {
  /// Solves a program from the solver's own start with default limits.
  public func solve(_ program: LinearProgram) throws(LinearProgramError) -> Outcome {
    try solve(program, options: SolveOptions())
  }
}

/// What a solver offers beyond the least that `LinearSolver` asks for.
public struct SolverCapabilities: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Starts from a given basis and needs no pivot if that is optimal.
  public static let startingBasis = SolverCapabilities(rawValue: 1 << 0)
  /// Returns the final basis.
  public static let finalBasis = SolverCapabilities(rawValue: 1 << 1)
  /// Proves infeasibility with a witness.
  public static let infeasibilityWitness = SolverCapabilities(rawValue: 1 << 2)
  /// Returns a direction with `unbounded`.
  public static let unboundedDirection = SolverCapabilities(rawValue: 1 << 3)
  /// Keeps the time limit.
  public static let timeLimit = SolverCapabilities(rawValue: 1 << 4)
  /// Keeps the iteration limit.
  public static let iterationLimit = SolverCapabilities(rawValue: 1 << 5)
  /// Solves programs of thousands of rows in reasonable time.
  public static let largePrograms = SolverCapabilities(rawValue: 1 << 6)
}
