import Foundation
import LayoutSolver

extension BenchmarkLayout {
  /// Random nested stacks, in a window that gives a leaf room to be squeezed and to grow.
  static func tree(leaves: Int, _ random: inout SeededGenerator) -> BenchmarkLayout {
    let root = nestedStacks(leaves, &random, horizontal: true)
    return BenchmarkLayout(root: root, space: .proposing(width: Double(leaves) * 3, height: Double(leaves) * 2))
  }

  private static func nestedStacks(_ leaves: Int, _ random: inout SeededGenerator, horizontal: Bool) -> LayoutNode {
    if leaves == 1 { return flexibleLeaf(&random) }
    let count = min(leaves, Int.random(in: 2...8, using: &random))
    var shares = [Int](repeating: 1, count: count)
    for _ in 0..<(leaves - count) { shares[Int.random(in: 0..<count, using: &random)] += 1 }
    let children = shares.map { nestedStacks($0, &random, horizontal: !horizontal) }
    return LayoutNode(
      horizontal ? .hstack(HStackLayout(spacing: 4)) : .vstack(VStackLayout(spacing: 4)), children: children)
  }

  private static func flexibleLeaf(_ random: inout SeededGenerator) -> LayoutNode {
    let least = random.points(0...30)
    let most = least + random.points(0...100)
    let width = LengthRange(min: least, ideal: (least + most) / 2, max: most)
    let leaf = LayoutNode(.flexible(width: width, height: LengthRange(min: 5, ideal: 10, max: 60)))
    let priority = Double([0, 0, 1, 2][Int.random(in: 0..<4, using: &random)])
    return priority == 0 ? leaf : leaf.modified(by: .layoutPriority(priority))
  }

  /// A column of equal rows of five views.
  static func list(rows: Int) -> BenchmarkLayout {
    let line = LengthRange(min: 12, ideal: 12, max: 12)
    let insets = EdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    let row = LayoutNode(
      .hstack(HStackLayout(spacing: 8)),
      children: [
        LayoutNode(.fixed(CGSize(width: 24, height: 24))),
        LayoutNode(.flexible(width: LengthRange(min: 20, ideal: 80, max: 120), height: line)),
        LayoutNode(.flexible(width: LengthRange(min: 20, ideal: 60, max: 200), height: line))
          .modified(by: .layoutPriority(1)),
        LayoutNode(.spacer(minLength: nil)),
        LayoutNode(.fixed(CGSize(width: 60, height: 20))).modified(by: .padding(insets)),
      ])
    let root = LayoutNode(.vstack(VStackLayout(spacing: 2)), children: Array(repeating: row, count: rows))
    return BenchmarkLayout(root: root, space: .proposing(width: 390, height: Double(rows) * 28))
  }

  /// Stacks inside each other, along alternating axes.
  static func deep(levels: Int) -> BenchmarkLayout {
    let range = LengthRange(min: 1, ideal: 10, max: 40)
    let leaf = LayoutNode(.flexible(width: range, height: range))
    var root = leaf
    for level in 0..<levels {
      let kind: LayoutNode.Kind =
        level.isMultiple(of: 2) ? .hstack(HStackLayout(spacing: 1)) : .vstack(VStackLayout(spacing: 1))
      root = LayoutNode(kind, children: [leaf, root])
    }
    return BenchmarkLayout(root: root, space: .proposing(width: Double(levels) * 8, height: Double(levels) * 6))
  }
}
