import Foundation
import LayoutEngine
import LayoutModel

/// Something that survives from call to call, as no layout should have it.
final class Tally: @unchecked Sendable {
  // Unchecked: tests run a layout on one thread.
  var count = 0
  var proxies: [LayoutSubview] = []
  var known: [CGFloat: CGSize] = [:]
}

/// Runs a closure for its size and another to place: a layout for one test.
struct ClosureLayout: Layout, @unchecked Sendable {
  // Unchecked: tests run a layout on one thread.
  var size: (ProposedViewSize, LayoutSubviews) -> CGSize
  var place: (CGRect, ProposedViewSize, LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(bounds, proposal, subviews)
  }
}

/// A row whose cache keeps, by the proposed width, where the views went, and never forgets.
struct WidthKeyedRow: Layout {
  struct CacheData {
    var known: [CGFloat: [CGFloat]] = [:]
  }

  func makeCache(subviews: Subviews) -> CacheData { CacheData() }
  func updateCache(_ cache: inout CacheData, subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    let key = proposal.width ?? -1
    if cache.known[key] == nil {
      var x: CGFloat = 0
      cache.known[key] = subviews.map { subview in
        defer { x += subview.sizeThatFits(.unspecified).width }
        return x
      }
    }
    return CGSize(width: subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +), height: 20)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
    for (subview, x) in zip(subviews, cache.known[proposal.width ?? -1] ?? []) {
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// A column whose cache is appended to by every measurement, and which places by the first entries.
struct AppendingColumn: Layout {
  func makeCache(subviews: Subviews) -> [CGFloat] { [] }
  func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
    var y: CGFloat = 0
    for subview in subviews {
      cache.append(y)
      y += subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height
    }
    return CGSize(width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 50, height: y)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
    for (subview, y) in zip(subviews, cache) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + y), proposal: ProposedViewSize(width: proposal.width, height: nil))
    }
  }
}

/// A row whose cache holds the proxies and the sizes of the last measurement, and which places from those alone.
struct ProxyKeepingRow: Layout {
  struct Item {
    var proxy: LayoutSubview
    var size: CGSize
  }

  func makeCache(subviews: Subviews) -> [Item] { [] }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Item]) -> CGSize {
    cache = subviews.map { Item(proxy: $0, size: $0.sizeThatFits(.unspecified)) }
    return CGSize(width: cache.map(\.size.width).reduce(0, +), height: cache.map(\.size.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Item]) {
    var x = bounds.minX
    for item in cache {
      item.proxy.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(item.size))
      x += item.size.width
    }
  }
}
