public import Foundation

/// A guide that views are aligned by along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes the alignment that `id` names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(guide: .custom, axis: .horizontal, id: id) }

  package init(key: AlignmentKey) { self.key = key }

  package init(guide: AlignmentKey.Guide, id: any AlignmentID.Type) {
    key = AlignmentKey(guide: guide, axis: .horizontal, id: id)
  }

  /// The leading edges.
  public static let leading = HorizontalAlignment(guide: .leading, id: StandardGuide.Leading.self)
  /// The horizontal middles.
  public static let center = HorizontalAlignment(guide: .horizontalCenter, id: StandardGuide.HorizontalCenter.self)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(guide: .trailing, id: StandardGuide.Trailing.self)
  /// Where a list row's separator starts: the leading edge of what does not set it.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where a list row's separator ends: the trailing edge of what does not set it.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  /// Merges children's explicit values of this guide as a container does; `nil` ones are left out.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

extension AlignmentKey {
  func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    var merged: CGFloat?
    var count = 0
    for case let value? in values {
      id._combineExplicit(childValue: value, count, into: &merged)
      count += 1
    }
    return merged
  }
}
