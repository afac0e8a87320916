/// The two bounds of a row.
public struct RowSides: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The lower bound: the row asks for at least that much.
  public static let lower = RowSides(rawValue: 1 << 0)
  /// The upper bound: the row asks for at most that much.
  public static let upper = RowSides(rawValue: 1 << 1)
  /// Both bounds.
  public static let both: RowSides = [.lower, .upper]
}

/// A row that may be given up to make the others hold, and which of its bounds.
public struct RelaxableRow: Sendable, Equatable {
  /// The row, 0-based.
  public var row: Int
  /// The bounds that may be given up. A bound that is infinite anyway does not matter; the other bound stays hard.
  public var sides: RowSides

  /// Makes a relaxable row, by default on both sides.
  public init(row: Int, sides: RowSides = .both) {
    self.row = row
    self.sides = sides
  }
}

/// Rows that cannot all hold, though any of them could be given up to make the others hold.
public struct Conflict: Sendable, Equatable {
  /// One of the rows.
  public struct Member: Sendable, Equatable {
    /// The row.
    public var row: Int
    /// The bound with which the row takes part in the proof.
    public var side: RowSides
    /// The least change to this row alone after which all members and the hard rest hold together. Nil where a limit
    /// stopped the search for it, or where no amount helps.
    public var repair: Repair?
    /// Where all members hold but for this one, and this one does with its repair: the values of the columns of their
    /// rows. Empty where the analysis was not asked for it, or knows none. Columns that are fixed may be missing.
    public var point: [ColumnValue]

    /// Makes a member.
    public init(row: Int, side: RowSides, repair: Repair?, point: [ColumnValue] = []) {
      self.row = row
      self.side = side
      self.repair = repair
      self.point = point
    }
  }

  /// A value of a column.
  public struct ColumnValue: Sendable, Equatable {
    /// The column, 0-based.
    public var column: Int
    /// Its value.
    public var value: Double

    /// Makes a value.
    public init(column: Int, value: Double) {
      self.column = column
      self.value = value
    }
  }

  /// A change of a bound.
  public struct Repair: Sendable, Equatable {
    /// The bound: the lower one has to fall, or the upper one to rise.
    public var side: RowSides
    /// By how much, positive, in the row's unit.
    public var amount: Double
    /// The change of the row's right side: negative where a lower bound falls.
    package var rightSideChange: Double { side == .lower ? -amount : amount }

    /// Makes a repair.
    public init(side: RowSides, amount: Double) {
      self.side = side
      self.amount = amount
    }
  }

  /// The rows, in the order in which they were given to the analysis.
  public var members: [Member]
  /// The proof: of the relaxable bounds, only those of the members take part in it.
  public var witness: InfeasibilityWitness

  /// Makes a conflict.
  public init(members: [Member], witness: InfeasibilityWitness) {
    self.members = members
    self.witness = witness
  }
}

/// What an analysis of conflicts found.
public struct ConflictReport: Sendable, Equatable {
  /// How the analysis ended.
  public enum Verdict: Sendable, Equatable {
    /// All conflicts are in the list: without their members the rows hold together. An empty list means that all do.
    case complete
    /// There are more conflicts than were asked for.
    case more
    /// The program is infeasible without any of the relaxable bounds: giving them up does not help.
    case hardRestInfeasible
    /// A linear program could not be solved, or a limit was reached; the list holds what was found until then.
    case stopped(Outcome.Termination)
  }

  /// How the analysis ended.
  public var verdict: Verdict
  /// Conflicts without a common member, in the order in which they were found.
  public var conflicts: [Conflict]
  /// With `hardRestInfeasible`, the proof, where the solver gives one.
  public var hardWitness: InfeasibilityWitness?
  /// What it cost.
  public var effort: AnalysisEffort

  /// Makes a report.
  public init(
    verdict: Verdict, conflicts: [Conflict] = [], hardWitness: InfeasibilityWitness? = nil,
    effort: AnalysisEffort = AnalysisEffort()
  ) {
    self.verdict = verdict
    self.conflicts = conflicts
    self.hardWitness = hardWitness
    self.effort = effort
  }
}
