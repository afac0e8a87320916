import LayoutEngine
import Synchronization

/// Lists that one lowering leaves to the next, as ``RecordingStorage`` does for recordings.
///
/// Of several lowerings at a time one uses them, and the others lists of their own.
final class LoweringStorage: Sendable {
  /// The lists that nobody looks at once a tape is lowered.
  struct Lists {
    var operations: [Tape.Operation] = []
    var numbers: [Int32] = []
    var terms: [Tape.Term] = []
    var expressions = ExpressionStore()
  }

  private let lists = Mutex<Lists?>(nil)

  /// What an earlier lowering has left, if there is anything.
  func take() -> Lists { lists.withLock { $0.take() } ?? Lists() }

  /// Keeps the lists of a lowering that is at its end.
  func keep(_ lists: Lists) { self.lists.withLock { $0 = lists } }
}

extension LoweringStorage.Lists {
  init(_ program: ProgramTape, _ expressions: ExpressionStore) {
    self.init(
      operations: program.operations, numbers: program.numbers, terms: program.terms, expressions: expressions)
  }
}

/// Storage that one solve leaves to the next.
struct SolveStorage: Sendable {
  let recording = RecordingStorage()
  let lowering = LoweringStorage()
}
