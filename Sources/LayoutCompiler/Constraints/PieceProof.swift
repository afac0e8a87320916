import LayoutEngine
import LinearProgramming

/// Whether what a program proves of constraints holds on every piece of the layout, and not only on the one that it is
/// the program of.
///
/// It does where the proof leans on nothing but constraints on sums of lengths that can be decided, and on the bounds of
/// those lengths: whatever else a layout does, it cannot escape that. Then no other piece needs to be tried.
struct PieceProof {
  private let round: ConstrainedRound
  /// Whether an operation is a sum of decidable lengths and the window's, on every piece.
  private let isSum: [Bool]
  /// The constraints whose terms are such sums, by row.
  private var sums = Set<Int>()
  /// Whether some container may still be framed: its content, which fills it now, would then be aligned in it, and stand
  /// elsewhere.
  private let hasOpenContainers: Bool

  /// Linear in the tape's terms.
  init(_ round: ConstrainedRound, _ problem: ConstrainedProblem, _ decisions: LayoutDecisions) {
    self.round = round
    hasOpenContainers = problem.framingContainers(decisions) { _, _ in 0 } != nil
    let tape = round.recording.tape
    var isSum = [Bool](repeating: false, count: tape.operations.count)
    // The code of users' layouts may sum up otherwise elsewhere, and baselines are constants of a round.
    let isFixed = round.recording.customLayouts.isEmpty && round.recording.baselines.isEmpty
    for index in tape.operations.indices where isFixed {
      switch tape.operations[index].kind {
      case .input, .answer, .variable: isSum[index] = true
      case .linear: isSum[index] = tape.terms(of: index).allSatisfy { $0.result < 0 || isSum[Int($0.result)] }
      case .clamp, .maximum, .minimum: break
      }
    }
    self.isSum = isSum
    for (row, (constraint, terms)) in zip(
      round.lowered.constraintRows, zip(problem.constraints, round.steering.constraints))
    where (constraint.speaksOfLengths || !hasOpenContainers) && terms.terms.allSatisfy({ isSum[Int($0.result)] }) {
      sums.insert(row)
    }
  }

  /// Whether required constraints contradict each other on every piece.
  func holdsEverywhere(_ witness: InfeasibilityWitness) -> Bool { leansOnSums(witness.rowMultipliers) }

  /// Whether every layout violates as much of a priority, and as much of all stronger ones, as an optimum does.
  func holdsEverywhere(_ outcome: Outcome, upTo priority: Double) -> Bool {
    let tiers = zip(round.lowered.program.tiers, outcome.tiers).filter { ($0.0.priority ?? -1) >= priority }
    return tiers.last?.0.priority == priority && tiers.allSatisfy { leansOnSums($0.1.rowDuals) }
  }

  private func leansOnSums(_ multipliers: [Double]) -> Bool {
    multipliers.indices.allSatisfy { row in
      if abs(multipliers[row]) <= Self.negligible || sums.contains(row) { return true }
      let operation = Int(round.lowered.rowOperations[row])
      guard operation >= 0, isSum[operation] else { return false }
      return !hasOpenContainers || round.recording.tape.operations[operation].kind != .linear
    }
  }

  /// A multiplier below this, where the largest is about 1, is rounding.
  private static let negligible = 1e-9
}

extension LayoutConstraint {
  /// Whether it speaks of widths and heights alone.
  fileprivate var speaksOfLengths: Bool { (left.terms + right.terms).allSatisfy(\.attribute.isLength) }
}
