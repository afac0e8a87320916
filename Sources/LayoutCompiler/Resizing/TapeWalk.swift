import LayoutEngine

/// A tape as what it is near the point of its recording: a piecewise linear function of one of its inputs.
struct TapeWalk {
  private let operations: [Tape.Operation]
  private let terms: [Tape.Term]
  /// What frames depend on, and what steps are read off.
  private let isNeeded: [Bool]
  private let input: Int

  /// A tape's results at a value of the input, and how they move to one side of it.
  struct Sweep {
    var values: [Double]
    /// For each unit by which the input rises.
    var rates: [Double]
    /// Which piece each operation is on: see ``OperationChoice``.
    var choices: [Int32]
    /// The value of the input where the first operation goes to another piece.
    var end: Double
  }

  init(_ recording: LayoutRecording, _ use: TapeUse, input: Int) {
    operations = recording.tape.operations
    terms = recording.tape.terms
    self.input = input
    var isNeeded = use.isLive
    for step in recording.tape.steps {
      for source in step.sources where source.result >= 0 { isNeeded[Int(source.result)] = true }
    }
    for index in operations.indices.reversed() where isNeeded[index] {
      for position in Int(operations[index].termStart)..<Int(operations[index].termEnd)
      where terms[position].result >= 0 { isNeeded[Int(terms[position].result)] = true }
    }
    self.isNeeded = isNeeded
  }

  /// Evaluates the tape with its derivatives; linear in its terms.
  ///
  /// Where several pieces meet at the value, the one that holds beyond it counts.
  ///
  /// - Parameters:
  ///   - value: the input's.
  ///   - direction: 1 for larger values, -1 for smaller.
  func sweep(at value: Double, _ direction: Double) -> Sweep {
    let nothing = [Double](repeating: .nan, count: operations.count)
    var sweep = Sweep(
      values: nothing, rates: nothing, choices: Array(repeating: 0, count: operations.count),
      end: direction * .infinity)
    var room = Double.infinity
    for index in operations.indices where isNeeded[index] {
      let operation = operations[index]
      switch operation.kind {
      case .input, .variable:
        sweep.values[index] = index == input ? value : operation.lower
        sweep.rates[index] = index == input ? 1 : 0
      case .linear: sum(operation, index, plus: operation.lower, &sweep)
      case .answer: sum(operation, index, plus: 0, &sweep)
      case .clamp:
        sum(operation, index, plus: 0, &sweep)
        let clamp = OperationChoice.clamp(operation, sweep.values[index], direction * sweep.rates[index])
        sweep.choices[index] = clamp.choice
        room = min(room, clamp.room)
        if clamp.choice != 0 {
          sweep.values[index] = clamp.choice < 0 ? operation.lower : operation.upper
          sweep.rates[index] = 0
        }
      case .maximum, .minimum:
        room = min(room, extreme(operation, index, direction, &sweep))
      }
    }
    sweep.end = value + direction * room
    return sweep
  }

  private func sum(_ operation: Tape.Operation, _ index: Int, plus constant: Double, _ sweep: inout Sweep) {
    var (value, rate) = (constant, 0.0)
    for position in Int(operation.termStart)..<Int(operation.termEnd) {
      let (own, ownRate) = self.value(terms[position], sweep)
      value += own
      rate += ownRate
    }
    sweep.values[index] = value
    sweep.rates[index] = abs(rate) < OperationChoice.rounding ? 0 : rate
  }

  private func value(_ term: Tape.Term, _ sweep: Sweep) -> (Double, rate: Double) {
    guard term.result >= 0 else { return (term.coefficient, 0) }
    return (term.coefficient * sweep.values[Int(term.result)], term.coefficient * sweep.rates[Int(term.result)])
  }

  /// Takes the largest or smallest term; of equal ones that which will be. Returns how far away another takes over.
  private func extreme(
    _ operation: Tape.Operation, _ index: Int, _ direction: Double, _ sweep: inout Sweep
  ) -> Double {
    let sign: Double = operation.kind == .maximum ? 1 : -1
    let positions = Int(operation.termStart)..<Int(operation.termEnd)
    var best = -Double.infinity
    for position in positions { best = max(best, sign * value(terms[position], sweep).0) }
    let nearBest = best - OperationChoice.tolerance * max(1, abs(best))
    var winner = positions.lowerBound
    var (bestRate, bestValue) = (-Double.infinity, best)
    for position in positions {
      let (value, rate) = value(terms[position], sweep)
      let own = sign * direction * rate
      if sign * value >= nearBest && own > bestRate + OperationChoice.rounding {
        (winner, bestRate, bestValue) = (position, own, sign * value)
      }
    }
    sweep.values[index] = sign * bestValue
    sweep.rates[index] = sign * direction * bestRate
    sweep.choices[index] = Int32(truncatingIfNeeded: winner - positions.lowerBound)
    var room = Double.infinity
    for position in positions {
      let (value, rate) = value(terms[position], sweep)
      let gain = sign * direction * rate - bestRate
      if gain > OperationChoice.rounding { room = min(room, (bestValue - sign * value) / gain) }
    }
    return room
  }
}

/// Which of its pieces an operation is on: for a clamp -1 at its lower bound, 0 between, 1 at its upper bound; for a
/// maximum or minimum the term that it takes; else 0.
enum OperationChoice {
  /// Values that differ by no more than this, relative to them, are equal.
  static let tolerance = 1e-9
  /// Rates that differ by no more than this are equal.
  static let rounding = 1e-11

  /// The piece of a clamp whose input has a value and moves at a rate, and how far away the next one begins.
  static func clamp(_ operation: Tape.Operation, _ value: Double, _ rate: Double) -> (choice: Int32, room: Double) {
    let (lower, upper) = (operation.lower, operation.upper)
    func slack(_ bound: Double) -> Double { bound.isFinite ? tolerance * max(1, abs(bound)) : 0 }
    if value < lower - slack(lower) { return (-1, rate > 0 ? (lower - value) / rate : .infinity) }
    if value > upper + slack(upper) { return (1, rate < 0 ? (upper - value) / rate : .infinity) }
    if value <= lower + slack(lower) && rate <= 0 { return (-1, .infinity) }
    if value >= upper - slack(upper) && rate >= 0 { return (1, .infinity) }
    if rate > 0 { return (0, (upper - value) / rate) }
    return (0, rate < 0 ? (lower - value) / rate : .infinity)
  }

  /// The pieces that a tape's operations are on at given results.
  static func choices(of tape: Tape, _ use: TapeUse, _ results: [Double]) -> [Int32] {
    let (operations, terms) = (tape.operations, tape.terms)
    return operations.indices.map { index in
      guard use.isLive[index] else { return 0 }
      let operation = operations[index]
      let values = (Int(operation.termStart)..<Int(operation.termEnd)).lazy.map { terms[$0].value(results) }
      switch operation.kind {
      case .clamp: return values.first.map { clamp(operation, $0, 0).choice } ?? 0
      case .maximum, .minimum:
        let sign: Double = operation.kind == .maximum ? 1 : -1
        let best = values.reduce(-Double.infinity) { max($0, sign * $1) }
        let winner = values.enumerated().first { sign * $0.element >= best - tolerance * max(1, abs(best)) }
        return Int32(truncatingIfNeeded: winner?.offset ?? 0)
      case .input, .linear, .answer, .variable: return 0
      }
    }
  }
}
