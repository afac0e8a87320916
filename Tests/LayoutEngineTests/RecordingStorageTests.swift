import Foundation
import LayoutModel
import LayoutTestSupport
import Testing

@testable import LayoutEngine

/// A recording in the storage of an earlier one is the recording that it would be in its own.
@Suite struct RecordingStorageTests {
  @Test func storageLeavesNothingBehind() throws {
    let storage = RecordingStorage()
    for seed in 0..<200 as Range<UInt64> {
      let layout = RandomLayout(seed: seed, size: RandomLayout.Size(leaves: 5 + Int(seed % 40), depth: 4))
      let tree = try LayoutTree(layout.root)
      let fresh = LayoutRecording(of: tree, in: layout.space)
      expectEqual(LayoutRecording(of: tree, in: layout.space, reusing: storage), fresh, "seed \(seed)")
    }
  }

  /// While one recording has the storage, another one has its own; afterwards the storage is taken again.
  @Test func recordingsDoNotShareStorage() throws {
    let storage = RecordingStorage()
    let space = LayoutSpace.proposing(width: 300, height: 200)
    let trees = try (0..<3 as Range<UInt64>).map { seed in
      try LayoutTree(RandomLayout(seed: seed, size: RandomLayout.Size(leaves: 20, depth: 4)).root)
    }
    var held = trees.map { LayoutRecording(of: $0, in: space, reusing: storage) }
    for (recording, tree) in zip(held, trees) {
      expectEqual(recording, LayoutRecording(of: tree, in: space), "held")
    }
    held = []
    #expect(storage.takeTape().map { $0.operations.isEmpty && $0.operations.capacity > 0 } == true)
    #expect(storage.takeTape() == nil)
  }

  private func expectEqual(_ one: LayoutRecording, _ other: LayoutRecording, _ what: String) {
    #expect(one.tape.values.map(\.bitPattern) == other.tape.values.map(\.bitPattern), "\(what)")
    #expect(one.tape.operations.map(\.termEnd) == other.tape.operations.map(\.termEnd), "\(what)")
    #expect(one.tape.terms.map(\.result) == other.tape.terms.map(\.result), "\(what)")
    #expect(one.measurements == other.measurements, "\(what)")
    #expect(one.frames.map { $0?.x.result } == other.frames.map { $0?.x.result }, "\(what)")
  }
}
