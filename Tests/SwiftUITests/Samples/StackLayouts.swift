import SwiftUI

/// Views side by side, all as wide as the widest.
struct MyEqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let maxSize = maxSize(cache)
    let spacing = spacing(subviews: subviews)
    return CGSize(
      width: maxSize.width * CGFloat(subviews.count) + spacing.reduce(0) { $0 + $1 },
      height: maxSize.height)
  }

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    guard !subviews.isEmpty else { return }
    let maxSize = maxSize(cache)
    let spacing = spacing(subviews: subviews)
    let placementProposal = ProposedViewSize(maxSize)
    var nextX = bounds.minX + maxSize.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: nextX, y: bounds.midY), anchor: .center, proposal: placementProposal)
      nextX += maxSize.width + spacing[index]
    }
  }

  private func maxSize(_ sizes: [CGSize]) -> CGSize {
    sizes.reduce(.zero) { currentMax, size in
      CGSize(width: max(currentMax.width, size.width), height: max(currentMax.height, size.height))
    }
  }

  private func spacing(subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}

/// A column that keeps proxies, dimensions, spacings and proposals in its cache and uses all of them later.
struct RememberingVStack: Layout {
  struct Line {
    var proxy: LayoutSubview
    var proposal: ProposedViewSize
    var dimensions: ViewDimensions?
    var spacing: ViewSpacing
    var gap: CGFloat = 0
  }

  struct Cache {
    var lines: [Line]
    var subviews: LayoutSubviews
    var id = UUID()
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    var lines = subviews.map { Line(proxy: $0, proposal: .unspecified, dimensions: nil, spacing: $0.spacing) }
    for (index, (upper, lower)) in zip(subviews, subviews.dropFirst()).enumerated() {
      lines[index].gap = upper.spacing.distance(to: lower.spacing, along: .vertical)
    }
    return Cache(lines: lines, subviews: subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    var size = CGSize.zero
    for index in cache.lines.indices {
      cache.lines[index].proposal = ProposedViewSize(width: proposal.width, height: nil)
      let dimensions = cache.lines[index].proxy.dimensions(in: cache.lines[index].proposal)
      cache.lines[index].dimensions = dimensions
      size.width = max(size.width, dimensions.width)
      size.height += dimensions.height + cache.lines[index].gap
    }
    return size
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    for (index, line) in cache.lines.enumerated() {
      var edges: Edge.Set = [.leading, .trailing]
      if index == cache.lines.startIndex { edges.formUnion(.top) }
      if index == cache.lines.endIndex - 1 { edges.formUnion(.bottom) }
      spacing.formUnion(line.spacing, edges: edges)
    }
    return spacing
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var y = bounds.minY
    for line in cache.lines {
      guard let dimensions = line.dimensions else { continue }
      let x = bounds.midX - dimensions[HorizontalAlignment.center]
      line.proxy.place(at: CGPoint(x: x, y: y), proposal: line.proposal)
      y += dimensions[.bottom] + line.gap
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guide == .firstTextBaseline ? cache.subviews.first?.dimensions(in: proposal)[explicit: guide] : nil
  }
}

/// Picks and slices: the even views first, from the last to the first, then the odd ones.
struct EvenFirst: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let half = subviews.count / 2
    let front = subviews[..<half]
    let back: LayoutSubviews = subviews[half...]
    assert(front.startIndex == 0 && back.startIndex == 0)
    let indices: Range<Int> = back.indices
    let sizes = front.map { $0.sizeThatFits(proposal) } + indices.map { back[$0].sizeThatFits(proposal) }
    return sizes.reduce(.zero) { CGSize(width: $0.width + $1.width, height: max($0.height, $1.height)) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let even = subviews[subviews.indices.filter { $0.isMultiple(of: 2) }]
    let odd = subviews[stride(from: 1, to: subviews.count, by: 2)]
    var x = bounds.minX
    for subview in Array(even.reversed()) + Array(odd) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
      x += subview.sizeThatFits(proposal).width
    }
  }
}
