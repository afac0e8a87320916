import LayoutEngine
import LayoutModel
import LayoutTestSupport
import LinearProgrammingTestSupport

extension LayoutNode {
  private static let layouts: [any Layout] = [
    WrappingFlow(), EqualWidthRow(), IdealRow(), WeightedColumns(), MasonryColumns(), OverlapPile(), CentredRows(),
    BaselineRow(), AspectGallery(), MinimumSidebar(), Timeline(), DeclaredRow(), DeclaredColumns(), WidthKeyedRow(),
    AppendingColumn(), ProxyKeepingRow(), PixelCentred(),
  ]

  /// The tree with layouts of users' own in the place of a third of its stacks; now and then one that is pinned.
  func withCustomLayouts(seed: UInt64) -> LayoutNode {
    var random = SplitMix64(seed: seed &* 0x51_7CC1_B727)
    return transformed { node, _ in
      switch node.kind {
      case .hstack, .vstack, .zstack:
        guard random.chance(0.35) else { return }
        let layout: any Layout = random.pick(Array(Self.layouts.dropLast(random.chance(0.9) ? 3 : 0)))
        node.kind = .layout(AnyLayout(layout))
      default: break
      }
    }
  }
}
