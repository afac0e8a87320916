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

  func find(_ node: Int, _ cross: Double?) -> ServingOrder? {
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

  /// Forgets the orders of a node; returns them with the lengths across.
  mutating func take(_ node: Int) -> [(cross: Double?, order: ServingOrder)] {
    var taken: [(cross: Double?, order: ServingOrder)] = []
    var index = Int(heads[node])
    while index >= 0 {
      let entry = entries[index]
      taken.append((entry.cross.map { Double(bitPattern: $0) }, entry.order))
      index = Int(entry.next)
    }
    heads[node] = -1
    return taken
  }

  private static func key(_ cross: Double?) -> UInt64? { cross.map { ($0 + 0).bitPattern } }
}
