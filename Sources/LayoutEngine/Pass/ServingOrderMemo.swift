/// The serving orders of stacks, for each length across that they were asked at: a list a node, in flat storage.
///
/// An order's turns stand right behind its head, in elements of one size: who finds the head has the first turns with it.
struct ServingOrderMemo: ~Copyable {
  /// Begins an order.
  private struct Head {
    /// The length across.
    var cross: UInt64
    /// The node's next order, or -1.
    var next: Int32
    /// The number of turns.
    var count: Int32

    init(cross: UInt64, next: Int32, count: Int) {
      (self.cross, self.next, self.count) = (cross, next, Int32(truncatingIfNeeded: count))
    }

    /// The head as an element of the list.
    var element: ServingTurn {
      ServingTurn(child: next, sharers: count, reservationChange: Double(bitPattern: cross))
    }

    init(_ element: ServingTurn) {
      (next, count, cross) = (element.child, element.sharers, element.reservationChange.bitPattern)
    }

    func turns(behind index: Int32) -> Range<Int> { Int(index) + 1..<Int(index) + 1 + Int(count) }
  }

  private var heads: FlatList<Int32>
  private var elements: FlatList<ServingTurn>

  init(nodeCount: Int) {
    heads = FlatList(repeating: -1, count: nodeCount)
    elements = FlatList(capacity: nodeCount + nodeCount / 2)
  }

  /// Forgets everything, for another tree.
  mutating func reset(nodeCount: Int) {
    heads.reset(repeating: -1, count: nodeCount)
    elements.removeLast(keeping: 0)
  }

  subscript(turn: Int) -> ServingTurn { elements[turn] }

  /// Which turns are those of a node.
  func find(_ slot: Int, _ cross: UInt64) -> Range<Int>? {
    var index = heads[slot]
    while index >= 0 {
      let head = Head(elements[Int(index)])
      if head.cross == cross { return head.turns(behind: index) }
      index = head.next
    }
    return nil
  }

  mutating func insert(_ slot: Int, _ cross: UInt64, _ order: ServingOrder<some LayoutNumber>) -> Range<Int> {
    let index = Int32(truncatingIfNeeded: elements.count)
    let head = Head(cross: cross, next: heads[slot], count: order.count)
    elements.append(head.element)
    for position in 0..<order.count { elements.append(order.turn(position)) }
    heads[slot] = index
    return head.turns(behind: index)
  }

  /// Forgets the orders of a node; returns them with the lengths across.
  mutating func take(_ slot: Int) -> [(cross: Double?, turns: [ServingTurn])] {
    var taken: [(cross: Double?, turns: [ServingTurn])] = []
    var index = heads[slot]
    while index >= 0 {
      let head = Head(elements[Int(index)])
      taken.append((ProposalKey.number(head.cross), head.turns(behind: index).map { elements[$0] }))
      index = head.next
    }
    heads[slot] = -1
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
  func turns(of node: Int, cross: Double?, _ find: () -> ServingOrder<Number>) -> KnownTurns<Number> {
    let key = ProposalKey.bits(cross)
    if let known = unsafe orders.find(nodes[node].slot, key) { return KnownTurns(pass: self, stored: known) }
    let order = find()
    defer { order.drop() }
    return KnownTurns(pass: self, stored: unsafe orders.insert(nodes[node].slot, key, order))
  }
}
