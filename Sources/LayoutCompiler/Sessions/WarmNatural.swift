import Foundation
import LayoutEngine

/// The layout of a tree without constraints, kept solved while content is edited.
final class WarmNatural {
  private let warm: WarmLayout
  private(set) var solved: SolvedLayout
  /// The position of each node among the layout's views; -1 for those without a name.
  private var positions: [Int32]
  /// How many operations there were when everything was recorded.
  private let operationCount: Int

  /// Solves a layout from nothing; `nil` where it cannot be kept, or its answer is in doubt.
  init?(_ state: SessionState, by engine: SolverEngine) {
    guard LiveRecording.supports(state.tree) else { return nil }
    warm = WarmLayout(LiveRecording(of: state.tree, in: state.space))
    guard let step = warm.settle(warm.live.placeAll(), by: engine) else { return nil }
    operationCount = warm.live.tape.operations.count
    solved = step.solved
    let layout = ResolvedLayout(state.tree, nodeFrames: warm.frames, measurements: warm.live.measurements)
    positions = Array(repeating: -1, count: state.tree.count)
    for (position, view) in layout.views.enumerated() { positions[view.node] = Int32(position) }
    solved.layout = layout
    solved.checkGeometryReaders(of: state.tree)
    engine.options.observer?(.frames)
  }

  /// The tape keeps what is no longer used: beyond this many times its first length it is made anew.
  private static let growthLimit = 4

  /// Follows an edit of a leaf; says whether that could be done.
  func change(
    _ leaf: Int, in tree: LayoutTree, by engine: SolverEngine, _ cost: inout LayoutSession.Statistics
  ) -> Bool {
    guard warm.live.tape.operations.count <= Self.growthLimit * operationCount + 1000,
      let changes = warm.live.change(leaf, in: tree), let step = warm.settle(changes, by: engine)
    else { return false }
    cost.recordedNodes += changes.placed.count
    cost.solvedOperations += step.solved.statistics.operations
    var layout = solved.layout
    solved = step.solved
    layout?.move(step.moved, in: tree, to: warm.frames, positions)
    solved.layout = layout
    solved.checkGeometryReaders(of: tree)
    engine.options.observer?(.frames)
    return true
  }
}

extension ResolvedLayout {
  /// Moves nodes to other frames.
  fileprivate mutating func move(_ nodes: [Int], in tree: LayoutTree, to frames: [CGRect?], _ positions: [Int32]) {
    self.tree = tree
    for node in nodes {
      guard let frame = frames[node] else { continue }
      nodeFrames[node] = frame
      if positions[node] >= 0 { views[Int(positions[node])].frame = frame }
    }
    size = frames[0]?.size ?? .zero
  }
}
