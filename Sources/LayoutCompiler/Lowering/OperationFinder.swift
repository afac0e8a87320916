import LayoutEngine

/// Finds an operation that computes the same as another one, among those that read the same result first.
///
/// Operations that are alike are recorded one soon after the other, by views that are offered one length: only the latest
/// readers of a result are looked through, which are in reach of the processor still. So finding takes constant time, and
/// misses some.
struct OperationFinder {
  /// How many readers of a result are looked through.
  private static let reach = 8
  /// By the place of a result, that of the latest operation that reads it first, or -1.
  private var latest: [Int32]
  /// By the place of an operation, what is known of it here.
  private var readers: [Reader]

  private struct Reader {
    /// The place of the operation before it that reads the same result first, or -1.
    var earlier: Int32
    /// A number that equal operations share, so that few others have to be looked at.
    var tag: UInt32
  }

  /// - Parameter capacity: the largest number of operations.
  init(capacity: Int) {
    latest = Array(repeating: -1, count: capacity)
    readers = Array(repeating: Reader(earlier: -1, tag: 0), count: capacity)
  }

  /// The place of an operation with the same kind, bounds and terms. If there is none, the operation is remembered as
  /// the one that will be added next.
  ///
  /// - Parameter source: the place of the result that it reads first.
  mutating func find(
    _ operation: Tape.Operation, _ source: Int, _ operations: [Tape.Operation], _ terms: [Tape.Term]
  ) -> Int? {
    let tag = Self.tag(operation, terms)
    var known = Int(latest[source])
    for _ in 0..<Self.reach {
      guard known >= 0 else { break }
      if readers[known].tag == tag && Self.areEqual(operation, operations[known], terms) { return known }
      known = Int(readers[known].earlier)
    }
    readers[operations.count] = Reader(earlier: latest[source], tag: tag)
    latest[source] = Int32(truncatingIfNeeded: operations.count)
    return nil
  }

  private static func tag(_ operation: Tape.Operation, _ terms: [Tape.Term]) -> UInt32 {
    var bits = operation.lower.bitPattern &* 3 &+ operation.upper.bitPattern &+ UInt64(operation.kind.rawValue)
    for position in Int(operation.termStart)..<Int(operation.termEnd) {
      bits = bits &* 0x9E37_79B9_7F4A_7C15 &+ terms[position].coefficient.bitPattern
      bits &+= UInt64(UInt32(bitPattern: terms[position].result))
    }
    return UInt32(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  private static func areEqual(_ a: Tape.Operation, _ b: Tape.Operation, _ terms: [Tape.Term]) -> Bool {
    guard a.kind == b.kind && a.lower == b.lower && a.upper == b.upper,
      a.termEnd - a.termStart == b.termEnd - b.termStart
    else { return false }
    for offset in 0..<Int(a.termEnd - a.termStart) {
      let (one, other) = (terms[Int(a.termStart) + offset], terms[Int(b.termStart) + offset])
      guard one.result == other.result && one.coefficient == other.coefficient else { return false }
    }
    return true
  }
}
