/// Which objective of a program goes into a file format that has room for one.
public struct TierSelection: Sendable, Equatable {
  /// What becomes of the tiers before the selected one.
  public enum EarlierTiers: Sendable, Equatable {
    /// They are left out: the file holds the plain feasible set.
    case ignored
    /// What they freeze is fixed, as an outcome of the program shows it: the file holds their optimal face.
    case held(Outcome)
  }

  /// Index of the tier, 0-based. A program without tiers is written with an objective of zero.
  public var tier: Int
  /// What becomes of the tiers before it.
  public var earlierTiers: EarlierTiers

  /// Selects a tier, by default the first.
  public init(tier: Int = 0, earlierTiers: EarlierTiers = .ignored) {
    self.tier = tier
    self.earlierTiers = earlierTiers
  }

  /// The program with the selected tier as its only one; without any if it has none.
  ///
  /// - Throws: what validation of the program throws.
  func apply(to program: LinearProgram) throws(LinearProgramError) -> LinearProgram {
    try program.validate()
    if program.tiers.isEmpty { return program }
    precondition(program.tiers.indices.contains(tier), "there is no tier \(tier)")
    var selected = program
    if case .held(let outcome) = earlierTiers { selected = program.optimalFace(ofFirst: tier, in: outcome) }
    selected.tiers = [program.tiers[tier]]
    return selected
  }
}

/// A number as the shortest text that reads back as the same double.
func text(of number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
