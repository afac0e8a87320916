import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LinearProgrammingTestSupport
import Testing

/// A layout of a user's own with random views, somewhere in a small tree, in a random space.
struct RandomContainer {
  var root: LayoutNode
  var space: LayoutSpace

  init(_ layout: some Layout, seed: UInt64) {
    var random = SplitMix64(seed: seed &* 0x9E37_79B9)
    var counter = 0
    let children = (0..<random.pick([0, 1, 2, 3, 3, 4, 5, 7])).map { _ in
      Self.child(&random, &counter, depth: 1)
    }
    var node = LayoutNode(.layout(AnyLayout(layout)), id: "container", children: children)
    if random.chance(0.2) {
      node = node.modified(by: .padding(EdgeInsets(top: 3, leading: 7, bottom: 5, trailing: 11)))
    }
    if random.chance(0.3) {
      let sibling = Self.child(&random, &counter, depth: 0)
      let isRow = random.chance(0.5)
      node = LayoutNode(
        isRow ? .hstack(HStackLayout(spacing: 5)) : .vstack(VStackLayout(alignment: .leading)),
        children: random.chance(0.5) ? [node, sibling] : [sibling, node])
    }
    root = node
    let proposal = ProposedViewSize(width: Self.offer(&random), height: Self.offer(&random))
    space = LayoutSpace(
      proposal: proposal, container: random.chance(0.3) ? CGSize(width: 500, height: 400) : nil,
      layoutDirection: random.chance(0.1) ? .rightToLeft : .leftToRight)
  }

  private static func offer(_ random: inout SplitMix64) -> CGFloat? {
    switch random.pick(Array(0..<12)) {
    case 0: nil
    case 1: 0
    case 2: .infinity
    case 3...6: random.whole(1...700)
    default: Double.random(in: 1...700, using: &random)
    }
  }

  private static func child(_ random: inout SplitMix64, _ counter: inout Int, depth: Int) -> LayoutNode {
    counter += 1
    var node = LayoutNode(kind(&random), id: "v\(counter)")
    if depth > 0 && random.chance(0.15) {
      let inner = (0..<random.pick([1, 2, 3])).map { _ in child(&random, &counter, depth: 0) }
      node = LayoutNode(
        random.chance(0.5) ? .hstack(HStackLayout(spacing: 2)) : .vstack(VStackLayout(spacing: 2)), children: inner)
    }
    if random.chance(0.15) {
      node = node.modified(by: .alignmentGuide(AlignmentGuide(.firstTextBaseline) { $0.height * 0.75 }))
    }
    node.traits.setIfAbsent(ColumnWeight.self, to: random.pick([1, 1, 2, 0.5, 3]))
    let start = CGFloat(random.whole(0...20))
    node.traits.setIfAbsent(TimeSpan.self, to: start...start + random.pick([0.5, 1, 2, 4]))
    return node
  }

  private static func kind(_ random: inout SplitMix64) -> LayoutNode.Kind {
    switch random.pick(Array(0..<10)) {
    case 0...3:
      return .fixed(
        CGSize(width: random.whole(0...120), height: random.whole(5...60)),
        firstTextBaseline: random.chance(0.3) ? 4 : nil)
    case 4...6:
      let least = CGFloat(random.whole(0...60))
      return .flexible(
        width: LengthRange(min: least, ideal: least + 20, max: random.chance(0.5) ? .infinity : least + 80),
        height: LengthRange(min: 5, ideal: CGFloat(random.whole(10...40)), max: random.chance(0.5) ? .infinity : 80))
    case 7: return .shape
    case 8: return .wrapping(width: random.whole(20...300), lineHeight: 16, firstBaseline: 12)
    default: return .fraction(of: 0.5, ideal: 40, height: 20)
    }
  }
}

extension RandomContainer {
  /// The solver's layout, if it is proved and both engines agree on it; `nil`, with an issue, if not.
  func agreedLayout(seed: UInt64, startsCold: Bool) throws -> SolvedLayout? {
    let tree = try LayoutTree(root)
    let direct = try DirectEngine().resolve(tree, in: space)
    var options = SolverEngine.Options()
    options.startsCold = startsCold
    let solved = SolverEngine(solver: GLPKSolver(), options: options).solve(tree, in: space)
    let comparison = Comparison(direct: direct, solver: solved.layout)
    if solved.status == .optimal && comparison.verdict == .agree { return solved }
    Issue.record(
      "seed \(seed), cold \(startsCold): \(solved.status), \(comparison.largestDifference) in\n\(space)\n\(root)")
    return nil
  }
}
