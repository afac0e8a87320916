import Foundation
import LayoutModel
import Testing

@testable import LayoutEngine

/// How a tree is kept: a pass over a large one costs what it reads.
@Suite struct TreeStorageTests {
  @Test func nodesAreSmall() {
    #expect(MemoryLayout<LayoutTree.Node>.stride <= 20)
    #expect(MemoryLayout<NodeRule>.size <= 5)
  }

  /// A stack of stacks, flexible leaves, texts and a geometry reader that adds its views later.
  private func tree(gaps: [CGFloat]) throws -> LayoutTree {
    let children = gaps.map { gap in
      LayoutNode(
        .vstack(VStackLayout(spacing: gap)),
        children: [
          LayoutNode(.flexible(width: LengthRange(min: gap), height: LengthRange(max: gap))),
          LayoutNode(.wrapping(width: 40, lineHeight: 17, firstBaseline: nil)),
          LayoutNode(.spacer(minLength: gap)).modified(by: .layoutPriority(Double(gap))),
        ])
    }
    let reader = LayoutNode(
      .geometryReader(
        GeometryContent { _ in [LayoutNode(.shape), LayoutNode(.hstack(HStackLayout()), children: [])] }))
    var tree = try LayoutTree(LayoutNode(.hstack(HStackLayout(spacing: 0)), children: children + [reader, reader]))
    try tree.readGeometry(in: LayoutSpace(proposal: ProposedViewSize(width: 500, height: 500)))
    return tree
  }

  @Test func slotsAreThoseOfRememberedNodesFirst() throws {
    let tree = try tree(gaps: [1, 2, 3])
    let steered = SteeredTree(tree, axes: [.horizontal, .vertical], named: [0, 2])
    for tree in [tree, steered.tree] {
      let slots = tree.nodes.map(\.slot)
      #expect(slots.sorted() == Array(0..<tree.count))
      let remembered = tree.nodes.filter { $0.rule.isRemembered }.map(\.slot)
      #expect(remembered == Array(0..<remembered.count))
    }
  }

  /// More kinds of stack than are looked through, in turn and over again: every node keeps its own rule.
  @Test func alikeRulesAreKeptOnce() throws {
    let few = try tree(gaps: Array(repeating: [1, 2], count: 50).flatMap { $0 })
    #expect(few.rules.stacks.count == 4)  // The root's, two of the views', and the reader's.
    let gaps = (0..<40).map { CGFloat($0 % 20) }
    let many = try tree(gaps: gaps)
    let spacings = many.nodes[0].children.compactMap { node -> Double? in
      guard case .stack(let stack) = many.nodes[node].rule else { return nil }
      return many.rules.stacks[stack].spacing
    }
    #expect(spacings == gaps.map { Double($0) })
  }
}
