/// A proposal as a key: equal values are one key, whatever numbers they were computed by.
struct ProposalKey: Hashable {
  private var width: UInt64
  private var height: UInt64

  /// `nil` is stored as a NaN that no arithmetic makes.
  private static let unspecified: UInt64 = 0x7FF8_0000_0000_0A1B

  init<N: LayoutNumber>(_ proposal: NumericProposal<N>) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
  }

  /// A length as a key.
  static func bits<N: LayoutNumber>(_ length: N?) -> UInt64 {
    guard let value = length?.value else { return unspecified }
    return (value + 0).bitPattern  // Adding zero makes minus zero plus zero.
  }
}

/// What every node answered to every distinct proposal.
///
/// Each node has a list of entries in flat storage: a node is asked for a handful of distinct proposals, so a linear
/// search beats hashing. An entry also keeps where the node's children stand for that proposal, once asked.
struct MeasurementMemo<Number: LayoutNumber>: ~Copyable {
  struct Entry {
    var key: ProposalKey
    var next: Int32
    var size: NumericSize<Number>
    /// The first of the children's placements, or -1.
    var placementStart: Int32 = -1
  }

  private var heads: FlatList<Int32>
  private var entries: FlatList<Entry>

  init(nodeCount: Int) {
    heads = FlatList(repeating: -1, count: nodeCount)
    entries = FlatList(capacity: nodeCount)
  }

  /// The number of answers.
  var count: Int { entries.count }

  subscript(entry: Int) -> Entry { entries[entry] }

  func find(_ node: Int, _ key: ProposalKey) -> Int? {
    var index = heads[node]
    while index >= 0 {
      if entries[Int(index)].key == key { return Int(index) }
      index = entries[Int(index)].next
    }
    return nil
  }

  mutating func insert(_ node: Int, _ key: ProposalKey, _ size: NumericSize<Number>) -> Int {
    entries.append(Entry(key: key, next: heads[node], size: size))
    heads[node] = Int32(entries.count - 1)
    return entries.count - 1
  }

  mutating func setPlacementStart(_ entry: Int, _ start: Int) { entries[entry].placementStart = Int32(start) }
}
