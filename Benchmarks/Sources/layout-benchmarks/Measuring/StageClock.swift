import LayoutSolver
import Synchronization

/// Collects the times of a solve's stages: the engine tells when each has ended.
final class StageClock: Sendable {
  private struct State {
    var last = ProcessorTime.now
    var samples: [SolveStage: Samples] = [:]
    var seen: Set<SolveStage> = []
  }

  private let state = Mutex(State())

  /// A new sample begins.
  func begin() { state.withLock { $0.seen = [] } }

  /// A solve begins; the times of all solves of a sample add up.
  func beginSolve() { state.withLock { $0.last = ProcessorTime.now } }

  /// A stage has ended. Where rounds repeat stages, their times add up.
  func end(_ stage: SolveStage) {
    state.withLock {
      let now = ProcessorTime.now
      if $0.seen.insert(stage).inserted {
        $0.samples[stage, default: Samples()].add(now - $0.last)
      } else {
        $0.samples[stage]?.addToLast(now - $0.last)
      }
      $0.last = now
    }
  }

  var samples: [SolveStage: Samples] { state.withLock { $0.samples } }
}
