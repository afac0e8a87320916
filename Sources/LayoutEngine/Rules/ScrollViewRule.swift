import LayoutModel

/// `ScrollView`: the content has all the length that it asks for along the scrolled axes (7.8).
///
/// The view itself takes what it is offered along them (the content's length where nothing is) and the content's length
/// across. Content that is smaller than the view stands at its start, or in its middle where both axes scroll.
struct ScrollViewRule: ContainerRule {
  var axes: Axis.Set

  private func scrolls(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

  /// Nothing along the scrolled axes, and these lengths across.
  private func offer<N: LayoutNumber>(_ lengths: NumericProposal<N>) -> NumericProposal<N> {
    NumericProposal(
      width: scrolls(.horizontal) ? nil : lengths.width, height: scrolls(.vertical) ? nil : lengths.height)
  }

  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    let content = subviews.size(0, offer(proposal))
    return NumericSize(
      width: scrolls(.horizontal) ? proposal.width ?? content.width : content.width,
      height: scrolls(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    let offer = offer(size.proposal)
    guard axes == [.horizontal, .vertical] else { return placements.append(Placement(origin: .zero, proposal: offer)) }
    let content = subviews.size(0, offer)
    func origin(_ axis: Axis) -> S.Number {
      ((size[axis] - content[axis]) * 0.5).clamped(from: 0, to: .infinity)
    }
    placements.append(Placement(origin: NumericPoint(x: origin(.horizontal), y: origin(.vertical)), proposal: offer))
  }
}
