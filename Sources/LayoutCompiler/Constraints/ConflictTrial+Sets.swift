import LayoutEngine

// MARK: One set

extension ConflictTrial {
  /// Tries a set until it is minimal and its repairs are known.
  ///
  /// - Parameter found: what the analysis says of the set.
  mutating func tried(_ set: [Int], _ found: LayoutConflict? = nil) -> Verdict {
    var members = set
    // Each turn takes at least one member out, or is the last.
    for _ in set {
      let proved = members == set && found?.isProvedEverywhere == true ? found : nil
      switch peace(among: members, proved) {
      case .repairs(let repairs): return proved != nil ? stands(members, repairs) : confirmed(members, repairs)
      case .smaller(let smaller): members = smaller
      case .refuted(let decisions): return .refuted(decisions)
      }
    }
    return confirmed(members, [:])
  }

  /// What a set comes to if one of its members after the other may give way.
  private enum Peace {
    /// The members' repairs, as far as any is known.
    case repairs([Int: Double])
    /// Some of the members contradict each other without the rest.
    case smaller([Int])
    case refuted(LayoutDecisions)
  }

  private mutating func peace(among members: [Int], _ proved: LayoutConflict?) -> Peace {
    var repairs: [Int: Double] = [:]
    for index in members {
      if let known = proved?.members.first(where: { $0.index == index }), let repair = known.repair,
        holds(members, repairing: index, by: repair, at: known.repairedLengths)
      {
        repairs[index] = repair
        continue
      }
      guard let result = solved(members, softening: index) else { continue }
      switch result.solved.status {
      case .optimal:
        let report = result.solved.constraints.first { $0.index == members.firstIndex(of: index) }
        guard let report, report.relativeMiss > ConstraintReport.contradiction else {
          return .refuted(decisions(of: result))
        }
        if holds(members, repairing: index, by: report.difference) { repairs[index] = report.difference }
      case .infeasible:
        let smaller = result.solved.conflicts.first.flatMap { contradictory($0, among: members) }
        if let smaller, smaller.count < members.count { return .smaller(smaller) }
      case .unbounded, .limit, .numericalFailure, .notConverged: break
      }
      if repairs[index] == nil { repairs[index] = repair(of: index, leftOutOf: members) }
    }
    return .repairs(repairs)
  }

  /// What a member misses where the others hold without it: a repair, if not the least.
  private mutating func repair(of index: Int, leftOutOf members: [Int]) -> Double? {
    let problem = search.problem
    guard let result = solved(members.filter { $0 != index }, softening: nil), result.solved.status == .optimal,
      let layout = result.solved.layout,
      let report = try? layout.reports(on: [problem.constraints[index]], of: problem.original, in: problem.space).first,
      holds(members, repairing: index, by: report.difference, at: decisions(of: result))
    else { return nil }
    return report.difference
  }

  /// The members of a conflict that was found among some constraints, if they contradict each other on the layout too.
  private mutating func contradictory(_ conflict: LayoutConflict, among members: [Int]) -> [Int]? {
    let smaller = conflict.members.map { members[$0.index] }
    if conflict.isProvedEverywhere || smaller.count == members.count { return smaller }
    return solved(smaller, softening: nil)?.solved.status == .infeasible ? smaller : nil
  }

  /// A set as a conflict, unless its members hold together as required.
  mutating func confirmed(_ members: [Int], _ repairs: [Int: Double]) -> Verdict {
    if let result = solved(members, softening: nil), result.solved.status == .optimal {
      return .refuted(decisions(of: result))
    }
    return stands(members, repairs)
  }

  func stands(_ members: [Int], _ repairs: [Int: Double]) -> Verdict {
    .stands([
      LayoutConflict(
        members: members.map { index in
          LayoutConflict.Member(
            index: index, label: search.problem.constraints[index].label, repair: repairs[index])
        })
    ])
  }

  private func decisions(of result: RoundsResult) -> LayoutDecisions {
    result.decisions ?? LayoutDecisions(count: search.problem.steered.frames.count)
  }
}

// MARK: Layouts of a set

extension ConflictTrial {
  /// The layout of some constraints alone, one of them as the strongest of wishes; `nil` where there is no time left.
  mutating func solved(_ members: [Int], softening index: Int?) -> RoundsResult? {
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

extension LayoutConflict {
  /// The repairs that are known, by constraint.
  var repairs: [Int: Double] {
    Dictionary(uniqueKeysWithValues: members.compactMap { member in member.repair.map { (member.index, $0) } })
  }
}
