import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import LinearProgrammingTestSupport
import Testing

/// Constraints from outside reach the views of layouts that know nothing of them.
@Suite struct TracedConstraintTests {
  private let engine = SolverEngine(solver: GLPKSolver())

  private func fixed(_ id: String, _ width: Double, _ height: Double = 20) -> LayoutNode {
    LayoutNode(.fixed(CGSize(width: width, height: height)), id: id)
  }

  private func custom(_ layout: some Layout, _ id: String, _ children: [LayoutNode]) -> LayoutNode {
    LayoutNode(.layout(AnyLayout(layout)), id: id, children: children)
  }

  private func space(_ width: CGFloat?, _ height: CGFloat?) -> LayoutSpace {
    LayoutSpace(proposal: ProposedViewSize(width: width, height: height))
  }

  /// Whether the real code of all layouts, run on views framed at the solved sizes, gives the solved frames.
  private func expectRealised(_ root: LayoutNode, _ solved: SolvedLayout, in space: LayoutSpace) throws {
    let realised = try DirectEngine().resolve(LayoutTree(root.framing(solved.decided)), in: space)
    for view in solved.layout?.views ?? [] {
      let frame = try #require(realised.frame(of: view.id))
      let parts = zip(
        [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height],
        [frame.minX, frame.minY, frame.width, frame.height])
      #expect(parts.allSatisfy { abs($0 - $1) <= 1e-5 }, "\(view.id): solved \(view.frame), realised \(frame)")
    }
  }

  /// A view in a flow as wide as a label in a stack elsewhere: the flow makes room, and its lines break anew.
  @Test func flowTakesAWidthFromElsewhere() throws {
    let flow = custom(WrappingFlow(spacing: 10), "flow", [fixed("a", 40), fixed("b", 60), fixed("c", 30)])
    let root = LayoutNode(
      .vstack(VStackLayout(alignment: .leading, spacing: 5)), children: [fixed("label", 120), flow])
    for (width, expected) in [
      (400.0, CGRect(x: 50, y: 25, width: 120, height: 20)), (165, CGRect(x: 0, y: 55, width: 120, height: 20)),
    ] {
      let constraints = [
        anchors("b").width == anchors("label").width, (anchors("label").width == 120).priority(900),
      ]
      let solved = try engine.solve(LayoutTree(root), in: space(width, 300), constraints: constraints)
      #expect(solved.status == .optimal)
      #expect(solved.layout?.frame(of: "b") == expected)
      try expectRealised(root, solved, in: space(width, 300))
      #expect(solved.customLayouts.map(\.label) == ["flow"])
      // The direct layout is traced too, and is no round where rounds begin at likely lengths.
      guard case .traced(let rounds, _) = solved.customLayouts.first?.treatment else {
        Issue.record("\(solved.customLayouts)")
        return
      }
      #expect(rounds == solved.statistics.rounds + 1)
    }
  }

  /// A frame around one container does not move its report behind the other's.
  @Test func reportsComeInTheOrderOfTheTree() throws {
    let root = LayoutNode(
      .vstack(VStackLayout(alignment: .leading)),
      children: [
        custom(WrappingFlow(spacing: 10), "flow", [fixed("a", 40)]), custom(IdealRow(), "row", [fixed("b", 60)]),
      ])
    let solved = try engine.solve(LayoutTree(root), in: space(400, 300), constraints: [anchors("flow").width <= 300])
    #expect(solved.customLayouts.map(\.label) == ["flow", "row"])
    let moved = try engine.solve(LayoutTree(root), in: space(400, 300), constraints: [anchors("flow").width == 300])
    #expect(moved.customLayouts.map(\.label) == ["flow", "row"])
  }

  /// An edge inside a traced layout: what stands before it makes room.
  @Test func anEdgeInsideATracedLayout() throws {
    let row = custom(IdealRow(), "row", [fixed("a", 40), fixed("b", 60)])
    let root = LayoutNode(.vstack(VStackLayout(alignment: .leading, spacing: 5)), children: [fixed("label", 300), row])
    let solved = try engine.solve(
      LayoutTree(root), in: space(400, 300), constraints: [anchors("b").leading == 100, anchors("label").width == 300])
    #expect(solved.status == .optimal)
    #expect(solved.layout?.frame(of: "a")?.width == 100)
    #expect(solved.layout?.frame(of: "b")?.minX == 100)
    try expectRealised(root, solved, in: space(400, 300))
  }

