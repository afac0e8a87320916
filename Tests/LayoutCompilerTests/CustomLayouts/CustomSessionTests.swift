import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import Testing

/// What edits of trees with layouts of users' own take: runs of their code, and solves from nothing.
@Suite struct CustomSessionTests {
  private let engine = SolverEngine(solver: GLPKSolver())
  private let space = LayoutSpace(proposal: ProposedViewSize(width: 200, height: 1000))

  private func flow(_ number: Int, _ layout: some Layout = WrappingFlow()) -> LayoutNode {
    LayoutNode(
      .layout(AnyLayout(layout)), id: "flow\(number)",
      children: [40.0, 60, 30, 50].enumerated().map {
        LayoutNode(.fixed(CGSize(width: $1, height: 20)), id: "\(number).\($0)")
      })
  }

  /// A flow that is offered the same wherever it stands.
  private func fixedFlow(_ number: Int, _ layout: some Layout = WrappingFlow()) -> LayoutNode {
    flow(number, layout).modified(by: .fixedSize(horizontal: true, vertical: true))
  }

  private func column(_ views: [LayoutNode]) -> LayoutNode {
    LayoutNode(.vstack(VStackLayout(alignment: .leading, spacing: 0)), children: views)
  }

  private func session(_ root: LayoutNode) throws -> LayoutSession {
    try LayoutSession(LayoutTree(root), in: space, engine: engine)
  }

  /// The runs of each layout after the last edit.
  private func probes(_ session: LayoutSession) -> [Int] { session.solved.customLayouts.map(\.probes) }

  private func expectSolvedFromNothing(
    _ session: LayoutSession, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try engine.solve(session.tree, in: session.space, constraints: session.constraints)
    #expect(session.solved.status == expected.status, sourceLocation: sourceLocation)
    #expect(session.solved.layout?.nodeFrames == expected.layout?.nodeFrames, sourceLocation: sourceLocation)
  }

  /// A word becomes wider: its flow alone is traced, although those below move.
  @Test func onlyWhatIsEditedIsTraced() throws {
    let session = try session(column((0..<10).map { flow($0) }))
    #expect(session.statistics.fullSolves == 1)
    #expect(probes(session).allSatisfy { $0 > 0 })
    try session.setContentSize(CGSize(width: 90, height: 20), of: "4.0")
    #expect(session.statistics.fullSolves == 1 && session.statistics.warmEdits == 1)
    #expect(probes(session).enumerated().allSatisfy { ($1 > 0) == ($0 == 4) }, "\(probes(session))")
    try expectSolvedFromNothing(session)
    // The flow has a line more now.
    #expect(session.solved.layout?.frame(of: "flow5")?.minY == session.solved.layout?.frame(of: "flow4")?.maxY)
    try session.setContentSize(CGSize(width: 40, height: 20), of: "4.0")
    #expect(session.statistics.fullSolves == 1 && session.statistics.warmEdits == 2)
    try expectSolvedFromNothing(session)
  }

  /// An edit that changes no answer of a flow leaves the flow alone.
  @Test func whatIsNotReachedIsNotRun() throws {
    let label = LayoutNode(.fixed(CGSize(width: 50, height: 10)), id: "label")
    let session = try session(column([fixedFlow(0), label, fixedFlow(1)]))
    try session.setContentSize(CGSize(width: 60, height: 14), of: "label")
    #expect(session.statistics.warmEdits == 1)
    #expect(probes(session) == [0, 0])
    try expectSolvedFromNothing(session)
  }

  /// A constraint that holds anyway takes nothing; one that moves a view is solved from nothing, but of the layouts only
  /// that around the view is traced again.
  @Test func constraints() throws {
    let session = try session(column((0..<10).map { flow($0) }))
    try session.add((anchors("3.1").width <= 100).named("met"))
    #expect(session.statistics.fullSolves == 1 && session.statistics.warmEdits == 1)
    try session.add((anchors("3.1").width == 70).named("moved"))
    #expect(session.statistics.fullSolves == 2)
    let first = probes(session)
    try expectSolvedFromNothing(session)
    try session.replaceConstraint(named: "moved", with: (anchors("3.1").width == 71).named("moved"))
    #expect(session.statistics.fullSolves == 3)
    try expectSolvedFromNothing(session)
    let again = probes(session)
    #expect(again.enumerated().allSatisfy { $0 == 3 || $1 == 0 }, "\(first), then \(again)")
    try session.removeConstraint(named: "moved")
    try expectSolvedFromNothing(session)
  }

