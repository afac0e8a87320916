/// The serving orders of stacks, for each length across that they were asked at: a list a node, in flat storage.
struct ServingOrderMemo: ~Copyable {
  struct Entry {
    var cross: UInt64
    var next: Int32
    var start: Int32
    var count: Int32
  }

  private var heads: FlatList<Int32>
  private var entries: FlatList<Entry>
  private var turns: FlatList<ServingTurn>

  init(nodeCount: Int) {
    heads = FlatList(repeating: -1, count: nodeCount)
    entries = FlatList()
    turns = FlatList(capacity: nodeCount)
  }

  /// Forgets everything, for another tree.
  mutating func reset(nodeCount: Int) {
    heads.reset(repeating: -1, count: nodeCount)
    entries.removeLast(keeping: 0)
    turns.removeLast(keeping: 0)
  }

  subscript(turn: Int) -> ServingTurn { turns[turn] }

  /// Which turns are those of a node.
  func find(_ node: Int, _ cross: UInt64) -> Range<Int>? {
    var index = heads[node]
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.cross == cross { return Int(entry.start)..<Int(entry.start) + Int(entry.count) }
      index = entry.next
    }
    return nil
  }

  mutating func insert(_ node: Int, _ cross: UInt64, _ order: ServingOrder) -> Range<Int> {
    let start = turns.count
    for turn in order.turns { turns.append(turn) }
    entries.append(
      Entry(
        cross: cross, next: heads[node], start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: order.turns.count)))
    heads[node] = Int32(truncatingIfNeeded: entries.count - 1)
    return start..<turns.count
  }

  /// Forgets the orders of a node; returns them with the lengths across.
  mutating func take(_ node: Int) -> [(cross: Double?, turns: [ServingTurn])] {
    var taken: [(cross: Double?, turns: [ServingTurn])] = []
    var index = heads[node]
    while index >= 0 {
      let entry = entries[Int(index)]
      let stored = Int(entry.start)..<Int(entry.start) + Int(entry.count)
      taken.append((ProposalKey.number(entry.cross), stored.map { turns[$0] }))
      index = entry.next
    }
    heads[node] = -1
    return taken
  }
}

/// Turns that a pass has found.
struct KnownTurns<Number: LayoutNumber>: RandomAccessCollection {
  fileprivate let pass: LayoutPass<Number>
  fileprivate let stored: Range<Int>

  var startIndex: Int { 0 }
  var endIndex: Int { stored.count }
  subscript(turn: Int) -> ServingTurn { unsafe pass.orders[stored.lowerBound + turn] }
}

extension LayoutPass {
  /// The turns in which a stack serves its children at a length across its axis, found now if they are not known yet.
  func turns(of node: Int, cross: Double?, _ find: () -> ServingOrder) -> KnownTurns<Number> {
    let key = ProposalKey.bits(cross)
    if let known = unsafe orders.find(node, key) { return KnownTurns(pass: self, stored: known) }
    let order = find()
    return KnownTurns(pass: self, stored: unsafe orders.insert(node, key, order))
  }
}
