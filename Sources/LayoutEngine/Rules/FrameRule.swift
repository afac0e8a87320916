import Foundation
import LayoutModel

/// `frame(width:height:alignment:)`: a given axis is the answer and the child's proposal, the other is the child's (7.1).
struct FrameRule {
  private var width: Double?
  private var height: Double?
  private var alignment: Alignment

  /// Negative lengths count as 0, NaN and infinity as not given.
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    func valid(_ length: CGFloat?) -> Double? {
      guard let length, !length.isNaN, length != .infinity else { return nil }
      return Double(max(0, length))
    }
    self.width = valid(width)
    self.height = valid(height)
    self.alignment = alignment
  }

  /// The edges across the given axes: there the view's own distances no longer count.
  var givenEdges: Edge.Set {
    (width == nil ? [] : Edge.Set.horizontal).union(height == nil ? [] : .vertical)
  }

  /// Whether the length along an axis is given.
  func fixes(_ axis: Axis) -> Bool { (axis == .horizontal ? width : height) != nil }

  private func offer<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> NumericProposal<N> {
    NumericProposal(width: width.map { N($0) } ?? proposal.width, height: height.map { N($0) } ?? proposal.height)
  }
}

extension FrameRule: ContainerRule {
  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    if let width, let height { return NumericSize(width: S.Number(width), height: S.Number(height)) }
    let answer = subviews.size(0, offer(proposal))
    return NumericSize(
      width: width.map { S.Number($0) } ?? answer.width, height: height.map { S.Number($0) } ?? answer.height)
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    placements.append(alignment.placement(of: 0, in: size, subviews, offer(proposal)))
  }
}

extension Alignment {
  /// Puts a child so that its guides lie on those of a box of `size` (section 7's common rule).
  func placement<S: RuleSubviews>(
    of child: Int, in size: NumericSize<S.Number>, _ subviews: S, _ offer: NumericProposal<S.Number>
  ) -> Placement<S.Number> {
    let answer = subviews.size(child, offer)
    func origin(_ key: AlignmentKey) -> S.Number {
      if !subviews.haveExplicitGuides, let fraction = key.standardFraction {
        return fraction == 0 ? S.Number(0) : (size[key.axis] - answer[key.axis]) * fraction
      }
      // The box itself has default guides only; a custom default sees no more than the box's own size.
      let line = key.standardPosition(in: size) ?? S.Number.boxDefault(of: key, in: size)
      return line - subviews.guide(key, child, offer, size: answer)
    }
    return Placement(
      origin: NumericPoint(x: origin(horizontal.key), y: origin(vertical.key)), proposal: offer, size: answer)
  }
}

extension LayoutNumber {
  /// The default of a custom guide in a box without content: found by the guide's own code.
  static func boxDefault(of key: AlignmentKey, in size: NumericSize<Self>) -> Self {
    let box = ViewDimensions(size: size.values, source: nil, node: 0, proposal: ProposedViewSize(size.values))
    return local(Double(key.id.defaultValue(in: box)), from: [size.width, size.height])
  }
}
