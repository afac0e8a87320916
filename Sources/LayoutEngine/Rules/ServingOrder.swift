import LayoutModel

/// The order in which a stack serves its children, in groups of one priority.
///
/// Priority falls; within one priority flexibility (answer at infinity less answer at zero) rises; where both are
/// endlessly flexible the larger minimum comes first; what is still equal keeps its order.
struct ServingOrder {
  /// Children of one priority.
  struct Group: Equatable {
    /// Their positions in the order.
    var members: Range<Int>
    /// What changes in the available length when the group's turn comes: the first group sets aside the minimums of
    /// all later ones, each later group gets its own back.
    var reservationChange: Double
  }

  private var keys: [Key]
  private var firstGroup = Group(members: 0..<0, reservationChange: 0)
  private var laterGroups: [Group] = []

  var groupCount: Int { 1 + laterGroups.count }

  func group(_ number: Int) -> Group { number == 0 ? firstGroup : laterGroups[number - 1] }

  /// The child that is served at a position.
  func child(at position: Int) -> Int { keys[position].child }

  /// Whether children are served alike in both orders: one after another the same, with the same set aside.
  func serves(as other: ServingOrder) -> Bool {
    keys.elementsEqual(other.keys) { $0.child == $1.child } && firstGroup == other.firstGroup
      && laterGroups == other.laterGroups
  }

  init<S: RuleSubviews>(_ subviews: S, axis: Axis, cross: Double?) {
    keys = []
    keys.reserveCapacity(subviews.count)
    var isOnePriority = true
    for child in 0..<subviews.count {
      let priority = subviews.priority(child)
      isOnePriority = isOnePriority && priority == keys.first?.priority ?? priority
      keys.append(Key(child: child, priority: priority))
    }
    if !isOnePriority {
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
    firstGroup.reservationChange = -laterGroups.reduce(0) { $0 + $1.reservationChange }
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
    if isFirst {
      firstGroup.members = members
    } else {
      laterGroups.append(Group(members: members, reservationChange: reservation))
    }
    if !isAlone { sort(members) }
  }

  /// Moves each member before those that come after it: groups are short, and usually in order.
  private mutating func sort(_ members: Range<Int>) {
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
