import LayoutModel

/// `HStack` and `VStack`: a greedy pass in the order of priority and flexibility (section 4 of the semantics).
///
/// Children are served one after another. Within the children of one priority the least flexible comes first; each is
/// offered an equal share of what is left, after the minimums of all lower priorities have been set aside, and what it
/// takes is subtracted. Nothing is clamped to the proposal: a stack can overflow, and it can hug its children.
struct StackRule: Equatable {
  var axis: Axis
  /// The gap between neighbours in points; `nil` asks the neighbours.
  var spacing: Double?
  var alignment: AlignmentKey
}

extension StackRule: ContainerRule {
  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    guard subviews.count > 0 else { return .zero }
    if subviews.areAsked(onlyAlong: axis.crossing) {
      // Nothing is proposed along the stack's own axis: no length of a child bears on another's.
      let cross = S.Number.maximum(subviews.count, atLeast: 0) { subviews.size($0, proposal)[axis.crossing] }
      return NumericSize(along: axis, S.Number(0), across: cross)
    }
    let gaps = totalGap(subviews)
    if subviews.areAsked(onlyAlong: axis), let main = evenLength(subviews, proposal, gaps) {
      return NumericSize(along: axis, main, across: S.Number(0))
    }
    let children = serve(subviews, proposal, gaps)
    let main = S.Number.sum(children.count, plus: gaps) { children[$0].size[axis] }
    let cross = subviews.areAsked(onlyAlong: axis) ? S.Number(0) : crossExtent(subviews, children).length
    children.drop()
    return NumericSize(along: axis, main, across: cross)
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    guard subviews.count > 0 else { return }
    // An open cross axis takes the length that was answered, and everything is measured again with it.
    var settled = proposal
    settled[axis.crossing] = proposal[axis.crossing] ?? size[axis.crossing]
    let children = serve(subviews, settled, totalGap(subviews))
    let extent = crossExtent(subviews, children)
    var position = S.Number(0)
    for i in 0..<children.count {
      let child = children[i]
      let cross = extent.origin(i, child.size[axis.crossing])
      placements.append(
        Placement(
          origin: NumericPoint(along: axis, position, across: cross), proposal: child.proposal, size: child.size))
      if i + 1 < children.count { position = .sum(position, child.size[axis], plus: gap(subviews, after: i)) }
    }
    children.drop()
  }

  /// Offers every child its share, in serving order; what they were served is in their own order.
  private func serve<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, _ gaps: Double
  ) -> ServedChildren<S.Number> {
    let cross = proposal[axis.crossing]
    let served = ServedChildren(subviews.served, count: subviews.count)
    if let offer = evenOffer(subviews, proposal, gaps) {
      var makesRoom = false
      for i in 0..<subviews.count {
        served[i] = Served(proposal: offer, size: subviews.size(i, offer))
        makesRoom = makesRoom || !(served[i].size[axis].value >= 0)
      }
      if !makesRoom || offer[axis]?.value != 0 { return served }
    }
    guard let main = proposal[axis] else { return served }
    let turns = subviews.servingOrder(along: axis, cross: cross?.value)
    let rigid = RigidReservations(subviews, turns, axis: axis)
    var available = main - gaps
    for number in turns.indices {
      let turn = turns[number]
      available = available + turn.reservationChange
      if let correction = rigid?.changes[number] { available = available + correction }
      let child = Int(turn.child)
      let share = (available / Double(turn.sharers)).clamped(from: 0, to: .infinity)
      let offer = NumericProposal(along: axis, share, across: cross)
      let size = subviews.size(child, offer)
      served[child] = Served(proposal: offer, size: size)
      if number == turns.count - 1 { break }  // Nobody is offered what the last child leaves.
      let rest = available - size[axis]
      if !rest.value.isNaN { available = rest }  // Infinity less infinity leaves infinity.
    }
    return served
  }

  /// What all children are offered alike, whatever their order: nothing where nothing is proposed, at infinity an endless
  /// share since nothing is ever used up, and where nothing is available nothing. Most stacks are asked for these by the
  /// stacks around them. A child that answers nothing with a negative length would make room for others.
  private func evenOffer<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, _ gaps: Double
  ) -> NumericProposal<S.Number>? {
    guard let main = proposal[axis] else { return proposal }
    if main.value == .infinity && gaps.isFinite && subviews.haveOnePriority { return proposal }
    // A recording pass has to record how the shares would grow.
    if S.Number.isRecorded || !(main.value - gaps <= 0) { return nil }
    return NumericProposal(along: axis, S.Number(0), across: proposal[axis.crossing])
  }

  /// The length of children that are all offered the same; `nil` where the order counts.
  private func evenLength<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, _ gaps: Double
  ) -> S.Number? {
    guard let offer = evenOffer(subviews, proposal, gaps) else { return nil }
    var makesRoom = false
    let length = S.Number.sum(subviews.count, plus: gaps) {
      let length = subviews.size($0, offer)[axis]
      makesRoom = makesRoom || !(length.value >= 0)
      return length
    }
    return makesRoom && offer[axis]?.value == 0 ? nil : length
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
      return fraction == 0 ? Number(0) : .difference(length, childLength, times: fraction)
    }
  }

  /// The union of the children's intervals around the alignment line, the line itself included.
  ///
  /// Where no child sets the guide and it lies at a fixed share f of every length, the line is at f times the largest
  /// length, and so the extent is that length.
  private func crossExtent<S: RuleSubviews>(
    _ subviews: S, _ children: ServedChildren<S.Number>
  ) -> CrossExtent<S.Number> {
    let cross = axis.crossing
    if !subviews.haveExplicitGuides, let fraction = alignment.standardFraction {
      let length = S.Number.maximum(children.count, atLeast: 0) { children[$0].size[cross] }
      return CrossExtent(length: length, line: nil, guides: [], fraction: fraction)
    }
    let guides = (0..<children.count).map {
      subviews.guide(alignment, $0, children[$0].proposal, size: children[$0].size)
    }
    let before = S.Number.maximum(guides.count, atLeast: 0) { guides[$0] }
    let after = S.Number.maximum(guides.count, atLeast: 0) { children[$0].size[cross] - guides[$0] }
    return CrossExtent(length: before + after, line: before, guides: guides, fraction: 0)
  }
}
