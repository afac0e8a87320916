/// What recordings of one tree hand on to each other about layouts of users' own: the traces of their calls.
///
/// The next recording takes a trace over as it is where nothing has changed (``LayoutTrace/unchanged(_:_:_:by:_:)``), and
/// its slopes where they hold at other sizes too, which two runs of the layout's code tell
/// (``TracedRun/takingOver(_:_:)``). Elsewhere it traces from nothing, and so does all that was pinned. Of each call the
/// last trace is kept.
package final class TraceMemory {
  /// A call of a layout, found again in other recordings: which of a node's calls of one kind, traced from one side.
  struct Place: Hashable {
    var node: Int
    var kind: ProbedCall
    var side: Double
    var number = 0
  }

  private var traces: [Place: LayoutTrace] = [:]
  /// Which nodes there are.
  private var nodes: [Int] = []

  /// Remembers nothing yet.
  package init() {}

  /// Forgets everything unless the tree that is recorded next has the same nodes as the last one.
  ///
  /// - Parameter nodes: what tells the nodes of trees that differ.
  package func expect(_ nodes: [Int]) {
    if nodes != self.nodes { traces = [:] }
    self.nodes = nodes
  }

  subscript(place: Place) -> LayoutTrace? {
    get { traces[place] }
    set { traces[place] = newValue }
  }
}

extension ProbedCall {
  /// The call as it is found again where the bounds stand somewhere else.
  var kind: ProbedCall {
    if case .placement = self { .placement(x: 0, y: 0) } else { self }
  }
}
