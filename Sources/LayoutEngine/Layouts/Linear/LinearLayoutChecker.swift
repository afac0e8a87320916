import Foundation
import LayoutModel

/// Checks that a ``LinearLayout`` states its whole rule to the solver.
///
/// A rule is run on plain numbers and recorded on a tape, over many proposals and sets of views. Both must give the same
/// frames; and when the inputs (the proposal, the bounds' origin, the views' lengths and baselines) are nudged, the recorded
/// operations must give what the rule gives there. A rule that reads a value and computes with it off the tape gives itself
/// away: the recorded operations do not follow. Where a branch of the rule changes under a nudge, or a length is a marked
/// constant, the operations need not follow.
///
/// ```swift
/// #expect(LinearLayoutChecker().firstDifference(of: MyLayout()) == nil)
/// ```
public struct LinearLayoutChecker {
  /// How many sets of views and proposals are tried.
  public var cases: Int
  /// Where the random choices start; the same seed makes the same cases.
  public var seed: UInt64
  /// Makes the views of a case; random ones unless replaced, for a layout that reads values of its views.
  public var makeSubviews: (_ random: inout any RandomNumberGenerator) -> [CheckedSubview]

  /// Makes a checker.
  public init(cases: Int = 200, seed: UInt64 = 1) {
    self.cases = cases
    self.seed = seed
    makeSubviews = { random in Self.randomSubviews(&random) }
  }

  /// The first difference that is found; `nil` where there is none.
  public func firstDifference(of layout: some LinearLayout) -> LinearLayoutDifference? {
    for number in 0..<cases {
      var random: any RandomNumberGenerator = CheckerRandom(state: seed &+ UInt64(number) &* 0x9E37_79B9)
      let subviews = makeSubviews(&random)
      let checked = CheckedCase(layout: layout, subviews: subviews, random: &random)
      if var difference = checked.difference() {
        difference.caseNumber = number
        return difference
      }
    }
    return nil
  }

  private static func randomSubviews(_ random: inout any RandomNumberGenerator) -> [CheckedSubview] {
    func range() -> LengthRange {
      let least = CGFloat(Int.random(in: 0...60, using: &random))
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return LengthRange(min: least, ideal: least, max: least)
      case 1: return LengthRange(min: least, ideal: least + 15, max: .infinity)
      default: return LengthRange(min: least, ideal: least + 10, max: least + 70)
      }
    }
    return (0..<Int.random(in: 0...7, using: &random)).map { _ in
      let width = range()
      let height = range()
      let baseline = Bool.random(using: &random) ? Double.random(in: 0...20, using: &random) : nil
      return CheckedSubview(
        width: width, height: height, firstTextBaseline: baseline,
        priority: Double(Int.random(in: -1...1, using: &random)))
    }
  }
}

/// Where a rule and its recorded operations part.
public struct LinearLayoutDifference: Sendable, Equatable {
  /// The number of the case; the same in every run with the same seed.
  public var caseNumber = 0
  /// What differs: `size`, or a view's `x`, `y`, or proposal.
  public var quantity: String
  /// What was nudged; `nil` where the rule and its record differ without.
  public var input: String?
  /// What the rule gives, in points.
  public var rule: Double
  /// What the recorded operations give, in points.
  public var recorded: Double
}

extension LinearLayoutDifference: CustomStringConvertible {
  /// The difference in words.
  public var description: String {
    let place = input.map { " after a nudge of \($0)" } ?? ""
    return "case \(caseNumber): the rule's \(quantity) is \(rule), the recorded one \(recorded)\(place)"
  }
}

/// A small generator of random numbers with a state of one word.
private struct CheckerRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
