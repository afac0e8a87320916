import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import LinearProgramming
import Testing

/// Laws 3, 5 and 6: one answer, proved, and honest where there is none.
@Suite struct ProofTests {
  private static let size = RandomLayout.Size(leaves: 60, depth: 6)

  /// Law 3: the same input gives the same frames, bit for bit, whatever the views are called.
  @Test func namesAndRepetitionChangeNothing() throws {
    for seed in TestSeeds.seeds(usual: 200) {
      let layout = RandomLayout(seed: seed, size: Self.size)
      let engine = SolverEngine(solver: GLPKSolver())
      let first = try engine.resolve(LayoutTree(layout.root), in: layout.space)
      let again = try engine.resolve(LayoutTree(layout.root), in: layout.space)
      let renamed = try engine.resolve(LayoutTree(layout.root.named { "view \(99_999 - $0)" }), in: layout.space)
      #expect(bits(first) == bits(again), "seed \(seed)")
      #expect(bits(first) == bits(renamed), "seed \(seed)")
    }
  }

  private func bits(_ layout: ResolvedLayout) -> [[UInt64]?] {
    layout.nodeFrames.map { frame in
      frame.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0).bitPattern } }
    }
  }

  /// Law 5: an answer that is off anywhere is not proved, whatever the solver says of it.
  @Test func wrongAnswersAreNotProved() throws {
    let tree = try LayoutTree(Self.row)
    for fault in FaultySolver.Fault.allCases {
      let solved = SolverEngine(solver: FaultySolver(fault: fault)).solve(tree, in: Self.space)
      guard case .numericalFailure = solved.status else {
        Issue.record("\(fault) went unnoticed: \(solved.status)")
        continue
      }
      #expect(solved.layout == nil)
    }
  }

  /// Law 6: a limit that is reached is a status, and no frames are made up.
  @Test func limitsAreStatuses() throws {
    var options = SolverEngine.Options()
    options.startsCold = true
    options.iterationLimit = 1
    let layout = RandomLayout(seed: 3, size: .large)
    let solved = SolverEngine(solver: GLPKSolver(), options: options).solve(
      try LayoutTree(layout.root), in: layout.space)
    guard case .limit = solved.status else { return #expect(Bool(false), "status \(solved.status)") }
    #expect(solved.layout == nil)
    #expect(throws: LayoutError.self) {
      try SolverEngine(solver: GLPKSolver(), options: options).resolve(LayoutTree(layout.root), in: layout.space)
    }
  }

  /// Two flexible leaves share what a fixed one leaves.
  private static let row = LayoutNode(
    .hstack(HStackLayout(spacing: 10)),
    children: [
      LayoutNode(.fixed(CGSize(width: 40, height: 20)), id: "a"),
      LayoutNode(.flexible(width: LengthRange(min: 10, max: 90), height: LengthRange()), id: "b"),
      LayoutNode(.flexible(width: LengthRange(), height: LengthRange()), id: "c"),
    ])
  private static let space = LayoutSpace(proposal: ProposedViewSize(width: 300, height: 50))
}

extension LayoutNode {
  /// The tree with every node named by a counter.
  fileprivate func named(_ name: (Int) -> String) -> LayoutNode {
    var counter = 0
    return named(name, &counter)
  }

  private func named(_ name: (Int) -> String, _ counter: inout Int) -> LayoutNode {
    var copy = self
    copy.id = name(counter)
    counter += 1
    copy.children = children.map { $0.named(name, &counter) }
    return copy
  }
}

/// GLPK with a fault in its answer.
private struct FaultySolver: LinearSolver {
  enum Fault: CaseIterable {
    case primalValue, rowDual, reducedCost, missingTier, objective
  }

  var fault: Fault
  var name: String { "faulty" }
  var capabilities: SolverCapabilities { GLPKSolver().capabilities }

  func solve(_ program: LinearProgram, options: SolveOptions) throws(LinearProgramError) -> Outcome {
    var outcome = try GLPKSolver().solve(program, options: options)
    let column = program.columnCount - 1
    switch fault {
    case .primalValue: outcome.primal?.columnValues[column] += 0.01
    case .rowDual: outcome.tiers[0].rowDuals[0] += 0.5
    case .reducedCost: outcome.tiers[0].reducedCosts[column] += 0.5
    case .missingTier: outcome.tiers.removeLast()
    case .objective: outcome.tiers[0].objective += 1
    }
    return outcome
  }
}
