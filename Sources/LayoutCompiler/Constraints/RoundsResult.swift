import LayoutEngine

/// What rounds came to: the layout, and how it does beside the direct one.
struct RoundsResult {
  var solved: SolvedLayout
  var program: SolvedProgram?
  var violations: ViolationProfile?
  var direct: ViolationProfile?
  /// The lengths that are decided.
  var decisions: LayoutDecisions?
  /// The operations that were found away from their natural values.
  var displaced: Set<OperationKey> = []
  /// Traced layouts around views that the last round moved, by their nodes in the steered tree.
  var restless = Set<Int>()
  /// Whether no other piece of the layout can do better: see ``PieceProof``.
  var isProvedEverywhere = false

  init(_ solved: SolvedLayout) { self.solved = solved }

  /// Whether another attempt is worth its while: no fixed point, or one that the direct layout is better than.
  var isDoubtful: Bool { isRestless || isWorseThanDirect }

  /// Whether no fixed point was found.
  var isRestless: Bool {
    if case .notConverged = solved.status { true } else { false }
  }

  var isWorseThanDirect: Bool {
    guard let violations, let direct else { return false }
    return direct.isBetter(than: violations)
  }

  /// Whether it is a fixed point at which nothing is asked for in vain.
  var meetsAllConstraints: Bool {
    solved.status == .optimal && solved.constraints.allSatisfy { $0.violation == 0 }
  }

  /// Whether other pieces of the layout may do better, and trying them is of use.
  var mayBeImproved: Bool {
    switch solved.status {
    case .optimal, .infeasible: !meetsAllConstraints && !isProvedEverywhere
    case .notConverged: true
    case .unbounded, .limit, .numericalFailure: false
    }
  }

  /// The priority of the constraints that are violated, where it is the same for all.
  var violatedPriority: Double? {
    let priorities = Set(solved.constraints.filter { $0.violation > 0 }.map(\.priority))
    return priorities.count == 1 ? priorities.first : nil
  }

  func isBetter(than other: RoundsResult) -> Bool {
    guard solved.status == .optimal, let violations else { return false }
    guard other.solved.status == .optimal, let theirs = other.violations else { return true }
    return violations.isBetter(than: theirs)
  }

  /// The result without a layout that these sets of constraints are the reason for.
  func contradicting(_ conflicts: [LayoutConflict]) -> RoundsResult {
    var result = self
    result.solved.conflicts = conflicts
    return result
  }

  /// The result for a problem that requires what this one only wished for; `nil` where some of it is missed.
  func asRequired(_ problem: ConstrainedProblem) -> RoundsResult? {
    guard solved.status == .optimal, let layout = solved.layout,
      let reports = try? layout.reports(on: problem.constraints, of: problem.original, in: problem.space),
      !reports.contains(where: {
        problem.constraints[$0.index].isRequired && $0.relativeMiss > ConstraintReport.contradiction
      })
    else { return nil }
    var result = self
    result.solved.constraints = reports
    return result
  }
}
