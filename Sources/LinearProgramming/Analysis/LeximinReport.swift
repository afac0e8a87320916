/// A value that a column should be near to.
public struct LeximinTarget: Sendable, Equatable {
  /// The column, 0-based.
  public var column: Int
  /// The value, finite.
  public var value: Double

  /// Makes a target.
  public init(column: Int, value: Double) {
    self.column = column
    self.value = value
  }
}

/// What a leximin refinement came to.
public struct LeximinReport: Sendable, Equatable {
  /// One linear program of the refinement: the largest remaining deviation of one component was minimised.
  public struct Step: Sendable, Equatable {
    /// The deviation reached.
    public var deviation: Double
    /// The targets, by index, that no point can be nearer to than that without another being farther away.
    public var targets: [Int]
    /// The proof that the deviation is the least; nil if it could not be examined.
    public var certificate: Certificate?

    /// Makes a step.
    public init(deviation: Double, targets: [Int], certificate: Certificate?) {
      self.deviation = deviation
      self.targets = targets
      self.certificate = certificate
    }
  }

  /// The given outcome with the refined point; `Certificate` proves it against the original program. Its basis is nil
  /// where the point has changed, for it is seldom a vertex.
  public var outcome: Outcome
  /// `optimal` if all targets were dealt with, else what stopped the refinement; the point is then optimal for all tiers
  /// all the same.
  public var termination: Outcome.Termination
  /// The linear programs solved, component after component.
  public var steps: [Step]
  /// What it cost.
  public var effort: AnalysisEffort

  /// Makes a report.
  public init(outcome: Outcome, termination: Outcome.Termination, steps: [Step], effort: AnalysisEffort) {
    self.outcome = outcome
    self.termination = termination
    self.steps = steps
    self.effort = effort
  }
}
