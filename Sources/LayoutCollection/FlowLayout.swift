public import Foundation
public import LayoutEngine
public import LayoutModel

/// As many views side by side as fit, then a new line.
///
/// Views have their ideal sizes, at most as wide as the container. Lines break where the next view does not fit; within the
/// lines, everything is linear.
public struct FlowLayout: LinearLayout {
  /// The gap between neighbours in a line, in points; `nil` asks the neighbours for their preference.
  public var spacing: CGFloat?
  /// The gap between lines, in points.
  public var lineSpacing: CGFloat
  /// How the views of a line are aligned.
  public var alignment: VerticalAlignment
  /// What becomes of the room that a line leaves.
  public var justification: LineJustification

  /// Makes a flow.
  public init(
    spacing: CGFloat? = nil, lineSpacing: CGFloat = 8, alignment: VerticalAlignment = .center,
    justification: LineJustification = .leading
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.justification = justification
  }

  /// As wide as the longest line, or as offered where lines are moved in the room; as high as all lines.
  public func size<N: LayoutNumber>(
    proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) -> NumericSize<N> {
    let lines = lines(subviews, within: proposal.width)
    let longest = N.maximum(lines.map(\.width) + [N(0)])
    let gaps = Double(lineSpacing) * Double(max(0, lines.count - 1))
    return NumericSize(width: longest, height: N.sum(lines.map { $0.above + $0.below }, plus: gaps))
  }

  /// Places the lines one below the other.
  public func place<N: LayoutNumber>(
    in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) {
    let lines = lines(subviews, within: proposal.width)
    var y = bounds.minY
    for (number, line) in lines.enumerated() {
      let room = bounds.width - line.width
      let isLast = number == lines.count - 1
      var x = bounds.minX + room * share(before: line)
      let between = justification == .spaceBetween && !isLast && line.items.count > 1
      for item in line.items {
        subviews[item.index].place(
          at: NumericPoint(x: x, y: y + line.above - item.guide), proposal: item.offer)
        x = x + item.size.width + item.gap
        if between { x = x + room / Double(line.items.count - 1) }
      }
      y = y + line.above + line.below + Double(lineSpacing)
    }
  }

  private func share<N: LayoutNumber>(before line: Line<N>) -> Double {
    switch justification {
    case .leading, .spaceBetween: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension FlowLayout {
  /// A view of a line.
  private struct Item<N: LayoutNumber> {
    var index: Int
    var offer: NumericProposal<N>
    var size: NumericSize<N>
    /// The distance of the alignment guide from the top.
    var guide: N
    /// The gap to the next view of the line.
    var gap = 0.0
  }

  /// Views side by side.
  private struct Line<N: LayoutNumber> {
    var items: [Item<N>] = []
    var width: N
    /// The largest distances above and below the alignment guide.
    var above: N
    var below: N
  }

  private func lines<N: LayoutNumber>(_ subviews: NumericSubviews<N>, within width: N?) -> [Line<N>] {
    var lines: [[Item<N>]] = []
    var filled = 0.0
    for index in subviews.indices {
      var item = item(subviews[index], index, within: width)
      item.gap = 0
      let gap = index == 0 ? 0 : gap(subviews[index - 1], subviews[index])
      let fits = width.map { filled + gap + item.size.width.value <= $0.value } ?? true
      if fits, let last = lines.last, !last.isEmpty {
        lines[lines.count - 1][last.count - 1].gap = gap
        lines[lines.count - 1].append(item)
        filled += gap + item.size.width.value
      } else {
        lines.append([item])
        filled = item.size.width.value
      }
    }
    return lines.map { items in
      Line(
        items: items, width: N.sum(items.map(\.size.width), plus: items.map(\.gap).reduce(0, +)),
        above: N.maximum(items.map(\.guide)), below: N.maximum(items.map { $0.size.height - $0.guide }))
    }
  }

  /// A view at its ideal size, or at the container's width where it is wider.
  private func item<N: LayoutNumber>(_ subview: NumericSubview<N>, _ index: Int, within width: N?) -> Item<N> {
    let ideal = subview.size(.unspecified)
    let isTooWide = width.map { ideal.width.value > $0.value } ?? false
    let offer = isTooWide ? NumericProposal(width: width, height: nil) : .unspecified
    let dimensions = subview.dimensions(in: offer)
    return Item(index: index, offer: offer, size: dimensions.size, guide: dimensions[alignment])
  }

  private func gap<N: LayoutNumber>(_ subview: NumericSubview<N>, _ next: NumericSubview<N>) -> Double {
    Double(spacing ?? subview.spacing.distance(to: next.spacing, along: .horizontal))
  }
}
