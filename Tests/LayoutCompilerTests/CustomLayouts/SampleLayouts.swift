import Foundation
import LayoutEngine
import LayoutModel

// Layouts as people write them, each as it would stand in an app.

/// As many views in a line as fit, then a new line.
struct WrappingFlow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in lines(of: subviews, width: proposal.width ?? .infinity) {
      var x = bounds.minX
      for (index, size) in line.items {
        subviews[index].place(at: CGPoint(x: x, y: y + (line.height - size.height) / 2), proposal: .unspecified)
        x += size.width + spacing
      }
      y += line.height + spacing
    }
  }

  private struct Line {
    var items: [(index: Int, size: CGSize)] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func lines(of subviews: Subviews, width: CGFloat) -> [Line] {
    var lines: [Line] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if let last = lines.last, last.width + spacing + size.width <= width {
        lines[lines.count - 1].width += spacing + size.width
      } else {
        lines.append(Line(width: size.width))
      }
      lines[lines.count - 1].items.append((index, size))
      lines[lines.count - 1].height = max(lines[lines.count - 1].height, size.height)
    }
    return lines
  }
}

/// A weight for ``EqualWidthRow`` and ``WeightedColumns``.
struct ColumnWeight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// All views as wide as the widest, with a cache and the views' preferred distances.
struct EqualWidthRow: Layout {
  struct CacheData {
    var size: CGSize
    var spacing: [CGFloat]
    var weights: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let spacing = subviews.indices.dropLast().map {
      subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .horizontal)
    }
    return CacheData(
      size: CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0), spacing: spacing,
      weights: subviews.map { $0[ColumnWeight.self] })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    CGSize(
      width: cache.size.width * cache.weights.reduce(0, +) + cache.spacing.reduce(0, +), height: cache.size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
    var x = bounds.minX
    for index in subviews.indices {
      let width = cache.size.width * cache.weights[index]
      subviews[index].place(
        at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: cache.size.height))
      x += width + (index < cache.spacing.count ? cache.spacing[index] : 0)
    }
  }
}

/// Views side by side at their ideal sizes.
struct IdealRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(.zero) { total, subview in
      let size = subview.sizeThatFits(.unspecified)
      return CGSize(width: total.width + size.width, height: max(total.height, size.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// Columns that share the width by weights.
struct WeightedColumns: Layout {
  var gap: CGFloat = 4

  private func widths(_ subviews: Subviews, in width: CGFloat) -> [CGFloat] {
    let weights = subviews.map { $0[ColumnWeight.self] }
    let total = weights.reduce(0, +)
    let available = max(0, width - gap * CGFloat(max(0, subviews.count - 1)))
    return weights.map { total > 0 ? available * $0 / total : 0 }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 200
    let heights = zip(subviews, widths(subviews, in: width)).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(subviews, in: bounds.width)) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: nil))
      x += width + gap
    }
  }
}

/// Views in the shortest of several columns.
struct MasonryColumns: Layout {
  var columns = 3
  var gap: CGFloat = 6

  private func arrange(
    _ subviews: Subviews, width: CGFloat, _ put: (LayoutSubview, CGPoint, ProposedViewSize) -> Void
  ) -> CGFloat {
    let columnWidth = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    var heights = [CGFloat](repeating: 0, count: columns)
    let offer = ProposedViewSize(width: columnWidth, height: nil)
    for subview in subviews {
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let y = heights[column] == 0 ? 0 : heights[column] + gap
      put(subview, CGPoint(x: CGFloat(column) * (columnWidth + gap), y: y), offer)
      heights[column] = y + subview.sizeThatFits(offer).height
    }
    return heights.max() ?? 0
  }

  private func width(_ proposal: ProposedViewSize) -> CGFloat {
    proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 300
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width(proposal), height: arrange(subviews, width: width(proposal)) { _, _, _ in })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    _ = arrange(subviews, width: bounds.width) { subview, point, offer in
      subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: offer)
    }
  }
}

/// Views on a circle of a third of the smaller side.
struct RadialCircle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    return CGSize(width: size.width.isFinite ? size.width : 200, height: size.height.isFinite ? size.height : 200)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.width, bounds.height) / 3
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count) - Double.pi / 2
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)), anchor: .center,
        proposal: .unspecified)
    }
  }
}

/// Views that lie over each other, each a step further.
struct OverlapPile: Layout {
  var step = CGSize(width: 20, height: 12)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for (index, subview) in subviews.enumerated() {
      let answer = subview.sizeThatFits(proposal)
      size.width = max(size.width, CGFloat(index) * step.width + answer.width)
      size.height = max(size.height, CGFloat(index) * step.height + answer.height)
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * step.width, y: bounds.minY + CGFloat(index) * step.height),
        proposal: proposal)
    }
  }
}

/// Rows of a given number of views, each row centred.
struct CentredRows: Layout {
  var perRow = 3