  /// A pinned layout does not move its views: the conflict names it and says why.
  @Test func pinnedLayoutsAreNamed() throws {
    let root = custom(PixelCentred(), "picture", [fixed("a", 40)])
    let hard = try engine.solve(
      LayoutTree(root), in: space(301, 200), constraints: [(anchors("a").leading == 12).named("edge")])
    #expect(hard.status == .infeasible)
    let report = try #require(hard.conflicts.first?.pinnedLayouts.first)
    #expect(report.treatment == .pinned(.rounds))
    #expect(
      hard.conflicts.first?.description
        == "'edge' cannot all hold: raise the right side of 'edge' by 119.0; views in it do not move: "
        + "'picture' (PixelCentred): pinned, it rounds its result")
    let soft = try engine.solve(
      LayoutTree(root), in: space(301, 200), constraints: [(anchors("a").leading == 12).named("edge").priority(500)])
    #expect(soft.status == .optimal)
    #expect(soft.constraints.first?.violation == 119)
    #expect(soft.constraints.first?.pinnedLayouts == [report])
  }

  /// Two hundred words whose lines break anew while a constraint narrows the flow.
  @Test(arguments: [900.0, 500, 300]) func longFlowSettles(width: Double) throws {
    var random = SplitMix64(seed: 11)
    let words = (0..<200).map { fixed("w\($0)", Double(random.whole(20...90))) }
    let flow = custom(WrappingFlow(spacing: 6), "flow", words)
    let root = LayoutNode(.hstack(HStackLayout(spacing: 0)), children: [flow, fixed("side", 100)])
    let constraints = [
      anchors("flow").width == anchors("side").width * 4, (anchors("w3").width == anchors("w7").width).priority(500),
      (anchors("w90").width >= 150).priority(600),
    ]
    let clock = ContinuousClock()
    var solved: SolvedLayout!
    let time = try clock.measure {
      solved = try engine.solve(LayoutTree(root), in: space(width, 5000), constraints: constraints)
    }
    print("flow of 200 in \(width): \(solved.customLayouts), \(time)")
    #expect(solved.status == .optimal)
    #expect(abs((solved.layout?.frame(of: "flow")?.width ?? 0) - 400) < 1e-6)
    guard case .traced(let rounds, let probes) = solved.customLayouts.first?.treatment else {
      Issue.record("\(solved.customLayouts)")
      return
    }
    #expect(rounds <= 8)
    #expect(probes <= rounds * (4 * 200 + 20))
    try expectRealised(root, solved, in: space(width, 5000))
  }

  /// Law 4 over all samples: a random constraint, and the real code gives the solved frames.
  @Test(arguments: 0..<12) func solvedLayoutsAreRealised(sample: Int) throws {
    let layouts: [any Layout] = [
      WrappingFlow(), EqualWidthRow(), IdealRow(), WeightedColumns(), MasonryColumns(), RadialCircle(), OverlapPile(),
      CentredRows(), BaselineRow(), AspectGallery(), MinimumSidebar(), Timeline(),
    ]
    var counts: [String: Int] = [:]
    for seed in TestSeeds.seeds(usual: 100) {
      let container = RandomContainer(AnyLayout(layouts[sample]), seed: seed)
      var root = container.root.numbered()
      root.traits = container.root.traits
      let tree = try LayoutTree(root)
      let constraints = RandomLayout.constraints(seed: seed, nodeCount: tree.count)
      guard let solved = try? engine.solve(tree, in: container.space, constraints: constraints) else {
        counts["refused", default: 0] += 1
        continue
      }
      counts["\(solved.status)".prefix { $0 != "(" }.description, default: 0] += 1
      for report in solved.customLayouts {
        if case .pinned(let reason) = report.treatment { counts["pinned: \(reason.rawValue)", default: 0] += 1 }
      }
      guard solved.status == .optimal, let frames = solved.layout else { continue }
      let realised = try DirectEngine().resolve(
        LayoutTree(root.framing(solved.decided)), in: container.space)
      let differing = frames.views.filter { view in
        realised.frame(of: view.id).map { !near(view.frame, $0) } ?? true
      }
      if !differing.isEmpty {
        Issue.record(
          """
          \(type(of: layouts[sample])), seed \(seed): \(constraints) gives \(differing), \
          realised \(differing.map { realised.frame(of: $0.id) }), decided \(solved.decided) \(solved.customLayouts) in
          \(container.space)
          \(root)
          """)
        return
      }
    }
    print("\(type(of: layouts[sample])) realised: \(counts)")
  }

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]).allSatisfy {
      !$0.isFinite || !$1.isFinite || abs($0 - $1) <= 1e-5 * max(1, abs($0))
    }
  }
}
