import Foundation
import LayoutKit
import LayoutTestSupport
import Testing
import ViewTestSupport

/// Snapping to pixels: the last step, after a layout that is never rounded.
@Suite struct PixelTests {
  @Test func thirdsOfARow() throws {
    let row = HStack(spacing: 10) { ForEach(0..<3) { Color.red.id($0) } }
    let layout = try layOut(row, 100, 10.4)
    let snapped = layout.snapped(toPixelsAt: 1)
    #expect(["0", "1", "2"].map { snapped[$0] } == [(0, 27), (37, 26), (73, 27)].map { CGRect($0, 0, $1, 10) })
    #expect(snapped.size == CGSize(100, 10))
    #expect(layout.snapped(toPixelsAt: 2)["1"] == CGRect(36.5, 0, 27, 10.5))
  }

  @Test func edgesThatDifferByRoundingAreOne() throws {
    var layout = try layOut(
      HStack(spacing: 0) {
        box(10.5, 1).id("a")
        box(10, 1).id("b")
      }, nil, nil)
    layout.views[0].frame.size.width -= 1e-9
    layout.views[1].frame.origin.x += 1e-9
    let snapped = layout.snapped(toPixelsAt: 1)
    #expect(snapped["a"].maxX == snapped["b"].minX)
  }

  @Test(arguments: [1.0, 2, 3, 1.25]) func randomLayouts(scale: Double) throws {
    for seed in TestSeeds.seeds(usual: 300) {
      let layout = RandomLayout(seed: seed, size: .init(leaves: 40, depth: 5))
      let resolved = try DirectEngine().resolve(LayoutTree(layout.root), in: layout.space)
      let snapped = resolved.snapped(toPixelsAt: scale)
      for spans in [spans(resolved, snapped, \.x, \.width), spans(resolved, snapped, \.y, \.height)] {
        let edges = spans.flatMap { [($0.start, $1.start), ($0.end, $1.end)] }.sorted { $0 < $1 }
        for (edge, pixel) in edges {
          let limit = (0.5 + 1e-5 * max(1, abs(edge))) / scale
          guard abs(pixel - edge) <= limit, isWhole(pixel * scale) else {
            Issue.record("seed \(seed): the edge \(edge) went to \(pixel)")
            return
          }
        }
        // Edges keep their order, and edges that touch stay together: no gaps, no overlaps.
        for (first, second) in zip(edges, edges.dropFirst()) {
          let touches = second.0 - first.0 <= 1e-9 * max(1, abs(first.0))
          guard first.1 <= second.1 + 1e-9 * abs(first.1), !touches || near(first.1, second.1) else {
            Issue.record("seed \(seed): the edges \(first.0) and \(second.0) went to \(first.1) and \(second.1)")
            return
          }
        }
      }
    }
  }

  private typealias Span = (start: CGFloat, end: CGFloat)

  /// The finite spans of all nodes along one axis, before and after.
  private func spans(
    _ layout: ResolvedLayout, _ snapped: ResolvedLayout, _ origin: KeyPath<CGPoint, CGFloat>,
    _ length: KeyPath<CGSize, CGFloat>
  ) -> [(Span, Span)] {
    func span(_ frame: CGRect) -> Span {
      (frame.origin[keyPath: origin], frame.origin[keyPath: origin] + frame.size[keyPath: length])
    }
    return zip(layout.nodeFrames, snapped.nodeFrames).compactMap { before, after in
      guard let before, let after else { return nil }
      let (old, new) = (span(before), span(after))
      // Beyond this a double has no pixels.
      return abs(old.start) < 1e6 && abs(old.end) < 1e6 ? (old, new) : nil
    }
  }

  private func isWhole(_ value: CGFloat) -> Bool { near(value, value.rounded()) }

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(a)) }
}
