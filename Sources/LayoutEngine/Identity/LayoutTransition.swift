public import Foundation

/// The way from one layout of some views to another: what happens to each view, and where it stands on the way.
///
/// Views are matched by their ``ViewIdentity``. As SwiftUI animates it, the frames are interpolated, but for custom
/// layouts with animatable data: the data are interpolated and the views are laid out with them at each step. Where both
/// happen at once, the frame is that of the layout at this step, and what the start was off from it fades away. Views of
/// a ``GeometryReader`` are made once, for the size that it has at the end.
public struct LayoutTransition: Sendable {
  /// What happens to a view.
  public enum Change: Hashable, Sendable {
    /// Only the second layout has it.
    case inserted
    /// Only the first layout has it.
    case removed
    /// It stands somewhere else with the same size.
    case moved
    /// Its size is another, and its place may be.
    case resized
    /// Its frame is the same.
    case unchanged
  }

  /// One view of either layout.
  public struct View: Sendable {
    /// Which view it is.
    public var identity: ViewIdentity
    /// Its name, the one in the second layout if that has the view.
    public var id: String?
    /// What happens to it.
    public var change: Change
    /// Its first frame, `nil` where it is inserted.
    public var start: CGRect?
    /// Its last frame, `nil` where it is removed.
    public var end: CGRect?
  }

  /// The layout at one point of the way.
  public struct Moment: Sendable {
    /// The root's size in points.
    public var size: CGSize
    /// The frames, in points in the window's coordinates, of the views that are there.
    public var frames: [ViewIdentity: CGRect]
    fileprivate var names: [String: ViewIdentity]

    /// The frame of the view named `id`; of two views of a name, which only a removed and an inserted one can be, that of
    /// the inserted one.
    public func frame(of id: String) -> CGRect? { names[id].flatMap { frames[$0] } }
  }

  /// How far apart in points the coordinates of two frames may lie that count as the same.
  public static let tolerance = 1e-9

  /// All views: those of the second layout in its order of nodes, then the removed ones in that of the first.
  public let views: [View]
  private let first: ResolvedLayout
  private let last: ResolvedLayout
  private let steps: AnimatedLayouts?

  /// Makes the way between two layouts on which all frames are interpolated.
  ///
  /// - Parameters:
  ///   - from: the layout at progress 0.
  ///   - to: the layout at progress 1.
  public init(from: ResolvedLayout, to: ResolvedLayout) { self.init(from, to, steps: nil) }

  /// Makes the way from a layout to that of a tree, on which custom layouts with animatable data are interpolated.
  ///
  /// Two layouts that match have the same type, also inside an `AnyLayout`, and stand in the same place.
  ///
  /// - Parameters:
  ///   - from: the layout at progress 0.
  ///   - tree: what is laid out at progress 1, and with interpolated layouts before.
  ///   - space: the space that `tree` is laid out in.
  ///   - resolver: what lays it out, once here and once a moment.
  /// - Throws: ``LayoutError`` where the tree cannot be laid out.
  public init(
    from: ResolvedLayout, to tree: LayoutTree, in space: LayoutSpace, by resolver: any LayoutResolver = DirectEngine()
  ) throws(LayoutError) {
    self.init(
      from, try resolver.resolve(tree, in: space),
      steps: try AnimatedLayouts(from: from.tree, to: tree, in: space, by: resolver))
  }

  private init(_ first: ResolvedLayout, _ last: ResolvedLayout, steps: AnimatedLayouts?) {
    (self.first, self.last, self.steps) = (first, last, steps)
    let (old, new) = (first.tree.identities, last.tree.identities)
    let starts = first.framesByIdentity
    var views: [View] = []
    var kept = Set<ViewIdentity>()
    for (node, identity) in new.enumerated() {
      guard let end = last.nodeFrames[node] else { continue }
      kept.insert(identity)
      views.append(View(identity: identity, id: last.tree.id(of: node), start: starts[identity], end: end))
    }
    for (node, identity) in old.enumerated() where !kept.contains(identity) {
      guard let start = first.nodeFrames[node] else { continue }
      views.append(View(identity: identity, id: first.tree.id(of: node), start: start, end: nil))
    }
    self.views = views
  }

