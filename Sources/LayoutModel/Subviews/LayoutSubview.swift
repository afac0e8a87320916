public import Foundation

/// A proxy that stands for one view inside a layout.
///
/// All sizes are memoised for each distinct proposal, so asking again costs nothing. A proxy may be kept in a layout's
/// cache and used in a later callback of the same layout.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  // Unchecked: the engine calls a layout on one thread at a time, and proxies are only good inside its callbacks.
  package let source: any LayoutSubviewSource
  package let node: Int

  package init(source: any LayoutSubviewSource, node: Int) {
    self.source = source
    self.node = node
  }

  /// Whether both proxies stand for the same view of the same layout pass.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.node == rhs.node && lhs.source === rhs.source
  }

  /// The value that the view set for `key`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { source.value(key, of: node) }

  /// The layout priority of the view: 0 unless set, minus infinity for a spacer.
  public var priority: Double { source.priority(of: node) }

  /// The size that the view answers to `proposal`, in points; not clamped to it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { source.size(of: node, in: proposal) }

  /// The size and the alignment guides that the view answers to `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), source: source, node: node, proposal: proposal)
  }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { source.spacing(of: node) }

  /// Puts the view so that `anchor` of its frame lies at `position`, in the coordinates of the layout's bounds.
  ///
  /// The view's size is its answer to `proposal`; a layout cannot impose one. The last call for a view wins. Good only
  /// inside `placeSubviews`: elsewhere it is a programming error and traps, as in SwiftUI.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    source.place(node, at: position, anchor: anchor, proposal: proposal)
  }
}
