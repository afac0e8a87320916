public import Foundation

/// A guide that views are aligned by along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes the alignment that `id` names.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(guide: .custom, axis: .vertical, id: id) }

  package init(key: AlignmentKey) { self.key = key }

  package init(guide: AlignmentKey.Guide, id: any AlignmentID.Type) {
    key = AlignmentKey(guide: guide, axis: .vertical, id: id)
  }

  /// The top edges.
  public static let top = VerticalAlignment(guide: .top, id: StandardGuide.Top.self)
  /// The vertical middles.
  public static let center = VerticalAlignment(guide: .verticalCenter, id: StandardGuide.VerticalCenter.self)
  /// The bottom edges.
  public static let bottom = VerticalAlignment(guide: .bottom, id: StandardGuide.Bottom.self)
  /// The baselines of the first lines of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    guide: .firstTextBaseline, id: StandardGuide.FirstTextBaseline.self)
  /// The baselines of the last lines of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(
    guide: .lastTextBaseline, id: StandardGuide.LastTextBaseline.self)

  /// Merges children's explicit values of this guide as a container does; `nil` ones are left out.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }
}
