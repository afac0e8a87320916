public import Foundation
public import LayoutEngine
public import LayoutModel

/// A layout document: what to lay out, in which space, under which constraints, and what must come out.
public struct LayoutDocument: Sendable {
  /// The version of the format that this package reads.
  public static let schemaVersion = 1

  /// What the document is about.
  public let title: String?

  /// The direction of the horizontal axis.
  public let layoutDirection: LayoutDirection

  /// Pixels per point, above 0; a divider is one pixel thick.
  public let displayScale: Double

  /// What the root is offered, in points; nil where the document does not say, and the container's size is offered.
  public let proposal: ProposedViewSize?

  /// The window; nil where the root stands at (0, 0).
  public let container: Container?

  /// The tree.
  public let root: LayoutNode

  /// The ids of the tree in the order of the file: a node's own id, those of its children, those of its modifiers.
  public let identifiers: [String]

  /// The constraints beyond the layout itself.
  public let constraints: [DocumentConstraint]

  /// What must come out.
  public let expected: Expectation?

  /// Where the document comes from.
  public let source: Source?

  /// The window that the root is placed in.
  public struct Container: Equatable, Sendable {
    /// Its size in points; finite.
    public let size: CGSize
    /// Where in the window the root stands.
    public let alignment: Alignment
  }

  /// Where a document comes from.
  public struct Source: Equatable, Sendable {
    /// How what is expected is known: measured, documented, derived, ...
    public let evidence: String?
    /// The source in words.
    public let from: String?
  }

  /// The tree, ready to be laid out.
  ///
  /// - Parameter textMeasurer: measures the texts.
  /// - Throws: `LayoutError` where two views have the same id after grid rows have given their modifiers to each of
  ///   their cells, or modifiers of several guides nest too deep.
  public func tree(textMeasurer: any TextMeasurer = ApproximateTextMeasurer()) throws(LayoutError) -> LayoutTree {
    try LayoutTree(root, displayScale: displayScale, textMeasurer: textMeasurer)
  }

  /// The space that the tree is laid out in, with another proposal in place of the document's if one is given.
  public func space(proposal override: ProposedViewSize? = nil) -> LayoutSpace {
    LayoutSpace(
      proposal: override ?? proposal ?? container.map { ProposedViewSize($0.size) } ?? .unspecified,
      container: container?.size, alignment: container?.alignment ?? .center, layoutDirection: layoutDirection)
  }
}
