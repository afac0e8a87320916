import Foundation

/// How many random cases a test runs, and from which seed: `LAYOUT_CASES` and `LAYOUT_SEED` override both.
public enum TestSeeds {
  /// The number of cases, `usual` unless the environment says otherwise.
  public static func count(usual: Int) -> Int { number("LAYOUT_CASES").map { Int($0) } ?? usual }

  /// The seeds to run. One seed in the environment runs that case alone.
  public static func seeds(usual: Int) -> Range<UInt64> {
    if let seed = number("LAYOUT_SEED") { return seed..<seed + 1 }
    return 1..<UInt64(count(usual: usual)) + 1
  }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
