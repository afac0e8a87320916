import LayoutEngine

/// A hash table of operations by what they compute: their kind, bounds and terms.
struct OperationFinder {
  /// Where operations stand in their list, or -1; as many as a power of two, at least twice as many as operations.
  private var slots: [Int32]

  init(capacity: Int) {
    var count = 16
    while count < 2 * capacity { count *= 2 }
    slots = Array(repeating: -1, count: capacity == 0 ? 0 : count)
  }

  static func hash(_ operation: Tape.Operation, _ terms: [Tape.Term]) -> UInt64 {
    var hash = UInt64(operation.kind.rawValue) &+ 0x9E37_79B9_7F4A_7C15
    func mix(_ bits: UInt64) {
      hash = (hash ^ bits) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
    }
    mix(operation.lower.bitPattern)
    mix(operation.upper.bitPattern)
    for position in Int(operation.termStart)..<Int(operation.termEnd) {
      mix(terms[position].coefficient.bitPattern ^ UInt64(UInt32(bitPattern: terms[position].result)))
    }
    return hash
  }

  /// The place of an equal operation.
  func find(
    _ operation: Tape.Operation, _ hash: UInt64, _ operations: [Tape.Operation], _ terms: [Tape.Term]
  ) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if Self.areEqual(operation, operations[known], terms) { return known }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Puts in an operation that is not there yet.
  mutating func insert(_ place: Int, _ hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: place)
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
