public import Foundation

/// A view's size and alignment guides in its own coordinates, for one proposal.
public struct ViewDimensions: Equatable, @unchecked Sendable {
  // Unchecked for the same reason as `LayoutSubview`.
  private let size: CGSize
  private let source: (any LayoutSubviewSource)?
  private let node: Int
  private let proposal: ProposedViewSize

  package init(size: CGSize, source: (any LayoutSubviewSource)?, node: Int, proposal: ProposedViewSize) {
    self.size = size
    self.source = source
    self.node = node
    self.proposal = proposal
  }

  /// The view's width in points.
  public var width: CGFloat { size.width }
  /// The view's height in points.
  public var height: CGFloat { size.height }

  /// The position of `guide`, from the leading edge: the explicit one, or else the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }
  /// The position of `guide`, from the top edge: the explicit one, or else the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }
  /// The position of `guide` if the view, or what is inside it, sets one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }
  /// The position of `guide` if the view, or what is inside it, sets one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  package func value(of key: AlignmentKey) -> CGFloat { explicitValue(of: key) ?? key.id.defaultValue(in: self) }

  private func explicitValue(of key: AlignmentKey) -> CGFloat? {
    source?.explicitGuide(key, of: node, in: proposal)
  }

  /// Whether both are of the same view, at the same size and proposal.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.node == rhs.node && lhs.proposal == rhs.proposal && lhs.source === rhs.source
  }
}
