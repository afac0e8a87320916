import LayoutEngine

/// A tape as a function of one of its inputs: values, how they move to the right, and how far that holds.
///
/// One forward sweep a point. Each operation is piecewise linear, so its derivative to the right follows from its inputs'
/// own: a clamp below a bound stands still, inside it moves with its input, and exactly on a bound it does what its
/// input does next; a maximum moves with the fastest of its largest inputs. That is the slope of the optimal basis
/// of the tape's program, whose basic columns are the operations away from their bounds; and the nearest length at which
/// an operation changes its piece is the ratio test of that basis.
struct TapePath {
  /// An operation that changes its piece, and what it meets.
  struct Change {
    var operation: Int
    var kind: Kind

    enum Kind {
      case lower
      case upper
      case winner
    }
  }

  /// All results at a length, and their derivatives to the right.
  struct State {
    var values: [Double]
    var slopes: [Double]
    /// Where the next operations change their pieces; infinite if none does.
    var end = Double.infinity
    var changes: [Change] = []

    /// Takes note of a change ahead.
    fileprivate mutating func note(_ operation: Int, _ kind: Change.Kind, at length: Double) {
      if length < end * (1 - TapePath.tolerance) - TapePath.tolerance {
        (end, changes) = (length, [])
      } else if length > end * (1 + TapePath.tolerance) + TapePath.tolerance {
        return
      }
      end = min(end, length)
      changes.append(Change(operation: operation, kind: kind))
    }
  }

  /// What is nearer to a bound than this, relative to it, is on it.
  static let tolerance = 1e-10

  private let operations: [Tape.Operation]
  private let terms: [Tape.Term]
  private let isLive: [Bool]
  /// The operation that is the parameter; `nil` where nothing is.
  private let parameter: Int?

  /// - Parameter parameter: the input that varies; a constant, and the tape does not depend on it.
  init(_ recording: LayoutRecording, _ use: TapeUse, along parameter: LayoutRecording.Quantity?) {
    operations = recording.tape.operations
    terms = recording.tape.terms
    isLive = use.isLive
    self.parameter = parameter.flatMap { $0.result < 0 ? nil : Int($0.result) }
  }

  /// The state at a value of the parameter; linear in the tape's terms.
  func state(at length: Double) -> State {
    var state = State(
      values: Array(repeating: 0, count: operations.count), slopes: Array(repeating: 0, count: operations.count))
    for index in operations.indices where isLive[index] {
      let operation = operations[index]
      switch operation.kind {
      case .input, .variable:
        let isParameter = index == parameter
        state.values[index] = isParameter ? length : operation.lower
        state.slopes[index] = isParameter ? 1 : 0
      case .linear, .answer:
        let (value, slope) = sum(operation, state)
        state.values[index] = value + (operation.kind == .linear ? operation.lower : 0)
        state.slopes[index] = slope
      case .clamp: clamp(index, operation, length, &state)
      case .maximum: extreme(index, operation, length, &state, sign: 1)
      case .minimum: extreme(index, operation, length, &state, sign: -1)
      }
    }
    return state
  }

  private func part(_ term: Tape.Term, _ state: State) -> (value: Double, slope: Double) {
    term.result < 0
      ? (term.coefficient, 0)
      : (term.coefficient * state.values[Int(term.result)], term.coefficient * state.slopes[Int(term.result)])
  }

  private func sum(_ operation: Tape.Operation, _ state: State) -> (value: Double, slope: Double) {
    var (value, slope) = (0.0, 0.0)
    for position in Int(operation.termStart)..<Int(operation.termEnd) {
      let part = part(terms[position], state)
      value += part.value
      slope += part.slope
    }
    return (value, slope)
  }

  private static func isNear(_ value: Double, _ bound: Double) -> Bool {
    bound.isFinite && abs(value - bound) <= tolerance * max(1, abs(bound))
  }

  private func clamp(_ index: Int, _ operation: Tape.Operation, _ length: Double, _ state: inout State) {
    let (value, slope) = sum(operation, state)
    let (lower, upper) = (operation.lower, operation.upper)
    state.values[index] = value.clamped(from: lower, to: upper)
    let isOnLower = Self.isNear(value, lower)
    let isOnUpper = Self.isNear(value, upper)
    if !isOnLower && value < lower || isOnLower && slope <= 0 {
      if slope > 0 { state.note(index, .lower, at: length + (lower - value) / slope) }
    } else if !isOnUpper && value > upper || isOnUpper && slope >= 0 {
      if slope < 0 { state.note(index, .upper, at: length + (value - upper) / -slope) }
    } else {
      state.slopes[index] = slope
      if slope > 0 && upper < .infinity { state.note(index, .upper, at: length + (upper - value) / slope) }
      if slope < 0 && lower > -.infinity { state.note(index, .lower, at: length + (value - lower) / -slope) }
    }
  }

  /// `sign` is 1 for a maximum and -1 for a minimum.
  private func extreme(
    _ index: Int, _ operation: Tape.Operation, _ length: Double, _ state: inout State, sign: Double
  ) {
    var best = -Double.infinity
    let positions = Int(operation.termStart)..<Int(operation.termEnd)
    for position in positions { best = max(best, sign * part(terms[position], state).value) }
    var slope = -Double.infinity
    for position in positions {
      let part = part(terms[position], state)
      if Self.isNear(sign * part.value, best) { slope = max(slope, sign * part.slope) }
    }
    state.values[index] = sign * best
    state.slopes[index] = sign * slope
    for position in positions {
      let part = part(terms[position], state)
      guard sign * part.slope > slope, !Self.isNear(sign * part.value, best) else { continue }
      state.note(index, .winner, at: length + (best - sign * part.value) / (sign * part.slope - slope))
    }
  }
}
