import Foundation
import GLPKBackend
import LayoutCollection
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// The layouts that come with the package.
@Suite struct CollectionTests {
  private static let layouts: [any Layout] = [
    FlowLayout(), FlowLayout(spacing: 4, lineSpacing: 2, alignment: .firstTextBaseline, justification: .spaceBetween),
    FlowLayout(spacing: 6, alignment: .top, justification: .trailing), EqualWidthLayout(),
    EqualWidthLayout(spacing: 10, alignment: .lastTextBaseline, shrinks: false), MasonryLayout(),
    MasonryLayout(columns: 4, spacing: 3), RadialLayout(), RadialLayout(radius: 0.4, start: 45),
  ]

  @Test(arguments: 0..<9) func framesAgree(sample: Int) throws {
    let layout = Self.layouts[sample]
    for seed in TestSeeds.seeds(usual: 300) {
      let container = RandomContainer(AnyLayout(layout), seed: seed)
      guard let solved = try container.agreedLayout(seed: seed, startsCold: seed.isMultiple(of: 10)) else { return }
      for report in solved.customLayouts {
        switch report.treatment {
        case .declared(constants: []): #expect(!(layout is RadialLayout))
        case .traced: #expect(layout is RadialLayout)
        default: Issue.record("\(type(of: layout)), seed \(seed): \(report)")
        }
      }
    }
  }

  @Test func rulesAreHonest() {
    let checker = LinearLayoutChecker(cases: 400)
    #expect(checker.firstDifference(of: FlowLayout()) == nil)
    #expect(checker.firstDifference(of: FlowLayout(spacing: 3, justification: .spaceBetween)) == nil)
    #expect(checker.firstDifference(of: EqualWidthLayout()) == nil)
    #expect(checker.firstDifference(of: MasonryLayout(columns: 3)) == nil)
  }

  private func views(_ sizes: [CGSize]) -> [LayoutNode] {
    sizes.enumerated().map { LayoutNode(.fixed($1), id: "\($0)") }
  }

  private func frames(_ layout: some Layout, _ sizes: [CGSize], width: CGFloat) throws -> [CGRect] {
    let tree = try LayoutTree(LayoutNode(.layout(AnyLayout(layout)), children: views(sizes)))
    let resolved = try DirectEngine().resolve(
      tree, in: LayoutSpace(proposal: ProposedViewSize(width: width, height: 100)))
    return sizes.indices.compactMap { resolved.frame(of: "\($0)") }
  }

  /// 50, 40 and 30 wide with gaps of 10 in 100: 50 + 10 + 40 fills the first line exactly.
  @Test func flowJustifies() throws {
    let sizes = [50.0, 40, 30].map { CGSize(width: $0, height: 10) }
    let expected: [(LineJustification, [Double])] = [
      (.leading, [0, 60, 0]), (.center, [0, 60, 35]), (.trailing, [0, 60, 70]), (.spaceBetween, [0, 60, 0]),
    ]
    for (justification, x) in expected {
      let frames = try frames(
        FlowLayout(spacing: 10, lineSpacing: 5, justification: justification), sizes, width: 100)
      #expect(frames.map { Double($0.minX) } == x, "\(justification)")
      #expect(frames.map { Double($0.minY) } == [0, 0, 15])
    }
  }

  /// Lines of 70 (30 + 10 + 30) and 80: the room of 10 in the first goes between its views.
  @Test func flowSharesRoomOut() throws {
    let sizes = [30.0, 30, 80].map { CGSize(width: $0, height: 10) }
    let frames = try frames(FlowLayout(spacing: 10, justification: .spaceBetween), sizes, width: 85)
    #expect(frames.map { Double($0.minX) } == [0, 50, 0])
  }

  /// Three views of at most 60 with gaps of 6: 192 in all, 40 each where only 132 is offered.
  @Test func equalWidthsShrink() throws {
    let views = (0..<3).map {
      LayoutNode(.flexible(width: LengthRange(min: 10, ideal: 60, max: 60), height: LengthRange()), id: "\($0)")
    }
    let tree = try LayoutTree(LayoutNode(.layout(AnyLayout(EqualWidthLayout(spacing: 6))), children: views))
    for (width, expected) in [(300.0, 60.0), (132, 40)] {
      let resolved = try DirectEngine().resolve(
        tree, in: LayoutSpace(proposal: ProposedViewSize(width: width, height: 50)))
      #expect(resolved.views.map { Double($0.frame.width) } == [expected, expected, expected])
    }
  }

  /// Two columns of 46 in 100: the third view stands below the shorter first one.
  @Test func masonryFillsTheShortestColumn() throws {
    let sizes = [20.0, 50, 30].map { CGSize(width: 46, height: $0) }
    let frames = try frames(MasonryLayout(columns: 2, spacing: 8), sizes, width: 100)
    #expect(frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 54, y: 0), CGPoint(x: 0, y: 28)])
  }

  @Test func radialStartsAtTheTop() throws {
    let frames = try frames(
      RadialLayout(radius: 0.25), Array(repeating: CGSize(width: 10, height: 10), count: 4), width: 100)
    let middles = frames.map { ($0.midX.rounded(), $0.midY.rounded()) }
    #expect(middles.map(\.0) == [50, 75, 50, 25])
    #expect(middles.map(\.1) == [25, 50, 75, 50])
  }
}
