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

  /// The view's own name, or what it is with its node's number.
  private func viewName(_ node: Int) -> String { tree.id(of: node) ?? "\(tree.kindName(of: node))\(node)" }

  /// The view whose rule computed an operation, and whether it has a name of its own.
  func view(of operation: Int) -> (name: String, isNamed: Bool) { view(ofNode: tape.operations[operation].node) }

  /// What a node is called, and whether it has a name of its own.
  func view(ofNode node: Int32) -> (name: String, isNamed: Bool) {
    (viewName(Int(node)), tree.id(of: Int(node)) != nil)
  }
}
