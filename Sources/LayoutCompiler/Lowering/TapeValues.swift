import LayoutEngine

extension Tape.Term {
  /// Its value where the operations have these results.
  func value(_ results: [Double]) -> Double {
    result < 0 ? coefficient : coefficient * results[Int(result)]
  }
}

extension Tape.Operation {
  /// What the operation gives for the results of those before it; of one that reads none, the number that it has.
  func value(_ terms: [Tape.Term], _ results: [Double]) -> Double {
    var (sum, largest, smallest) = (0.0, -Double.infinity, Double.infinity)
    for position in Int(termStart)..<Int(termEnd) {
      let value = terms[position].value(results)
      sum += value
      largest = max(largest, value)
      smallest = min(smallest, value)
    }
    return switch kind {
    case .linear: lower + sum
    case .clamp: max(min(sum, upper), lower)
    case .maximum: largest
    case .minimum: smallest
    case .input, .answer, .variable: sum
    }
  }
}

extension Tape {
  /// What an operation gives for other results of the operations before it.
  func natural(_ index: Int, _ results: [Double]) -> Double {
    switch operations[index].kind {
    case .input, .variable: results[index]
    case .linear, .answer, .clamp, .maximum, .minimum: operations[index].value(terms, results)
    }
  }

  /// All results where some answers are other than recorded: those, and what follows from them.
  func results(with answers: [Int: Double]) -> [Double] {
    var results = values
    for index in operations.indices {
      results[index] = answers[index] ?? natural(index, results)
    }
    return results
  }
}
