import LayoutEngine

/// Tries what the analysis of a program says of a conflict on layouts themselves.
///
/// A program is one piece of a layout: that constraints hold without one of them, or with its right side changed, is said
/// of the program's points, and rounds may not settle at any of them; and on another piece the whole set may hold. So
/// each set is laid out alone. Of one that is proved on every piece, the repair that the analysis found for each member is
/// tried: where it holds, the member was needed. Otherwise each member in turn is the strongest of wishes: what that
/// misses is the repair, if the set then holds; nothing missed refutes the set; and no layout at all says that the member
/// was not needed. Wishes and what is required are searched for differently, so that a set that stands is laid out as
/// required too.
struct ConflictTrial {
  private var search: ConstrainedSearch

  /// Larger sets are reported as the analysis found them, since each member takes a layout.
  static let memberLimit = 8
  /// Up to so many constraints are left out one by one.
  private static let fewConstraints = 16

  init(_ search: ConstrainedSearch) { self.search = search }

  /// What trying came to.
  enum Verdict: Equatable {
    /// The sets that stand, with repairs that hold.
    case stands([LayoutConflict])
    /// All constraints hold where these lengths are decided.
    case refuted(LayoutDecisions)
  }

  /// Tries each of some conflicts of all constraints.
  mutating func run(_ conflicts: [LayoutConflict]) -> Verdict {
    var standing: [LayoutConflict] = []
    for conflict in conflicts {
      guard conflict.members.count <= Self.memberLimit else {
        standing.append(conflict)
        continue
      }
      switch tried(conflict.members.map(\.index), conflict) {
      case .stands(let found): standing += found.filter { !standing.contains($0) }
      case .refuted(let decisions):
        if conflict.members.count == required.count { return .refuted(decisions) }
      }
    }
    if !standing.isEmpty || conflicts.isEmpty { return .stands(standing) }
    return fromAll()
  }

  private var required: [Int] {
    search.problem.constraints.indices.filter { search.problem.constraints[$0].isRequired }
  }

  /// Where the sets that a program named hold alone: a set that does not, from all constraints.
  private mutating func fromAll() -> Verdict {
    var members = required
    // Many constraints are left out by the half first, then by ever smaller parts; few one by one.
    var part = members.count > Self.fewConstraints ? members.count / 2 : 1
    while part > 0 {
      leaveOut(part, of: &members)
      part /= 2
    }
    guard members.count <= Self.memberLimit else { return .stands([conflict(members, repairs: [:])]) }
    let verdict = tried(members)
    if case .refuted = verdict, members.count < required.count { return .stands([conflict(members, repairs: [:])]) }
    return verdict
  }

  /// Leaves out so many constraints at a time, from the last to the first, wherever the others still contradict each other.
  private mutating func leaveOut(_ count: Int, of members: inout [Int]) {
    var end = members.count
    while end > 0 {
      let start = max(0, end - count)
      let others = Array(members[..<start] + members[end...])
      if !others.isEmpty, solved(others, softening: nil)?.solved.status == .infeasible { members = others }
      end = start
    }
  }

  /// Tries a set until it is minimal and its repairs are known.
  ///
  /// - Parameter found: what the analysis says of the set.
  private mutating func tried(_ set: [Int], _ found: LayoutConflict? = nil) -> Verdict {
    var members = set
    // Each turn takes at least one member out, or is the last.
    for _ in set {
      var repairs: [Int: Double] = [:]
      var smaller: [Int]?
      for index in members {
        if let found, members == set, found.isProvedEverywhere,
          let member = found.members.first(where: { $0.index == index }), let repair = member.repair,
          holds(members, repairing: index, by: repair, at: member.repairedLengths)
        {
          repairs[index] = repair
          continue
        }
        guard let result = solved(members, softening: index) else { continue }
        switch result.solved.status {
        case .optimal:
          let report = result.solved.constraints.first { $0.index == members.firstIndex(of: index) }
          guard let report, report.relativeMiss > ConstraintReport.contradiction else { return refuted(result) }
          if holds(members, repairing: index, by: report.difference) { repairs[index] = report.difference }
        case .infeasible: smaller = result.solved.conflicts.first.flatMap { contradictory($0, among: members) }
        case .unbounded, .limit, .numericalFailure, .notConverged: break
        }
        if smaller != nil { break }
      }
      guard let smaller, smaller.count < members.count else {
        if found?.isProvedEverywhere != true || members != set, let result = solved(members, softening: nil),
          result.solved.status == .optimal
        {
          return refuted(result)
        }
        return .stands([conflict(members, repairs: repairs)])
      }
      members = smaller
    }
    return .stands([conflict(members, repairs: [:])])
  }

  /// The members of a conflict that was found among some constraints, if they contradict each other on the layout too.
  private mutating func contradictory(_ conflict: LayoutConflict, among members: [Int]) -> [Int]? {
    let smaller = conflict.members.map { members[$0.index] }
    if conflict.isProvedEverywhere || smaller.count == members.count { return smaller }
    return solved(smaller, softening: nil)?.solved.status == .infeasible ? smaller : nil
  }

  private func refuted(_ result: RoundsResult) -> Verdict {
    .refuted(result.decisions ?? LayoutDecisions(count: search.problem.steered.frames.count))
  }

  private func conflict(_ members: [Int], repairs: [Int: Double]) -> LayoutConflict {
    LayoutConflict(
      members: members.map { index in
        LayoutConflict.Member(index: index, label: search.problem.constraints[index].label, repair: repairs[index])
      })
  }

  /// The layout of some constraints alone, one of them as the strongest of wishes; `nil` where there is no time left.
  private mutating func solved(_ members: [Int], softening index: Int?) -> RoundsResult? {
    solved(
      members.map { member in
        let constraint = search.problem.constraints[member]
        return member == index ? constraint.priority(.strongestWish) : constraint
      })
  }

  /// Whether some constraints alone hold with the right side of one of them changed: where these lengths are decided, or
  /// anywhere.
  private mutating func holds(
    _ members: [Int], repairing index: Int, by amount: Double, at lengths: LayoutDecisions = LayoutDecisions(count: 0)
  ) -> Bool {
    let repaired = members.map { member in
      var constraint = search.problem.constraints[member]
      if member == index { constraint.right = constraint.right + LayoutExpression(constant: amount) }
      return constraint
    }
    return search.problem.replacing(repaired).holds(at: lengths) || solved(repaired)?.solved.status == .optimal
  }

  private mutating func solved(_ constraints: [LayoutConstraint]) -> RoundsResult? {
    guard search.mayGoOn else { return nil }
    var trial = ConstrainedSearch(search, search.problem.replacing(constraints))
    let result = try? trial.run()
    search.spend(trial)
    return result
  }
}
