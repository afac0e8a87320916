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
    let gaps = totalGap(subviews)
    let children = serve(subviews, proposal, gaps)
    let main = S.Number.sum(children.count, plus: gaps) { children[$0].size[axis] }
    let cross = crossExtent(subviews, children).length
    subviews.giveBack(children)
    return NumericSize(along: axis, main, across: cross)
  }

  func placements<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>
  ) -> [Placement<S.Number>] {
    guard subviews.count > 0 else { return [] }
    // An open cross axis takes the length that was answered, and everything is measured again with it.
    var settled = proposal
    settled[axis.crossing] = proposal[axis.crossing] ?? size[axis.crossing]
    let children = serve(subviews, settled, totalGap(subviews))
    let extent = crossExtent(subviews, children)
    var position = S.Number(0)
    let placements = children.indices.map { i in
      let child = children[i]
      let cross = extent.origin(i, child.size[axis.crossing])
      defer {
        if i + 1 < children.count { position = position + child.size[axis] + gap(subviews, after: i) }
      }
      return Placement(origin: NumericPoint(along: axis, position, across: cross), proposal: child.proposal)
    }
    subviews.giveBack(children)
    return placements
  }

  /// Offers every child its share, in serving order; what they were served is in their own order.
  private func serve<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, _ gaps: Double
  ) -> [Served<S.Number>] {
    let cross = proposal[axis.crossing]
    var served = subviews.takeServed()
    guard let main = proposal[axis] else {
      for i in 0..<subviews.count { served.append(Served(proposal: proposal, size: subviews.size(i, proposal))) }
      return served
    }
    if serveWithoutOrder(subviews, main, cross, gaps, &served) { return served }
    let order = subviews.servingOrder(along: axis, cross: cross?.value)
    let rigid = RigidReservations(subviews, order, axis: axis)
    let nothing = Served(proposal: proposal, size: NumericSize<S.Number>.zero)
    served.removeAll(keepingCapacity: true)
    served.append(contentsOf: repeatElement(nothing, count: subviews.count))
    var available = main - gaps
    for number in 0..<order.groupCount {
      let group = order.group(number)
      available = available + group.reservationChange
      if let correction = rigid?.changes[number] { available = available + correction }
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
  ///
  /// - Returns: whether that is so.
  private func serveWithoutOrder<S: RuleSubviews>(
    _ subviews: S, _ main: S.Number, _ cross: S.Number?, _ gaps: Double, _ served: inout [Served<S.Number>]
  ) -> Bool {
    let isEndless = main.value == .infinity && gaps.isFinite && subviews.haveOnePriority
    // A recording pass has to record how the shares would grow.
    let isExhausted = !S.Number.isRecorded && main.value - gaps <= 0
    guard isEndless || isExhausted else { return false }
    let offer = NumericProposal(along: axis, isEndless ? main : S.Number(0), across: cross)
    for i in 0..<subviews.count {
      let size = subviews.size(i, offer)
      // A negative length would make room for others.
      guard isEndless || size[axis].value >= 0 else { return false }
      served.append(Served(proposal: offer, size: size))
    }
    return true
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
