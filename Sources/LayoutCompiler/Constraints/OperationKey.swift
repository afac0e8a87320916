import LayoutEngine

/// An operation's identity from one recording to the next: its node, its kind, and its place among the node's.
struct OperationKey: Hashable {
  var node: Int32
  var kind: Tape.Kind
  var ordinal: Int32

  /// The keys of all operations of a tape.
  static func keys(of tape: Tape) -> [OperationKey] {
    var counts: [OperationKey: Int32] = [:]
    return tape.operations.map { operation in
      let group = OperationKey(node: operation.node, kind: operation.kind, ordinal: 0)
      let ordinal = counts[group, default: 0]
      counts[group] = ordinal + 1
      return OperationKey(node: operation.node, kind: operation.kind, ordinal: ordinal)
    }
  }
}
