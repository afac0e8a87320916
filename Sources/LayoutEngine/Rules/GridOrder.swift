import LayoutModel

/// The order in which a grid serves its cells: by priorities, and in them by groups (9.4, steps 1 and 2).
///
/// Priority falls; within one priority cells that are endless on fewer axes come first; then those that can stretch less
/// over the other axes. Axes that nothing is proposed on do not count. What is equal in all of this is one group: first
/// its sized cells, then its unsized ones, each in source order.
struct GridOrder {
  /// Cells that are equally flexible.
  struct Group {
    /// The positions in ``GridOrder/cells`` of those that size their column and row.
    var sized: Range<Int>
    /// The positions of those that do not on some axis.
    var unsized: Range<Int>

    var cells: Range<Int> { sized.lowerBound..<unsized.upperBound }
  }

  /// The groups of one priority.
  struct Priority {
    var groups: [Group]

    var cells: Range<Int> { groups[0].sized.lowerBound..<groups[groups.count - 1].unsized.upperBound }
  }

  /// The cells in serving order.
  private(set) var cells: [Int] = []
  private(set) var priorities: [Priority] = []
  /// The axes that have a proposal.
  let axes: Axis.Set
  /// What the order goes by, in order.
  private var keys: [Key]

  init<S: RuleSubviews>(_ subviews: S, _ structure: GridStructure, axes: Axis.Set) {
    self.axes = axes
    keys = (0..<subviews.count).map { Key($0, structure.cells[$0].unsizedAxes, subviews, axes) }
    keys.sort()
    group()
  }

  /// Asks a cell anew, because something in it has changed; says whether the order is another.
  ///
  /// - Complexity: linear in the number of cells, of which only this one is asked.
  mutating func update<S: RuleSubviews>(_ cell: Int, _ subviews: S, _ structure: GridStructure) -> Bool {
    guard let place = keys.firstIndex(where: { $0.cell == cell }) else { return false }
    let old = keys.remove(at: place)
    let key = Key(cell, structure.cells[cell].unsizedAxes, subviews, axes)
    keys.insert(key, at: keys.partitioningIndex { key < $0 })
    if key.isEqual(to: old) { return false }
    group()
    return true
  }

  /// Puts the keys' groups together.
  private mutating func group() {
    cells = keys.map { Int($0.cell) }
    priorities = []
    var start = 0
    while start < keys.count {
      let first = keys[start]
      let end = keys[start...].firstIndex { !$0.isEqual(to: first) } ?? keys.endIndex
      let unsized = keys[start..<end].firstIndex { $0.isUnsized } ?? end
      let group = Group(sized: start..<unsized, unsized: unsized..<end)
      if start > 0 && keys[start - 1].priority == first.priority {
        priorities[priorities.count - 1].groups.append(group)
      } else {
        priorities.append(Priority(groups: [group]))
      }
      start = end
    }
  }

  /// Small, since sorting moves it about.
  private struct Key: Comparable {
    var priority: Double
    var stretch = 0.0
    var cell: Int32
    var endlessAxes: UInt8 = 0
    var isUnsized: Bool

    init<S: RuleSubviews>(_ cell: Int, _ unsizedAxes: Axis.Set, _ subviews: S, _ axes: Axis.Set) {
      self.cell = Int32(truncatingIfNeeded: cell)
      isUnsized = !unsizedAxes.isEmpty
      let priority = subviews.priority(cell)
      self.priority = priority.isNaN ? 0 : priority
      let least = subviews.probe(cell, NumericProposal(width: 0, height: 0))
      let most = subviews.probe(cell, NumericProposal(width: .infinity, height: .infinity))
      if axes.contains(.horizontal) { add(least.width, most.width) }
      if axes.contains(.vertical) { add(least.height, most.height) }
    }

    private mutating func add(_ least: Double, _ most: Double) {
      if most == .infinity {
        endlessAxes += 1
        return
      }
      let difference = most - least
      stretch += difference.isNaN ? 0 : difference
    }

    func isEqual(to other: Key) -> Bool {
      priority == other.priority && endlessAxes == other.endlessAxes && stretch == other.stretch
    }

    static func < (a: Key, b: Key) -> Bool {
      if a.priority != b.priority { return a.priority > b.priority }
      if a.endlessAxes != b.endlessAxes { return a.endlessAxes < b.endlessAxes }
      if a.stretch != b.stretch { return a.stretch < b.stretch }
      if a.isUnsized != b.isUnsized { return b.isUnsized }
      return a.cell < b.cell
    }
  }
}

extension Array {
  /// The first place from which on a condition holds that holds nowhere before: by halving.
  fileprivate func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
