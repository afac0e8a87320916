public import Foundation

/// The frames of a tree's views in one space.
public struct ResolvedLayout: Sendable {
  /// The frame of one named view.
  public struct View: Sendable, Equatable {
    /// The view's name.
    public var id: String
    /// The number of the view's node.
    public var node: Int
    /// How many named views it stands inside.
    public var depth: Int
    /// The frame, in points, in the window's coordinates (origin at the top left); never rounded.
    public var frame: CGRect
  }

  /// The root's size in points.
  public var size: CGSize
  /// The named views that have a frame, parents before children, siblings in order.
  public var views: [View]
  /// The frame of every node of the tree by its number, `nil` where it is not part of the layout.
  public var nodeFrames: [CGRect?]
  /// The text baselines of those nodes that they were asked of: see ``DirectEngine/resolve(_:in:measuring:)``.
  public var baselines: [Int: TextBaselines] = [:]
  /// How many answers views gave to distinct proposals; a view that answers each axis on its own gives one for each
  /// distinct length along each.
  public var measurements: Int
  /// The tree that was laid out.
  public package(set) var tree: LayoutTree

  /// The frame of the view named `id`; `nil` where there is no such view or it is not part of the layout.
  public func frame(of id: String) -> CGRect? { views.first { $0.id == id }?.frame }
}

/// Where the lines of a view's text stand, in points from the view's top edge; its height where it has no text.
public struct TextBaselines: Sendable, Equatable {
  /// The baseline of the first line.
  public var first: Double
  /// The baseline of the last line.
  public var last: Double

  /// Makes baselines.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}

/// What lays out a tree: the direct engine, or the solver.
public protocol LayoutResolver: Sendable {
  /// Lays `tree` out in `space`.
  ///
  /// - Throws: ``LayoutError`` where the tree cannot be laid out or, for a solver, the layout could not be decided.
  func resolve(_ tree: LayoutTree, in space: LayoutSpace) throws(LayoutError) -> ResolvedLayout
}
