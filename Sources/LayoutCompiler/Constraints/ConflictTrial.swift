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
  var search: ConstrainedSearch
  /// Where sets were found to hold, the last of them last.
  var points: [LayoutDecisions] = []

  /// The members of larger sets are not tried one by one, since each takes a layout.
  static let memberLimit = 8
  /// What it takes to find the least repair of a member.
  static let roundsOfMember = 16
  /// How many places where sets hold are tried for others.
  static let pointLimit = 4
  /// Up to so many constraints are left out one by one.
  private static let fewConstraints = 16

  init(_ search: ConstrainedSearch) { self.search = search }

  /// What trying came to.
  enum Verdict: Equatable {
    /// The sets that stand, with repairs that hold.
    case stands([LayoutConflict])
    /// A set holds where these lengths are decided, each of them; whether what is required does, is not said.
    case refuted([LayoutDecisions])
  }

  /// Tries each of some conflicts of all constraints.
  mutating func run(_ conflicts: [LayoutConflict]) -> Verdict {
    var standing: [LayoutConflict] = []
    var points: [LayoutDecisions] = []
    for conflict in conflicts {
      let members = conflict.members.map(\.index)
      if conflict.isProvedEverywhere && members.count > Self.memberLimit {
        standing.append(conflict)
        continue
      }
      switch members.count > Self.memberLimit ? confirmedAsWhole(members, conflict.repairs) : tried(members, conflict) {
      case .stands(let found): standing += found.filter { !standing.contains($0) }
      case .refuted(let found): points += found
      }
    }
    return standing.isEmpty ? .refuted(points) : .stands(standing)
  }

  private var required: [Int] {
    search.problem.constraints.indices.filter { search.problem.constraints[$0].isRequired }
  }

  /// Where the sets that a program named hold alone: a set that does not, from all constraints.
  mutating func fromAll() -> Verdict {
    var members = required
    guard !members.isEmpty else { return .stands([]) }
    // Many constraints are left out by the half first, then by ever smaller parts; few one by one.
    var part = members.count > Self.fewConstraints ? members.count / 2 : 1
    while part > 0 {
      leaveOut(part, of: &members)
      part /= 2
    }
    return members.count <= Self.memberLimit ? tried(members) : stands(members, [:])
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
}
