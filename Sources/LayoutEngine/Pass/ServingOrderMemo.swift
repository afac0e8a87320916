/// The serving orders of stacks, for each length across that they were asked at: a list a node, in flat storage.
struct ServingOrderMemo {
  private struct Entry {
    var cross: UInt64?
    var next: Int32
    var order: ServingOrder
  }

  private var heads: [Int32]
  private var entries: [Entry] = []

  init(nodeCount: Int) { heads = Array(repeating: -1, count: nodeCount) }

  // Inlined, so that looking through the lists does not retain them.
  @inline(__always) func find(_ node: Int, _ cross: Double?) -> ServingOrder? {
    let key = Self.key(cross)
    var index = heads[node]
    while index >= 0 {
      if entries[Int(index)].cross == key { return entries[Int(index)].order }
      index = entries[Int(index)].next
    }
    return nil
  }

  mutating func insert(_ node: Int, _ cross: Double?, _ order: ServingOrder) {
    entries.append(Entry(cross: Self.key(cross), next: heads[node], order: order))
    heads[node] = Int32(entries.count - 1)
  }

  private static func key(_ cross: Double?) -> UInt64? { cross.map { ($0 + 0).bitPattern } }
}
