public import Foundation
public import LayoutModel

/// A layout that states its rule once, generic over the number: for plain numbers it is the layout itself, for
/// ``TapeNumber`` the solver's formulation of it.
///
/// `sizeThatFits` and `placeSubviews` come for free. A rule computes with sums, multiples by constants, `maximum`, `minimum`
/// and `clamped`. Where it has to decide something (how many columns, which view goes where) it reads
/// ``LayoutNumber/value``; a length computed from a value is hidden from the solver and has to be marked, by
/// ``LayoutNumber/local(_:from:operation:)`` or by ``LayoutNumber/rounded(by:)`` and its like. ``LinearLayoutChecker`` finds
/// rules that forget to.
///
/// ```swift
/// struct HorizontalSum: LinearLayout {
///   func size<N: LayoutNumber>(
///     proposal: NumericProposal<N>, subviews: NumericSubviews<N>
///   ) -> NumericSize<N> {
///     let sizes = subviews.map { $0.size(.unspecified) }
///     return NumericSize(width: N.sum(sizes.map(\.width), plus: 0), height: N.maximum(sizes.map(\.height) + [N(0)]))
///   }
///
///   func place<N: LayoutNumber>(
///     in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>
///   ) {
///     var x = bounds.minX
///     for subview in subviews {
///       subview.place(at: NumericPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
///       x = x + subview.size(.unspecified).width
///     }
///   }
/// }
/// ```
public protocol LinearLayout: Layout {
  /// The size that the container answers to `proposal`, in points.
  ///
  /// A pure function of its arguments, and of what it asks of the subviews.
  func size<N: LayoutNumber>(proposal: NumericProposal<N>, subviews: NumericSubviews<N>) -> NumericSize<N>

  /// Places every subview; `bounds` has the answer to `proposal` as its size and an origin that need not be zero.
  func place<N: LayoutNumber>(
    in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>)
}

extension LinearLayout {
  /// The rule's size, in plain numbers.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let store = NumericSubviewStore(ProxySubviews(subviews), subviews.layoutDirection)
    return size(proposal: NumericProposal<Double>(proposal), subviews: NumericSubviews(source: store)).values
  }

  /// Places the subviews by the rule, in plain numbers.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let store = NumericSubviewStore(ProxySubviews(subviews), subviews.layoutDirection)
    let calls = store.placing {
      place(in: NumericRect(bounds), proposal: NumericProposal(proposal), subviews: NumericSubviews(source: store))
    }
    for (subview, call) in zip(subviews, calls) {
      guard let call else { continue }
      subview.place(
        at: CGPoint(x: call.position.x, y: call.position.y), anchor: call.anchor, proposal: call.proposal.viewSize)
    }
  }
}
