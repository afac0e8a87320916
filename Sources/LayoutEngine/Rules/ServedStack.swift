import LayoutModel

/// What a child was offered and what it answered.
struct Served<Number: LayoutNumber> {
  var proposal: NumericProposal<Number>
  var size: NumericSize<Number>
}

/// What the children of stacks were served and what they are ordered by: those of a stack above those of the stack that it
/// stands in, so that serving allocates nothing.
final class ServedStack<Number: LayoutNumber> {
  // Unchecked exclusivity: read or changed in one step.
  @exclusivity(unchecked) fileprivate var list = FlatList<Served<Number>>()
  @exclusivity(unchecked) var keys = FlatList<ServingKey>()
}

/// What the children of one stack were served, in their own order; to be dropped once it is done with.
struct ServedChildren<Number: LayoutNumber> {
  private let stack: ServedStack<Number>
  private let start: Int
  let count: Int

  init(_ stack: ServedStack<Number>, count: Int) {
    self.stack = stack
    self.count = count
    start = unsafe stack.list.count
    let nothing = NumericProposal<Number>(width: nil, height: nil)
    unsafe stack.list.append(repeating: Served(proposal: nothing, size: .zero), count: count)
  }

  subscript(child: Int) -> Served<Number> {
    get { unsafe stack.list[start + child] }
    nonmutating set { unsafe stack.list[start + child] = newValue }
  }

  /// Ends the use of the list, and of all that were begun after it.
  func drop() { unsafe stack.list.removeLast(keeping: start) }
}
