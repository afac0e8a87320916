import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import Testing

/// A resize map says what solving says at every width.
@Suite struct ResizeMapTests {
  private let engine = SolverEngine(solver: GLPKSolver())

  private static func row(_ views: LayoutNode...) -> LayoutNode {
    LayoutNode(.hstack(HStackLayout(spacing: 0)), children: views)
  }

  private static func flexible(_ id: String, _ min: CGFloat, _ max: CGFloat) -> LayoutNode {
    LayoutNode(
      .flexible(
        width: LengthRange(min: min, ideal: min, max: max), height: LengthRange(min: 20, ideal: 20, max: 20)),
      id: id)
  }

  private func map(
    _ root: LayoutNode, _ range: ClosedRange<Double>, _ constraints: [LayoutConstraint] = []
  ) throws -> (map: ResizeMap, tree: LayoutTree) {
    let tree = try LayoutTree(root)
    let space = LayoutSpace(
      proposal: ProposedViewSize(width: 300, height: 20), container: CGSize(width: 300, height: 20))
    return (try engine.resizeMap(of: tree, in: space, along: .horizontal, over: range, constraints: constraints), tree)
  }

  /// The title takes all up to 300 beside the caption's 40: three pieces, by hand.
  @Test func findsTheBreakPointsOfARow() throws {
    let root = Self.row(
      Self.flexible("title", 50, 300).modified(by: .layoutPriority(1)), Self.flexible("caption", 40, .infinity))
    let map = try map(root, 20...500).map
    let isWhole = map.isComplete && map.gaps.isEmpty && !map.pieces.contains { !$0.isExact }
    #expect(isWhole)
    let ends = map.pieces.map(\.from) + [map.pieces.last?.to ?? 0]
    #expect(ends.count == 4)
    #expect(zip(ends, [20, 90, 340, 500]).allSatisfy { abs($0 - $1) < 1e-5 }, "\(ends)")
    let causes = map.pieces.map(\.causes)
    #expect(causes[0].isEmpty)
    #expect(causes[1].contains { $0.contains("title") && $0.contains("leaves its smallest, 50") })
    #expect(causes[2].contains { $0.contains("title") && $0.contains("reaches its largest, 300") })
  }

  /// Thirty flows of three words of 40, 60 and 30, with gaps of 8; in each flow they are a point wider than in the last. The
  /// second and the third fit into a line from 98 on, the first two from 108, and all three from 146.
  @Test func findsTheJumpsOfLayouts() throws {
    let flows = (0..<30).map { number -> LayoutNode in
      let words = [40.0, 60, 30].map { LayoutNode(.fixed(CGSize(width: $0 + Double(number), height: 20))) }
      return LayoutNode(.layout(AnyLayout(WrappingFlow())), id: "flow\(number)", children: words)
    }
    let root = LayoutNode(.vstack(VStackLayout(alignment: .leading, spacing: 0)), children: flows)
    let map = try map(root, 100...260).map
    #expect(map.isComplete && map.pieces.allSatisfy(\.isExact))
    var breaks = Set<Double>()
    for number in 0..<30 {
      let wider = Double(number)
      breaks.formUnion([98 + 2 * wider, 108 + 2 * wider, 146 + 3 * wider])
    }
    let expected = breaks.filter { $0 > 100 && $0 < 260 }.sorted()
    let found = map.pieces.dropFirst().map(\.from)
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(found), not \(expected)")
    // Three layouts for each piece, and some where the search begins; it would take twenty to look for a jump by halving.
    #expect(map.solves < 5 * map.pieces.count, "\(map.solves) solves for \(map.pieces.count) pieces")
  }

  /// A choice between views jumps; the map finds where.
  @Test func findsAJump() throws {
    let choice = LayoutNode(
      .viewThatFits([.horizontal]),
      children: [
        LayoutNode(.fixed(CGSize(width: 217, height: 20)), id: "wide"),
        LayoutNode(.fixed(CGSize(width: 80, height: 20)), id: "narrow"),
      ])
    let map = try map(choice, 100...400).map
    let (starts, causes) = (map.pieces.map(\.from), map.pieces.last?.causes ?? [])
    #expect(starts.count == 2 && abs(starts[1] - 217) < 1e-4)
    #expect(causes.contains("wide is shown"))
  }

  /// Constraints that cannot hold below 190 leave a gap there.
  @Test func tellsWhereThereIsNoLayout() throws {
    let root = Self.row(Self.flexible("a", 0, .infinity), Self.flexible("b", 0, .infinity))
    let map = try map(
      root, 100...300, [anchors("a").width >= 100, anchors("b").width >= 90, anchors("b").trailing <= 300]
    ).map
    let (isComplete, count) = (map.isComplete, map.pieces.count)
    #expect(isComplete && count > 0)
  }

  /// Constant area over a width is a curve: chords stay near it.
  @Test func followsACurve() throws {
    let map = try map(LayoutNode(.area(2000, ideal: 40, by: .horizontal), id: "text"), 40...200).map
    let (isComplete, isCurved, solves) = (map.isComplete, map.pieces.contains { !$0.isExact }, map.solves)
    #expect(isComplete && isCurved)
    #expect(solves < 10_000)
    let height = map.frames(at: 100)?[0].map { Double($0.height) }
    #expect(height.map { abs($0 - 20) < 0.01 } == true)
  }
}
