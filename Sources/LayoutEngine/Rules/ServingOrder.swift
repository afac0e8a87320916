import LayoutModel

/// The order in which a stack serves its children, in groups of one priority.
///
/// Priority falls; within one priority flexibility (answer at infinity less answer at zero) rises; where both are
/// endlessly flexible the larger minimum comes first; what is still equal keeps its order.
struct ServingOrder {
  /// Children of one priority.
  struct Group {
    /// Their positions in the order.
    var members: Range<Int>
    /// What changes in the available length when the group's turn comes: the first group sets aside the minimums of
    /// all later ones, each later group gets its own back.
    var reservationChange: Double
  }

  private var keys: [Key]
  private(set) var groups: [Group] = []

  /// The child that is served at a position.
  func child(at position: Int) -> Int { keys[position].child }

  init<S: RuleSubviews>(_ subviews: S, axis: Axis, cross: Double?) {
    keys = (0..<subviews.count).map { Key(child: $0, priority: subviews.priority($0)) }
    if !subviews.haveOnePriority {
      keys.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.child < $1.child }
    }
    func length(_ child: Int, at main: Double) -> Double {
      subviews.probe(child, NumericProposal(along: axis, main, across: cross))[axis]
    }
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count && keys[end].priority == keys[start].priority { end += 1 }
      appendGroup(start..<end, length)
      start = end
    }
    groups[0].reservationChange = -groups.dropFirst().reduce(0) { $0 + $1.reservationChange }
  }

  /// Sorts one group. Minimums are probed where they are set aside or compared, maximums where they are compared.
  private mutating func appendGroup(_ members: Range<Int>, _ length: (Int, Double) -> Double) {
    let isFirst = members.lowerBound == 0
    let isAlone = members.count == 1
    var reservation = 0.0
    for position in members where !(isFirst && isAlone) {
      let minimum = length(keys[position].child, 0)
      reservation += minimum
      keys[position].minimum = minimum
      guard !isAlone else { continue }
      let flexibility = length(keys[position].child, .infinity) - minimum
      keys[position].flexibility = flexibility.isNaN ? 0 : flexibility  // Endless at any proposal: nothing to give.
    }
    groups.append(Group(members: members, reservationChange: isFirst ? 0 : reservation))
    if !isAlone { keys[members].sort() }
  }

  private struct Key: Comparable {
    var child: Int
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
