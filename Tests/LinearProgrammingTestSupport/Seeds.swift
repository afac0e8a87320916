import Foundation

/// The seeds of a test over random cases.
///
/// `LAYOUT_SEED` in the environment runs that one seed alone, to repeat a failure; `LAYOUT_CASES` sets how many cases run.
public enum Seeds {
  /// Seeds for a number of cases, the same in every process.
  public static func cases(_ count: Int) -> [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["LAYOUT_SEED"].flatMap({ UInt64($0) }) { return [seed] }
    let wanted = environment["LAYOUT_CASES"].flatMap { Int($0) } ?? count
    return (0..<UInt64(max(0, wanted))).map { $0 }
  }
}
