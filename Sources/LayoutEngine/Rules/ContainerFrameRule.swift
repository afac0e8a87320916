import Foundation
import LayoutModel

/// `containerRelativeFrame`: a frame whose lengths follow the window's, whatever is offered.
struct ContainerFrameRule {
  var frame: ContainerRelativeFrame

  /// The edges across the axes that follow the window: there the view's own distances no longer count.
  var givenEdges: Edge.Set {
    (frame.axes.contains(.horizontal) ? Edge.Set.horizontal : []).union(frame.axes.contains(.vertical) ? .vertical : [])
  }

  /// Whether the length along an axis follows the window.
  func fixes(_ axis: Axis) -> Bool { frame.axes.contains(axis == .horizontal ? .horizontal : .vertical) }

  /// The frame's length along an axis; `nil` where the view is offered what the frame is.
  private func length<N: LayoutNumber>(_ axis: Axis, of container: NumericProposal<N>) -> N? {
    guard fixes(axis), let whole = container[axis] else { return nil }
    switch frame.share {
    case .whole: return whole.clamped(from: 0, to: .infinity)
    case .columns(let count, let span, let spacing):
      let column = (whole - Double(spacing) * Double(count - 1)) / Double(count)
      return (column * Double(span) + Double(spacing) * Double(span - 1)).clamped(from: 0, to: .infinity)
    case .computed(let length):
      if N.isRecorded { N.noteSteps(of: [whole]) { [Double(length(CGFloat($0[0]), axis))] } }
      return N.local(max(0, Double(length(CGFloat(whole.value), axis))), from: [whole])
    }
  }

  /// What the view is offered in a window of these lengths.
  func lengths<N: LayoutNumber>(_ container: NumericProposal<N>) -> NumericProposal<N> {
    NumericProposal(width: length(.horizontal, of: container), height: length(.vertical, of: container))
  }

  func size<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, _ lengths: NumericProposal<S.Number>
  ) -> NumericSize<S.Number> {
    if let width = lengths.width, let height = lengths.height { return NumericSize(width: width, height: height) }
    let answer = subviews.size(0, offer(proposal, lengths))
    return NumericSize(width: lengths.width ?? answer.width, height: lengths.height ?? answer.height)
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, _ lengths: NumericProposal<S.Number>,
    size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    placements.append(frame.alignment.placement(of: 0, in: size, subviews, offer(proposal, lengths)))
  }

  private func offer<N: LayoutNumber>(
    _ proposal: NumericProposal<N>, _ lengths: NumericProposal<N>
  ) -> NumericProposal<N> {
    NumericProposal(width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
  }
}
