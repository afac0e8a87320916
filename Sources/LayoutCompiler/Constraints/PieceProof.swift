import LayoutEngine
import LinearProgramming

/// Whether what a program proves of constraints holds on every piece of the layout, and not only on the one that it is
/// the program of.
///
/// It does where the proof leans on nothing but constraints on sums of lengths that can be decided, and on the bounds of
/// those lengths: whatever else a layout does, it cannot escape that. Constraints on positions may take part if the
/// positions cancel out. Then no other piece needs to be tried.
struct PieceProof {
  private let round: ConstrainedRound
  private let problem: ConstrainedProblem
  /// Whether an operation is a sum of decidable lengths and the window's, on every piece.
  private let isSum: [Bool]
  /// The constraints whose terms are such sums, by row.
  private var sums = Set<Int>()
  private var constraintOfRow: [Int: Int] = [:]
  /// Whether some container may still be framed: its content, which fills it now, would then be aligned in it, and stand
  /// elsewhere.
  private let hasOpenContainers: Bool

  /// Linear in the tape's terms.
  init(_ round: ConstrainedRound, _ problem: ConstrainedProblem, _ decisions: LayoutDecisions) {
    self.round = round
    self.problem = problem
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
    for (index, row) in round.lowered.constraintRows.enumerated() { constraintOfRow[row] = index }
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
    var others: [(constraint: Int, multiplier: Double)] = []
    for row in multipliers.indices where abs(multipliers[row]) > Self.negligible && !sums.contains(row) {
      if let constraint = constraintOfRow[row] {
        others.append((constraint, multipliers[row]))
      } else if !isSum(row) {
        return false
      }
    }
    return others.isEmpty || comesToSums(others)
  }

  /// Whether a row that is no constraint's adds up lengths, on every piece.
  private func isSum(_ row: Int) -> Bool {
    let operation = Int(round.lowered.rowOperations[row])
    guard operation >= 0, isSum[operation] else { return false }
    return !hasOpenContainers || round.recording.tape.operations[operation].kind != .linear
  }

  /// Whether of constraints, times their multipliers, nothing is left but lengths that are such sums.
  private func comesToSums(_ constraints: [(constraint: Int, multiplier: Double)]) -> Bool {
    var sum = LikeTerms<Measure>()
    for (index, multiplier) in constraints {
      for term in problem.constraints[index].gatheredTerms {
        // The window is the same on every piece.
        guard case .view(let id) = term.subject else { continue }
        for (measure, factor) in term.attribute.measures(in: problem.space.layoutDirection) {
          sum.add(multiplier * term.coefficient * factor, Measure(view: id, measure: measure))
        }
      }
    }
    return sum.map { measure, _ in measure }.allSatisfy(isSum)
  }

  private struct Measure: Hashable {
    var view: String
    var measure: FrameMeasure
  }

  private func isSum(_ measure: Measure) -> Bool {
    guard let node = problem.nodes[measure.view], let frame = round.recording.frames[node] else { return false }
    let length: LayoutRecording.Quantity
    switch measure.measure {
    case .width: length = frame.width
    case .height: length = frame.height
    case .x, .y, .firstTextBaseline, .lastTextBaseline, .windowWidth: return false
    }
    return length.result >= 0 && isSum[Int(length.result)]
  }

  /// A multiplier below this, where the largest is about 1, is rounding.
  private static let negligible = 1e-9
}

extension LayoutConstraint {
  /// Whether it speaks of widths and heights alone.
  fileprivate var speaksOfLengths: Bool { (left.terms + right.terms).allSatisfy(\.attribute.isLength) }
}
