import LayoutEngine

// MARK: One set

extension ConflictTrial {
  /// Tries a set until it is minimal and its repairs are known.
  ///
  /// - Parameter found: what the analysis says of the set.
  mutating func tried(_ set: [Int], _ found: LayoutConflict? = nil) -> Verdict {
    var members = set
    // Of a single constraint no other wishes can be made.
    if members.count > 1, found?.isProvedEverywhere != true,
      let decisions = layout(of: members, orFrom: isScarce(members.count) ? found?.points : nil)
    {
      return .refuted([decisions])
    }
    var known: [Int: Double] = [:]
    // Each turn takes at least one member out, or is the last.
    for _ in set {
      let analysed = members == set ? found : nil
      switch peace(among: members, analysed) {
      case .repairs(let repairs, let nearest):
        if members.count == 1, analysed?.isProvedEverywhere != true,
          let decisions = layout(of: members, orFrom: nearest)
        {
          return .refuted([decisions])
        }
        return stands(members, repairs.merging(known) { repair, _ in repair })
      case .smaller(let smaller, let repairs):
        members = smaller
        known.merge(repairs) { $1 }
      case .refuted(let decisions): return .refuted([decisions])
      }
    }
    return stands(members, known)
  }

  /// Whether there is too little effort to look for the least repair of each of so many members.
  private func isScarce(_ count: Int) -> Bool { search.roundsLeft < Self.roundsOfMember * count }

  /// What a set comes to if one of its members after the other may give way.
  private enum Peace {
    /// The members' repairs, as far as any is known, and the lengths that are decided where a member is nearest to holding.
    case repairs([Int: Double], nearest: [LayoutDecisions])
    /// Some of the members contradict each other without the rest; repairs of the larger set are enough for it too.
    case smaller([Int], [Int: Double])
    case refuted(LayoutDecisions)
  }

  /// - Parameter analysed: what the analysis says of just these members.
  private mutating func peace(among members: [Int], _ analysed: LayoutConflict?) -> Peace {
    var repairs: [Int: Double] = [:]
    for index in members { repairs[index] = confirmedRepair(of: index, among: members, analysed) }
    if let needed = contradictoryAlone(repairs, of: members) { return .smaller(needed, repairs) }
    let confirmed = repairs.count
    var points: [LayoutDecisions] = []
    for index in members where repairs[index] == nil {
      let result = solved(members, softening: index)
      switch result?.solved.status {
      case .optimal?:
        guard let result, let position = members.firstIndex(of: index),
          let report = result.solved.constraints.first(where: { $0.index == position })
        else { break }
        guard report.relativeMiss > ConstraintReport.contradiction else { return .refuted(decisions(of: result)) }
        points.append(decisions(of: result))
        if holds(members, repairing: index, by: report.difference, at: decisions(of: result)) {
          repairs[index] = report.difference
        }
      case .infeasible?:
        let smaller = result?.solved.conflicts.first.flatMap { contradictory($0, among: members) }
        if let smaller, smaller.count < members.count { return .smaller(smaller, repairs) }
      case .unbounded?, .limit?, .numericalFailure?, .notConverged?, nil: break
      }
      if repairs[index] == nil { repairs[index] = repair(of: index, leftOutOf: members) }
    }
    if repairs.count > confirmed, let needed = contradictoryAlone(repairs, of: members) {
      return .smaller(needed, repairs)
    }
    return .repairs(repairs, nearest: points)
  }

  /// The members with repairs, if they are not all and contradict each other without the others.
  private mutating func contradictoryAlone(_ repairs: [Int: Double], of members: [Int]) -> [Int]? {
    let needed = members.filter { repairs[$0] != nil }
    guard !needed.isEmpty, needed.count < members.count else { return nil }
    return solved(needed, softening: nil)?.solved.status == .infeasible ? needed : nil
  }

