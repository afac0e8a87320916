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

  @Test func solvedLayoutsAreRealisable() throws {
    var counts: [String: Int] = [:]
    var rounds: [Int: Int] = [:]
    for seed in TestSeeds.seeds(usual: 500) {
      let layout = RandomLayout(seed: seed, size: Self.size)
      let root = layout.root.numbered()
      let tree = try LayoutTree(root)
      let constraints = RandomLayout.constraints(seed: seed, nodeCount: tree.count)
      let solved: SolvedLayout
      do {
        solved = try SolverEngine(solver: GLPKSolver()).solve(tree, in: layout.space, constraints: constraints)
      } catch {
        counts["\(error)".prefix(20).description, default: 0] += 1
        continue
      }
      counts["\(solved.status)".prefix(12).description, default: 0] += 1
      rounds[solved.statistics.rounds, default: 0] += 1
      guard solved.status == .optimal, let frames = solved.layout else {
        if case .infeasible = solved.status { continue }
        print("seed \(seed): \(solved.status) \(solved.statistics.rounds) \(constraints)")
        continue
      }
      let realised = try DirectEngine().resolve(LayoutTree(Self.realise(root, solved)), in: layout.space)
      let differing = frames.views.filter { view in
        guard let other = realised.frame(of: view.id) else { return true }
        return !near(view.frame, other)
      }
      if !differing.isEmpty {
        counts["UNREALISABLE", default: 0] += 1
        print("seed \(seed) unrealisable: \(constraints) \(differing.map { "\($0.id) \($0.frame) \(String(describing: realised.frame(of: $0.id)))" }.prefix(3))\n decided \(solved.decided)\n\(root)")
        break
      }
    }
    print(counts, rounds)
  }

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]).allSatisfy {
      !$0.isFinite || !$1.isFinite || abs($0 - $1) <= 1e-5 * max(1, abs($0))
    }
  }

  /// The tree with a frame around every decided view; the frame takes over its name.
  static func realise(_ root: LayoutNode, _ solved: SolvedLayout) -> LayoutNode {
    var lengths: [Int: (width: CGFloat?, height: CGFloat?)] = [:]
    for decided in solved.decided {
      if decided.axis == .horizontal {
        lengths[decided.node, default: (nil, nil)].width = CGFloat(decided.length)
      } else {
        lengths[decided.node, default: (nil, nil)].height = CGFloat(decided.length)
      }
    }
    return root.transformed { node, number in
      guard let length = lengths[number] else { return }
      let id = node.id
      node.id = nil
      node = node.modified(by: .frame(width: length.width, height: length.height, alignment: .center))
      node.id = id
    }
  }
}
