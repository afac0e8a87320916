import Foundation

/// A small random number generator (SplitMix64) that gives the same numbers for the same seed everywhere.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator from a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The seed that random tests start from: `LAYOUT_SEED`, or 1.
  public static var seed: UInt64 {
    ProcessInfo.processInfo.environment["LAYOUT_SEED"].flatMap(UInt64.init) ?? 1
  }

  /// How many random cases a test runs: `LAYOUT_CASES`, or the number given.
  public static func cases(default count: Int) -> Int {
    ProcessInfo.processInfo.environment["LAYOUT_CASES"].flatMap(Int.init) ?? count
  }
}
