package import LayoutKit

/// Lays a view out without a window: its origin is (0, 0).
package func layOut(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> ResolvedLayout {
  try view.resolvedLayout(in: .proposing(width: width, height: height))
}

extension ResolvedLayout {
  /// The frame of a view that must be there, with coordinates rounded to a thousandth so that literals compare equal.
  package subscript(id: String) -> CGRect {
    guard let frame = frame(of: id) else { preconditionFailure("no view is named \(id)") }
    return frame.rounded
  }

  /// The root's size, rounded likewise.
  package var rounded: CGSize { CGRect(origin: .zero, size: size).rounded.size }
}

extension CGRect {
  /// Makes a rectangle from its origin and size.
  package init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  fileprivate var rounded: CGRect {
    func thousandth(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(thousandth(minX), thousandth(minY), thousandth(width), thousandth(height))
  }
}

extension CGSize {
  /// Makes a size.
  package init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

/// Content of one size.
package func box(_ width: CGFloat, _ height: CGFloat) -> FixedContent { FixedContent(width: width, height: height) }

/// Text of one or two lines as it was measured: 13 points (17.5 × 16 a line) or 26 (33.5 × 30).
package enum MeasuredText {
  /// One line of 13 points.
  package static let small = FixedContent(width: 17.5, height: 16, firstTextBaseline: 13, lastTextBaseline: 13)
  /// Two lines of 13 points.
  package static let twoLines = FixedContent(width: 17.5, height: 32, firstTextBaseline: 13, lastTextBaseline: 29)
  /// One line of 26 points.
  package static let large = FixedContent(width: 33.5, height: 30, firstTextBaseline: 25, lastTextBaseline: 25)
}
