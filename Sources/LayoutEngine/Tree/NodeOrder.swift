/// The order in which the nodes of a tree get their numbers.
///
/// The children of a node are numbered one after another, then all that is inside the first of them, then inside the
/// second, and so on. So the children of a node are consecutive, a parent comes before its children, and what is inside a
/// node stands together: a pass that asks a subtree several times finds it in the processor's cache however large the
/// tree is, which it would not if nodes were numbered level by level.
package struct NodeOrder {
  /// The nodes whose children have no numbers yet, the next one last.
  private var waiting: [Int]

  /// Begins with the nodes that are numbered already.
  package init(_ numbered: Range<Int>) { waiting = numbered.reversed() }

  /// The node whose children get the next numbers; `nil` where all have theirs.
  package mutating func next() -> Int? { waiting.popLast() }

  /// Notes the numbers that the children of the last ``next()`` have got.
  package mutating func append(_ children: Range<Int>) { waiting += children.reversed() }
}
