public import Foundation
public import LayoutEngine
import LayoutModel

/// Views in columns of equal widths, each view in the column that is the shortest when its turn comes.
public struct MasonryLayout: LinearLayout {
  /// The number of columns, at least 1.
  public var columns: Int
  /// The gap between columns and between the views of a column, in points.
  public var spacing: CGFloat

  /// The width that is taken where none, or an endless one, is offered.
  public static let idealColumnWidth = 100.0

  /// Makes columns.
  ///
  /// - Parameters:
  ///   - columns: their number, at least 1.
  ///   - spacing: the gap between columns and between the views of a column, in points.
  public init(columns: Int = 2, spacing: CGFloat = 8) {
    precondition(columns >= 1, "a masonry needs at least one column")
    self.columns = columns
    self.spacing = spacing
  }

  /// As wide as offered, as high as the longest column.
  public func size<N: LayoutNumber>(
    proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) -> NumericSize<N> {
    let width = width(proposal)
    let arranged = arranged(subviews, within: width)
    return NumericSize(width: width, height: N.maximum(arranged.heights))
  }

  /// Places the views where their columns end.
  public func place<N: LayoutNumber>(
    in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) {
    let arranged = arranged(subviews, within: width(proposal))
    for (subview, slot) in zip(subviews, arranged.slots) {
      let x = bounds.minX + (arranged.columnWidth + Double(spacing)) * Double(slot.column)
      subview.place(at: NumericPoint(x: x, y: bounds.minY + slot.y), proposal: arranged.offer)
    }
  }
}

extension MasonryLayout {
  private struct Arranged<N: LayoutNumber> {
    var columnWidth: N
    var offer: NumericProposal<N>
    var heights: [N]
    var slots: [(column: Int, y: N)] = []
  }

  private func width<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> N {
    let gaps = Double(spacing) * Double(columns - 1)
    guard let width = proposal.width, width.value.isFinite else {
      return N(Self.idealColumnWidth * Double(columns) + gaps)
    }
    return width.clamped(from: gaps, to: .infinity)
  }

  private func arranged<N: LayoutNumber>(_ subviews: NumericSubviews<N>, within width: N) -> Arranged<N> {
    let columnWidth = (width - Double(spacing) * Double(columns - 1)) / Double(columns)
    var result = Arranged(
      columnWidth: columnWidth, offer: NumericProposal<N>(width: columnWidth, height: nil),
      heights: Array(repeating: N(0), count: columns))
    var counts = [Int](repeating: 0, count: columns)
    for subview in subviews {
      let column = result.heights.indices.min { result.heights[$0].value < result.heights[$1].value } ?? 0
      let y = counts[column] == 0 ? result.heights[column] : result.heights[column] + Double(spacing)
      result.slots.append((column, y))
      result.heights[column] = y + subview.size(result.offer).height
      counts[column] += 1
    }
    return result
  }
}
