import LayoutModel

/// What nodes that answer each axis on its own answered along one: a list a node and axis, in flat storage.
///
/// A recorded leaf has one variable an axis for each value that it is offered.
struct AxisMemo<Number: LayoutNumber>: ~Copyable {
  struct Entry {
    var offered: UInt64
    var earlier: Int32
    var length: Number
  }

  /// What a node was offered along an axis.
  struct List {
    /// The newest entry, or -1.
    var newest: Int32 = -1
    /// A bit for every length that was offered: most new ones are told from it, without a way through the entries.
    var seen: UInt32 = 0
  }

  /// The lists of all slots along the horizontal axis, then along the vertical one: a pass asks for one axis at a time.
  private var lists: FlatList<List>
  private var entries: FlatList<Entry>
  /// What was offered, in a recording: by the entry's number.
  private var offers: FlatList<Number?>
  /// Whether ``take(_:_:)`` will ask what numbers were offered, which their values do not tell in a recording.
  private let keepsOffers: Bool

  init(nodeCount: Int, isTaken: Bool) {
    keepsOffers = Number.isRecorded && isTaken
    lists = FlatList(repeating: List(), count: 2 * nodeCount)
    entries = FlatList(capacity: (Number.isRecorded ? 5 : 3) * nodeCount)
    offers = FlatList(capacity: keepsOffers ? 5 * nodeCount : 0)
  }

  /// Forgets everything, for another tree.
  mutating func reset(nodeCount: Int) {
    lists.reset(repeating: List(), count: 2 * nodeCount)
    entries.removeLast(keeping: 0)
    offers.removeLast(keeping: 0)
  }

  /// The number of lengths.
  var count: Int { entries.count }

  private func list(_ slot: Int, _ axis: Axis) -> Int { axis == .horizontal ? slot : lists.count / 2 + slot }

  /// One of 32 bits, by the upper bits of a product with the golden ratio.
  private static func bit(_ offered: UInt64) -> UInt32 { 1 << UInt32((offered &* 0x9E37_79B9_7F4A_7C15) >> 59) }

  func find(_ slot: Int, _ axis: Axis, _ offered: UInt64) -> Number? {
    let list = lists[self.list(slot, axis)]
    guard list.seen & Self.bit(offered) != 0 else { return nil }
    var index = list.newest
    while index >= 0 {
      if entries[Int(index)].offered == offered { return entries[Int(index)].length }
      index = entries[Int(index)].earlier
    }
    return nil
  }

  mutating func insert(_ slot: Int, _ axis: Axis, _ offered: UInt64, _ offer: Number?, _ length: Number) {
    if keepsOffers { offers.append(offer) }
    let number = list(slot, axis)
    let list = lists[number]
    entries.append(Entry(offered: offered, earlier: list.newest, length: length))
    lists[number] = List(
      newest: Int32(truncatingIfNeeded: entries.count - 1), seen: list.seen | Self.bit(offered))
  }

  /// Forgets what a node answered along an axis; returns it with what was offered.
  mutating func take(_ slot: Int, _ axis: Axis) -> [(offer: Number?, length: Number)] {
    precondition(keepsOffers || !Number.isRecorded)
    let number = list(slot, axis)
    var taken: [(offer: Number?, length: Number)] = []
    var index = lists[number].newest
    while index >= 0 {
      let entry = entries[Int(index)]
      taken.append((keepsOffers ? offers[Int(index)] : ProposalKey.number(entry.offered), entry.length))
      index = entry.earlier
    }
    lists[number] = List()
    return taken
  }
}
