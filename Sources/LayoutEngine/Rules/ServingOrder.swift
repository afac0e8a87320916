import LayoutModel

/// The order in which a stack serves its children, in groups of one priority.
///
/// Priority falls; within one priority flexibility (answer at infinity less answer at zero) rises; where both are
/// endlessly flexible the larger minimum comes first; what is still equal keeps its order.
struct ServingOrder {
  /// Children of one priority.
  struct Group {
    /// Their positions in ``ServingOrder/children``.
    var members: Range<Int>
    /// What changes in the available length when the group's turn comes: the first group sets aside the minimums of
    /// all later ones, each later group gets its own back.
    var reservationChange: Double
  }

  private(set) var children: [Int]
  private(set) var groups: [Group] = []

  init<S: RuleSubviews>(_ subviews: S, axis: Axis, cross: Double?) {
    let priorities = (0..<subviews.count).map { subviews.priority($0) }
    children = Array(0..<subviews.count)
    let isUniform = priorities.allSatisfy { $0 == priorities[0] }
    if !isUniform {
      children.sort { priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1 }
    }
    func length(_ child: Int, at main: Double) -> Double {
      subviews.probe(child, NumericProposal(along: axis, main, across: cross))[axis]
    }
    var start = 0
    while start < children.count {
      var end = start + 1
      while end < children.count && priorities[children[end]] == priorities[children[start]] { end += 1 }
      appendGroup(start..<end, length)
      start = end
    }
    groups[0].reservationChange = -groups.dropFirst().reduce(0) { $0 + $1.reservationChange }
  }

  /// Sorts one group. Minimums are probed where they are set aside or compared, maximums where they are compared.
  private mutating func appendGroup(_ members: Range<Int>, _ length: (Int, Double) -> Double) {
    let isFirst = members.lowerBound == 0
    let isAlone = members.count == 1
    let keys = children[members].map { child in
      let minimum = isFirst && isAlone ? 0 : length(child, 0)
      let maximum = isAlone ? minimum : length(child, .infinity)
      return Key(child: child, minimum: minimum, flexibility: maximum - minimum)
    }
    groups.append(Group(members: members, reservationChange: isFirst ? 0 : keys.reduce(0) { $0 + $1.minimum }))
    if !isAlone { children.replaceSubrange(members, with: keys.sorted(by: <).map(\.child)) }
  }

  private struct Key: Comparable {
    var child: Int
    var minimum: Double
    var flexibility: Double

    init(child: Int, minimum: Double, flexibility: Double) {
      self.child = child
      self.minimum = minimum
      self.flexibility = flexibility.isNaN ? 0 : flexibility  // Endless at any proposal: nothing to give.
    }

    static func < (a: Key, b: Key) -> Bool {
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity && a.minimum != b.minimum { return a.minimum > b.minimum }
      return a.child < b.child
    }
  }
}
