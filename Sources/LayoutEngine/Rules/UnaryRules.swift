import Foundation
import LayoutModel

/// `padding`: the child is offered less and answered for with more, never below zero (7.3).
struct PaddingRule: ContainerRule, Equatable {
  private var insets: EdgeInsets

  init(_ insets: EdgeInsets) { self.insets = insets }

  /// The edges that are moved: there the view's own distances no longer count.
  var insetEdges: Edge.Set {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }

  private var horizontal: Double { insets.leading + insets.trailing }
  private var vertical: Double { insets.top + insets.bottom }

  private func offer<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> NumericProposal<N> {
    NumericProposal(
      width: proposal.width.map { ($0 - horizontal).clamped(from: 0, to: .infinity) },
      height: proposal.height.map { ($0 - vertical).clamped(from: 0, to: .infinity) })
  }

  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    let answer = subviews.size(0, offer(proposal))
    return NumericSize(
      width: (answer.width + horizontal).clamped(from: 0, to: .infinity),
      height: (answer.height + vertical).clamped(from: 0, to: .infinity))
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    let origin = NumericPoint(x: S.Number(insets.leading), y: S.Number(insets.top))
    placements.append(Placement(origin: origin, proposal: offer(proposal)))
  }
}

/// `fixedSize`: asks for the ideal length on the chosen axes (7.4).
struct FixedSizeRule: ContainerRule {
  var horizontal: Bool
  var vertical: Bool

  private func offer<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> NumericProposal<N> {
    NumericProposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    subviews.size(0, offer(proposal))
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    placements.append(Placement(origin: .zero, proposal: offer(proposal)))
  }
}

/// `offset`: moves what is drawn; sizes, guides and siblings do not see it (7.6).
struct OffsetRule: ContainerRule {
  var x: Double
  var y: Double

  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    subviews.size(0, proposal)
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    placements.append(Placement(origin: NumericPoint(x: S.Number(x), y: S.Number(y)), proposal: proposal))
  }
}

/// `position`: takes what is offered and centres the child at a point of it (7.6).
struct PositionRule: ContainerRule {
  var x: Double
  var y: Double

  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    if let width = proposal.width, let height = proposal.height { return NumericSize(width: width, height: height) }
    let answer = subviews.size(0, proposal)
    return NumericSize(width: proposal.width ?? answer.width, height: proposal.height ?? answer.height)
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    let answer = subviews.size(0, size.proposal)
    let origin = NumericPoint(x: answer.width * -0.5 + x, y: answer.height * -0.5 + y)
    placements.append(Placement(origin: origin, proposal: size.proposal))
  }
}

/// `aspectRatio`: offers the child a size of the ratio; the child's own answer counts (7.5).
struct AspectRatioRule: ContainerRule {
  /// Width by height; `nil` takes the child's ideal size's.
  var ratio: Double?
  var contentMode: ContentMode

  private func offer<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>
  ) -> NumericProposal<S.Number> {
    if proposal.width == nil && proposal.height == nil { return proposal }
    let ratio = ratio ?? idealRatio(subviews)
    guard let width = proposal.width else {
      return NumericProposal(width: proposal.height.map { $0 * ratio }, height: proposal.height)
    }
    guard let height = proposal.height else { return NumericProposal(width: width, height: width / ratio) }
    if ratio > 0 && ratio.isFinite && width.value.isFinite && height.value.isFinite {
      // The smaller (fit) or larger (fill) of both branches, axis by axis: the same as choosing one of them.
      let extreme = contentMode == .fit ? S.Number.minimum : S.Number.maximum
      return NumericProposal(width: extreme([width, height * ratio]), height: extreme([width / ratio, height]))
    }
    let followsWidth =
      contentMode == .fit ? (width / ratio).value <= height.value : (width / ratio).value >= height.value
    return followsWidth
      ? NumericProposal(width: width, height: width / ratio) : NumericProposal(width: height * ratio, height: height)
  }

  private func idealRatio<S: RuleSubviews>(_ subviews: S) -> Double {
    let ideal = subviews.probe(0, NumericProposal(width: nil, height: nil))
    return ideal.width / ideal.height
  }

  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    subviews.size(0, offer(subviews, proposal))
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    placements.append(Placement(origin: .zero, proposal: offer(subviews, proposal)))
  }
}

/// `overlay` and `background`: the first child decides, the second is offered its size and aligned to it (7.7).
struct SecondaryRule: ContainerRule {
  var alignment: Alignment

  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    subviews.size(0, proposal)
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    placements.append(Placement(origin: .zero, proposal: proposal))
    if subviews.count > 1 { placements.append(alignment.placement(of: 1, in: size, subviews, size.proposal)) }
  }
}
