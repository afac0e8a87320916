import LayoutEngine

/// Tries what the analysis of a program says of a conflict on layouts themselves.
///
/// A program is one piece of a layout: that constraints hold without one of them, or with its right side changed, is said
/// of the program's points, and rounds may not settle at any of them; and on another piece the whole set may hold. So
/// each set is laid out alone, with the repair that the analysis found for each of its members in turn: where that holds,
/// the member was needed. Where it does not, and for one member of each set that is not proved on every piece, the member
/// is the strongest of wishes: what that misses is the repair, if the set then holds; nothing missed refutes the set; and
/// no layout at all says that the member was not needed.
struct ConflictTrial {
  private var search: ConstrainedSearch

  /// Larger sets are reported as the analysis found them, since each member takes a layout.
  static let memberLimit = 8
  /// Where no set stands and there are no more constraints than this, one is looked for from all of them.
  private static let constraintLimit = 16

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
    if members.count <= Self.constraintLimit {
      for index in members.reversed() where members.count > 1 {
        let others = members.filter { $0 != index }
        if solved(others, softening: nil)?.solved.status == .infeasible { members = others }
      }
      if members.count <= Self.memberLimit {
        let verdict = tried(members)
        if case .stands = verdict { return verdict }
        if members.count == required.count { return verdict }
      }
    }
    return .stands([conflict(members, repairs: [:])])
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
        if let found, members == set, found.isProvedEverywhere || index != members[0],
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
          guard let report, report.violation > 0 else {
            return .refuted(result.decisions ?? LayoutDecisions(count: search.problem.steered.frames.count))
          }
          if holds(members, repairing: index, by: report.difference) { repairs[index] = report.difference }
        case .infeasible: smaller = result.solved.conflicts.first?.members.map { members[$0.index] }
        case .unbounded, .limit, .numericalFailure, .notConverged: break
        }
        if smaller != nil { break }
      }
      guard let smaller, smaller.count < members.count else { return .stands([conflict(members, repairs: repairs)]) }
      members = smaller
    }
    return .stands([conflict(members, repairs: [:])])
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
