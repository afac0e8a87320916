// What a tape computes, from other results than those recorded; inlined, since lowering and reading off run it for every
// operation.

extension Tape.Term {
  /// Its value where the operations have these results.
  @inlinable package func value(_ results: [Double]) -> Double {
    result < 0 ? coefficient : coefficient * results[Int(result)]
  }
}

extension Tape.Operation {
  /// What the operation gives for the results of those before it; of one that reads none, nothing.
  @inlinable package func value(_ terms: [Tape.Term], _ results: [Double]) -> Double {
    var (sum, largest, smallest) = (0.0, -Double.infinity, Double.infinity)
    for position in Int(termStart)..<Int(termEnd) {
      let value = terms[position].value(results)
      sum += value
      largest = max(largest, value)
      smallest = min(smallest, value)
    }
    return switch kind {
    case .linear: lower + sum
    case .clamp: sum.clamped(from: lower, to: upper)
    case .maximum: largest
    case .minimum: smallest
    case .input, .answer, .variable: sum
    }
  }
}

extension Tape {
  /// What an operation gives for other results of the operations before it; of one that reads none, its own result.
  package func natural(_ index: Int, _ results: [Double]) -> Double {
    switch operations[index].kind {
    case .input, .variable: results[index]
    case .linear, .answer, .clamp, .maximum, .minimum: operations[index].value(terms, results)
    }
  }

  /// All results where those of some operations are other than recorded: these, and what follows from them.
  package func results(with others: (_ index: Int) -> Double?) -> [Double] {
    var results = values
    for index in operations.indices {
      results[index] = others(index) ?? natural(index, results)
    }
    return results
  }
}
