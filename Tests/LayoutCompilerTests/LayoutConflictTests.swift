import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// What is said of a conflict is true of the layout, and not only of the program on which it was found.
@Suite struct LayoutConflictTests {
  private let engine = SolverEngine(solver: GLPKSolver())

  /// One random tree with up to six required constraints.
  private struct Document {
    let root: LayoutNode
    let tree: LayoutTree
    let space: LayoutSpace
    let constraints: [LayoutConstraint]

    init(seed: UInt64) throws {
      let layout = RandomLayout(seed: seed, size: RandomLayout.Size(leaves: 10, depth: 3))
      root = layout.root.numbered()
      tree = try LayoutTree(root)
      space = layout.space
      let count = tree.count
      constraints = [seed, seed + 1_000_000].flatMap { RandomLayout.constraints(seed: $0, nodeCount: count) }
        .map { $0.priority(.required) }
    }
  }

  /// How some constraints alone end, where the lengths of the same views may be decided: naming a view allows that.
  private func status(_ document: Document, _ constraints: [LayoutConstraint]) -> SolvedLayout.Status? {
    try? engine.solve(document.tree, in: document.space, constraints: constraints + naming(document)).status
  }

  private func naming(_ document: Document) -> [LayoutConstraint] {
    document.constraints.flatMap { $0.left.terms + $0.right.terms }.compactMap(\.namingItsView)
  }

  /// A set alone has no layout; without any of its members it has one, and with any of its repairs.
  @Test func conflictsAndRepairsHoldForTheLayout() throws {
    var totals = (conflicts: 0, members: 0, repaired: 0, restless: 0)
    for seed in TestSeeds.seeds(usual: 300) {
      let document = try Document(seed: seed)
      guard
        let solved = try? engine.solve(document.tree, in: document.space, constraints: document.constraints),
        solved.status == .infeasible,
        // Of views without a finite length only the edges can be spoken of.
        status(document, []) == .optimal
      else { continue }
      #expect(!solved.conflicts.isEmpty, "seed \(seed)")
      #expect(solved.layout == nil, "seed \(seed)")
      for conflict in solved.conflicts {
        totals.conflicts += 1
        let members = conflict.members.map { document.constraints[$0.index] }
        #expect(status(document, members) != .optimal, "seed \(seed): \(conflict) hold alone")
        for (place, member) in conflict.members.enumerated() {
          totals.members += 1
          var others = members
          others.remove(at: place)
          #expect(status(document, others) != .infeasible, "seed \(seed): \(conflict) without \(member.label)")
          guard let repair = member.repair else { continue }
          totals.repaired += 1
          var repaired = members
          repaired[place].right = repaired[place].right + LayoutExpression(constant: repair)
          let status = status(document, repaired)
          if case .notConverged = status {
            totals.restless += 1
          } else {
            #expect(status == .optimal, "seed \(seed): \(conflict) with \(member.label) repaired")
          }
        }
      }
    }
    print("conflicts: \(totals)")
    #expect(totals.conflicts > 0)
    #expect(totals.repaired * 10 >= totals.members * 9)
    #expect(totals.restless * 100 <= totals.members)
  }
}

extension LayoutExpression.Term {
  /// A constraint that names the view and always holds.
  fileprivate var namingItsView: LayoutConstraint? {
    guard case .view(let id) = subject else { return nil }
    return attribute.axis == .horizontal ? anchors(id).width >= 0 : anchors(id).height >= 0
  }
}
