/// How an optimum answers to the change of one bound.
public struct Response: Sendable, Equatable {
  /// The optimum on one side of the bound's present value.
  public enum Branch: Sendable, Equatable {
    /// It moves in a straight line for a while.
    case linear(Segment)
    /// There is none: the program is infeasible there.
    case blocked
    /// It could not be found.
    case stopped(Outcome.Termination)

    /// The straight line, if there is one.
    public var segment: Segment? {
      if case .linear(let segment) = self { segment } else { nil }
    }
  }

  /// A range of the bound over which one basis stays optimal for all tiers.
  public struct Segment: Sendable, Equatable {
    /// Change of each column for each unit by which the bound rises.
    public var columnRates: [Double]
    /// The value of the bound at which something else becomes binding; infinite if nothing ever does.
    public var end: Double
    /// Whether it is the basis of the given outcome; otherwise that is degenerate, and another takes over on this side.
    public var hasGivenBasis: Bool

    /// Makes a segment.
    public init(columnRates: [Double], end: Double, hasGivenBasis: Bool) {
      self.columnRates = columnRates
      self.end = end
      self.hasGivenBasis = hasGivenBasis
    }
  }

  /// The column or row whose bound changes: the bound at which it stands, or both if they are equal.
  public var parameter: LinearProgram.Variable
  /// The bound's present value.
  public var value: Double
  /// The optimum for smaller values.
  public var below: Branch
  /// The optimum for larger values.
  public var above: Branch

  /// Makes a response.
  public init(parameter: LinearProgram.Variable, value: Double, below: Branch, above: Branch) {
    self.parameter = parameter
    self.value = value
    self.below = below
    self.above = above
  }

  /// Whether one basis serves both sides, so that the rates are those of a derivative and not of one side.
  public var isTwoSided: Bool { below.segment?.hasGivenBasis == true && above.segment?.hasGivenBasis == true }
}

/// What an analysis of sensitivity found.
public struct SensitivityReport: Sendable, Equatable {
  /// For each parameter asked for, the response; nil for a column or row that stands at no bound, because a small change
  /// of its bounds changes nothing.
  public var responses: [Response?]
  /// What it cost beyond the outcome: programs solved to get past degenerate bases.
  public var effort: AnalysisEffort

  /// Makes a report.
  public init(responses: [Response?], effort: AnalysisEffort) {
    self.responses = responses
    self.effort = effort
  }
}
