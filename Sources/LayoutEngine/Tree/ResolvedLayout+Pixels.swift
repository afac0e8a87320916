import Foundation

extension ResolvedLayout {
  /// How near two edges count as one, in points for each point of their coordinate (at least 1): what the sums of a layout,
  /// or a solver's values, may be off.
  private static let sharedEdgeTolerance = 1e-6

  /// The layout with every edge on a pixel: the last step before drawing, never part of laying out.
  ///
  /// Edges are rounded, not lengths. Equal edges go to the same pixel and edges keep their order, so neighbours that touch
  /// still touch, and what did not overlap does not. An edge moves by at most half a pixel, edges that differ by no more
  /// than rounding errors (a millionth) being one; one in the middle between two pixels goes right or down. A length differs from its own by less
  /// than a pixel, and equal lengths may differ by one. Infinite edges stay.
  ///
  /// - Parameter scale: pixels a point, above 0.
  /// - Complexity: that of sorting the edges.
  public func snapped(toPixelsAt scale: Double) -> ResolvedLayout {
    precondition(scale > 0 && scale.isFinite, "the number of pixels a point must be above 0 and finite")
    let frames = nodeFrames.compactMap { $0 } + views.map(\.frame)
    let x = SnappedEdges(frames.flatMap { [$0.origin.x, $0.origin.x + $0.size.width] }, scale)
    let y = SnappedEdges(frames.flatMap { [$0.origin.y, $0.origin.y + $0.size.height] }, scale)
    func snapped(_ frame: CGRect) -> CGRect {
      let (left, width) = x.span(frame.origin.x, frame.size.width)
      let (top, height) = y.span(frame.origin.y, frame.size.height)
      return CGRect(x: left, y: top, width: width, height: height)
    }
    var result = self
    result.nodeFrames = nodeFrames.map { $0.map(snapped) }
    for i in result.views.indices { result.views[i].frame = snapped(views[i].frame) }
    if let root = result.nodeFrames.first { result.size = root?.size ?? size }
    return result
  }

  /// Where the edges along one axis lie on pixels.
  private struct SnappedEdges {
    private var places: [CGFloat: CGFloat] = [:]

    init(_ edges: [CGFloat], _ scale: Double) {
      // Edges that follow each other within the tolerance are one edge, and go where the first of them goes.
      var previous = -CGFloat.infinity
      var place = CGFloat.zero
      for edge in edges.filter(\.isFinite).sorted() where edge != previous {
        if edge - previous > sharedEdgeTolerance * max(1, abs(edge)) {
          place = ((edge + sharedEdgeTolerance / 2) * scale + 0.5).rounded(.down) / scale
        }
        places[edge] = place
        previous = edge
      }
    }

    /// The edge where a span starts, and its length.
    func span(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      guard let from = places[start], let to = places[start + length] else { return (start, length) }
      return (from, to - from)
    }
  }
}
