import Foundation
import LayoutEngine
import LayoutModel
import Testing

/// Nesting must cost no more than its depth: each level is measured once for each distinct proposal.
@Suite struct DeepChainTests {
  private static let leaf = LayoutNode(
    .flexible(width: LengthRange(min: 5, ideal: 10, max: 50), height: LengthRange()))
  private static let sibling = LayoutNode(.fixed(CGSize(width: 1, height: 1)))

  /// A leaf under `depth` stacks of alternating axes, each with a sibling, so that each probes.
  private static func stacks(_ depth: Int) -> LayoutNode {
    (0..<depth).reduce(leaf) { node, level in
      let kind: LayoutNode.Kind =
        level.isMultiple(of: 2) ? .hstack(HStackLayout(spacing: 0)) : .vstack(VStackLayout(spacing: 0))
      return LayoutNode(kind, children: [node, sibling])
    }
  }

  /// A leaf under `depth` levels of stacks, frames and ZStacks in turn.
  private static func mixed(_ depth: Int) -> LayoutNode {
    (0..<depth).reduce(leaf) { node, level in
      switch level % 4 {
      case 0: LayoutNode(.hstack(HStackLayout(spacing: 0)), children: [node, sibling])
      case 1:
        node.modified(
          by: .flexibleFrame(width: FrameBounds(max: .infinity), height: FrameBounds(min: 0), alignment: .center))
      case 2: LayoutNode(.vstack(VStackLayout(spacing: 0)), children: [sibling, node])
      default: LayoutNode(.zstack(ZStackLayout()), children: [node, sibling])
      }
    }
  }

  private func cost(_ node: LayoutNode, _ proposal: ProposedViewSize) throws -> (measurements: Int, operations: Int) {
    let tree = try LayoutTree(node)
    let space = LayoutSpace(proposal: proposal)
    let direct = try DirectEngine().resolve(tree, in: space)
    return (direct.measurements, LayoutRecording(of: tree, in: space).tape.operations.count)
  }

  /// 16 answers a level, each along one axis: the container's at the distinct lengths of each axis, and those of the leaf
  /// beside it. What a chain of 400 costs is twice what one of 200 costs.
  @Test(arguments: [50, 100, 200, 400]) func stacksCostTheirDepth(depth: Int) throws {
    let cost = try cost(Self.stacks(depth), ProposedViewSize(width: 1000, height: 1000))
    #expect(cost.measurements == 16 * depth - 2)
    #expect(cost.operations == 16 * depth - 1)
  }

  @Test(arguments: [100, 200, 400]) func openAxesCostTheDepth(depth: Int) throws {
    let unspecified = try cost(Self.stacks(depth), .unspecified).measurements
    #expect(unspecified == 20 * depth - 16)
    let infinity = try cost(Self.stacks(depth), .infinity).measurements
    #expect(infinity == 6 * depth + 4)
    let zero = try cost(Self.stacks(depth), .zero).measurements
    #expect(zero == 6 * depth + 4)
  }

  /// Frames and ZStacks measure a child at one expression and place it at another of equal value: still one record.
  @Test(arguments: [100, 200, 400]) func mixedLevelsCostTheirDepth(depth: Int) throws {
    let cost = try cost(Self.mixed(depth), ProposedViewSize(width: 1000, height: 1000))
    #expect(cost.measurements == 13 * depth - 12)
    #expect(cost.operations == 29 * depth / 2)
    let open = try self.cost(Self.mixed(depth), ProposedViewSize(width: 300, height: nil))
    #expect(open.measurements == 59 * depth / 4 - 13)
    #expect(open.operations == 7 * depth)
  }
}
