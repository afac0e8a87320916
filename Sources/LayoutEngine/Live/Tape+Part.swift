extension Tape {
  /// The operations that some results hang on and whose own results are not known, in order.
  ///
  /// - Parameters:
  ///   - targets: the results.
  ///   - results: what is known, by operation; NaN where it is not.
  ///   - first: the first operation since what is known was found; few before it are needed.
  /// - Complexity: linear in the terms of the operations found, and in the number of operations from `first` on.
  package func unknown(behind targets: [Int32], _ results: [Double], since first: Int) -> [Int32] {
    let operations = operations
    let terms = terms
    var isFound = [Bool](repeating: false, count: operations.count - first)
    var earlier = Set<Int32>()
    var stack: [Int32] = []
    func find(_ result: Int32) {
      guard result >= 0, results[Int(result)].isNaN else { return }
      if Int(result) >= first {
        guard !isFound[Int(result) - first] else { return }
        isFound[Int(result) - first] = true
      } else {
        guard earlier.insert(result).inserted else { return }
      }
      stack.append(result)
    }
    var found: [Int32] = []
    for target in targets { find(target) }
    while let next = stack.popLast() {
      found.append(next)
      let operation = operations[Int(next)]
      for position in Int(operation.termStart)..<Int(operation.termEnd) { find(terms[position].result) }
    }
    return found.sorted()
  }

  /// A tape of some operations alone, with the known results of others as constants.
  ///
  /// - Parameters:
  ///   - part: the operations' numbers, rising.
  ///   - results: the results of all other operations that they refer to.
  package func part(_ part: [Int32], _ results: [Double]) -> Tape {
    let tape = Tape()
    tape.reserveCapacity(operations: part.count)
    let (operations, terms, values) = (operations, terms, values)
    let first = Int(part.first ?? 0)
    var numbers = [Int32](repeating: -1, count: Int(part.last ?? -1) + 1 - first)
    for (number, index) in part.enumerated() {
      let operation = operations[Int(index)]
      var constant: Double?
      for position in Int(operation.termStart)..<Int(operation.termEnd) {
        let term = terms[position]
        if Int(term.result) >= first, case let number = numbers[Int(term.result) - first], number >= 0 {
          tape.addTerm(Term(result: number, coefficient: term.coefficient))
          continue
        }
        let value = term.value(results)
        constant = constant.map { operation.kind.merged($0, value) } ?? value
      }
      var lower = operation.lower
      if operation.kind == .linear {
        lower += constant ?? 0
      } else if let constant {
        tape.addTerm(Term(result: -1, coefficient: constant))
      }
      tape.attributed(to: Int(operation.node)) {
        _ = tape.append(operation.kind, value: values[Int(index)], lower: lower, upper: operation.upper)
      }
      numbers[Int(index) - first] = Int32(truncatingIfNeeded: number)
    }
    return tape
  }
}

extension Tape.Kind {
  /// What two constant terms come to as one.
  fileprivate func merged(_ one: Double, _ other: Double) -> Double {
    switch self {
    case .maximum: max(one, other)
    case .minimum: min(one, other)
    default: one + other
    }
  }
}
