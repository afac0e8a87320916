import LayoutKit

/// Views side by side, each as wide as the widest times its weight, with the distances that the views prefer.
struct EqualWidthHStack: Layout {
  struct CacheData {
    let unit: CGSize
    let spacing: [CGFloat]
    let weights: [CGFloat]
    var totalSpacing: CGFloat { spacing.reduce(0, +) }
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let unit = sizes.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    let spacing: [CGFloat] = subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
    return CacheData(unit: unit, spacing: spacing, weights: subviews.map { $0[WidthWeight.self] })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return CGSize(
      width: cache.unit.width * cache.weights.reduce(0, +) + cache.totalSpacing, height: cache.unit.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
    guard !subviews.isEmpty else { return }
    var x = bounds.minX
    for index in subviews.indices {
      let width = cache.unit.width * cache.weights[index]
      subviews[index].place(
        at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: cache.unit.height))
      x += width + cache.spacing[index]
    }
  }
}

private struct WidthWeight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func widthWeight(_ value: CGFloat) -> some View { layoutValue(key: WidthWeight.self, value: value) }
}

/// Views on a circle of a third of the smaller side, the first at the top, clockwise.
struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: angle * Double(index)))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

/// Columns of one width; every view goes to the column that is shortest so far.
struct Masonry: Layout {
  var columns: Int
  var spacing: CGFloat = 8

  private func frames(in width: CGFloat, subviews: Subviews) -> [CGRect] {
    let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var bottoms = Array(repeating: CGFloat(0), count: columns)
    return subviews.map { subview in
      let height = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil)).height
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let frame = CGRect(
        x: (columnWidth + spacing) * CGFloat(column), y: bottoms[column], width: columnWidth, height: height)
      bottoms[column] = frame.maxY + spacing
      return frame
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: frames(in: width, subviews: subviews).map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(in: bounds.width, subviews: subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}

/// Views one below the other; those of a higher priority choose their height first, what the others need set aside.
struct PriorityVStack: Layout {
  private func heights(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
    var available = proposal.height ?? subviews.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +)
    var heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: 0)).height }
    available -= heights.reduce(0, +)
    for index in subviews.indices.sorted(by: { subviews[$0].priority > subviews[$1].priority }) {
      let offer = ProposedViewSize(width: proposal.width, height: heights[index] + max(available, 0))
      let height = subviews[index].sizeThatFits(offer).height
      available -= height - heights[index]
      heights[index] = height
    }
    return heights
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = heights(proposal, subviews)
    let widths = zip(subviews, heights).map { subview, height in
      subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: height)).width
    }
    return CGSize(width: widths.max() ?? 0, height: heights.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for (subview, height) in zip(subviews, heights(proposal, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .top,
        proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }
}
