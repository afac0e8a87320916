import CAllocations

/// How many blocks of memory work asks for.
enum Allocations {
  /// The number of blocks that `work` asks for on this thread; `nil` where they cannot be counted.
  static func count<Result>(_ work: () throws -> Result) rethrows -> Int? {
    guard allocations_are_counted() else { return nil }
    let before = allocation_count()
    _ = try work()
    return Int(allocation_count() - before)
  }
}
