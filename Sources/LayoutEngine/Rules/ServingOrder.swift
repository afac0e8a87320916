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

/// Finds the order in which a stack serves its children, in groups of one priority; to be dropped once it is read.
///
/// Priority falls; within one priority flexibility (answer at infinity less answer at zero) rises; where both are
/// endlessly flexible the larger minimum comes first; what is still equal keeps its order.
struct ServingOrder<Number: LayoutNumber> {
  private let stack: ServedStack<Number>
  private let start: Int
  let count: Int

  init<S: RuleSubviews>(_ subviews: S, axis: Axis, cross: Double?) where S.Number == Number {
    stack = subviews.served
    start = unsafe stack.keys.count
    count = subviews.count
    for child in 0..<count {
      unsafe stack.keys.append(ServingKey(child: child, priority: subviews.priority(child)))
    }
    if !subviews.haveOnePriority { sort(0..<count) { $0.precedesByPriority($1) } }
    var reserved = 0.0
    var next = 0
    while next < count {
      let group = next..<endOfGroup(from: next)
      let minimums = settle(group) { child, main in
        subviews.probe(child, NumericProposal(along: axis, main, across: cross))[axis]
      }
      if next > 0 {
        self[next].turn.reservationChange = minimums
        reserved += minimums
      }
      next = group.upperBound
    }
    if count > 0 { self[0].turn.reservationChange = -reserved }
  }

  /// The turn at a place of the order.
  func turn(_ position: Int) -> ServingTurn { self[position].turn }

  /// Ends the use of the order, and of all that were begun after it.
  func drop() { unsafe stack.keys.removeLast(keeping: start) }

  private subscript(position: Int) -> ServingKey {
    get { unsafe stack.keys[start + position] }
    nonmutating set { unsafe stack.keys[start + position] = newValue }
  }

  private func endOfGroup(from first: Int) -> Int {
    var end = first + 1
    while end < count && self[end].priority == self[first].priority { end += 1 }
    return end
  }

  /// Sorts one group. Minimums are probed where they are set aside or compared, maximums where they are compared.
  ///
  /// - Returns: the sum of the minimums.
  private func settle(_ members: Range<Int>, _ length: (_ child: Int, _ main: Double) -> Double) -> Double {
    var minimums = 0.0
    let isAlone = members.count == 1
    if !isAlone || members.lowerBound > 0 {
      for position in members {
        let child = Int(self[position].turn.child)
        let minimum = length(child, 0)
        minimums += minimum
        self[position].minimum = minimum
        guard !isAlone else { continue }
        let flexibility = length(child, .infinity) - minimum
        self[position].flexibility = flexibility.isNaN ? 0 : flexibility  // Endless at any proposal: nothing to give.
      }
    }
    sort(members) { $0.precedesByFlexibility($1) }
    for position in members { self[position].turn.sharers = Int32(truncatingIfNeeded: members.upperBound - position) }
    return minimums
  }

  /// Moves each member before those that come after it: groups are short, and usually in order.
  @inline(__always)
  private func sort(_ members: Range<Int>, by precedes: (ServingKey, ServingKey) -> Bool) {
    if members.count > 16 {
      for (position, key) in zip(members, members.map { self[$0] }.sorted(by: precedes)) { self[position] = key }
      return
    }
    for position in members.dropFirst() {
      let key = self[position]
      var free = position
      while free > members.lowerBound && precedes(key, self[free - 1]) {
        self[free] = self[free - 1]
        free -= 1
      }
      if free != position { self[free] = key }
    }
  }
}

/// A child's turn, and what a stack orders it by.
struct ServingKey {
  var turn: ServingTurn
  var priority: Double
  var minimum = 0.0
  var flexibility = 0.0

  init(child: Int, priority: Double) {
    turn = ServingTurn(child: Int32(truncatingIfNeeded: child), sharers: 0)
    self.priority = priority
  }

  func precedesByPriority(_ other: ServingKey) -> Bool {
    priority != other.priority ? priority > other.priority : turn.child < other.turn.child
  }

  func precedesByFlexibility(_ other: ServingKey) -> Bool {
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity && minimum != other.minimum { return minimum > other.minimum }
    return turn.child < other.turn.child
  }
}

extension RandomAccessCollection<ServingTurn> where Index == Int {
  /// The turns of each group.
  var groups: [Range<Int>] {
    let starts = indices.filter { $0 == startIndex || self[$0 - 1].sharers == 1 }
    return starts.map { $0..<$0 + Int(self[$0].sharers) }
  }
}
