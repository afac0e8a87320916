import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// Wishes of ten priorities about the same few widths, against a reference that solves one priority after another with
/// a solver of another family, each kept by a row on its objective.
@Suite struct GoalProgramTests {
  private static let leaves = 5
  private static let priorities = (1...10).map { Double(1000 - 90 * $0) }

  @Test(.enabled(if: ExternalSolver.clp.executable != nil, "\(ExternalSolver.clp.remedy)"))
  func violationsAreThoseOfTheReference() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "goals-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let row = LayoutNode(
      .hstack(HStackLayout(spacing: 0)),
      children: (0..<Self.leaves).map { number in
        LayoutNode(.flexible(width: LengthRange(), height: LengthRange()), id: "v\(number)")
      })
    let tree = try LayoutTree(row)
    let space = LayoutSpace(proposal: ProposedViewSize(width: 400, height: 20))
    for seed in TestSeeds.seeds(usual: 200) {
      let goals = Self.goals(seed)
      let solved = try SolverEngine(solver: GLPKSolver()).solve(tree, in: space, constraints: goals)
      #expect(solved.status == .optimal, "seed \(seed): \(solved.status)")
      let expected = try Self.reference(goals, in: folder)
      let found = Self.priorities.map { priority in
        zip(goals, solved.constraints).reduce(0) { $0 + ($1.1.priority == priority ? $1.0.weight * $1.1.violation : 0) }
      }
      // The reference prints eight digits, and each of its rows lets that much through to the next priority.
      let isSame = zip(found, expected).allSatisfy { abs($0 - $1) <= 1e-3 * max(1, $1) }
      #expect(isSame, "seed \(seed): \(found), not \(expected) for \(goals)")
    }
  }

  /// Fourteen goals or so: each a combination of two or three widths, with whole numbers.
  private static func goals(_ seed: UInt64) -> [LayoutConstraint] {
    var random = SplitMix64(seed: seed &* 104_729)
    return priorities.flatMap { priority in
      (0..<random.pick([1, 1, 2])).map { _ -> LayoutConstraint in
        var left = LayoutExpression()
        for leaf in (0..<leaves).shuffled(using: &random).prefix(random.pick([1, 2, 2, 3])) {
          left = left + anchors("v\(leaf)").width * random.pick([1, 1, 2, -1, 3])
        }
        let relation = random.pick(LayoutConstraint.Relation.allCases)
        return LayoutConstraint(
          left, relation, LayoutExpression(constant: random.whole(-50...300)), priority: ConstraintPriority(priority),
          weight: random.pick([1, 1, 2, 5]))
      }
    }
  }

  /// The least weighted violation of each priority, the stronger ones kept at theirs.
  private static func reference(_ goals: [LayoutConstraint], in folder: URL) throws -> [Double] {
    var program = LinearProgram()
    for _ in 0..<leaves { program.addColumn(lower: 0, upper: .infinity) }
    var objectives = [[LinearProgram.Term]](repeating: [], count: priorities.count)
    for goal in goals {
      let over = program.addColumn(lower: 0, upper: .infinity)
      let under = program.addColumn(lower: 0, upper: .infinity)
      var terms = goal.left.terms.map { term in
        guard case .view(let id) = term.subject, let leaf = Int(id.dropFirst()) else { preconditionFailure("no leaf") }
        return LinearProgram.Term(column: leaf, coefficient: term.coefficient)
      }
      terms += [LinearProgram.Term(column: over, coefficient: -1), LinearProgram.Term(column: under, coefficient: 1)]
      program.addRow(lower: goal.right.constant, upper: goal.right.constant, terms: terms)
      let tier = priorities.firstIndex(of: goal.priority.value) ?? 0
      if goal.relation != .greaterThanOrEqual {
        objectives[tier].append(LinearProgram.Term(column: over, coefficient: goal.weight))
      }
      if goal.relation != .lessThanOrEqual {
        objectives[tier].append(LinearProgram.Term(column: under, coefficient: goal.weight))
      }
    }
    var results: [Double] = []
    for objective in objectives {
      program.tiers = []
      program.addTier(name: "goals", terms: objective)
      let file = folder.appending(path: "goals.lp")
      try LPWriter().text(for: program).write(to: file, atomically: true, encoding: .utf8)
      guard case .optimal(let value) = try ExternalSolver.clp.solve(file) else {
        throw ContractViolation("the reference found no optimum")
      }
      results.append(value)
      program.addRow(lower: -.infinity, upper: value + 1e-6 * max(1, abs(value)), terms: objective)
    }
    return results
  }
}
