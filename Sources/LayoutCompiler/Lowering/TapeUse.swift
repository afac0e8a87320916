import LayoutEngine

/// Which operations of a tape a program needs.
///
/// An operation is live when a frame depends on it. A live linear operation is part of the program when a clamp, maximum
/// or minimum depends on it; what only frames depend on (mostly positions) is evaluated afterwards.
struct TapeUse {
  /// Whether some frame depends on the operation.
  private(set) var isLive: [Bool]
  /// Whether the operation is part of the program.
  private(set) var isInProgram: [Bool]
  /// Whether the result is asked for, or read by an operation that is evaluated afterwards.
  private(set) var isRead: [Bool]
  /// Results that constraints speak of.
  let constrained: [Int32]
  /// How many operations are part of the program.
  private(set) var programCount = 0

  /// One sweep from the last operation to the first; linear in the tape's terms.
  ///
  /// - Parameter constrained: results that constraints speak of; they are part of the program.
  init(_ recording: LayoutRecording, constrained: [Int32] = []) {
    var isLive = [Bool](repeating: false, count: recording.tape.operations.count)
    for case let frame? in recording.frames {
      if frame.x.result >= 0 { isLive[Int(frame.x.result)] = true }
      if frame.y.result >= 0 { isLive[Int(frame.y.result)] = true }
      if frame.width.result >= 0 { isLive[Int(frame.width.result)] = true }
      if frame.height.result >= 0 { isLive[Int(frame.height.result)] = true }
    }
    for (first, last) in recording.baselines.values {
      for quantity in [first, last] where quantity.result >= 0 { isLive[Int(quantity.result)] = true }
    }
    self.init(recording.tape, isLive: isLive, constrained: constrained)
  }

  /// - Parameter isLive: the operations whose results are asked for; those that they hang on become live too.
  init(_ tape: Tape, isLive asked: [Bool], constrained: [Int32] = []) {
    let operations = tape.operations
    let terms = tape.terms
    isLive = asked
    isInProgram = Array(repeating: false, count: operations.count)
    isRead = asked
    self.constrained = constrained
    for result in constrained where result >= 0 {
      isLive[Int(result)] = true
      isInProgram[Int(result)] = true
      isRead[Int(result)] = true
    }
    for index in operations.indices.reversed() where isLive[index] {
      let operation = operations[index]
      if operation.kind != .linear { isInProgram[index] = true }
      let isInProgram = isInProgram[index]
      if isInProgram { programCount += 1 }
      for position in Int(operation.termStart)..<Int(operation.termEnd) where terms[position].result >= 0 {
        let source = Int(terms[position].result)
        isLive[source] = true
        if isInProgram {
          self.isInProgram[source] = true
        } else {
          isRead[source] = true
        }
      }
    }
  }
}
