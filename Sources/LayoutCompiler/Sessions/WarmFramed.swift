import Foundation
import LayoutEngine
import LayoutModel
import LinearProgramming

/// The layout of a tree in which the views whose lengths constraints decide are framed at these lengths, kept solved.
///
/// It follows a solve from nothing, which begins at likely lengths where there are some and ends there if that round
/// holds: the lengths are proved by the ``LengthProgram``, and what follows from them as a layout without constraints.
final class WarmFramed {
  private var steered: SteeredTree
  private let named: Set<Int>
  private let nodes: [String: Int]
  private var frames: WarmFrames?
  /// Leaves that have been edited since the layout was solved last.
  private var editedLeaves: Set<Int> = []
  /// The programs of lengths that have been solved last, by their first lengths.
  private var proved: [LengthKey: Proved] = [:]

  /// A program of lengths with its only optimum.
  private struct Proved {
    var component: LengthComponent
    var values: [Double]
  }

  /// - Parameters:
  ///   - tree: the tree.
  ///   - named: the nodes that constraints speak of.
  ///   - nodes: the named views' nodes.
  init(_ tree: LayoutTree, named: Set<Int>, nodes: [String: Int]) {
    steered = SteeredTree(tree, axes: [.horizontal, .vertical], named: named)
    self.named = named
    self.nodes = nodes
  }

  /// Whether everything whose length constraints speak of has the frame that it would have in a solve from nothing.
  func covers(_ constraints: [LayoutConstraint]) -> Bool {
    constraints.allSatisfy { constraint in
      (constraint.left.terms + constraint.right.terms).allSatisfy { term in
        guard term.attribute.isLength, case .view(let id) = term.subject, let node = nodes[id] else { return true }
        if named.contains(node) { return true }
        let axis: Axis = term.attribute == .width ? .horizontal : .vertical
        return steered.frame(around: node).map { steered.frames[$0][axis] != nil } ?? false
      }
    }
  }

  /// Takes over an edited leaf.
  func change(_ leaf: Int, in tree: LayoutTree) {
    editedLeaves.insert(steered.takeContent(of: leaf, from: tree))
  }

  /// The layout under constraints that decide lengths alone; `nil` where a solve from nothing has to tell.
  ///
  /// - Parameter natural: the layout without the constraints.
  func solve(
    _ state: SessionState, beside natural: LiveRecording, by engine: SolverEngine,
    _ cost: inout LayoutSession.Statistics
  ) -> SolvedLayout? {
    func target(_ frame: Int, _ axis: Axis) -> LayoutRecording.Quantity? {
      natural.place(of: steered.frames[frame].node).map { axis == .horizontal ? $0.width : $0.height }
    }
    guard
      let likely = LikelyDecisions(
        state.constraints, steered, nodes, target: { target($0, $1).flatMap { $0.value.isFinite ? $0.value : nil } })
    else { return nil }
    var program = LengthProgram(
      state.constraints, steered, nodes, likely.decisions, window: { state.space.windowLength(along: $0) },
      target: target)
    var proof = SolvedLayout()
    guard let components = program.components(), let lengths = solve(components, by: engine, &proof),
      layOut(state, likely.decisions, lengths, by: engine, &cost), var solved = frames?.solved
    else { return nil }
    solved.add(proof)
    solved.decided = lengths.map { length in
      let node = steered.frames[length.key.frame].node
      return DecidedLength(node: node, id: state.tree.id(of: node), axis: length.key.axis, length: length.value + 0)
    }
    return solved
  }

  private typealias Decided = (key: LengthKey, value: Double)

  /// The decided lengths in the order of their frames: solved, where the program is not the same as last time.
  private func solve(
    _ components: [LengthComponent], by engine: SolverEngine, _ proof: inout SolvedLayout
  ) -> [Decided]? {
    var known: [LengthKey: Proved] = [:]
    var decided: [Decided] = []
    for component in components {
      let first = component.lengths[0].key
      var values = proved[first].flatMap { $0.component == component ? $0.values : nil }
      if values == nil {
        var part = SolvedLayout()
        values = component.solve(steered.frames, by: engine, &part)
        proof.add(part)
      }
      guard let values else { return nil }
      known[first] = Proved(component: component, values: values)
      for (length, value) in zip(component.lengths, values) where length.decided != nil {
        decided.append((length.key, value))
      }
    }
    proved = known
    return decided.sorted {
      ($0.key.frame, $0.key.axis == .vertical ? 1 : 0) < ($1.key.frame, $1.key.axis == .vertical ? 1 : 0)
    }
  }

  /// Lays the framed tree out, warm if that can be; says whether the answer is beyond doubt.
  private func layOut(
    _ state: SessionState, _ decisions: LayoutDecisions, _ lengths: [Decided],
    by engine: SolverEngine, _ cost: inout LayoutSession.Statistics
  ) -> Bool {
    defer { editedLeaves = [] }
    func inputs(_ live: LiveRecording) -> [(result: Int32, value: Double)] {
      lengths.compactMap { length in live.input(of: length.key.frame, length.key.axis).map { ($0, length.value) } }
    }
    if let frames, !frames.isWorn, let changes = changes(frames.live, decisions),
      frames.follow(changes, decided: inputs(frames.live), in: state.tree, by: engine, &cost)
    {
      return true
    }
    let new = WarmFrames(
      LiveRecording(of: steered, in: state.space, decisions: decisions), reported: steered.reportedNodes)
    cost.fullSolves += 1
    frames = new.begin(state.tree, decided: inputs(new.live), by: engine) ? new : nil
    return frames != nil
  }

  /// What edited leaves and other decisions change in a recording.
  private func changes(_ live: LiveRecording, _ decisions: LayoutDecisions) -> LiveRecording.Changes? {
    var all = LiveRecording.Changes()
    for leaf in editedLeaves.sorted() {
      guard let changes = live.change(leaf, in: steered.tree) else { return nil }
      all.add(changes)
    }
    guard let changes = live.decide(decisions) else { return nil }
    all.add(changes)
    return all
  }
}

extension LiveRecording.Changes {
  fileprivate mutating func add(_ other: Self) {
    placed += other.placed
    unchanged += other.unchanged
  }
}

extension SolvedLayout {
  /// Adds the proof and the cost of another program.
  fileprivate mutating func add(_ other: SolvedLayout) {
    if let mine = certificate, let theirs = other.certificate {
      certificate = mine.joined(with: theirs)
    } else {
      certificate = certificate ?? other.certificate
    }
    statistics.rows += other.statistics.rows
    statistics.columns += other.statistics.columns
    statistics.nonzeros += other.statistics.nonzeros
    statistics.tiers += other.statistics.tiers
    statistics.solves += other.statistics.solves
    statistics.iterations += other.statistics.iterations
  }
}

extension LayoutSpace {
  /// The window's length along an axis.
  fileprivate func windowLength(along axis: Axis) -> Double? {
    container.map { Double(axis == .horizontal ? $0.width : $0.height) }
  }
}
