/// What a solver found: why it stopped, the point, the duals of each tier, and its raw words.
///
/// Nothing here is proved: see `Certificate`.
public struct Outcome: Sendable, Equatable {
  /// Why the solver stopped.
  public enum Termination: String, Sendable, CaseIterable {
    /// Every tier is optimal (without tiers: the point is feasible).
    case optimal
    /// No point meets all rows and bounds.
    case infeasible
    /// A tier's objective falls without end.
    case unbounded
    /// The iteration limit was reached.
    case iterationLimit
    /// The time limit was reached.
    case timeLimit
    /// Every way of solving failed on numerical grounds.
    case numericalFailure
    /// There was not enough memory.
    case outOfMemory
    /// The solver broke down inside and was stopped; the process is unharmed.
    case internalFault
  }

  /// Why the solver stopped.
  public var termination: Termination
  /// The tier in which it stopped, if that was not after the last one. 0 for an infeasible program.
  public var stoppedTier: Int?
  /// The last point reached, if there is one.
  public var primal: PrimalPoint?
  /// One outcome for each tier that was solved to optimality, in order.
  public var tiers: [TierOutcome]
  /// The basis of the point. A start from it, with the same program, needs no pivot if the termination was `optimal`.
  public var basis: Basis?
  /// Proof that the program is infeasible, where the solver gives one.
  public var infeasibility: InfeasibilityWitness?
  /// A direction in which the objective falls without end, where the solver gives one: one component a column.
  public var unboundedDirection: [Double]?
  /// What it cost.
  public var effort: Effort
  /// The backend's own codes and words, for reports; nothing should depend on them.
  public var raw: RawReport

  /// Makes an outcome without a point.
  public init(termination: Termination, stoppedTier: Int? = nil) {
    self.termination = termination
    self.stoppedTier = stoppedTier
    primal = nil
    tiers = []
    basis = nil
    infeasibility = nil
    unboundedDirection = nil
    effort = Effort()
    raw = RawReport()
  }
}

/// A point: a value for each column and the activity of each row.
public struct PrimalPoint: Sendable, Equatable {
  /// Value of each column.
  public var columnValues: [Double]
  /// Activity of each row, as the solver has it.
  public var rowValues: [Double]
  /// Whether the solver takes the point for feasible; false only when a limit stopped it on the way.
  public var isFeasible: Bool

  /// Makes a point.
  public init(columnValues: [Double], rowValues: [Double], isFeasible: Bool) {
    self.columnValues = columnValues
    self.rowValues = rowValues
    self.isFeasible = isFeasible
  }
}

/// What a solver spent.
public struct Effort: Sendable, Equatable {
  /// Simplex pivots over all tiers.
  public var iterations = 0
  /// Runs of a simplex method. A tier whose start proves optimal by pricing alone needs none.
  public var solves = 0
  /// Factorisations asked for from outside the simplex runs.
  public var factorizations = 0

  /// Makes an effort of nothing.
  public init() {}
}

/// A backend's own account.
public struct RawReport: Sendable, Equatable {
  /// Return code of each simplex run, in order, in the backend's numbering; a long list may be cut.
  public var codes: [Int]
  /// What the backend said, or "" for nothing.
  public var words: String

  /// Makes a report.
  public init(codes: [Int] = [], words: String = "") {
    self.codes = codes
    self.words = words
  }
}