  /// What happens to the view named `id`, where there is one; see ``Moment/frame(of:)`` for names of two views.
  public func change(of id: String) -> Change? { views.first { $0.id == id }?.change }

  /// Where the views stand at `progress`.
  ///
  /// At 0 and 1 this is exactly the first and the last layout. Progress outside 0...1 counts as the nearer end, so that
  /// no frame overshoots; NaN counts as 0. In between, an inserted view already has its last frame and a removed one
  /// still its first. A coordinate that is not finite at both ends is the last one as soon as progress is above 0.
  ///
  /// - Throws: ``LayoutError`` where the resolver does; never on a way without interpolated layouts.
  public func moment(at progress: Double) throws(LayoutError) -> Moment {
    let progress = progress > 0 ? min(progress, 1) : 0
    if progress == 0 { return Moment(first) }
    if progress == 1 { return Moment(last) }
    let step = try steps?.frames(at: progress)
    let remaining = 1 - progress
    var moment = Moment(size: .zero, frames: [:], names: [:])
    for view in views {
      let frame: CGRect
      switch (view.start, view.end) {
      case (let start?, let end?):
        let begin = steps?.start[view.identity] ?? end
        frame = start.faded(from: begin, to: step?[view.identity] ?? end, remaining: remaining)
      case (nil, let end?): frame = step?[view.identity] ?? end
      case (let start?, nil): frame = start
      case (nil, nil): continue
      }
      moment.frames[view.identity] = frame
      if let id = view.id, moment.names[id] == nil { moment.names[id] = view.identity }
    }
    moment.size = size(step, remaining: remaining)
    return moment
  }

  /// The root's size on the way, whether or not it is the same view at both ends.
  private func size(_ step: [ViewIdentity: CGRect]?, remaining: Double) -> CGSize {
    func rectangle(_ size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
    let root = last.tree.identities[0]
    let begin = rectangle(steps?.start[root]?.size ?? last.size)
    let end = rectangle(step?[root]?.size ?? last.size)
    return rectangle(first.size).faded(from: begin, to: end, remaining: remaining).size
  }
}

extension LayoutTransition.View {
  fileprivate init(identity: ViewIdentity, id: String?, start: CGRect?, end: CGRect?) {
    let change: LayoutTransition.Change =
      switch (start, end) {
      case (let start?, let end?): .init(from: start, to: end)
      case (nil, _): .inserted
      case (_, nil): .removed
      }
    self.init(identity: identity, id: id, change: change, start: start, end: end)
  }
}

extension LayoutTransition.Change {
  fileprivate init(from start: CGRect, to end: CGRect) {
    func same(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) <= LayoutTransition.tolerance }
    let isSameSize = same(start.size.width, end.size.width) && same(start.size.height, end.size.height)
    let isSameOrigin = same(start.origin.x, end.origin.x) && same(start.origin.y, end.origin.y)
    self = !isSameSize ? .resized : isSameOrigin ? .unchanged : .moved
  }
}

extension LayoutTransition.Moment {
  /// One of the two ends.
  fileprivate init(_ layout: ResolvedLayout) {
    let identities = layout.tree.identities
    frames = [:]
    for (identity, frame) in zip(identities, layout.nodeFrames) { if let frame { frames[identity] = frame } }
    names = Dictionary(layout.views.map { ($0.id, identities[$0.node]) }) { first, _ in first }
    size = layout.size
  }
}

extension CGRect {
  /// `step`, and the part of this rectangle's distance from `begin` that remains.
  fileprivate func faded(from begin: CGRect, to step: CGRect, remaining: Double) -> CGRect {
    func faded(_ start: CGFloat, _ begin: CGFloat, _ step: CGFloat) -> CGFloat {
      let distance = start - begin
      return distance.isFinite ? step + distance * remaining : step
    }
    return CGRect(
      x: faded(origin.x, begin.origin.x, step.origin.x), y: faded(origin.y, begin.origin.y, step.origin.y),
      width: faded(size.width, begin.size.width, step.size.width),
      height: faded(size.height, begin.size.height, step.size.height))
  }
}
