/// The result of one tier, in the tier's own (unscaled) unit.
///
/// With `y` the row duals and `c` the objective, the reduced costs are `d = c - A'y`. Minimising, `d > 0` holds a column
/// at its lower bound and `d < 0` at its upper; `y > 0` and `y < 0` do the same for a row's activity. Columns and rows
/// frozen by an earlier tier may have either sign.
public struct TierOutcome: Sendable, Equatable {
  /// How a tier's optimum was reached.
  public enum Path: String, Sendable, CaseIterable {
    /// The start was optimal: priced, no simplex run.
    case priced
    /// The first method tried.
    case direct
    /// The other simplex method, after the first had failed.
    case otherMethod
    /// A fresh basis with scaling and looser tolerances.
    case freshBasis
    /// The solver's presolver.
    case presolve
    /// Exact arithmetic.
    case exact
  }

  /// The objective's optimal value.
  public var objective: Double
  /// Dual of each row: by how much the objective rises for each unit that the row's activity is forced up.
  public var rowDuals: [Double]
  /// Reduced cost of each column.
  public var reducedCosts: [Double]
  /// Pivots spent on this tier.
  public var iterations: Int
  /// How the optimum was reached; anything but `priced` and `direct` is a fallback.
  public var path: Path

  /// Makes a tier's outcome.
  public init(objective: Double, rowDuals: [Double], reducedCosts: [Double], iterations: Int, path: Path) {
    self.objective = objective
    self.rowDuals = rowDuals
    self.reducedCosts = reducedCosts
    self.iterations = iterations
    self.path = path
  }
}
