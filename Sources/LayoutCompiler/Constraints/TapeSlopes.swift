import LayoutEngine

/// How the results of a tape move with its inputs: a forward sweep of derivatives on the piece of the recorded point.
struct TapeSlopes {
  /// The operations that are inputs.
  private(set) var inputs: [Int32] = []
  /// For each input, the derivative of every result.
  private var slopes: [[Double]] = []

  /// Linear in the tape's terms times its inputs, of which there are at most four.
  init(_ tape: Tape) {
    for (index, operation) in tape.operations.enumerated() where operation.kind == .input {
      inputs.append(Int32(index))
      slopes.append(Self.sweep(tape, from: index))
    }
  }

  /// The derivatives of a quantity by the inputs that move it.
  func slopes(of quantity: LayoutRecording.Quantity) -> [(input: Int32, slope: Double)] {
    guard quantity.result >= 0 else { return [] }
    return zip(inputs, slopes).compactMap { input, slopes in
      let slope = slopes[Int(quantity.result)]
      return slope == 0 ? nil : (input, slope)
    }
  }

  private static func sweep(_ tape: Tape, from input: Int) -> [Double] {
    var slopes = [Double](repeating: 0, count: tape.operations.count)
    slopes[input] = 1
    for index in tape.operations.indices where index > input {
      let terms = tape.terms(of: index)
      switch tape.operations[index].kind {
      case .input, .variable: break
      case .linear, .answer: slopes[index] = terms.reduce(0) { $0 + slope(of: $1, slopes) }
      case .clamp:
        guard let term = terms.first else { break }
        let value = term.value(tape.values)
        let isInside = value >= tape.operations[index].lower && value <= tape.operations[index].upper
        slopes[index] = isInside ? slope(of: term, slopes) : 0
      case .maximum, .minimum:
        let winner = terms.first { $0.value(tape.values) == tape.values[index] }
        slopes[index] = winner.map { slope(of: $0, slopes) } ?? 0
      }
    }
    return slopes
  }

  private static func slope(of term: Tape.Term, _ slopes: [Double]) -> Double {
    term.result < 0 ? 0 : term.coefficient * slopes[Int(term.result)]
  }
}
