import LayoutModel

extension ViewSpacing {
  /// A stack's own preferences: the first and last child's at the ends, every child's across (3.2).
  static func stacked(_ children: [ViewSpacing], along axis: Axis) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    let (start, end, across): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    var result = ViewSpacing().union(first, edges: start).union(last, edges: end)
    for child in children { result.formUnion(child, edges: across) }
    return result
  }

  /// The union over the children of the highest priority.
  static func layered(_ children: [(priority: Double, spacing: ViewSpacing)]) -> ViewSpacing {
    guard let highest = children.map(\.priority).max() else { return .zero }
    return children.reduce(into: ViewSpacing()) { if $1.priority == highest { $0.formUnion($1.spacing) } }
  }

  /// A grid's: at each side what the cells there prefer (9.6).
  static func gridded(_ cells: [ViewSpacing], _ structure: GridStructure) -> ViewSpacing {
    guard !cells.isEmpty else { return .zero }
    return zip(cells, structure.cells).reduce(into: ViewSpacing()) { result, pair in
      let (spacing, cell) = pair
      if cell.columns.lowerBound == 0 { result.formUnion(spacing, edges: .leading) }
      if cell.columns.upperBound == structure.columnCount { result.formUnion(spacing, edges: .trailing) }
      if cell.row == 0 { result.formUnion(spacing, edges: .top) }
      if cell.row == structure.rowCount - 1 { result.formUnion(spacing, edges: .bottom) }
    }
  }

  /// A spacer's: no distance at its ends, no preference elsewhere.
  static func spacer(_ orientation: Axis?) -> ViewSpacing {
    guard let orientation else { return .zero }
    return ViewSpacing().union(.zero, edges: orientation == .horizontal ? .horizontal : .vertical)
  }

  /// These preferences with the horizontal edges exchanged where `isMirrored`.
  func mirrored(_ isMirrored: Bool) -> ViewSpacing {
    isMirrored ? ViewSpacing(top: top, left: right.reversed, bottom: bottom, right: left.reversed) : self
  }

  /// These preferences with those of `edges` replaced by a plain view's.
  func reset(_ edges: Edge.Set) -> ViewSpacing {
    ViewSpacing(
      top: edges.contains(.top) ? ViewSpacing.standard.top : top,
      left: edges.contains(.leading) ? ViewSpacing.standard.left : left,
      bottom: edges.contains(.bottom) ? ViewSpacing.standard.bottom : bottom,
      right: edges.contains(.trailing) ? ViewSpacing.standard.right : right)
  }
}
