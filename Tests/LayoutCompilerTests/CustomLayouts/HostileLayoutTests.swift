import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import Testing

/// Layouts that misbehave: what is asked of them must neither crash a trace nor make it lie.
@Suite struct HostileLayoutTests {
  private static let children = [
    LayoutNode(.fixed(CGSize(width: 40, height: 20)), id: "a"),
    LayoutNode(.flexible(width: LengthRange(min: 10, ideal: 30, max: 90), height: LengthRange()), id: "b"),
    LayoutNode(.shape, id: "c"),
  ]

  /// Solves with and without a constraint; frames must be the direct engine's without, and real ones with.
  private func treatment(
    of layout: some Layout, _ children: [LayoutNode] = children, width: CGFloat? = 300,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> CustomLayoutReport.Treatment? {
    let root = LayoutNode(
      .vstack(VStackLayout(alignment: .leading, spacing: 0)),
      children: [
        LayoutNode(.fixed(CGSize(width: 70, height: 10)), id: "label"),
        LayoutNode(.layout(AnyLayout(layout)), id: "box", children: children),
      ])
    let space = LayoutSpace(proposal: ProposedViewSize(width: width, height: 200))
    let tree = try LayoutTree(root)
    let engine = SolverEngine(solver: GLPKSolver())
    let direct = try DirectEngine().resolve(tree, in: space)
    let solved = engine.solve(tree, in: space)
    #expect(solved.status == .optimal, sourceLocation: sourceLocation)
    #expect(Comparison(direct: direct, solver: solved.layout).verdict == .agree, sourceLocation: sourceLocation)
    if !children.isEmpty {
      let constrained = try engine.solve(
        tree, in: space, constraints: [(anchors("a").width == anchors("label").width).priority(600)])
      #expect(constrained.layout != nil, sourceLocation: sourceLocation)
    }
    return solved.customLayouts.first { $0.id == "box" }?.treatment
  }

  private func expectTraced(
    _ treatment: CustomLayoutReport.Treatment?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard case .traced = treatment else {
      Issue.record("\(treatment.map { "\($0)" } ?? "no report")", sourceLocation: sourceLocation)
      return
    }
  }

  private let fill: (ProposedViewSize, LayoutSubviews) -> CGSize = { proposal, _ in
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 50))
    return CGSize(width: size.width.isFinite ? size.width : 100, height: size.height.isFinite ? size.height : 50)
  }

  @Test func placesTwiceOrNever() throws {
    let twice = ClosureLayout(size: fill) { bounds, _, subviews in
      for subview in subviews {
        subview.place(at: .zero, proposal: .zero)
        subview.place(at: CGPoint(x: bounds.midX, y: bounds.minY), proposal: .unspecified)
      }
    }
    expectTraced(try treatment(of: twice))
    expectTraced(try treatment(of: ClosureLayout(size: fill) { _, _, _ in }))
    let some = ClosureLayout(size: fill) { bounds, _, subviews in
      subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }
    expectTraced(try treatment(of: some))
  }

  @Test func ignoresTheOrigin() throws {
    let layout = ClosureLayout(size: fill) { bounds, _, subviews in
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.width / 3, y: 5), anchor: .top, proposal: .unspecified)
      }
    }
    expectTraced(try treatment(of: layout))
  }

  @Test func answersWithoutValue() throws {
    for size in [
      CGSize(width: CGFloat.nan, height: 20), CGSize(width: CGFloat.infinity, height: 20),
      CGSize(width: -30, height: -10),
    ] {
      let layout = ClosureLayout { _, _ in
        size
      } place: { _, _, subviews in
        for subview in subviews { subview.place(at: .zero, proposal: .unspecified) }
      }
      expectTraced(try treatment(of: layout))
    }
    let far = ClosureLayout(size: fill) { _, _, subviews in
      for subview in subviews { subview.place(at: CGPoint(x: 100_000, y: 100_000), proposal: .zero) }
    }
    expectTraced(try treatment(of: far))
  }

  @Test func emptyLists() throws {
    for layout in [
      AnyLayout(WrappingFlow()), AnyLayout(EqualWidthRow()), AnyLayout(MasonryColumns()), AnyLayout(RadialCircle()),
      AnyLayout(DeclaredRow()), AnyLayout(DeclaredColumns()),
    ] { _ = try treatment(of: layout, []) }
  }

  /// Asks for a size in one call, and for others in the next.
  @Test func changesItsQuestions() throws {
    let tally = Tally()
    let layout = ClosureLayout { _, subviews in
      tally.count += 1
      let asked = subviews.prefix(tally.count % 3).map { $0.sizeThatFits(ProposedViewSize(width: 50, height: nil)) }
      return CGSize(width: 100, height: 20 + 0 * CGFloat(asked.count))
    } place: { bounds, _, subviews in
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
    #expect(try treatment(of: layout) == .pinned(.inconsistent))
  }

  @Test func countsItsCalls() throws {
    let tally = Tally()
    let layout = ClosureLayout { _, _ in
      tally.count += 1
      return CGSize(width: 100 + CGFloat(tally.count % 7), height: 20)
    } place: { bounds, _, subviews in
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
    let tree = try LayoutTree(LayoutNode(.layout(AnyLayout(layout)), id: "box", children: Self.children))
    let solved = SolverEngine(solver: GLPKSolver()).solve(
      tree, in: LayoutSpace(proposal: ProposedViewSize(width: 300, height: 100)))
    #expect(solved.customLayouts.first?.treatment == .pinned(.inconsistent))
  }

  /// Searches for a width by halving: another number of questions under every nudge.
  @Test func searchesByHalving() throws {
    let layout = ClosureLayout { proposal, subviews in
      var (low, high) = (CGFloat(0), min(proposal.width ?? 300, 1000))
      while high - low > 0.01, let first = subviews.last {
        let middle = (low + high) / 2
        if first.sizeThatFits(ProposedViewSize(width: middle, height: 20)).width > 37.3 {
          high = middle
        } else {
          low = middle
        }
      }
      return CGSize(width: high, height: 20)
    } place: { bounds, _, subviews in
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
    expectTraced(try treatment(of: layout))
  }

  /// Calls `place` while it is measured, but only for widths that are no whole number: under a nudge.
  @Test func placesWhileItIsMeasured() throws {
    let layout = ClosureLayout { proposal, subviews in
      let width = proposal.width ?? 100
      if width != width.rounded() { subviews.first?.place(at: .zero, proposal: .zero) }
      return CGSize(width: width.isFinite ? width : 100, height: 20)
    } place: { bounds, _, subviews in
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
    #expect(try treatment(of: layout) == .pinned(.restless))
  }

  @Test func cachesThatHideNudges() throws {
    expectTraced(try treatment(of: WidthKeyedRow()))
    expectTraced(try treatment(of: ProxyKeepingRow()))
    expectTraced(try treatment(of: AppendingColumn()))
  }

  /// In a row the column is measured narrow first, and places by what it noted then.
  @Test func placesByWhatItWasAskedBefore() throws {
    let texts = ["x", "y", "z"].map {
      LayoutNode(.wrapping(width: 120, lineHeight: 10, firstBaseline: nil), id: $0)
    }
    let column = LayoutNode(.layout(AnyLayout(AppendingColumn())), id: "box", children: texts)
    let root = LayoutNode(.hstack(HStackLayout(spacing: 0)), children: [LayoutNode(.shape, id: "side"), column])
    let tree = try LayoutTree(root)
    let space = LayoutSpace(proposal: ProposedViewSize(width: 300, height: 100))
    let solved = SolverEngine(solver: GLPKSolver()).solve(tree, in: space)
    #expect(solved.status == .optimal)
    #expect(Comparison(direct: try DirectEngine().resolve(tree, in: space), solver: solved.layout).verdict == .agree)
    #expect(solved.customLayouts.first?.treatment == .pinned(.historical))
  }

  /// The proxies of the first call ever, kept outside the cache.
  @Test func keepsProxiesOutsideTheCache() throws {
    let tally = Tally()
    // Proxies hold the tree, and the tree holds the layout: who keeps them outside the cache has to let go of them.
    defer { tally.proxies = [] }
    let layout = ClosureLayout { _, subviews in
      if tally.proxies.count != subviews.count || tally.count == 0 { tally.proxies = Array(subviews) }
      tally.count += 1
      return CGSize(width: tally.proxies.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +), height: 20)
    } place: { bounds, _, _ in
      var x = bounds.minX
      for proxy in tally.proxies {
        proxy.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += proxy.sizeThatFits(.unspecified).width
      }
    }
    let tree = try LayoutTree(LayoutNode(.layout(AnyLayout(layout)), id: "box", children: Self.children))
    let solved = SolverEngine(solver: GLPKSolver()).solve(
      tree, in: LayoutSpace(proposal: ProposedViewSize(width: 300, height: 100)))
    expectTraced(solved.customLayouts.first?.treatment)
    #expect(solved.layout?.frame(of: "c")?.minX == 70)
  }

  /// Runs are counted: four a view and twenty, however slow the layout is.
  @Test(arguments: [1, 5, 20, 80]) func probesAreBounded(count: Int) throws {
    let tally = Tally()
    let layout = ClosureLayout { proposal, subviews in
      tally.count += 1
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    } place: { bounds, _, subviews in
      var x = bounds.minX
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
        x += size.width
      }
    }
    let views = (0..<count).map { LayoutNode(.fixed(CGSize(width: 30, height: 20)), id: "v\($0)") }
    let tree = try LayoutTree(LayoutNode(.layout(AnyLayout(layout)), id: "box", children: views))
    let space = LayoutSpace(proposal: ProposedViewSize(width: 300, height: 100))
    let solved = try SolverEngine(solver: GLPKSolver()).solve(
      tree, in: space, constraints: [anchors("v0").width == 55])
    #expect(solved.status == .optimal)
    guard case .traced(let rounds, let probes) = solved.customLayouts.first?.treatment else {
      Issue.record("\(solved.customLayouts)")
      return
    }
    print("\(count) views: \(probes) probes in \(rounds) rounds, \(tally.count) measurements")
    #expect(probes <= rounds * (4 * count + 20))
    // Beside the probes: what each round's pass asks in plain numbers.
    #expect(tally.count <= probes + 4 * rounds)
  }
}
