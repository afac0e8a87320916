import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LinearProgramming
import Testing

/// Priorities are strict, unless they are asked to be weights.
@Suite struct PriorityPolicyTests {
  private let space = LayoutSpace(proposal: ProposedViewSize(width: 400, height: 20))

  private func tree() throws -> LayoutTree {
    let leaf = LayoutNode(.flexible(width: LengthRange(), height: LengthRange(min: 20, ideal: 20, max: 20)), id: "a")
    return try LayoutTree(LayoutNode(.hstack(HStackLayout()), children: [leaf, LayoutNode(.spacer(minLength: 0))]))
  }

  /// One wish for a width of 100, and many weaker ones for 200 and more.
  private func wishes(weaker count: Int) -> [LayoutConstraint] {
    [(anchors("a").width == 100).priority(500)]
      + (0..<count).map { i in
        (anchors("a").width >= LayoutExpression(constant: 200 + Double(i) / Double(count))).priority(499)
      }
  }

  private func width(_ solved: SolvedLayout) -> Double {
    solved.layout?.frame(of: "a").map { Double($0.width) } ?? .nan
  }

  @Test func oneWishIsNeverOutvoted() throws {
    let solved = try SolverEngine(solver: GLPKSolver()).solve(tree(), in: space, constraints: wishes(weaker: 10_000))
    #expect(solved.status == .optimal)
    #expect(abs(width(solved) - 100) < 1e-6)
    #expect(solved.constraints[0].violation == 0)
    #expect(solved.constraints.dropFirst().allSatisfy { $0.violation >= 100 - 1e-6 })
  }

  @Test func weightsAreOutvoted() throws {
    var engine = SolverEngine(solver: GLPKSolver())
    engine.options.policy = .weighted(ratio: 10)
    let outvoted = try engine.solve(tree(), in: space, constraints: wishes(weaker: 50))
    #expect(outvoted.status == .optimal)
    #expect(width(outvoted) >= 200 - 1e-6)
    engine.options.policy = .weighted(ratio: 100)
    #expect(abs(width(try engine.solve(tree(), in: space, constraints: wishes(weaker: 50))) - 100) < 1e-6)
  }

  @Test func theAuditFindsTheRatio() throws {
    let engine = SolverEngine(solver: GLPKSolver())
    let ratios: [(Int, Double?)] = [(5, 10), (50, 100), (500, 1000)]
    for (count, ratio) in ratios {
      let solved = try engine.solve(tree(), in: space, constraints: wishes(weaker: count))
      let audit = try engine.audit(solved, of: tree(), in: space, constraints: wishes(weaker: count))
      #expect(audit.smallestRatio == ratio)
      #expect(audit.trials.last?.agrees == true)
    }
  }

  @Test func mergedProgramsHaveOneObjectiveForPriorities() throws {
    var engine = SolverEngine(solver: GLPKSolver())
    let strict = try engine.formulate(tree(), in: space, constraints: wishes(weaker: 3))
    engine.options.policy = .weighted(ratio: 8)
    let merged = try engine.formulate(tree(), in: space, constraints: wishes(weaker: 3))
    #expect(strict.tiers.count { $0.priority != nil } == 2)
    #expect(merged.tiers.count { $0.priority != nil } == 1)
    #expect(merged.tiers.count == strict.tiers.count - 1)
    #expect(Set(merged.tiers[0].coefficients) == [1, 8])
  }
}
