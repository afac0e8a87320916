import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutTestSupport
import LinearProgramming
import Testing

/// The laws that tie both engines together, over random trees.
@Suite struct LawTests {
  /// Law 1 and 6: the solver's frames are the direct engine's, and no status but optimal comes up.
  @Test func enginesAgree() throws {
    try check(TestSeeds.seeds(usual: 2000), .large, startsCold: false)
  }

  /// Law 1: the program decides, not the starting point.
  @Test func enginesAgreeFromTheSolversOwnStart() throws {
    try check(TestSeeds.seeds(usual: 500), RandomLayout.Size(leaves: 60, depth: 6), startsCold: true)
  }

  private func check(_ seeds: Range<UInt64>, _ size: RandomLayout.Size, startsCold: Bool) throws {
    var totals = LawTotals()
    for seed in seeds {
      let layout = RandomLayout(seed: seed, size: size)
      let outcome = try LawOutcome(layout, startsCold: startsCold)
      totals.add(outcome)
      guard let failure = outcome.failure else { continue }
      let smallest = layout.shrunk { (try? LawOutcome($0, startsCold: startsCold))?.failure != nil }
      let smallestFailure = try LawOutcome(smallest, startsCold: startsCold).failure ?? "none"
      Issue.record("seed \(seed): \(failure)\nshrunk: \(smallestFailure)\nin \(smallest.space)\n\(smallest.root)")
      return
    }
    print("\(startsCold ? "cold" : "warm"): \(totals)")
  }
}

/// What one tree showed.
struct LawOutcome {
  var solved: SolvedLayout
  var comparison: Comparison

  init(_ layout: RandomLayout, startsCold: Bool) throws {
    let tree = try LayoutTree(layout.root)
    var options = SolverEngine.Options()
    options.startsCold = startsCold
    solved = SolverEngine(solver: GLPKSolver(), options: options).solve(tree, in: layout.space)
    let direct = try DirectEngine().resolve(tree, in: layout.space)
    comparison = Comparison(direct: direct, solver: solved.layout)
  }

  var failure: String? {
    if solved.status != .optimal { return "status \(solved.status)" }
    if comparison.verdict != .agree { return "largest difference \(comparison.largestDifference)" }
    guard let certificate = solved.certificate, certificate.proves() else { return "not proved" }
    return nil
  }
}

/// Figures over a run.
struct LawTotals: CustomStringConvertible {
  var count = 0
  var largestDifference = 0.0
  var largestWeight = 0.0
  var mostBlocks = 0
  var pivots = 0
  var rows = 0
  var worstPivotShare = 0.0
  var worstResidual = 0.0

  mutating func add(_ outcome: LawOutcome) {
    count += 1
    let statistics = outcome.solved.statistics
    largestDifference = max(largestDifference, outcome.comparison.largestDifference)
    largestWeight = max(largestWeight, statistics.largestWeight)
    mostBlocks = max(mostBlocks, statistics.tiers)
    pivots += statistics.iterations
    rows += statistics.rows
    if statistics.rows > 0 {
      worstPivotShare = max(worstPivotShare, Double(statistics.iterations) / Double(statistics.rows))
    }
    worstResidual = max(worstResidual, outcome.solved.certificate?.worst ?? 0)
  }

  var description: String {
    "\(count) trees, largest difference \(largestDifference), largest weight \(largestWeight), "
      + "most blocks \(mostBlocks), pivots \(pivots) in \(rows) rows (worst share \(worstPivotShare)), "
      + "worst residual \(worstResidual)"
  }
}
