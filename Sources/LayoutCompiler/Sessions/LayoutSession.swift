public import Foundation
public import LayoutEngine
import LayoutModel

/// A solved layout that can be edited: after an edit only what it reaches is recorded, solved and proved anew.
///
/// A session holds a tree, the space that it is laid out in, and constraints. Every edit gives the ``SolvedLayout`` that
/// ``SolverEngine/solve(_:in:constraints:)`` would give for what the session then holds: the same frames within
/// 1e-9 of the largest coordinate (at least 1), the same status and the same reports on constraints. Its statistics and
/// certificate are those of what was solved anew; everything else was proved before, and what it hangs on has not changed.
///
/// What cannot be had so is solved from nothing and counted, see ``statistics-swift.property``: a new size of the window,
/// constraints that move views otherwise than by one decided length, and any that move views of a tree with layouts of users'
/// own; edits of a tree with such a layout that is pinned, or that looks at where its bounds lie. The code of users' layouts
/// is run where an edit reaches them or moves them; one that by then does something else for other reasons is not found out.
/// How often it was run is what reports of an edit say; where constraints are met anyway, they are those of the layout
/// without constraints, in which fewer lengths can move.
///
/// An edit that throws leaves the session as it was. A session belongs to one task at a time.
public final class LayoutSession {
  /// What edits have cost so far.
  public struct Statistics: Sendable, Equatable {
    /// Edits that were answered from what was solved before and a part solved anew.
    public var warmEdits = 0
    /// Solves from nothing, that of the session's start among them.
    public var fullSolves = 0
    /// Nodes that warm edits have measured or placed anew.
    public var recordedNodes = 0
    /// Operations that warm edits have solved anew.
    public var solvedOperations = 0

    /// Nothing so far.
    public init() {}
  }

  /// The tree as edited.
  public private(set) var tree: LayoutTree
  /// The space as edited.
  public private(set) var space: LayoutSpace
  /// The constraints as edited.
  public private(set) var constraints: [LayoutConstraint]
  /// The layout of what the session holds.
  public private(set) var solved = SolvedLayout()
  /// What edits have cost so far.
  public private(set) var statistics = Statistics()
  /// What solves.
  public let engine: SolverEngine
  private let nodes: [String: Int]
  private var memory: SessionMemory

  /// Solves a layout and keeps it for edits.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - space: where it is laid out.
  ///   - constraints: what it keeps to.
  ///   - engine: solves, now and after every edit.
  /// - Throws: `ConstraintError` for a constraint that cannot be used with this tree.
  /// - Complexity: up to two solves from nothing.
  public init(
    _ tree: LayoutTree, in space: LayoutSpace, constraints: [LayoutConstraint] = [], engine: SolverEngine
  ) throws(ConstraintError) {
    self.tree = tree
    self.space = space
    self.constraints = constraints
    self.engine = engine
    nodes = tree.nodesByName
    memory = SessionMemory(engine, names: nodes)
    try LayoutConstraint.validate(constraints, for: tree, in: space)
    solved = try memory.solve(SessionState(tree, space, constraints), .start, &statistics)
  }
}

extension LayoutSession {
  /// Sets the size of the window, and what the root is offered where that was the window's length; in a space without a
  /// window, the lengths that the root is offered.
  ///
  /// - Parameter size: the size in points.
  /// - Returns: the new layout.
  /// - Throws: ``LayoutSessionError`` for a length that is not finite or below 0, and for a constraint that cannot be used
  ///   in the new space.
  /// - Complexity: a solve from nothing.
  @discardableResult
  public func setWindow(_ size: CGSize) throws(LayoutSessionError) -> SolvedLayout {
    for length in [size.width, size.height] { try check(Double(length), "the window's length \(length)") }
    var next = SessionState(tree, space, constraints)
    next.space = space.resized(to: size)
    return try edit(next, .window)
  }

  /// Sets the size of a view's content.
  ///
  /// - Parameters:
  ///   - size: the size in points. A flexible view becomes one of this size.
  ///   - id: the name of a view of fixed or flexible content.
  /// - Returns: the new layout.
  /// - Throws: ``LayoutSessionError``.
  @discardableResult
  public func setContentSize(_ size: CGSize, of id: String) throws(LayoutSessionError) -> SolvedLayout {
    try setContent(width: LengthRange(always: size.width), height: LengthRange(always: size.height), of: id)
  }

  /// Sets the lengths that a flexible view's content accepts.
  ///
  /// - Parameters:
  ///   - width: the widths in points; the largest may be infinite.
  ///   - height: the heights in points; the largest may be infinite.
  ///   - id: the name of the view.
  /// - Returns: the new layout.
  /// - Throws: ``LayoutSessionError``.
  @discardableResult
  public func setContent(
    width: LengthRange, height: LengthRange, of id: String
  ) throws(LayoutSessionError) -> SolvedLayout {
    guard let node = nodes[id] else { throw .unknownView(id) }
    for range in [width, height] {
      for length in [range.min, range.ideal] { try check(Double(length), "the length \(length)") }
      let isFixed = range == LengthRange(always: range.max)
      if isFixed || range.max != .infinity { try check(Double(range.max), "the length \(range.max)") }
    }
    guard let leaf = tree.editableContent(of: node),
      let edited = tree.settingContent(of: leaf, width: width, height: height)
    else { throw .noEditableContent(id) }
    var next = SessionState(tree, space, constraints)
    next.tree = edited
    return try edit(next, .content(leaf))
  }

  private func check(_ length: Double, _ what: @autoclosure () -> String) throws(LayoutSessionError) {
    guard length.isFinite && length >= 0 else { throw .notALength(what()) }
  }
}

extension LayoutSession {
  func edit(_ edited: [LayoutConstraint]) throws(LayoutSessionError) -> SolvedLayout {
    var next = SessionState(tree, space, constraints)
    next.constraints = edited
    do {
      try LayoutConstraint.validate(edited, in: space) { nodes[$0] != nil }
    } catch {
      throw .constraint(error)
    }
    return try edit(next, .constraints)
  }

  private func edit(_ next: SessionState, _ edit: SessionMemory.Edit) throws(LayoutSessionError) -> SolvedLayout {
    do {
      solved = try memory.solve(next, edit, &statistics)
    } catch {
      memory = SessionMemory(engine, names: nodes)
      throw .constraint(error)
    }
    (tree, space, constraints) = (next.tree, next.space, next.constraints)
    return solved
  }
}
