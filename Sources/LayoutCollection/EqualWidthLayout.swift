public import Foundation
public import LayoutEngine
public import LayoutModel

/// Views side by side, all as wide as the widest of them is ideally.
///
/// Where less is offered they share what is offered, unless that is told otherwise.
public struct EqualWidthLayout: LinearLayout {
  /// The gap between neighbours, in points; `nil` asks the neighbours for their preference.
  public var spacing: CGFloat?
  /// How the views are aligned.
  public var alignment: VerticalAlignment
  /// Whether the views become narrower than the widest is ideally where less is offered.
  public var shrinks: Bool

  /// Makes a row of views of equal widths.
  public init(spacing: CGFloat? = nil, alignment: VerticalAlignment = .center, shrinks: Bool = true) {
    self.spacing = spacing
    self.alignment = alignment
    self.shrinks = shrinks
  }

  /// As wide as all views with their gaps, as high as the views on their alignment line.
  public func size<N: LayoutNumber>(
    proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) -> NumericSize<N> {
    guard !subviews.isEmpty else { return NumericSize(width: N(0), height: N(0)) }
    let row = row(subviews, within: proposal.width)
    let gaps = gaps(subviews).reduce(0, +)
    return NumericSize(width: row.width * Double(subviews.count) + gaps, height: row.above + row.below)
  }

  /// Places the views one after another.
  public func place<N: LayoutNumber>(
    in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) {
    guard !subviews.isEmpty else { return }
    let row = row(subviews, within: proposal.width)
    let gaps = gaps(subviews)
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let y = bounds.minY + row.above - row.guides[index]
      subview.place(at: NumericPoint(x: x + row.width * 0.5, y: y), anchor: .top, proposal: row.offer)
      if index < gaps.count { x = x + row.width + gaps[index] }
    }
  }
}

extension EqualWidthLayout {
  private struct Row<N: LayoutNumber> {
    var width: N
    var offer: NumericProposal<N>
    /// Each view's alignment guide, from its top.
    var guides: [N]
    var above: N
    var below: N
  }

  private func row<N: LayoutNumber>(_ subviews: NumericSubviews<N>, within offered: N?) -> Row<N> {
    var width = N.maximum(subviews.map { $0.size(.unspecified).width })
    if shrinks, let offered, offered.value.isFinite {
      let share = (offered - gaps(subviews).reduce(0, +)) / Double(subviews.count)
      width = N.minimum([width, share.clamped(from: 0, to: .infinity)])
    }
    let offer = NumericProposal<N>(width: width, height: nil)
    let dimensions = subviews.map { $0.dimensions(in: offer) }
    let guides = dimensions.map { $0[alignment] }
    return Row(
      width: width, offer: offer, guides: guides, above: N.maximum(guides),
      below: N.maximum(zip(dimensions, guides).map { $0.height - $1 }))
  }

  private func gaps<N: LayoutNumber>(_ subviews: NumericSubviews<N>) -> [Double] {
    subviews.indices.dropLast().map {
      Double(spacing ?? subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .horizontal))
    }
  }
}
