public import Foundation

/// The frames of a tree's views in one space.
public struct ResolvedLayout: Sendable {
  /// The frame of one named view.
  public struct View: Sendable, Equatable {
    /// The view's name.
    public var id: String
    /// How many named views it stands inside.
    public var depth: Int
    /// The number of its node.
    public var node: Int
    /// The frame, in points, in the window's coordinates (origin at the top left); never rounded.
    public var frame: CGRect
  }

  /// The root's size in points.
  public var size: CGSize
  /// The named views that have a frame, parents before children, siblings in order.
  public var views: [View]
  /// The frame of every node of the tree by its number, `nil` where it is not part of the layout.
  public var nodeFrames: [CGRect?]
  /// How many views were asked for how many distinct proposals.
  public var measurements: Int
  /// The tree that was laid out.
  public let tree: LayoutTree

  /// The frame of the view named `id`; `nil` where there is no such view or it is not part of the layout.
  public func frame(of id: String) -> CGRect? { views.first { $0.id == id }?.frame }
}

/// What lays out a tree: the direct engine, or the solver.
public protocol LayoutResolver: Sendable {
  /// Lays `tree` out in `space`.
  ///
  /// - Throws: ``LayoutError`` where the tree cannot be laid out or, for a solver, the layout could not be decided.
  func resolve(_ tree: LayoutTree, in space: LayoutSpace) throws(LayoutError) -> ResolvedLayout
}
