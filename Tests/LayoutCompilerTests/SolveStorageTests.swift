import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutTestSupport
import Testing

/// An engine keeps its lists from one solve to the next: what was in them must not show.
@Suite struct SolveStorageTests {
  @Test func laterSolvesAreAsTheFirst() throws {
    let used = SolverEngine(solver: GLPKSolver())
    for seed in TestSeeds.seeds(usual: 60) {
      // Large and small trees in turn, so that lists are longer than what they hold.
      let size = seed.isMultiple(of: 2) ? RandomLayout.Size(leaves: 80, depth: 6) : .small
      let layout = RandomLayout(seed: seed, size: size)
      let tree = try LayoutTree(layout.root)
      let first = SolverEngine(solver: GLPKSolver()).solve(tree, in: layout.space)
      let later = used.solve(tree, in: layout.space)
      #expect(later.status == first.status)
      #expect(later.layout?.views == first.layout?.views)
      #expect(later.statistics == first.statistics)
      #expect(
        used.formulate(tree, in: layout.space) == SolverEngine(solver: GLPKSolver()).formulate(tree, in: layout.space))
    }
  }
}
