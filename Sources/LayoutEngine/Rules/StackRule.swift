import LayoutModel

/// `HStack` and `VStack`: a greedy pass in the order of priority and flexibility (section 4 of the semantics).
///
/// Children are served one after another. Within the children of one priority the least flexible comes first; each is
/// offered an equal share of what is left, after the minimums of all lower priorities have been set aside, and what it
/// takes is subtracted. Nothing is clamped to the proposal: a stack can overflow, and it can hug its children.
struct StackRule {
  var axis: Axis
  /// The gap between neighbours in points; `nil` asks the neighbours.
  var spacing: Double?
  var alignment: AlignmentKey
}

extension StackRule: ContainerRule {
  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    guard subviews.count > 0 else { return .zero }
    let children = serve(subviews, proposal)
    let main = S.Number.sum(children.count, plus: totalGap(subviews)) { children[$0].size[axis] }
    return NumericSize(along: axis, main, across: crossExtent(subviews, children).length)
  }

  func placements<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>
  ) -> [Placement<S.Number>] {
    guard subviews.count > 0 else { return [] }
    // An open cross axis takes the length that was answered, and everything is measured again with it.
    var settled = proposal
    settled[axis.crossing] = proposal[axis.crossing] ?? size[axis.crossing]
    let children = serve(subviews, settled)
    let extent = crossExtent(subviews, children)
    var position = S.Number(0)
    return children.indices.map { i in
      let child = children[i]
      let cross = extent.origin(i, child.size[axis.crossing])
      defer {
        if i + 1 < children.count { position = position + child.size[axis] + gap(subviews, after: i) }
      }
      return Placement(origin: NumericPoint(along: axis, position, across: cross), proposal: child.proposal)
    }
  }

  /// What one child was offered and what it answered.
  private struct Served<Number: LayoutNumber> {
    var proposal: NumericProposal<Number>
    var size: NumericSize<Number>
  }

  /// Offers every child its share, in serving order.
  private func serve<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>
  ) -> [Served<S.Number>] {
    let cross = proposal[axis.crossing]
    guard let main = proposal[axis] else {
      return (0..<subviews.count).map { i in
        Served(proposal: proposal, size: subviews.size(i, proposal))
      }
    }
    if let served = serveWithoutOrder(subviews, main, cross) { return served }
    let order = subviews.servingOrder(along: axis, cross: cross?.value)
    let rigid = RigidReservations(subviews, order, axis: axis)
    let nothing = Served(proposal: proposal, size: NumericSize<S.Number>.zero)
    var served = Array(repeating: nothing, count: subviews.count)
    var available = main - totalGap(subviews)
    for (i, group) in order.groups.enumerated() {
      available = available + group.reservationChange
      if let correction = rigid?.changes[i] { available = available + correction }
      var left = group.members.count
      for position in group.members {
        let i = order.child(at: position)
        let share = (available / Double(left)).clamped(from: 0, to: .infinity)
        let offer = NumericProposal(along: axis, share, across: cross)
        let size = subviews.size(i, offer)
        served[i] = Served(proposal: offer, size: size)
        let rest = available - size[axis]
        if !rest.value.isNaN { available = rest }  // Infinity less infinity leaves infinity.
        left -= 1
      }
    }
    return served
  }

  /// Serves children that are all offered the same, whatever their order: at infinity nothing is ever used up, and where
  /// nothing is available nothing is offered. Most stacks are asked for both by the stacks around them.
  private func serveWithoutOrder<S: RuleSubviews>(
    _ subviews: S, _ main: S.Number, _ cross: S.Number?
  ) -> [Served<S.Number>]? {
    let gaps = totalGap(subviews)
    let isEndless = main.value == .infinity && gaps.isFinite && subviews.haveOnePriority
    // A recording pass has to record how the shares would grow.
    let isExhausted = !S.Number.isRecorded && main.value - gaps <= 0
    guard isEndless || isExhausted else { return nil }
    let offer = NumericProposal(along: axis, isEndless ? main : S.Number(0), across: cross)
    var served: [Served<S.Number>] = []
    served.reserveCapacity(subviews.count)
    for i in 0..<subviews.count {
      let size = subviews.size(i, offer)
      // A negative length would make room for others.
      guard isEndless || size[axis].value >= 0 else { return nil }
      served.append(Served(proposal: offer, size: size))
    }
    return served
  }

  private func gap<S: RuleSubviews>(_ subviews: S, after child: Int) -> Double {
    spacing ?? subviews.distance(after: child, along: axis)
  }

  private func totalGap<S: RuleSubviews>(_ subviews: S) -> Double {
    if let spacing { return spacing == 0 ? 0 : spacing * Double(subviews.count - 1) }
    return (0..<subviews.count - 1).reduce(0) { $0 + gap(subviews, after: $1) }
  }
}

extension StackRule {
  /// The extent of a stack across its axis, and where a child stands in it.
  private struct CrossExtent<Number: LayoutNumber> {
    var length: Number
    /// Where the alignment line lies, and each child's guide; `nil` where one share of the length says both.
    var line: Number?
    var guides: [Number]
    var fraction: Double

    func origin(_ child: Int, _ childLength: Number) -> Number {
      if let line { return line - guides[child] }
      return fraction == 0 ? Number(0) : (length - childLength) * fraction
    }
  }

  /// The union of the children's intervals around the alignment line, the line itself included.
  ///
  /// Where no child sets the guide and it lies at a fixed share f of every length, the line is at f times the largest
  /// length, and so the extent is that length.
  private func crossExtent<S: RuleSubviews>(_ subviews: S, _ children: [Served<S.Number>]) -> CrossExtent<S.Number> {
    let cross = axis.crossing
    if !subviews.haveExplicitGuides, let fraction = alignment.standardFraction {
      let length = S.Number.maximum(children.count, atLeast: 0) { children[$0].size[cross] }
      return CrossExtent(length: length, line: nil, guides: [], fraction: fraction)
    }
    let guides = children.indices.map {
      subviews.guide(alignment, $0, children[$0].proposal, size: children[$0].size)
    }
    let before = S.Number.maximum(guides.count, atLeast: 0) { guides[$0] }
    let after = S.Number.maximum(guides.count, atLeast: 0) { children[$0].size[cross] - guides[$0] }
    return CrossExtent(length: before + after, line: before, guides: guides, fraction: 0)
  }
}
