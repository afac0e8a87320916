import LayoutEngine

/// The operations of a tape that are part of a program, side by side and in their order.
///
/// A condensed one says the same with fewer of them, whatever the values are:
///
/// * equal operations on the same results are one operation, as the equal offers to children that are alike are;
/// * a clamp of a clamp is a clamp of what the inner one clamps, between the inner bounds clamped by the outer ones; an
///   inner clamp that nothing else reads is left out;
/// * a maximum or minimum of one result is a clamp, or that result.
///
/// Terms refer to the tape's results; those of operations that are left out do not occur.
struct ProgramTape {
  /// The operations; their terms are ``terms``.
  private(set) var operations: [Tape.Operation] = []
  /// The number of each of them on the tape.
  private(set) var numbers: [Int32] = []
  /// Their terms.
  private(set) var terms: [Tape.Term] = []
  /// The tape's operations that are one of these, with that one's number on the tape.
  private(set) var shared: [(number: Int32, original: Int32)] = []
  /// How many inputs each is, of operations or constraints.
  private(set) var useCounts: [Int32]
  /// Whether it is read anywhere.
  private(set) var isNeeded: [Bool] = []

  /// By the tape's numbers, where its operation stands in this list; -1 before it is there.
  private var positions: [Int32]
  /// By their place in this list, the number of the last operation that was found to read it.
  private var lastReaders: [Int32]
  private var finder: OperationFinder

  /// Linear in the terms of the tape's operations.
  ///
  /// - Parameters:
  ///   - condensed: whether operations are brought together; their results are then those of one column.
  ///   - lists: those of an earlier one, which this one takes.
  init(_ tape: Tape, _ use: TapeUse, condensed: Bool, reusing lists: inout LoweringStorage.Lists) {
    let (operations, terms) = (tape.operations, tape.terms)
    useCounts = []
    swap(&self.operations, &lists.operations)
    swap(&numbers, &lists.numbers)
    swap(&self.terms, &lists.terms)
    positions = Array(repeating: -1, count: operations.count)
    lastReaders = Array(repeating: -1, count: condensed ? use.programCount : 0)
    finder = OperationFinder(capacity: condensed ? use.programCount : 0)
    clear(reserving: use.programCount)
    for index in operations.indices where use.isInProgram[index] {
      var operation = operations[index]
      let start = self.terms.count
      for position in Int(operation.termStart)..<Int(operation.termEnd) {
        var term = terms[position]
        if term.result >= 0 { term.result = numbers[Int(positions[Int(term.result)])] }
        self.terms.append(term)
      }
      operation.termStart = Int32(truncatingIfNeeded: start)
      operation.termEnd = Int32(truncatingIfNeeded: self.terms.count)
      if condensed { addCondensed(operation, Int32(truncatingIfNeeded: index)) } else { add(operation, index) }
    }
    count(use)
  }

  /// Empties the lists that grow, and makes room in them.
  private mutating func clear(reserving count: Int) {
    operations.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    operations.reserveCapacity(count)
    numbers.reserveCapacity(count)
    terms.reserveCapacity(2 * count)
  }

  private mutating func add(_ operation: Tape.Operation, _ number: Int) {
    positions[number] = Int32(truncatingIfNeeded: operations.count)
    operations.append(operation)
    numbers.append(Int32(truncatingIfNeeded: number))
  }

  /// Counts who reads what, from the last operation to the first.
  private mutating func count(_ use: TapeUse) {
    useCounts = Array(repeating: 0, count: operations.count)
    isNeeded = Array(repeating: true, count: operations.count)
    var isRead = numbers.map { use.isRead[Int($0)] }
    for (number, original) in shared where use.isRead[Int(number)] { isRead[Int(positions[Int(original)])] = true }
    for result in use.constrained where result >= 0 { useCounts[Int(positions[Int(result)])] += 1 }
    for position in operations.indices.reversed() {
      let operation = operations[position]
      if useCounts[position] == 0 && operation.kind == .clamp && !isRead[position] {
        isNeeded[position] = false
        continue
      }
      for term in Int(operation.termStart)..<Int(operation.termEnd) where terms[term].result >= 0 {
        useCounts[Int(positions[Int(terms[term].result)])] += 1
      }
    }
  }
}

extension ProgramTape {
  private mutating func addCondensed(_ operation: Tape.Operation, _ number: Int32) {
    var operation = operation
    switch operation.kind {
    case .input, .answer, .variable: return add(operation, Int(number))
    case .linear: break
    case .maximum, .minimum:
      if let result = reduceExtreme(&operation, number) { return share(number, with: result) }
      foldClamp(&operation)
    case .clamp: foldClamp(&operation)
    }
    let first = operation.termEnd > operation.termStart ? terms[Int(operation.termStart)].result : -1
    guard first >= 0 else { return add(operation, Int(number)) }
    let source = Int(positions[Int(first)])
    if let known = finder.find(operation, source, operations, terms) { return share(number, with: numbers[known]) }
    add(operation, Int(number))
  }

  /// Notes that an operation, whose terms were added last, is another one.
  private mutating func share(_ number: Int32, with original: Int32) {
    positions[Int(number)] = positions[Int(original)]
    shared.append((number, original))
    let known = operations.last.map { Int($0.termEnd) } ?? 0
    terms.removeLast(terms.count - known)
  }

  /// Drops terms that occur before; a maximum or minimum of one result becomes a clamp, or is that result.
  private mutating func reduceExtreme(_ operation: inout Tape.Operation, _ number: Int32) -> Int32? {
    let start = Int(operation.termStart)
    var end = start
    var constant: Double?
    for position in start..<Int(operation.termEnd) {
      let term = terms[position]
      if term.result < 0 {
        constant = term.coefficient
      } else if term.coefficient == 1 {
        let source = Int(positions[Int(term.result)])
        if lastReaders[source] == number { continue }
        lastReaders[source] = number
      }
      terms[end] = term
      end += 1
    }
    terms.removeLast(Int(operation.termEnd) - end)
    operation.termEnd = Int32(truncatingIfNeeded: end)
    guard end - start == (constant == nil ? 1 : 2), let term = terms[start..<end].first(where: { $0.result >= 0 }),
      term.coefficient == 1
    else { return nil }
    guard let constant else { return term.result }
    operation.lower = operation.kind == .maximum ? constant : -.infinity
    operation.upper = operation.kind == .maximum ? .infinity : constant
    operation.kind = .clamp
    terms[start] = term
    terms.removeLast()
    operation.termEnd -= 1
    return nil
  }

  /// Makes a clamp of a clamp one of what the inner one clamps.
  private mutating func foldClamp(_ operation: inout Tape.Operation) {
    guard operation.kind == .clamp, operation.termEnd == operation.termStart + 1 else { return }
    let term = terms[Int(operation.termStart)]
    guard term.result >= 0 && term.coefficient == 1 else { return }
    let inner = operations[Int(positions[Int(term.result)])]
    guard inner.kind == .clamp else { return }
    terms[Int(operation.termStart)] = terms[Int(inner.termStart)]
    let (lower, upper) = (operation.lower, operation.upper)
    operation.lower = max(min(inner.lower, upper), lower)
    operation.upper = max(min(inner.upper, upper), lower)
  }
}