  private func expectFullSolves(_ layout: some Layout, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let label = LayoutNode(.fixed(CGSize(width: 50, height: 10)), id: "label")
    let session = try session(column([label, flow(0, layout), flow(1)]))
    for height in [30.0, 120, 11] {
      let before = session.statistics
      try session.setContentSize(CGSize(width: 50, height: height), of: "label")
      #expect(session.statistics.warmEdits == before.warmEdits, "\(height)", sourceLocation: sourceLocation)
      try expectSolvedFromNothing(session, sourceLocation: sourceLocation)
    }
  }

  private let fill: (ProposedViewSize, LayoutSubviews) -> CGSize = { proposal, _ in
    CGSize(width: proposal.width ?? 100, height: 50.25)
  }

  /// Where it stands decides what it does.
  @Test func layoutsThatLookAtTheirOrigin() throws {
    try expectFullSolves(
      ClosureLayout(size: fill) { bounds, _, subviews in
        for subview in subviews {
          subview.place(at: CGPoint(x: bounds.minX + bounds.minY / 4, y: bounds.minY), proposal: .unspecified)
        }
      })
  }

  @Test func layoutsThatArePinned() throws { try expectFullSolves(PixelCentred()) }

  /// Below 300 it does something else, which no trace above tells: only running it there does. It is offered the same
  /// everywhere.
  @Test func layoutsThatChangeTheirMindElsewhere() throws {
    let layout = ClosureLayout(size: fill) { bounds, _, subviews in
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + (bounds.minY > 300 ? 33 : 0), y: bounds.minY), proposal: .unspecified)
      }
    }
    let label = LayoutNode(.fixed(CGSize(width: 50, height: 10)), id: "label")
    let session = try session(column([label, fixedFlow(0, layout), fixedFlow(1)]))
    for (height, isWarm) in [(30.0, true), (350, false), (360, true), (40, false)] {
      let before = session.statistics
      try session.setContentSize(CGSize(width: 50, height: height), of: "label")
      #expect((session.statistics.warmEdits > before.warmEdits) == isWarm, "\(height)")
      #expect(session.solved.layout?.frame(of: "0.0")?.minX == (height > 300 ? 33 : 0))
      try expectSolvedFromNothing(session)
    }
  }

  /// What a layout keeps outside its cache has changed meanwhile: it is seen where the layout is run.
  @Test func layoutsThatKeepState() throws {
    let tally = Tally()
    let layout = ClosureLayout(size: fill) { bounds, _, subviews in
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX + CGFloat(tally.count), y: bounds.minY), proposal: .unspecified)
      }
    }
    let label = LayoutNode(.fixed(CGSize(width: 50, height: 10)), id: "label")
    let session = try session(column([label, fixedFlow(0, layout), fixedFlow(1)]))
    for (count, height) in [(0, 30.0), (7, 31), (7, 32), (0, 33)] {
      tally.count = count
      try session.setContentSize(CGSize(width: 50, height: height), of: "label")
      #expect(session.solved.layout?.frame(of: "0.0")?.minX == CGFloat(count))
      try expectSolvedFromNothing(session)
    }
  }

  /// The distances that a layout prefers may hang on its views' sizes.
  @Test func layoutsWithDistancesOfTheirOwn() throws {
    let spaced = LayoutNode(
      .layout(AnyLayout(SpacedBox())), id: "spaced",
      children: [LayoutNode(.fixed(CGSize(width: 30, height: 10)), id: "inside")])
    let root = LayoutNode(.vstack(VStackLayout(alignment: .leading, spacing: nil)), children: [spaced, flow(1)])
    let session = try session(root)
    for width in [40.0, 55, 30] {
      try session.setContentSize(CGSize(width: width, height: 10), of: "inside")
      let top = try #require(session.solved.layout?.frame(of: "flow1")?.minY)
      #expect(abs(top - (10 + width)) < 1e-9)
      try expectSolvedFromNothing(session)
    }
  }
}

/// Keeps as far away from what is below as its view is wide.
private struct SpacedBox: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing.zero
    spacing.bottom.plain = subviews.first?.sizeThatFits(.unspecified).width
    return spacing
  }
}
