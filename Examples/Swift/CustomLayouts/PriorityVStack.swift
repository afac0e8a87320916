import SwiftUI

/// Views below each other that get their height by priority: all minimums first, then whoever comes first takes the
/// most.
struct PriorityVStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
    cache = heights(in: proposal, subviews)
    let widths = zip(subviews, cache).map { subview, height in
      subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: height)).width
    }
    return CGSize(width: widths.max() ?? 0, height: cache.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
    cache = heights(in: proposal, subviews)
    var y = bounds.minY
    for (subview, height) in zip(subviews, cache) {
      subview.place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .top,
        proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }

  func makeCache(subviews: Subviews) -> [CGFloat] { [] }

  private func heights(in proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
    func height(_ subview: LayoutSubview, _ height: CGFloat?) -> CGFloat {
      subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: height)).height
    }
    guard let total = proposal.height else { return subviews.map { height($0, nil) } }
    var heights = subviews.map { height($0, 0) }
    var left = total - heights.reduce(0, +)
    for index in subviews.indices.sorted(by: { subviews[$0].priority > subviews[$1].priority }) {
      let taken = height(subviews[index], heights[index] + left)
      left -= taken - heights[index]
      heights[index] = taken
    }
    return heights
  }
}

/// Two labels; the second is more important.
struct Labels: View {
  var body: some View {
    PriorityVStack {
      Color.gray.frame(width: 80).frame(minHeight: 10, maxHeight: 60).layoutPriority(1).id("caption")
      Color.black.frame(width: 100).frame(minHeight: 10, maxHeight: 60).layoutPriority(10).id("title")
    }
  }
}
