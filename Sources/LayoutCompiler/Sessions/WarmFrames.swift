import Foundation
import LayoutEngine

/// A warm layout with the frames of a session's tree, which are those of all its nodes or of some.
final class WarmFrames {
  private let warm: WarmLayout
  /// The frames with the proof and the cost of the last step; no layout before the first.
  private(set) var solved = SolvedLayout()
  /// For each node that is laid out the node of the session's tree whose frame it has; -1 for none.
  private let reported: [Int32]
  /// The position of each node of the session's tree among the views; -1 for those without a name.
  private var positions: [Int32] = []
  private var operationCount = 0

  /// - Parameter reported: for each node of the session's tree the one whose frame it has.
  init(_ live: LiveRecording, reported: [Int]) {
    warm = WarmLayout(live)
    var nodes = [Int32](repeating: -1, count: live.tree.count)
    for (node, number) in reported.enumerated() { nodes[number] = Int32(node) }
    self.reported = nodes
  }

  var live: LiveRecording { warm.live }

  /// The tape keeps what is no longer used: beyond this many times its first length it is made anew.
  private static let growthLimit = 16

  /// Whether the tape has grown so long that a new one is cheaper.
  var isWorn: Bool { live.tape.operationCount > Self.growthLimit * operationCount + 1000 }

  /// Lays out for the first time; says whether the answer is beyond doubt.
  func begin(
    _ tree: LayoutTree, decided: [(result: Int32, value: Double)] = [], by engine: SolverEngine
  ) -> Bool {
    let changes = live.placeAll()
    guard live.isFollowable, let step = warm.settle(changes, decided: decided, by: engine) else { return false }
    operationCount = live.tape.operationCount
    solved = step.solved
    var frames = [CGRect?](repeating: nil, count: tree.count)
    for (number, node) in reported.enumerated() where node >= 0 { frames[Int(node)] = warm.frames[number] }
    let layout = ResolvedLayout(tree, nodeFrames: frames, measurements: live.measurements)
    positions = Array(repeating: -1, count: tree.count)
    for (position, view) in layout.views.enumerated() { positions[view.node] = Int32(position) }
    solved.layout = layout
    solved.customLayouts = live.customLayouts
    engine.options.observer?(.frames)
    return true
  }

  /// Follows changes; says whether the answer is beyond doubt.
  func follow(
    _ changes: LiveRecording.Changes, decided: [(result: Int32, value: Double)] = [], in tree: LayoutTree,
    by engine: SolverEngine, _ cost: inout LayoutSession.Statistics
  ) -> Bool {
    guard let step = warm.settle(changes, decided: decided, by: engine) else { return false }
    cost.recordedNodes += changes.placed.count
    cost.solvedOperations += step.solved.statistics.operations
    var layout = solved.layout
    solved = step.solved
    layout?.tree = tree
    for number in step.moved where reported[number] >= 0 {
      guard let frame = warm.frames[number] else { continue }
      let node = Int(reported[number])
      layout?.nodeFrames[node] = frame
      if positions[node] >= 0 { layout?.views[Int(positions[node])].frame = frame }
    }
    if let root = layout?.nodeFrames[0] { layout?.size = root.size }
    solved.layout = layout
    solved.customLayouts = live.customLayouts
    engine.options.observer?(.frames)
    return true
  }
}
