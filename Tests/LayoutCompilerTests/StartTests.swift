import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutTestSupport
import Testing

/// A layout under constraints does not hang on where the solver starts.
@Suite struct StartTests {
  @Test func constraintsAreMetAlikeFromTheSolversOwnStart() throws {
    let warm = SolverEngine(solver: GLPKSolver())
    var cold = warm
    cold.options.startsCold = true
    var compared = 0
    // 657, 1251, 1383: the last digits of a round's lengths decided on which of two pieces the next one began.
    for seed in TestSeeds.seeds(usual: 150) + [657, 1251, 1383] {
      let layout = RandomLayout(seed: seed, size: RandomLayout.Size(leaves: 8, depth: 3))
      let tree = try LayoutTree(layout.root.numbered())
      let constraints = RandomLayout.constraints(seed: seed, nodeCount: tree.count)
      guard let one = try? warm.solve(tree, in: layout.space, constraints: constraints),
        let other = try? cold.solve(tree, in: layout.space, constraints: constraints)
      else { continue }
      #expect(one.status == other.status, "seed \(seed)")
      guard let direct = one.layout, let solver = other.layout else { continue }
      compared += 1
      let comparison = Comparison(direct: direct, solver: solver)
      #expect(comparison.verdict == .agree, "seed \(seed): off by \(comparison.largestDifference)")
    }
    print("from both starts: \(compared)")
    #expect(compared > 100)
  }
}
