import LayoutModel

/// The order in which a grid serves its cells, in groups that are served at the same shares (9.4, steps 1 and 2).
///
/// Priority falls; within one priority cells that are endless on fewer axes come first; then those that can stretch less
/// over the other axes. Axes that nothing is proposed on do not count. What is still equal is one group, in source order.
struct GridOrder {
  /// The cells in serving order.
  private(set) var cells: [Int]
  /// The groups, as ranges of `cells`.
  private(set) var groups: [Range<Int>] = []

  init<S: RuleSubviews>(_ subviews: S, axes: [Axis]) {
    let keys = (0..<subviews.count).map { Key($0, subviews, axes) }
    cells = keys.sorted(by: <).map(\.cell)
    var start = 0
    for end in 1..<cells.count + 1
    where end == cells.count || !keys[cells[end]].isEqual(to: keys[cells[start]]) {
      groups.append(start..<end)
      start = end
    }
  }

  private struct Key: Comparable {
    var cell: Int
    var priority: Double
    var endlessAxes = 0
    var stretch = 0.0

    init<S: RuleSubviews>(_ cell: Int, _ subviews: S, _ axes: [Axis]) {
      self.cell = cell
      priority = subviews.priority(cell)
      let least = subviews.probe(cell, NumericProposal(width: 0, height: 0))
      let most = subviews.probe(cell, NumericProposal(width: .infinity, height: .infinity))
      for axis in axes {
        if most[axis] == .infinity {
          endlessAxes += 1
        } else {
          let difference = most[axis] - least[axis]
          stretch += difference.isNaN ? 0 : difference
        }
      }
    }

    func isEqual(to other: Key) -> Bool {
      priority == other.priority && endlessAxes == other.endlessAxes && stretch == other.stretch
    }

    static func < (a: Key, b: Key) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      if a.endlessAxes != b.endlessAxes { return a.endlessAxes < b.endlessAxes }
      if a.stretch != b.stretch { return a.stretch < b.stretch }
      return a.cell < b.cell
    }
  }
}
