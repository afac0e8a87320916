/// How a layout stands to one of its constraints.
public struct ConstraintReport: Sendable, Equatable {
  /// The constraint's position in the list.
  public var index: Int
  /// Its name, or its text where it has none.
  public var label: String
  /// Its priority, above 0 up to 1000.
  public var priority: Double
  /// The left side less the right side, in points: 0 where an equation holds exactly.
  public var difference: Double
  /// By how many points it is violated; 0 within ``tolerance``.
  public var violation: Double
  /// How many points an inequality that holds is from its bound, 0 within ``tolerance``; `nil` for an equation, and
  /// where it is violated.
  public var slack: Double?
  /// A view that it names and that is not part of the layout, as one that `ViewThatFits` left out: it then asks for
  /// nothing. `nil` where all are.
  public var absentView: String?
  /// Where it is violated: the pinned layouts around the views that it speaks of, which do not move for it.
  public var pinnedLayouts: [CustomLayoutReport] = []
  /// By how much it is missed, relative to the numbers in it, however little that is.
  package private(set) var relativeMiss = 0.0

  /// A required constraint that is missed by more than this, relative to the numbers in it, contradicts others: what is
  /// less is the solver's rounding.
  package static let contradiction = 1e-8
  /// Below this, in points relative to the numbers in it (at least 1), a difference is rounding.
  public static let tolerance = 1e-6
}

extension ConstraintReport {
  /// The report on a constraint that asks for nothing, because a view that it names is not part of the layout.
  init(_ constraint: LayoutConstraint, at index: Int, without view: String) {
    self.init(constraint, at: index, difference: 0, magnitude: 1)
    slack = nil
    absentView = view
  }

  /// - Parameter magnitude: the largest number in the constraint, at least 1, in points.
  init(_ constraint: LayoutConstraint, at index: Int, difference: Double, magnitude: Double) {
    self.index = index
    label = constraint.label
    priority = constraint.priority.value
    self.difference = difference
    let miss = constraint.relation.miss(of: difference)
    let isExact = abs(difference) <= Self.tolerance * magnitude
    violation = isExact ? 0 : miss
    relativeMiss = miss / magnitude
    slack = constraint.relation == .equal || violation > 0 ? nil : isExact ? 0 : abs(difference)
  }
}
