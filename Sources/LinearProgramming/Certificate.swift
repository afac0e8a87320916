/// How far an outcome is from being the lexicographic optimum, computed from the program and the outcome's numbers alone.
///
/// A linear program's optimum proves itself: a point within all bounds, together with duals whose reduced costs hold
/// every column and row at the bound where it stands, cannot be improved. For tiers the same is asked of each, where
/// whatever an earlier tier has frozen may have any reduced cost but has to stand where it was frozen. Nothing is taken
/// on the solver's word: row activities and reduced costs are recomputed.
///
/// Residuals are 0 for a perfect answer. Those of points are relative to the magnitude of the numbers that go into them
/// (at least 1); those of reduced costs are absolute, after the tier is multiplied by `Tier.scale`.
public struct Certificate: Sendable, Equatable {
  /// The residuals of one tier.
  public struct TierResiduals: Sendable, Equatable {
    /// Largest reduced cost that no bound holds, and largest difference between a reported reduced cost and the true one.
    public var dual = 0.0
    /// Largest distance from the bound at which the reduced cost holds an entry, times the reduced cost if that is below 1.
    public var complementarity = 0.0
    /// Largest distance of an entry that this tier froze from the bound at which it was frozen.
    public var frozen = 0.0
    /// Difference between the reported objective and the objective at the point.
    public var objective = 0.0

    /// Makes the residuals of a perfect tier.
    public init() {}

    /// The largest of them.
    public var worst: Double { max(dual, complementarity, frozen, objective) }
  }

  /// Largest violation of a bound of a column or row, and largest difference between a reported and a true row activity.
  public var primalResidual: Double
  /// Residuals of each tier that the outcome contains, in order.
  public var tiers: [TierResiduals]
  /// Whether the outcome contains all tiers of the program.
  public var coversAllTiers: Bool

  /// Largest dual residual of any tier.
  public var dualResidual: Double { tiers.reduce(0) { max($0, $1.dual) } }
  /// Largest complementarity residual of any tier, frozen entries included.
  public var complementarity: Double { tiers.reduce(0) { max($0, $1.complementarity, $1.frozen) } }
  /// Largest residual of all.
  public var worst: Double { tiers.reduce(primalResidual) { max($0, $1.worst) } }

  /// Whether the outcome is proved optimal for all tiers within a tolerance on every residual.
  public func proves(optimalityWithin tolerance: Double = Tolerances.acceptance) -> Bool {
    coversAllTiers && worst <= tolerance
  }

  init(primalResidual: Double, tiers: [TierResiduals], coversAllTiers: Bool) {
    self.primalResidual = primalResidual
    self.tiers = tiers
    self.coversAllTiers = coversAllTiers
  }

  /// The residuals of two outcomes whose programs say one thing together.
  package func joined(with other: Certificate) -> Certificate {
    Certificate(
      primalResidual: max(primalResidual, other.primalResidual), tiers: tiers + other.tiers,
      coversAllTiers: coversAllTiers && other.coversAllTiers)
  }

  /// Examines an outcome. Linear in the number of matrix entries times the number of tiers.
  ///
  /// The program must be valid. Nil if the outcome has no point, or its arrays do not have the program's shape.
  public init?(of outcome: Outcome, for program: LinearProgram) {
    guard let point = outcome.primal, point.columnValues.count == program.columnCount,
      point.rowValues.count == program.rowCount, outcome.tiers.count <= program.tiers.count
    else { return nil }
    let activity = RowActivity(of: point.columnValues, in: program)
    primalResidual = activity.primalResidual(of: point, in: program)
    coversAllTiers = outcome.tiers.count == program.tiers.count
    tiers = []
    var examination = DualExamination(program: program, point: point, activity: activity)
    for (tier, result) in zip(program.tiers, outcome.tiers) {
      guard result.rowDuals.count == program.rowCount, result.reducedCosts.count == program.columnCount
      else { return nil }
      tiers.append(examination.examine(tier, result))
    }
  }
}
