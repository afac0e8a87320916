import LayoutEngine
import LayoutModel

/// Readable names of a tape's operations: the view whose rule computed it, what it computed, and its number.
struct OperationNames {
  private let tree: LayoutTree
  private let tape: Tape
  /// The lengths of views that a solver may move, by operation.
  private let lengths: [Int32: Axis]

  init(_ tree: LayoutTree, _ tape: Tape) {
    self.tree = tree
    self.tape = tape
    lengths = Dictionary(tape.marks.map { ($0.result, $0.axis) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(operation: Int) -> String {
    let node = Int(tape.operations[operation].node)
    let what =
      lengths[Int32(truncatingIfNeeded: operation)].map { $0 == .horizontal ? "width" : "height" }
      ?? "\(tape.operations[operation].kind)"
    return "\(viewName(node)).\(what)\(operation)"
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