  private func rows(_ subviews: Subviews) -> [[LayoutSubview]] {
    stride(from: 0, to: subviews.count, by: perRow).map { start in
      Array(subviews[start..<min(start + perRow, subviews.count)])
    }
  }

  private func size(_ row: [LayoutSubview]) -> CGSize {
    let sizes = row.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = rows(subviews).map(size)
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for row in rows(subviews) {
      let size = size(row)
      var x = bounds.midX - size.width / 2
      for subview in row {
        let width = subview.sizeThatFits(.unspecified).width
        subview.place(
          at: CGPoint(x: x + width / 2, y: y + size.height / 2), anchor: .center,
          proposal: ProposedViewSize(subview.sizeThatFits(.unspecified)))
        x += width
      }
      y += size.height
    }
  }
}

/// A row with the first text baselines on one line.
struct BaselineRow: Layout {
  private func line(_ subviews: Subviews) -> (above: CGFloat, below: CGFloat) {
    let dimensions = subviews.map { $0.dimensions(in: .unspecified) }
    return (
      dimensions.map { $0[VerticalAlignment.firstTextBaseline] }.max() ?? 0,
      dimensions.map { $0.height - $0[VerticalAlignment.firstTextBaseline] }.max() ?? 0
    )
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let line = line(subviews)
    return CGSize(
      width: subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +), height: line.above + line.below)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let line = line(subviews)
    var x = bounds.minX
    for subview in subviews {
      let dimensions = subview.dimensions(in: .unspecified)
      subview.place(
        at: CGPoint(x: x, y: bounds.minY + line.above - dimensions[VerticalAlignment.firstTextBaseline]),
        proposal: .unspecified)
      x += dimensions.width
    }
  }
}

/// Rows of two pictures of equal height that fill the width, by their ideal ratios.
struct AspectGallery: Layout {
  private func ratio(_ subview: LayoutSubview) -> CGFloat {
    let size = subview.sizeThatFits(.unspecified)
    return size.height > 0 && size.width > 0 ? size.width / size.height : 1
  }

  private func arrange(_ subviews: Subviews, width: CGFloat, _ put: (LayoutSubview, CGRect) -> Void) -> CGFloat {
    var y: CGFloat = 0
    for start in stride(from: 0, to: subviews.count, by: 2) {
      let row = subviews[start..<min(start + 2, subviews.count)]
      let height = width / row.map(ratio).reduce(0, +)
      var x: CGFloat = 0
      for subview in row {
        put(subview, CGRect(x: x, y: y, width: height * ratio(subview), height: height))
        x += height * ratio(subview)
      }
      y += height
    }
    return y
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    return CGSize(width: width, height: arrange(subviews, width: width) { _, _ in })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    _ = arrange(subviews, width: bounds.width) { subview, frame in
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}

/// A sidebar of a quarter of the width, at least a minimum, and the rest.
struct MinimumSidebar: Layout {
  var minimum: CGFloat = 120

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 400, height: 300))
    return CGSize(width: size.width.isFinite ? size.width : 400, height: size.height.isFinite ? size.height : 300)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sidebar = max(minimum, bounds.width / 4)
    for (index, subview) in subviews.enumerated() {
      let x = index == 0 ? bounds.minX : bounds.minX + sidebar
      let width = index == 0 ? sidebar : max(0, bounds.width - sidebar)
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// When a view starts and ends, in hours.
struct TimeSpan: LayoutValueKey {
  static let defaultValue: ClosedRange<CGFloat> = 8...10
}

/// Views along a day of twenty-four hours, those of one hour on top of each other.
struct Timeline: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 480
    let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: span($0, width).width, height: nil)).height }
    return CGSize(width: width, height: heights.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      let (x, width) = span(subview, bounds.width)
      let offer = ProposedViewSize(width: width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX + x, y: y), proposal: offer)
      y += subview.sizeThatFits(offer).height
    }
  }

  private func span(_ subview: LayoutSubview, _ width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let span = subview[TimeSpan.self]
    return (width * span.lowerBound / 24, width * (span.upperBound - span.lowerBound) / 24)
  }
}

/// Views under an arc of constant radius: how far down one stands is a root of how far along it stands.
struct ArcLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 300
    return CGSize(width: width, height: 100)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let x = bounds.width * CGFloat(index + 1) / CGFloat(subviews.count + 1)
      let y = (200 * 200 + x * x).squareRoot() - 200
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: .unspecified)
    }
  }
}

/// Views in the middle, on whole points.
struct PixelCentred: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    return CGSize(width: size.width.isFinite ? size.width : 100, height: size.height.isFinite ? size.height : 100)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let x = ((bounds.width - size.width) / 2).rounded()
      let y = ((bounds.height - size.height) / 2).rounded()
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: .unspecified)
    }
  }
}
