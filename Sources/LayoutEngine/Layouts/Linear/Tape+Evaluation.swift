extension Tape {
  /// The results at other values of the inputs, given in their order.
  func evaluated(at inputs: [Double]) -> [Double] {
    var results = values
    var next = inputs.makeIterator()
    func value(_ term: Term) -> Double {
      term.result < 0 ? term.coefficient : term.coefficient * results[Int(term.result)]
    }
    for index in operations.indices {
      let operation = operations[index]
      let terms = terms(of: index).map(value)
      switch operation.kind {
      case .input: results[index] = next.next() ?? operation.lower
      case .variable: break
      case .linear: results[index] = terms.reduce(operation.lower, +)
      case .answer: results[index] = terms.reduce(0, +)
      case .clamp: results[index] = terms.reduce(0, +).clamped(from: operation.lower, to: operation.upper)
      case .maximum: results[index] = Double.maximum(terms)
      case .minimum: results[index] = Double.minimum(terms)
      }
    }
    return results
  }
}
