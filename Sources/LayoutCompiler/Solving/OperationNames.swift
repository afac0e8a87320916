import LayoutEngine

/// Readable names of a tape's operations: the view whose rule computed it, what it computed, and its number.
struct OperationNames {
  private let tree: LayoutTree
  private let tape: Tape

  init(_ tree: LayoutTree, _ tape: Tape) {
    self.tree = tree
    self.tape = tape
  }

  subscript(operation: Int) -> String {
    let node = Int(tape.operations[operation].node)
    return "\(viewName(node)).\(tape.operations[operation].kind)\(operation)"
  }

  /// The view's own name, or its node's number.
  private func viewName(_ node: Int) -> String { tree.id(of: node) ?? "node\(node)" }
}
