import Foundation
import LayoutModel

/// `frame(minWidth:idealWidth:maxWidth:...)`: bounds on what the child is offered and on what is answered (7.2).
struct FlexibleFrameRule {
  private var width: AxisRule
  private var height: AxisRule
  private var alignment: Alignment

  init(width: FrameBounds, height: FrameBounds, alignment: Alignment) {
    self.width = AxisRule(width)
    self.height = AxisRule(height)
    self.alignment = alignment
  }

  /// The edges across the axes that are bounded: there the view's own distances no longer count.
  var givenEdges: Edge.Set {
    (width.isGiven ? Edge.Set.horizontal : []).union(height.isGiven ? .vertical : [])
  }

  /// Whether the frame's length can follow what it is offered, and not its child alone.
  func takesProposal(_ axis: Axis) -> Bool { (axis == .horizontal ? width : height).isGiven }

  /// The bounds of the length along an axis.
  func bounds(_ axis: Axis) -> ClosedRange<Double> {
    let rule = axis == .horizontal ? width : height
    return (rule.min ?? 0)...(rule.max ?? .infinity)
  }

  private func offer<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> NumericProposal<N> {
    NumericProposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }
}

extension FlexibleFrameRule: ContainerRule {
  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    if let width = width.answer(proposal.width), let height = height.answer(proposal.height) {
      return NumericSize(width: width, height: height)  // The child is not consulted.
    }
    let offer = offer(proposal)
    let answer = subviews.size(0, offer)
    return NumericSize(
      width: width.answer(proposal.width, offered: offer.width, child: answer.width),
      height: height.answer(proposal.height, offered: offer.height, child: answer.height))
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    let offer = NumericProposal(
      width: width.isOpen(proposal.width, answered: size.width) ? nil : size.width,
      height: height.isOpen(proposal.height, answered: size.height) ? nil : size.height)
    placements.append(alignment.placement(of: 0, in: size, subviews, offer))
  }
}

extension FlexibleFrameRule {
  /// The rule along one axis. Bounds are made consistent once: the minimum wins over the ideal, that over the maximum.
  private struct AxisRule {
    var min: Double?
    var ideal: Double?
    var max: Double?

    init(_ bounds: FrameBounds) {
      min = bounds.min.map { Swift.max(0, Double($0)) }
      ideal = bounds.ideal.map { [min] in Swift.max(Double($0), min ?? 0) }
      max = bounds.max.map { [min, ideal] in Swift.max(Double($0), ideal ?? min ?? 0) }
    }

    var isGiven: Bool { min != nil || ideal != nil || max != nil }

    /// What the child is offered.
    func offer<N: LayoutNumber>(_ proposed: N?) -> N? {
      (proposed ?? ideal.map { N($0) })?.clamped(from: min ?? -.infinity, to: max ?? .infinity)
    }

    /// The answer where it does not depend on the child.
    func answer<N: LayoutNumber>(_ proposed: N?) -> N? {
      guard let proposed else { return ideal.map { N($0) } }
      guard let min, let max else { return nil }
      return proposed.clamped(from: min, to: max)
    }

    /// The answer to a proposal, given what the child answered to its offer.
    ///
    /// With a maximum the frame grows to the offer; with only a minimum it is cut back to it.
    func answer<N: LayoutNumber>(_ proposed: N?, offered: N?, child: N) -> N {
      if let answer = answer(proposed) { return answer }
      guard proposed != nil, let offered else {
        return min == nil && max == nil ? child : child.clamped(from: min ?? -.infinity, to: max ?? .infinity)
      }
      switch (min, max) {
      case (let min?, nil): return N.minimum([offered, child]).clamped(from: min, to: .infinity)
      case (nil, let max?): return N.maximum([offered, child]).clamped(from: -.infinity, to: max)
      default: return child
      }
    }

    /// Whether the child is placed without a proposal, since its own length was answered inside the bounds.
    func isOpen<N: LayoutNumber>(_ proposed: N?, answered: N) -> Bool {
      proposed == nil && ideal == nil && answered.value > min ?? -.infinity && answered.value < max ?? .infinity
    }
  }
}
