import LayoutEngine

/// What solves from nothing of one tree hand on to each other: the traces of users' layouts, and the direct layout where
/// only constraints have changed.
final class SolveMemory {
  let traces = TraceMemory()
  private var direct: (key: DirectKey, layout: DirectLayout)?

  /// The direct layout with virtual frames.
  struct DirectLayout {
    var recording: LayoutRecording
    /// Where every frame's lengths lie.
    var targets: [ConstrainedProblem.AxisTargets]
  }

  /// What the direct layout hangs on beside the tree and the space.
  struct DirectKey: Equatable {
    var frames: [VirtualFrame]
    /// The nodes whose baselines are recorded.
    var baselines: Set<Int>
  }

  /// Forgets what another tree, or another space, makes untrue.
  func forgetLayout() { direct = nil }

  /// The direct layout; recorded now where it is not known.
  func directLayout(_ key: DirectKey, _ record: () -> DirectLayout) -> DirectLayout {
    if let direct, direct.key == key {
      var layout = direct.layout
      layout.recording = layout.recording.withoutProbes
      return layout
    }
    let layout = record()
    direct = (key, layout)
    return layout
  }
}
