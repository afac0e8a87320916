import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import Testing

/// What sessions refuse, and how they come back.
@Suite struct SessionErrorTests {
  private static let row = LayoutNode(
    .hstack(HStackLayout(spacing: 8)), id: "row",
    children: [
      LayoutNode(.fixed(CGSize(width: 40, height: 20)), id: "icon"),
      LayoutNode(
        .flexible(width: LengthRange(min: 20, ideal: 60, max: 200), height: LengthRange(min: 10, ideal: 10, max: 10)),
        id: "title"),
      LayoutNode(.shape, id: "rest"),
    ])

  private func session(_ constraints: [LayoutConstraint] = []) throws -> LayoutSession {
    try LayoutSession(
      LayoutTree(Self.row), in: .window(width: 400, height: 100), constraints: constraints,
      engine: SolverEngine(solver: GLPKSolver()))
  }

  @Test func refusedEditsLeaveTheSessionAsItWas() throws {
    let session = try session([(anchors("icon").width == 50).named("icon")])
    let frames = session.solved.layout?.nodeFrames
    let unknown = anchors("nobody").width == 3
    let edits: [(LayoutSessionError, () throws -> SolvedLayout)] = [
      (.unknownView("nobody"), { try session.setContentSize(CGSize(width: 1, height: 1), of: "nobody") }),
      (.noEditableContent("row"), { try session.setContentSize(CGSize(width: 1, height: 1), of: "row") }),
      (.noEditableContent("rest"), { try session.setContentSize(CGSize(width: 1, height: 1), of: "rest") }),
      (
        .noEditableContent("icon"),
        { try session.setContent(width: LengthRange(), height: LengthRange(), of: "icon") }
      ),
      (
        .notALength("the length nan"), { try session.setContentSize(CGSize(width: CGFloat.nan, height: 1), of: "icon") }
      ),
      (
        .notALength("the length inf"),
        { try session.setContentSize(CGSize(width: 1, height: CGFloat.infinity), of: "icon") }
      ),
      (.notALength("the window's length -1.0"), { try session.setWindow(CGSize(width: 10, height: -1)) }),
      (.unknownPosition(1), { try session.removeConstraint(at: 1) }),
      (.unknownPosition(-1), { try session.replaceConstraint(at: -1, with: unknown) }),
      (.unknownConstraint("no"), { try session.removeConstraint(named: "no") }),
      (.unknownConstraint("no"), { try session.replaceConstraint(named: "no", with: unknown) }),
      (.constraint(.unknownView("nobody", constraint: 1)), { try session.add(unknown) }),
      (
        .constraint(.duplicateName("icon", constraint: 1)),
        { try session.add((anchors("row").width >= 3).named("icon")) }
      ),
    ]
    for (error, edit) in edits {
      #expect(throws: error) { try edit() }
      #expect(session.solved.layout?.nodeFrames == frames)
      #expect(session.constraints.count == 1)
      #expect(!error.description.isEmpty)
    }
    #expect(session.statistics.warmEdits == 0)
  }

  @Test func contentGoesAwayAndComesBack() throws {
    let session = try session()
    let before = try #require(session.solved.layout?.nodeFrames)
    try session.setContentSize(CGSize(width: 300, height: 44), of: "icon")
    #expect(session.solved.layout?.frame(of: "icon")?.width == 300)
    try session.setContentSize(CGSize(width: 40, height: 20), of: "icon")
    expectEqual(before, session.solved.layout?.nodeFrames ?? [])
    #expect(session.statistics == statistics(of: session, warmEdits: 2, fullSolves: 1))
    #expect(session.statistics.solvedOperations > 0 && session.statistics.recordedNodes > 0)
  }

  @Test func constraintsGoAwayAndComeBack() throws {
    let session = try session()
    let before = try #require(session.solved.layout?.nodeFrames)
    try session.add(anchors("icon").width <= 90)
    #expect(session.solved.layout?.nodeFrames == before)
    try session.add((anchors("title").width == 70).named("title"))
    #expect(session.solved.layout?.frame(of: "title")?.width == 70)
    #expect(session.solved.decided.map(\.id) == ["title"])
    try session.replaceConstraint(named: "title", with: (anchors("title").width == 71).named("title"))
    #expect(session.solved.layout?.frame(of: "title")?.width == 71)
    // The first decided length is laid out from nothing, the second warm.
    #expect(session.statistics == statistics(of: session, warmEdits: 2, fullSolves: 2))
    try session.removeConstraint(named: "title")
    try session.removeConstraint(at: 0)
    expectEqual(before, session.solved.layout?.nodeFrames ?? [])
    #expect(session.solved.decided.isEmpty && session.solved.constraints.isEmpty)
  }

  @Test func whatCannotHoldIsReportedAndComesBack() throws {
    let session = try session([(anchors("icon").width == 50).named("narrow")])
    let before = try #require(session.solved.layout?.nodeFrames)
    try session.add((anchors("icon").width == 60).named("wide"))
    #expect(session.solved.status == .infeasible && session.solved.layout == nil)
    #expect(session.solved.conflicts.first?.members.map(\.label) == ["narrow", "wide"])
    try session.setContentSize(CGSize(width: 45, height: 20), of: "icon")
    #expect(session.solved.status == .infeasible)
    try session.setContentSize(CGSize(width: 40, height: 20), of: "icon")
    try session.removeConstraint(named: "wide")
    expectEqual(before, session.solved.layout?.nodeFrames ?? [])
  }

  private func statistics(of session: LayoutSession, warmEdits: Int, fullSolves: Int) -> LayoutSession.Statistics {
    var statistics = session.statistics
    statistics.warmEdits = warmEdits
    statistics.fullSolves = fullSolves
    return statistics
  }

  private func expectEqual(_ one: [CGRect?], _ other: [CGRect?]) {
    #expect(one.count == other.count)
    for case (let a?, let b?) in zip(one, other) {
      for (x, y) in [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)] {
        #expect(abs(x - y) <= 1e-9 * max(1, abs(x)))
      }
    }
  }
}
