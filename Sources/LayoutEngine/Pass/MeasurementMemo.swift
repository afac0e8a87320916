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

  /// The length that a key stands for.
  static func number<N: LayoutNumber>(_ bits: UInt64) -> N? {
    bits == unspecified ? nil : N(Double(bitPattern: bits))
  }

  /// The proposal that the key stands for.
  func proposal<N: LayoutNumber>() -> NumericProposal<N> {
    NumericProposal(width: Self.number(width), height: Self.number(height))
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
  /// What was proposed, in a recording: by the entry's number.
  private var proposals: FlatList<NumericProposal<Number>>
  /// Whether ``take(_:)`` will ask what numbers were proposed, which their values do not tell in a recording.
  private let keepsProposals: Bool

  init(nodeCount: Int, isTaken: Bool) {
    keepsProposals = Number.isRecorded && isTaken
    heads = FlatList(repeating: -1, count: nodeCount)
    entries = FlatList(capacity: nodeCount)
    proposals = FlatList(capacity: keepsProposals ? nodeCount : 0)
  }

  /// Forgets everything, for another tree.
  mutating func reset(nodeCount: Int) {
    heads.reset(repeating: -1, count: nodeCount)
    entries.removeLast(keeping: 0)
    proposals.removeLast(keeping: 0)
  }

  /// The number of answers.
  var count: Int { entries.count }

  subscript(entry: Int) -> Entry { entries[entry] }

  func find(_ slot: Int, _ key: ProposalKey) -> Int? {
    var index = heads[slot]
    while index >= 0 {
      if entries[Int(index)].key == key { return Int(index) }
      index = entries[Int(index)].next
    }
    return nil
  }

  mutating func insert(
    _ slot: Int, _ key: ProposalKey, _ proposal: NumericProposal<Number>, _ size: NumericSize<Number>
  ) -> Int {
    if keepsProposals { proposals.append(proposal) }
    entries.append(Entry(key: key, next: heads[slot], size: size))
    heads[slot] = Int32(entries.count - 1)
    return entries.count - 1
  }

  /// Forgets what a node answered; returns it with what was proposed.
  mutating func take(_ slot: Int) -> [(proposal: NumericProposal<Number>, size: NumericSize<Number>)] {
    precondition(keepsProposals || !Number.isRecorded)
    var taken: [(proposal: NumericProposal<Number>, size: NumericSize<Number>)] = []
    var index = heads[slot]
    while index >= 0 {
      let entry = entries[Int(index)]
      taken.append((keepsProposals ? proposals[Int(index)] : entry.key.proposal(), entry.size))
      index = entry.next
    }
    heads[slot] = -1
    return taken
  }

  mutating func setPlacementStart(_ entry: Int, _ start: Int) { entries[entry].placementStart = Int32(start) }
}
