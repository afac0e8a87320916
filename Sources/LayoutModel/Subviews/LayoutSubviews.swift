/// The views that a layout arranges, as proxies in their order of declaration.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  // Unchecked for the same reason as `LayoutSubview`.
  package let source: any LayoutSubviewSource
  package let nodes: [Int]

  /// The direction that the container lays out in.
  public var layoutDirection: LayoutDirection

  package init(source: any LayoutSubviewSource, nodes: [Int], layoutDirection: LayoutDirection) {
    self.source = source
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }

  /// A proxy for one view.
  public typealias Element = LayoutSubview
  /// A position, counted from 0.
  public typealias Index = Int
  /// The positions.
  public typealias Indices = Range<Int>
  /// A part of the collection, counted from 0 again.
  public typealias SubSequence = LayoutSubviews

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { nodes.count }
  /// All positions.
  public var indices: Range<Int> { 0..<nodes.count }

  /// The subview at `index`.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(source: source, node: nodes[index]) }

  /// The subviews at the positions `bounds`, as a collection that starts at 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { with(Array(nodes[bounds])) }

  /// The subviews from a position on, as a collection that starts at 0.
  ///
  /// Such a range is an endless sequence too: without this, the subscript below would be chosen and would find no end.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.lowerBound..<endIndex] }

  /// The subviews at any positions, in the order given.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    with(indices.map { nodes[$0] })
  }

  private func with(_ nodes: [Int]) -> LayoutSubviews {
    LayoutSubviews(source: source, nodes: nodes, layoutDirection: layoutDirection)
  }

  /// Whether both hold the same views of the same layout pass in the same order.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.nodes == rhs.nodes && lhs.layoutDirection == rhs.layoutDirection && lhs.source === rhs.source
  }
}