  /// The repair that an analysis found, if it is enough: where no other piece can do with less, or there is too little
  /// effort to try others. That it is enough says that the member is needed, too.
  private mutating func confirmedRepair(
    of index: Int, among members: [Int], _ analysed: LayoutConflict?
  ) -> Double? {
    guard let analysed, analysed.isProvedEverywhere || isScarce(members.count),
      let known = analysed.members.first(where: { $0.index == index }), let repair = known.repair
    else { return nil }
    let repaired = constraints(of: members, repairing: index, by: repair)
    let isEnough =
      search.problem.replacing(repaired).holds(at: known.repairedLengths)
      || solved(repaired)?.solved.status == .optimal
    return isEnough ? repair : nil
  }

  /// What a member misses where the others hold without it: a repair, if not the least.
  private mutating func repair(of index: Int, leftOutOf members: [Int]) -> Double? {
    let problem = search.problem
    let set = problem.replacing(constraints(of: members))
    if let repair = members.firstIndex(of: index).flatMap(set.directRepair) { return repair }
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

  /// A large set as a conflict, unless its members hold together as required, or all but one of them where that one does
  /// too.
  mutating func confirmedAsWhole(_ members: [Int], _ repairs: [Int: Double]) -> Verdict {
    let nearest = solved(members, softening: members[0]).map { [decisions(of: $0)] }
    return layout(of: members, orFrom: nearest).map { .refuted([$0]) } ?? stands(members, repairs)
  }

  /// The lengths that are decided in a layout of a set as it is required; `nil` where none is found.
  ///
  /// - Parameter starts: where rounds may begin too; `nil` where such places are looked for, with wishes.
  private mutating func layout(of members: [Int], orFrom starts: [LayoutDecisions]? = nil) -> LayoutDecisions? {
    guard let result = solved(constraints(of: members), orFrom: starts), result.solved.status == .optimal else {
      return nil
    }
    return decisions(of: result)
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

  /// Some constraints, with the right side of one of them changed.
  private func constraints(of members: [Int], repairing index: Int? = nil, by amount: Double = 0) -> [LayoutConstraint]
  {
    members.map { member in
      var constraint = search.problem.constraints[member]
      if member == index { constraint.right = constraint.right + LayoutExpression(constant: amount) }
      return constraint
    }
  }

  /// Whether some constraints alone have a layout with the right side of one of them changed; where there is no effort
  /// left, with certain lengths decided.
  private mutating func holds(
    _ members: [Int], repairing index: Int, by amount: Double, at lengths: LayoutDecisions
  ) -> Bool {
    let repaired = constraints(of: members, repairing: index, by: amount)
    guard search.mayGoOn else { return search.problem.replacing(repaired).holds(at: lengths) }
    return solved(repaired)?.solved.status == .optimal
  }

  private mutating func solved(
    _ constraints: [LayoutConstraint], orFrom starts: [LayoutDecisions]? = nil
  ) -> RoundsResult? {
    guard search.mayGoOn else { return nil }
    var trial = ConstrainedSearch(search, search.problem.replacing(constraints))
    var result = try? trial.run(orFrom: starts)
    if result?.solved.status == .infeasible && !isScarce(constraints.count) {
      let untried = points.reversed().filter { starts?.contains($0) != true }
      result = trial.layout(atFirstOf: untried) ?? result
    }
    search.spend(trial)
    if let result, result.solved.status == .optimal { remember(decisions(of: result)) }
    return result
  }

  /// Keeps where a set holds: others may hold near there.
  private mutating func remember(_ point: LayoutDecisions) {
    guard point.containsAny && !points.contains(point) else { return }
    if points.count == Self.pointLimit { points.removeFirst() }
    points.append(point)
  }
}

extension LayoutConflict {
  /// The lengths at which its repairs are enough, as far as they are known.
  fileprivate var points: [LayoutDecisions] { members.map(\.repairedLengths).filter(\.containsAny) }

  /// The repairs that are known, by constraint.
  var repairs: [Int: Double] {
    Dictionary(uniqueKeysWithValues: members.compactMap { member in member.repair.map { (member.index, $0) } })
  }
}
