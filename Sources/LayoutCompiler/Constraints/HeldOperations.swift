import LayoutEngine

/// Which operations of a constrained program are held to the piece that they are on at the recorded point.
///
/// A maximum is only bounded from below by its inputs, and a clamp has residuals: alone, a constraint could buy a
/// container that is larger than what is in it. So held are
/// * the operations that depend on a decided length: their pieces are those of the point that is being decided;
/// * the clamps between a constraint and the answers that it moves;
/// * whatever an earlier round found away from its natural value.
struct HeldOperations {
  /// What is held beside the operations that always are.
  struct Selection {
    /// Whether every operation is: the program is then that of the recorded point's piece alone.
    var holdsAll = false
    /// What earlier rounds found away from its natural value.
    var found: Set<OperationKey> = []
    /// Whether of pieces that meet in the recorded point the last is kept.
    var takesLastPiece = false
    /// One of them that is held to another piece than the recorded point's.
    var elsewhere: OtherPiece?
  }

  private(set) var isHeld: [Bool]
  /// The term that an operation is held to, where that is not the recorded point's.
  private(set) var terms: [Int: Int] = [:]

  init(_ tape: Tape, constrained: [Int32], _ selection: Selection) {
    let found = selection.found
    let keys = found.isEmpty ? [] : OperationKey.keys(of: tape)
    if let elsewhere = selection.elsewhere, let index = keys.firstIndex(of: elsewhere.operation),
      tape.terms(of: index).count > elsewhere.term
    {
      terms = [index: elsewhere.term]
    }
    let depends = Self.dependents(tape)
    let isStructural = Self.structure(tape, constrained)
    isHeld = tape.operations.indices.map { index in
      switch tape.operations[index].kind {
      case .input, .linear, .answer, .variable: false
      case .clamp:
        selection.holdsAll || depends[index] || isStructural[index] || (!keys.isEmpty && found.contains(keys[index]))
      case .maximum, .minimum: selection.holdsAll || depends[index] || (!keys.isEmpty && found.contains(keys[index]))
      }
    }
  }

  /// The operations that depend on a decided length other than through a view's own answer.
  private static func dependents(_ tape: Tape) -> [Bool] {
    var depends = [Bool](repeating: false, count: tape.operations.count)
    for index in tape.operations.indices {
      depends[index] =
        tape.operations[index].kind == .variable
        || tape.terms(of: index).contains { $0.result >= 0 && depends[Int($0.result)] }
    }
    return depends
  }

  /// The operations that a constraint depends on before it comes to an answer or a decided length.
  private static func structure(_ tape: Tape, _ constrained: [Int32]) -> [Bool] {
    var isStructural = [Bool](repeating: false, count: tape.operations.count)
    for result in constrained where result >= 0 { isStructural[Int(result)] = true }
    for index in tape.operations.indices.reversed() where isStructural[index] {
      let kind = tape.operations[index].kind
      guard kind != .answer && kind != .variable else { continue }
      for term in tape.terms(of: index) where term.result >= 0 { isStructural[Int(term.result)] = true }
    }
    return isStructural
  }

  /// The operations that a solution puts away from their natural values: what it would be an error to believe.
  static func displaced(_ tape: Tape, _ use: TapeUse, _ results: [Double], isHeld: [Bool]) -> Set<OperationKey> {
    let displaced = tape.operations.indices.filter { index in
      switch tape.operations[index].kind {
      case .input, .linear, .answer, .variable: return false
      case .clamp, .maximum, .minimum: break
      }
      guard use.isInProgram[index], !isHeld[index] else { return false }
      return abs(tape.natural(index, results) - results[index]) > LayoutRecording.staleTolerance
        * max(1, abs(results[index]))
    }
    guard !displaced.isEmpty else { return [] }
    let keys = OperationKey.keys(of: tape)
    return Set(displaced.map { keys[$0] })
  }
}
