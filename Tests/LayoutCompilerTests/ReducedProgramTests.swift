import Foundation
import GLPKBackend
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

@testable import LayoutCompiler

/// Programs that leave out what no constraint can move, as the search for conflicts solves them.
@Suite struct ReducedProgramTests {
  private let engine = SolverEngine(solver: GLPKSolver())

  /// What rounds of them come to is a layout, as of whole programs: that of the tree with the decided views framed.
  @Test func theirLayoutsAreRealisable() throws {
    var compared = 0
    for seed in TestSeeds.seeds(usual: 300) {
      let layout = RandomLayout(seed: seed, size: RandomLayout.Size(leaves: 20, depth: 4))
      let root = layout.root.numbered()
      let tree = try LayoutTree(root)
      let constraints = RandomLayout.constraints(seed: seed, nodeCount: tree.count)
      guard let problem = try? ConstrainedProblem(tree, in: layout.space, constraints),
        let solved = try? engine.solveInRounds(problem, .init(isReduced: true)).solved, solved.status == .optimal
      else { continue }
      compared += 1
      let comparison = try Comparison(
        direct: DirectEngine().resolve(tree, in: layout.space), solved: solved, constraints: constraints, of: root,
        in: layout.space)
      #expect(comparison.verdict == .agree, "seed \(seed): off by \(comparison.largestDifference)")
    }
    print("reduced: \(compared)")
    #expect(compared > 200)
  }

  /// A constraint on one row of many leaves out the other rows.
  @Test func whatNothingMovesIsLeftOut() throws {
    let rows = (0..<50).map { number in
      LayoutNode(
        .hstack(HStackLayout()),
        children: [LayoutNode(.shape, id: "a\(number)"), LayoutNode(.shape, id: "b\(number)")])
    }
    let tree = try LayoutTree(LayoutNode(.vstack(VStackLayout()), children: rows))
    let space = LayoutSpace(proposal: ProposedViewSize(width: 300, height: 3000))
    let constraints = [anchors("a7").width == anchors("b7").width * 2]
    let problem = try ConstrainedProblem(tree, in: space, constraints)
    let whole = try engine.solveInRounds(problem, .init()).solved
    let reduced = try engine.solveInRounds(problem, .init(isReduced: true)).solved
    #expect(whole.status == .optimal && reduced.status == .optimal)
    #expect(reduced.statistics.rows * 4 < whole.statistics.rows)
    #expect(abs((reduced.layout?.frame(of: "a7")?.width ?? 0) - 584 / 3) < 1e-9)
  }
}
