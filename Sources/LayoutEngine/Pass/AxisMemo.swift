import LayoutModel

/// What leaves answered along one axis: a recorded leaf has one variable an axis for each value that it is offered.
struct AxisMemo<Number: LayoutNumber> {
  private struct Entry {
    var offered: UInt64?
    var length: Number
    var next: Int32
  }

  private var heads: [Int32]
  private var entries: [Entry] = []

  init(nodeCount: Int) { heads = Array(repeating: -1, count: 2 * nodeCount) }

  mutating func length(_ node: Int, _ axis: Axis, _ offered: Number?, _ answer: (Number?) -> Number) -> Number {
    let key = offered.map { ($0.value + 0).bitPattern }
    let list = 2 * node + (axis == .horizontal ? 0 : 1)
    var index = heads[list]
    while index >= 0 {
      if entries[Int(index)].offered == key { return entries[Int(index)].length }
      index = entries[Int(index)].next
    }
    let length = answer(offered)
    entries.append(Entry(offered: key, length: length, next: heads[list]))
    heads[list] = Int32(entries.count - 1)
    return length
  }
}
