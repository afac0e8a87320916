import LayoutEngine
import LinearProgramming

/// Whether what a program proves of constraints holds on every piece of the layout, and not only on the one that it is
/// the program of.
///
/// It does where the proof leans on nothing but constraints on lengths that can be decided, and on what is required of
/// those lengths: whatever else a layout does, it cannot escape that. Constraints on positions may take part if the
/// positions cancel out. How a container's length or a view's position follows from other lengths does not count: on
/// another piece, or where a view is measured for one offer and placed with another, it follows otherwise. Where a proof
/// holds everywhere, no other piece needs to be tried.
struct PieceProof {
  private let round: ConstrainedRound
  private let problem: ConstrainedProblem
  /// Whether an operation is a length that can be decided, within the same bounds on every piece, or the window's.
  private let isLength: [Bool]
  private var constraintOfRow: [Int: Int] = [:]

  /// Linear in the number of operations.
  init(_ round: ConstrainedRound, _ problem: ConstrainedProblem) {
    self.round = round
    self.problem = problem
    let operations = round.recording.tape.operations
    isLength = operations.indices.map { index in
      let operation = operations[index]
      switch operation.kind {
      case .input: return true
      case .variable, .answer:
        guard let mark = round.steering.marks[index],
          let bounds = round.steering.frames[mark.frame][mark.axis]?.bounds
        else { return false }
        // A view's own answer may lie outside its bounds, which give way to it then.
        return operation.lower == bounds.lowerBound && operation.upper == bounds.upperBound
      case .linear, .clamp, .maximum, .minimum: return false
      }
    }
    for (index, row) in round.lowered.constraintRows.enumerated() { constraintOfRow[row] = index }
  }

  /// Whether required constraints contradict each other on every piece.
  func holdsEverywhere(_ witness: InfeasibilityWitness) -> Bool { leansOnLengths(witness.rowMultipliers) }

  /// Whether every layout violates as much of a priority, and as much of all stronger ones, as an optimum does.
  func holdsEverywhere(_ outcome: Outcome, upTo priority: Double) -> Bool {
    let tiers = zip(round.lowered.program.tiers, outcome.tiers).filter { ($0.0.priority ?? -1) >= priority }
    return tiers.last?.0.priority == priority && tiers.allSatisfy { leansOnLengths($0.1.rowDuals) }
  }

  /// Whether of the rows that take part, times their multipliers, nothing is left but lengths.
  private func leansOnLengths(_ multipliers: [Double]) -> Bool {
    var sum = LikeTerms<Measure>()
    for row in multipliers.indices where abs(multipliers[row]) > Self.negligible {
      guard let index = constraintOfRow[row] else {
        // What content holds on to bounds its length. (A row for how a view answers has residuals both ways, which
        // nothing but the natural layout minds: it takes no part.)
        let operation = Int(round.lowered.rowOperations[row])
        guard operation >= 0, isLength[operation] else { return false }
        continue
      }
      for term in problem.constraints[index].gatheredTerms {
        // The window is the same on every piece.
        guard case .view(let id) = term.subject else { continue }
        for (measure, factor) in term.attribute.measures(in: problem.space.layoutDirection) {
          sum.add(multipliers[row] * term.coefficient * factor, Measure(view: id, measure: measure))
        }
      }
    }
    return sum.map { measure, _ in measure }.allSatisfy(isLength)
  }

  private struct Measure: Hashable {
    var view: String
    var measure: FrameMeasure
  }

  private func isLength(_ measure: Measure) -> Bool {
    guard let node = problem.nodes[measure.view], let frame = round.recording.frames[node] else { return false }
    let length: LayoutRecording.Quantity
    switch measure.measure {
    case .width: length = frame.width
    case .height: length = frame.height
    case .x, .y, .firstTextBaseline, .lastTextBaseline, .windowWidth: return false
    }
    return length.result >= 0 && isLength[Int(length.result)]
  }

  /// A multiplier below this, where the largest is about 1, is rounding.
  private static let negligible = 1e-9
}
