import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// A layout's program, written out and read back by another program.
@Suite struct ExportedProgramTests {
  /// A row of a bounded leaf, an endless one and a spacer: one block, so that its one objective is the whole program.
  @Test(.enabled(if: ExternalSolver.glpsol.executable != nil, "\(ExternalSolver.glpsol.remedy)"))
  func glpsolReachesTheSameObjective() throws {
    let row = LayoutNode(
      .hstack(HStackLayout(spacing: 4)),
      children: [
        LayoutNode(.flexible(width: LengthRange(min: 20, ideal: 50, max: 90), height: LengthRange()), id: "a"),
        LayoutNode(.flexible(width: LengthRange(), height: LengthRange()), id: "b"),
        LayoutNode(.spacer(minLength: nil)),
      ])
    let space = LayoutSpace(proposal: ProposedViewSize(width: 300, height: 40))
    let program = try SolverEngine(solver: GLPKSolver()).formulate(LayoutTree(row), in: space)
    try #require(program.tiers.count == 1)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID().uuidString).lp")
    try LPWriter().text(for: program).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    guard case .optimal(let objective) = try ExternalSolver.glpsol.solve(file) else {
      Issue.record("glpsol found no optimum")
      return
    }
    let ours = try #require(try GLPKSolver().solve(program).tiers.first).objective
    #expect(abs(objective - ours) <= 1e-6 * max(1, abs(ours)))
  }
}
