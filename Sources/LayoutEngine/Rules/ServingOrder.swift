import LayoutModel

/// A child's turn when a stack serves its children: small, since a pass reads the turns of every stack several times.
struct ServingTurn: Equatable {
  var child: Int32
  /// How many children of its group share what is left, itself included.
  var sharers: Int32
  /// What changes in the available length before this turn. Where a group's turn comes, the first group sets aside the
  /// minimums of all later ones, and each later group gets its own back.
  var reservationChange = 0.0
}

/// Finds the order in which a stack serves its children, in groups of one priority.
///
/// Priority falls; within one priority flexibility (answer at infinity less answer at zero) rises; where both are
/// endlessly flexible the larger minimum comes first; what is still equal keeps its order.
struct ServingOrder {
  private(set) var turns: [ServingTurn] = []

  init<S: RuleSubviews>(_ subviews: S, axis: Axis, cross: Double?) {
    var keys = (0..<subviews.count).map { Key(child: Int32(truncatingIfNeeded: $0), priority: subviews.priority($0)) }
    if !subviews.haveOnePriority {
      keys.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.child < $1.child }
    }
    turns.reserveCapacity(keys.count)
    var reserved = 0.0
    while turns.count < keys.count {
      let start = turns.count
      var end = start + 1
      while end < keys.count && keys[end].priority == keys[start].priority { end += 1 }
      let minimums = Self.settle(&keys, start..<end) { child, main in
        subviews.probe(Int(child), NumericProposal(along: axis, main, across: cross))[axis]
      }
      for position in start..<end {
        turns.append(ServingTurn(child: keys[position].child, sharers: Int32(truncatingIfNeeded: end - position)))
      }
      if start > 0 {
        turns[start].reservationChange = minimums
        reserved += minimums
      }
    }
    if !turns.isEmpty { turns[0].reservationChange = -reserved }
  }

  /// Sorts one group. Minimums are probed where they are set aside or compared, maximums where they are compared.
  ///
  /// - Returns: the sum of the minimums.
  private static func settle(
    _ keys: inout [Key], _ members: Range<Int>, _ length: (_ child: Int32, _ main: Double) -> Double
  ) -> Double {
    let isAlone = members.count == 1
    if isAlone && members.lowerBound == 0 { return 0 }
    var minimums = 0.0
    for position in members {
      let minimum = length(keys[position].child, 0)
      minimums += minimum
      keys[position].minimum = minimum
      guard !isAlone else { continue }
      let flexibility = length(keys[position].child, .infinity) - minimum
      keys[position].flexibility = flexibility.isNaN ? 0 : flexibility  // Endless at any proposal: nothing to give.
    }
    if !isAlone { sort(&keys, members) }
    return minimums
  }

  /// Moves each member before those that come after it: groups are short, and usually in order.
  private static func sort(_ keys: inout [Key], _ members: Range<Int>) {
    if members.count > 16 { return keys[members].sort() }
    for position in members.dropFirst() {
      let key = keys[position]
      var free = position
      while free > members.lowerBound && key < keys[free - 1] {
        keys[free] = keys[free - 1]
        free -= 1
      }
      if free != position { keys[free] = key }
    }
  }

  private struct Key: Comparable {
    var child: Int32
    var priority: Double
    var minimum = 0.0
    var flexibility = 0.0

    static func < (a: Key, b: Key) -> Bool {
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity && a.minimum != b.minimum { return a.minimum > b.minimum }
      return a.child < b.child
    }
  }
}

extension RandomAccessCollection<ServingTurn> where Index == Int {
  /// The turns of each group.
  var groups: [Range<Int>] {
    let starts = indices.filter { $0 == startIndex || self[$0 - 1].sharers == 1 }
    return starts.map { $0..<$0 + Int(self[$0].sharers) }
  }
}
