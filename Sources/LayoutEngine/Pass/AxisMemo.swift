import LayoutModel

/// What nodes that answer each axis on its own answered along one: a list a node and axis, in flat storage.
///
/// A recorded leaf has one variable an axis for each value that it is offered.
struct AxisMemo<Number: LayoutNumber> {
  private struct Entry {
    var offered: UInt64
    var next: Int32
    var length: Number
  }

  private var heads: [Int32]
  private var entries: [Entry] = []

  init(nodeCount: Int) {
    heads = Array(repeating: -1, count: 2 * nodeCount)
    entries.reserveCapacity(4 * nodeCount)
  }

  /// The number of lengths.
  var count: Int { entries.count }

  private static func list(_ node: Int, _ axis: Axis) -> Int { 2 * node + (axis == .horizontal ? 0 : 1) }

  // Inlined, so that looking through the lists does not retain them.
  @inline(__always) func find(_ node: Int, _ axis: Axis, _ offered: UInt64) -> Number? {
    var index = heads[Self.list(node, axis)]
    while index >= 0 {
      if entries[Int(index)].offered == offered { return entries[Int(index)].length }
      index = entries[Int(index)].next
    }
    return nil
  }

  mutating func insert(_ node: Int, _ axis: Axis, _ offered: UInt64, _ length: Number) {
    let list = Self.list(node, axis)
    entries.append(Entry(offered: offered, next: heads[list], length: length))
    heads[list] = Int32(truncatingIfNeeded: entries.count - 1)
  }
}
