public import LayoutEngine

/// What a solver makes of a document.
public struct SolvedDocument: Sendable {
  /// Why the solver stopped.
  public enum Status: String, Sendable {
    /// There is a layout, and it is optimal.
    case optimal
    /// The required constraints contradict one another.
    case infeasible
    /// The program has no best layout.
    case unbounded
    /// Replaying the layout did not come to rest.
    case notConverged
    /// A limit was reached.
    case limitReached
    /// The solver got into numerical trouble.
    case numericalFailure

    /// The exit code that tells of this status.
    var exitCode: ExitCode {
      switch self {
      case .optimal: .done
      case .infeasible: .answerIsNo
      case .limitReached: .limitReached
      case .unbounded, .notConverged, .numericalFailure: .failure
      }
    }
  }

  /// How large the programs were and what solving them took.
  public struct Statistics: Equatable, Sendable {
    /// Rows, summed over the programs.
    public var rows = 0
    /// Columns, summed over the programs.
    public var columns = 0
    /// Coefficients that are not zero, summed over the programs.
    public var nonzeros = 0
    /// Levels of priority.
    public var tiers = 0
    /// Calls of the solver.
    public var solves = 0
    /// Simplex iterations.
    public var iterations = 0
    /// Blocks of weights that were solved one after another.
    public var blocks = 0

    /// Creates statistics of nothing.
    public init() {}
  }

  /// How far the answer is from meeting the conditions that prove it optimal, each as a largest absolute value.
  public struct Certificate: Equatable, Sendable {
    /// How far rows and bounds are violated.
    public var primalResidual: Double
    /// How far reduced costs have the wrong sign.
    public var dualResidual: Double
    /// The largest product of a slack and its dual.
    public var complementarity: Double

    /// Creates a certificate.
    public init(primalResidual: Double, dualResidual: Double, complementarity: Double) {
      self.primalResidual = primalResidual
      self.dualResidual = dualResidual
      self.complementarity = complementarity
    }
  }

  /// Why the solver stopped.
  public var status: Status
  /// The frames; nil if there is no layout.
  public var layout: ResolvedLayout?
  /// The constraints that do not hold.
  public var violations: [Violation]
  /// Counts.
  public var statistics: Statistics
  /// The proof; nil if there is none.
  public var certificate: Certificate?

  /// Creates an outcome.
  public init(
    status: Status, layout: ResolvedLayout?, violations: [Violation] = [], statistics: Statistics = Statistics(),
    certificate: Certificate? = nil
  ) {
    self.status = status
    self.layout = layout
    self.violations = violations
    self.statistics = statistics
    self.certificate = certificate
  }
}

/// A constraint that a layout does not meet.
public struct Violation: Equatable, Sendable {
  /// The constraint's name, or its text where it has none.
  public var name: String
  /// Above 0 and at most 1000.
  public var priority: Double
  /// By how many points it is missed; above 0.
  public var amount: Double

  /// Creates a violation.
  public init(name: String, priority: Double, amount: Double) {
    self.name = name
    self.priority = priority
    self.amount = amount
  }
}
