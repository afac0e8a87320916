package import Foundation

/// What one edge of a view asks of the neighbour that it faces.
///
/// `plain` counts beside anything. `beforeText` is the distance from an edge to text that follows it, `afterText` from
/// text to an edge that follows: both sides of a gap must state it, and their distances add. Two texts use their fonts.
package struct EdgeSpacing: Equatable, Sendable {
  package var plain: CGFloat?
  package var beforeText: CGFloat?
  package var afterText: CGFloat?
  package var text: TextSpacing?

  package init(
    plain: CGFloat? = nil, beforeText: CGFloat? = nil, afterText: CGFloat? = nil, text: TextSpacing? = nil
  ) {
    self.plain = plain
    self.beforeText = beforeText
    self.afterText = afterText
    self.text = text
  }

  package static let zero = EdgeSpacing(plain: 0)

  /// The same distances on the opposite edge: what stood before the view stands after it.
  package var reversed: EdgeSpacing {
    EdgeSpacing(plain: plain, beforeText: afterText, afterText: beforeText, text: text)
  }

  /// The larger distance of each kind.
  mutating func formUnion(_ other: EdgeSpacing) {
    plain = larger(plain, other.plain)
    beforeText = larger(beforeText, other.beforeText)
    afterText = larger(afterText, other.afterText)
    if let theirs = other.text { text = text.map { $0.union(theirs) } ?? theirs }
  }

  /// The gap to a facing edge: the largest kind that both state, else the larger plain distance, else the default.
  func distance(to next: EdgeSpacing) -> CGFloat {
    var shared = sum(beforeText, next.beforeText)
    shared = larger(shared, sum(afterText, next.afterText))
    if let text, let theirs = next.text { shared = larger(shared, text.distance(to: theirs)) }
    return shared ?? larger(plain, next.plain) ?? ViewSpacing.defaultDistance
  }
}

/// How far lines of text keep from the lines of another text.
package struct TextSpacing: Equatable, Sendable {
  /// The distance above a line that the font asks for, in points.
  package var leading: CGFloat

  package init(leading: CGFloat) { self.leading = leading }

  func union(_ other: TextSpacing) -> TextSpacing { TextSpacing(leading: max(leading, other.leading)) }

  func distance(to next: TextSpacing) -> CGFloat { max(leading, next.leading) }
}

private func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
  guard let a, let b else { return a ?? b }
  return max(a, b)
}

private func sum(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
  guard let a, let b else { return nil }
  return a + b
}
