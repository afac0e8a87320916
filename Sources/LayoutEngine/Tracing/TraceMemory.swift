/// What recordings of one tree hand on to each other about layouts of users' own: the traces of their calls.
///
/// The next recording takes a trace over as it is where nothing has changed (``LayoutTrace/unchanged(_:_:_:by:_:)``), and
/// its slopes where they hold at other sizes too, which two runs of the layout's code tell
/// (``TracedRun/takingOver(_:_:)``). Elsewhere it traces from nothing, and so does all that was pinned. Of each call the
/// last two traces are kept.
package final class TraceMemory {
  /// A call of a layout, found again in other recordings: which of a node's calls of one kind, traced from one side.
  struct Place: Hashable {
    var node: Int
    var kind: ProbedCall
    var side: Double
    var number = 0
  }

  /// The traces of one tree; trees with the same nodes share them.
  private struct Store {
    var nodes: [Int] = []
    var traces: [Place: [LayoutTrace]] = [:]
  }

  /// The last used first.
  private var stores = [Store()]
  /// A tree's own traces, and those of the tree with virtual frames.
  private static let limit = 2

  /// Remembers nothing yet.
  package init() {}

  /// Says which tree is recorded next.
  ///
  /// - Parameter nodes: what tells the nodes of trees apart that differ.
  package func expect(_ nodes: [Int]) {
    let known = stores.firstIndex { $0.nodes == nodes }.map { stores.remove(at: $0) }
    stores.insert(known ?? Store(nodes: nodes), at: 0)
    stores.removeLast(max(0, stores.count - Self.limit))
  }

  /// The traces of a call: what is changed and changed back is traced once.
  private static let tracesOfCall = 2

  /// The last traces of a call, the newest first.
  subscript(place: Place) -> [LayoutTrace] { stores[0].traces[place] ?? [] }

  func remember(_ trace: LayoutTrace, of place: Place) {
    var traces = self[place]
    traces.insert(trace, at: 0)
    traces.removeLast(max(0, traces.count - Self.tracesOfCall))
    stores[0].traces[place] = traces
  }
}

extension ProbedCall {
  /// The call as it is found again where the bounds stand somewhere else.
  var kind: ProbedCall {
    if case .placement = self { .placement(x: 0, y: 0) } else { self }
  }
}
