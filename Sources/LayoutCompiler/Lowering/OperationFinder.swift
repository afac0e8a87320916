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
  /// By the place of an operation, that of the one before it that reads the same result first, or -1.
  private var earlier: [Int32]

  /// - Parameter capacity: the largest number of operations.
  init(capacity: Int) {
    latest = Array(repeating: -1, count: capacity)
    earlier = latest
  }

  /// The place of an operation with the same kind, bounds and terms.
  ///
  /// - Parameter source: the place of the result that it reads first.
  func find(_ operation: Tape.Operation, _ source: Int, _ operations: [Tape.Operation], _ terms: [Tape.Term]) -> Int? {
    var known = Int(latest[source])
    for _ in 0..<Self.reach where known >= 0 {
      if Self.areEqual(operation, operations[known], terms) { return known }
      known = Int(earlier[known])
    }
    return nil
  }

  /// Puts in an operation that reads `source` first.
  mutating func insert(_ place: Int, _ source: Int) {
    earlier[place] = latest[source]
    latest[source] = Int32(truncatingIfNeeded: place)
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
