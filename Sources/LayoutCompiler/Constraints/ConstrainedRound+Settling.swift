import Foundation
import LayoutEngine

extension ConstrainedRound {
  /// The nodes of the original tree that stand elsewhere than where they were recorded, or that have just been decided:
  /// the round does not hold at its own solution.
  func unsettledNodes(
    _ results: [Double], _ problem: ConstrainedProblem, from before: LayoutDecisions, to after: LayoutDecisions
  ) -> [Int] {
    let solved = problem.originalFrames(recording.frames(results))
    let recorded = problem.originalFrames(recording.frames(recording.tape.values))
    var nodes = zip(solved.indices, zip(solved, recorded)).filter { !areNear($1.0, $1.1) }.map { $0.0 }
    for (frame, lengths) in zip(problem.steered.frames, zip(before.lengths, after.lengths))
    where (lengths.0.width == nil) != (lengths.1.width == nil) || (lengths.0.height == nil) != (lengths.1.height == nil)
    {
      nodes.append(frame.node)
    }
    return Set(nodes).sorted()
  }
}

/// Whether two frames are equal within the tolerance that a recording holds for.
private func areNear(_ one: CGRect?, _ other: CGRect?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  let parts = [one.minX, one.minY, one.width, one.height]
  let others = [other.minX, other.minY, other.width, other.height]
  return zip(parts, others).allSatisfy { a, b in (a.isNaN && b.isNaN) || LayoutRecording.areNear(a, b) }
}
