import Foundation
import LayoutSolver

/// Times how long it takes to explain required constraints that contradict each other, beside a solve without the last
/// of them.
struct ConflictBenchmark {
  private let tree: LayoutTree
  private let layout: BenchmarkLayout
  private let required: [LayoutConstraint]
  private let engine = SolverEngine()

  init(_ tree: LayoutTree, _ layout: BenchmarkLayout) {
    self.tree = tree
    self.layout = layout
    required = layout.constraints.map { $0.priority(.required) }
  }

  /// Puts a ratio for each contradiction into a result, and what is wrong with an answer.
  func report(
    into result: inout BenchmarkResult, _ timed: (() throws -> SolvedLayout) throws -> (Samples, SolvedLayout)
  ) throws {
    for contradiction in layout.contradictions {
      let constraints = required + contradiction.constraints
      let (consistent, _) = try timed {
        try engine.solve(tree, in: layout.space, constraints: constraints.dropLast())
      }
      let (times, solved) = try timed { try engine.solve(tree, in: layout.space, constraints: constraints) }
      result.times[contradiction.name] = BenchmarkResult.Time(times)
      result.ratios["\(contradiction.name)/consistent"] = times.median / consistent.median
      let members = solved.conflicts.first?.members ?? []
      if solved.conflicts.count != 1 || members.count != contradiction.members
        || !members.allSatisfy({ abs(abs($0.repair ?? 0) - contradiction.repair) < 1e-6 })
      {
        result.faults.append("\(contradiction.name): \(solved.conflicts)")
      }
    }
  }
}
