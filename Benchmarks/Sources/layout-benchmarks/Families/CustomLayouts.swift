import Foundation
import LayoutKit

// Layouts as people write them: plain `Layout`s, which a solver can know only by asking them.

/// As many views in a line as fit, then a new line.
struct TagFlow: Layout {
  var spacing: CGFloat = 6

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

/// Views equally wide that fill what is offered, as wide as the widest where nothing is; with a cache and the views'
/// preferred distances.
struct EvenRow: Layout {
  struct CacheData {
    var ideal: CGSize
    var spacing: [CGFloat]

    var gaps: CGFloat { spacing.reduce(0, +) }
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let spacing = subviews.indices.dropLast().map {
      subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .horizontal)
    }
    return CacheData(
      ideal: CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0), spacing: spacing)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    let ideal = cache.ideal.width * CGFloat(subviews.count) + cache.gaps
    return CGSize(width: proposal.width ?? ideal, height: cache.ideal.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
    let width = (bounds.width - cache.gaps) / CGFloat(subviews.count)
    var x = bounds.minX
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: cache.ideal.height))
      x += width + (index < cache.spacing.count ? cache.spacing[index] : 0)
    }
  }
}
