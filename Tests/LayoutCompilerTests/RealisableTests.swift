import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// Law 4: a solved layout is the direct layout of the same tree with the decided views framed at their solved sizes.
@Suite struct RealisableTests {
  private static let size = RandomLayout.Size(leaves: 20, depth: 4)

  /// At most one in a hundred may not converge; whatever is solved can be had from frames alone.
  @Test func solvedLayoutsAreRealisable() throws {
    var totals = Totals()
    for seed in TestSeeds.seeds(usual: 1000) {
      let layout = RandomLayout(seed: seed, size: Self.size)
      let root = layout.root.numbered()
      let tree = try LayoutTree(root)
      let constraints = RandomLayout.constraints(seed: seed, nodeCount: tree.count)
      let engine = SolverEngine(solver: GLPKSolver())
      guard let solved = try? engine.solve(tree, in: layout.space, constraints: constraints) else {
        totals.refused += 1  // A constraint names something without a finite value.
        continue
      }
      totals.add(solved)
      guard solved.status == .optimal else { continue }
      let comparison = try Comparison(
        direct: DirectEngine().resolve(tree, in: layout.space), solved: solved, constraints: constraints, of: root,
        in: layout.space)
      let differing = comparison.views.filter { $0.standing == .mismatch }
      guard comparison.verdict == .agree else {
        Issue.record("seed \(seed): \(constraints) gives \(differing), decided \(solved.decided) in\n\(root)")
        return
      }
    }
    print("realisable: \(totals)")
    #expect(totals.failed == 0)
    #expect(totals.notConverged * 100 <= totals.optimal)
  }

  private struct Totals {
    var optimal = 0
    var infeasible = 0
    var notConverged = 0
    var failed = 0
    var refused = 0
    var rounds: [Int: Int] = [:]

    mutating func add(_ solved: SolvedLayout) {
      switch solved.status {
      case .optimal: optimal += 1
      case .infeasible: infeasible += 1
      case .notConverged: notConverged += 1
      case .unbounded, .limit, .numericalFailure: failed += 1
      }
      rounds[solved.statistics.rounds, default: 0] += 1
    }
  }
}
