import LayoutEngine

/// Another piece of a maximum or minimum than the one that it is on: that of one of its terms.
struct OtherPiece {
  var operation: OperationKey
  /// The term's place among the operation's.
  var term: Int

  /// The pieces that some operations are not on, where they were recorded; in the tape's order.
  static func all(of operations: Set<OperationKey>, in tape: Tape) -> [OtherPiece] {
    zip(OperationKey.keys(of: tape), tape.operations.indices).flatMap { key, index -> [OtherPiece] in
      let operation = tape.operations[index]
      guard operation.kind == .maximum || operation.kind == .minimum, operations.contains(key) else { return [] }
      return tape.terms(of: index).enumerated().compactMap { place, term in
        term.value(tape.values) == tape.values[index] ? nil : OtherPiece(operation: key, term: place)
      }
    }
  }
}
