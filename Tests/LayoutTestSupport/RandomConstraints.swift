public import LayoutEngine
import LinearProgrammingTestSupport

extension RandomLayout {
  /// One to three random constraints between nodes of the tree, whose names are their numbers: see `numbered()`.
  public static func constraints(seed: UInt64, nodeCount: Int) -> [LayoutConstraint] {
    var random = SplitMix64(seed: seed &* 7919)
    return (0..<random.pick([1, 1, 2, 3])).map { _ in constraint(&random, nodeCount) }
  }

  private static func constraint(_ random: inout SplitMix64, _ nodeCount: Int) -> LayoutConstraint {
    let isHorizontal = random.chance(0.6)
    let lengths: [LayoutAttribute] = isHorizontal ? [.width] : [.height]
    let edges: [LayoutAttribute] =
      isHorizontal ? [.leading, .trailing, .left, .centerX] : [.top, .bottom, .centerY, .firstTextBaseline]
    let isLength = random.chance(0.7)
    let attribute = random.pick(isLength ? lengths : edges)
    func anchor(_ attribute: LayoutAttribute) -> LayoutExpression {
      anchors("\(Int(random.whole(0...nodeCount - 1)))")[attribute]
    }
    let left = anchor(attribute)
    let right: LayoutExpression =
      random.chance(isLength ? 0.5 : 0.1)
      ? LayoutExpression(constant: random.whole(0...250))
      : anchor(random.pick(isLength ? lengths : edges)) * random.pick([1, 1, 1, 0.5])
        + LayoutExpression(constant: random.pick([0, 0, 8]))
    let relation = random.pick(LayoutConstraint.Relation.allCases)
    let priority = random.pick([1000, 1000, 750, 500, 250, 100].map { ConstraintPriority($0) })
    return LayoutConstraint(left, relation, right, priority: priority)
  }
}

extension LayoutNode {
  /// The tree with every node named by its number in a `LayoutTree`, and without the names that it had.
  public func numbered() -> LayoutNode { transformed { node, number in node.id = "\(number)" } }

  /// Changes every node, given its number in a `LayoutTree`.
  public func transformed(_ change: (inout LayoutNode, Int) -> Void) -> LayoutNode {
    var numbers: [[Int]: Int] = [:]
    var queue: [([Int], LayoutNode)] = [([], self)]
    var order = NodeOrder(queue.indices)
    while let next = order.next() {
      let (path, node) = queue[next]
      numbers[path] = next
      let first = queue.count
      queue += node.children.enumerated().map { (path + [$0], $1) }
      order.append(first..<queue.count)
    }
    return transformed([], numbers, change)
  }

  private func transformed(
    _ path: [Int], _ numbers: [[Int]: Int], _ change: (inout LayoutNode, Int) -> Void
  ) -> LayoutNode {
    var copy = self
    copy.children = children.enumerated().map { $1.transformed(path + [$0], numbers, change) }
    change(&copy, numbers[path] ?? 0)
    return copy
  }
}
