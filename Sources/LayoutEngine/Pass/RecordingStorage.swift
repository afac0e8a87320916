import Synchronization

/// Storage that one recording leaves to the next.
///
/// Whoever records again and again keeps one: large arrays that are given back to the system each time are paid for page
/// by page when they are asked for anew. Of several recordings at a time one uses it, and the others storage of their own.
package final class RecordingStorage: Sendable {
  private let tape = Mutex<Tape.Storage?>(nil)
  private let memos = Mutex<PassMemos<TapeNumber>?>(nil)

  /// Nothing is kept to begin with.
  package init() {}

  /// Empty arrays with room, if there are any.
  func takeTape() -> Tape.Storage? { tape.withLock { $0.take() } }

  /// Keeps the empty arrays of a tape that is no more.
  func keep(_ storage: Tape.Storage) { tape.withLock { $0 = storage } }

  /// The memos of an earlier pass, if there are any.
  func takeMemos() -> PassMemos<TapeNumber>? { memos.withLock { $0.take() } }

  /// Keeps the memos of a pass that is at its end.
  func keep(_ memos: consuming PassMemos<TapeNumber>) {
    var kept = Optional(memos)
    self.memos.withLock { swap(&$0, &kept) }
  }
}
