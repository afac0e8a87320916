/// What recordings of one tree hand on to each other about layouts of users' own: the traces of their calls.
///
/// The next recording takes a trace over where its slopes hold at the new sizes, which two runs of the layout's code tell
/// (see ``TracedRun/takingOver(_:_:)``), and traces from nothing elsewhere. Of each call the last trace is kept.
package final class TraceMemory {
  /// A call of a layout, found again in other recordings: which of a node's calls of one kind.
  struct Place: Hashable {
    var node: Int
    var kind: ProbedCall
    var number: Int
  }

  private var traces: [Place: LayoutTrace] = [:]

  /// Remembers nothing yet.
  package init() {}

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
