public import LayoutEngine
public import LayoutModel

extension SolverEngine {
  /// How the frames of `tree` follow the window's length along an axis, over a range.
  ///
  /// Without constraints the layout is recorded and solved once for each shape that it takes, and its straight pieces are
  /// read off the recording; with constraints each piece is a solve. Every piece is checked in its middle and at its
  /// end: by the direct engine without constraints, by solving with them.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - space: the space at some length of the window. The length varies of its window, and of what the root is offered
  ///     where that is the same or there is no window.
  ///   - axis: the axis along which the window changes.
  ///   - range: the lengths in points, finite.
  ///   - constraints: what has to hold at every length.
  ///   - pieceLimit: the most pieces.
  /// - Throws: ``ConstraintError`` for a constraint that cannot be used with this tree.
  /// - Complexity: linear in the size of the tree for each piece.
  public func resizeMap(
    of tree: LayoutTree, in space: LayoutSpace, along axis: Axis, over range: ClosedRange<Double>,
    constraints: [LayoutConstraint] = [], pieceLimit: Int = 10_000
  ) throws(ConstraintError) -> ResizeMap {
    precondition(range.lowerBound.isFinite && range.upperBound.isFinite, "the range is not finite")
    guard constraints.isEmpty else {
      try LayoutConstraint.validate(constraints, for: tree, in: space)
      let source = ConstrainedResize(self, tree, in: space, along: axis, over: range, constraints: constraints)
      var (map, used) = ResizeMapBuilder(
        source, axis: axis, range: range, nodeCount: tree.count, pieceLimit: pieceLimit
      ).build()
      map.solves = used.solves
      return map
    }
    let source = RecordedResize(self, tree, in: space, along: axis, over: range)
    var (map, used) = ResizeMapBuilder(
      source, axis: axis, range: range, nodeCount: tree.count, pieceLimit: pieceLimit
    ).build()
    map.solves = used.solves
    map.checks = used.checks
    return map
  }
}
