import LayoutEngine

/// Which operations of a tape a program needs, and how often each is used.
///
/// An operation is live when a frame depends on it. A live linear operation is part of the program when a clamp, maximum
/// or minimum depends on it; what only frames depend on (mostly positions) is evaluated afterwards.
struct TapeUse {
  /// Whether some frame depends on the operation.
  private(set) var isLive: [Bool]
  /// Whether the operation is part of the program.
  private(set) var isInProgram: [Bool]
  /// How many inputs of the program's operations the result is, counting those of linear operations.
  private(set) var useCounts: [Int32]

  /// One sweep from the last operation to the first; linear in the tape's terms.
  ///
  /// - Parameter constrained: results that constraints speak of; they are part of the program.
  init(_ recording: LayoutRecording, constrained: [Int32] = []) {
    let tape = recording.tape
    isLive = Array(repeating: false, count: tape.operations.count)
    isInProgram = isLive
    useCounts = Array(repeating: 0, count: tape.operations.count)
    for case let frame? in recording.frames {
      for quantity in frame.quantities where quantity.result >= 0 { isLive[Int(quantity.result)] = true }
    }
    for (first, last) in recording.baselines.values {
      for quantity in [first, last] where quantity.result >= 0 { isLive[Int(quantity.result)] = true }
    }
    for result in constrained where result >= 0 {
      isLive[Int(result)] = true
      isInProgram[Int(result)] = true
      useCounts[Int(result)] += 1
    }
    for index in tape.operations.indices.reversed() where isLive[index] {
      let isBound = tape.operations[index].kind != .linear
      if isBound { isInProgram[index] = true }
      for term in tape.terms(of: index) where term.result >= 0 {
        let source = Int(term.result)
        isLive[source] = true
        if isInProgram[index] {
          isInProgram[source] = true
          useCounts[source] += 1
        }
      }
    }
  }

  /// Whether a linear operation gets a variable of its own: it is used more than once, and it is more than a multiple.
  func isDefined(_ index: Int, in tape: Tape) -> Bool {
    useCounts[index] > 1 && tape.terms(of: index).count > 1
  }
}
