import Foundation
import LayoutEngine
import LayoutModel

/// A tree with constraints, ready to be solved in rounds.
struct ConstrainedProblem {
  let original: LayoutTree
  let steered: SteeredTree
  let space: LayoutSpace
  private(set) var constraints: [LayoutConstraint]
  /// The node of the steered tree whose frame a name stands for.
  let nodes: [String: Int]
  /// The original nodes that constraints name.
  private let named: Set<Int>
  /// The nodes whose baselines constraints speak of, with those of the steered tree that stand for them.
  let baselineNodes: [Int: Int]
  /// Where a decided length would like to be: its value in the direct layout.
  private(set) var targets: [AxisTargets] = []
  /// The direct layout, recorded: targets are read off it, and it is what the first round solves.
  let directRecording: LayoutRecording
  /// What recordings hand on to each other; `nil` where each is made from nothing.
  let memory: SolveMemory?
  /// Storage that one round leaves to the next.
  let storage: SolveStorage

  /// The lengths that the constraints suggest before anything is solved, where they suggest any.
  private(set) var likely: LikelyDecisions?

  /// For each constraint, a view that it names and that the direct layout does not show: it asks for nothing then.
  private(set) var absentViews: [String?] = []

  /// The same of another recording of the tree.
  func absentViews(in recording: LayoutRecording) -> [String?] {
    constraints.map { $0.absentView(in: recording.frames, nodes) }
  }

  /// The nodes that constraints name and that have no end, or no place, in the direct layout.
  private(set) var endlessNodes: Set<Int> = []

  /// The same of another recording of the tree.
  func endlessNodes(in recording: LayoutRecording) -> Set<Int> {
    named.filter { node in
      guard let frame = recording.frames[steered.reportedNodes[node]] else { return false }
      return ![frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.value.isFinite }
    }
  }

  /// The targets of one virtual frame.
  struct AxisTargets {
    var width: LoweringSteering.Target?
    var height: LoweringSteering.Target?

    subscript(axis: Axis) -> LoweringSteering.Target? { axis == .horizontal ? width : height }
  }

  init(
    _ tree: LayoutTree, in space: LayoutSpace, _ constraints: [LayoutConstraint],
    reusing storage: SolveStorage = SolveStorage(), remembering memory: SolveMemory? = nil
  ) throws(ConstraintError) {
    (self.storage, self.memory) = (storage, memory)
    try LayoutConstraint.validate(constraints, for: tree, in: space)
    original = tree
    self.space = space
    self.constraints = constraints
    let terms = constraints.flatMap { $0.left.terms + $0.right.terms }
    var named = Set<Int>()
    var axes: Axis.Set = []
    let numbers = tree.nodesByName
    for term in terms {
      axes.formUnion(term.attribute.axis == .horizontal ? .horizontal : .vertical)
      if case .view(let id) = term.subject, let node = numbers[id] { named.insert(node) }
    }
    self.named = named
    steered = SteeredTree(tree, axes: axes, named: named)
    nodes = numbers.mapValues { [steered] in steered.reportedNodes[$0] }
    baselineNodes = Dictionary(
      uniqueKeysWithValues: tree.nodesWithBaselines(in: constraints).map { [steered] in ($0, steered.reportedNodes[$0])
      })
    memory?.traces.expect(steered.reportedNodes)
    let baselines = Set(baselineNodes.values)
    let key = SolveMemory.DirectKey(frames: steered.frames, baselines: baselines)
    let record = { [steered] in
      let recording = LayoutRecording(
        of: steered, in: space, decisions: LayoutDecisions(count: steered.frames.count), baselinesOf: baselines,
        reusing: storage.recording, remembering: memory?.traces)
      return SolveMemory.DirectLayout(recording: recording, targets: Self.targets(steered, recording))
    }
    let direct = memory?.directLayout(key, record) ?? record()
    (directRecording, targets) = (direct.recording, direct.targets)
    absentViews = absentViews(in: directRecording)
    endlessNodes = endlessNodes(in: directRecording)
    likely = LikelyDecisions(self)
  }

  /// The problem with the required constraints as wishes that are stronger than all others.
  var softened: ConstrainedProblem {
    replacing(constraints.map { $0.isRequired ? $0.priority(.strongestWish) : $0 })
  }

  /// The problem with other constraints on the same views.
  func replacing(_ constraints: [LayoutConstraint]) -> ConstrainedProblem {
    var other = self
    other.constraints = constraints
    other.absentViews = other.absentViews(in: directRecording)
    other.likely = LikelyDecisions(other)
    return other
  }

  /// Whether all constraints hold in the layout with some lengths decided, which is recorded and not solved.
  ///
  /// - Parameter decisions: one entry a virtual frame; none at all for lengths that are not known.
  func holds(at decisions: LayoutDecisions) -> Bool {
    guard decisions.containsAny else { return false }
    let recording = LayoutRecording(
      of: steered, in: space, decisions: decisions, baselinesOf: Set(baselineNodes.values),
      reusing: storage.recording, remembering: memory?.traces)
    guard absentViews(in: recording) == absentViews else { return false }
    return differences(in: recording).allSatisfy { $0.map { abs($0) <= ConstraintReport.tolerance } ?? false }
  }

  /// What has to be added to the right side of one constraint for it to hold in the direct layout; `nil` where others do
  /// not hold there.
  func directRepair(of index: Int) -> Double? {
    let differences = differences(in: directRecording)
    let others = differences.indices.filter { $0 != index }
    guard others.allSatisfy({ differences[$0].map { abs($0) <= ConstraintReport.tolerance } ?? false }) else {
      return nil
    }
    return differences[index]
  }

  /// What has to be added to each constraint's right side for it to hold in a recorded layout: 0 where it does, `nil`
  /// where it speaks of something without a finite place.
  private func differences(in recording: LayoutRecording) -> [Double?] {
    let terms = ConstraintTerms(recording, space, nodes: nodes)
    return constraints.indices.map { index in
      guard let constraint = try? terms.terms(of: constraints[index], at: index) else { return nil }
      return constraint.violation(recording.tape.values) > 0 ? constraint.value(recording.tape.values) : 0
    }
  }

  /// The frames of the original tree's nodes in the direct layout.
  var directFrames: [CGRect?] { originalFrames(directRecording.frames(directRecording.tape.values)) }

  /// Where every virtual frame's lengths lie in the direct layout, and how they move with the window.
  private static func targets(_ steered: SteeredTree, _ recording: LayoutRecording) -> [AxisTargets] {
    let slopes = TapeSlopes(recording.tape)
    func target(_ quantity: LayoutRecording.Quantity) -> LoweringSteering.Target? {
      guard quantity.value.isFinite else { return nil }
      return LoweringSteering.Target(value: quantity.value, slopes: slopes.slopes(of: quantity))
    }
    return steered.frames.map { frame in
      guard let placed = recording.frames[steered.reportedNodes[frame.node]] else { return AxisTargets() }
      return AxisTargets(width: target(placed.width), height: target(placed.height))
    }
  }

  /// Decisions with the undecided containers that constraints name at certain lengths; `nil` where there are none.
  func framingContainers(
    _ decisions: LayoutDecisions, at length: (_ node: Int, Axis) -> Double?
  ) -> LayoutDecisions? {
    var framed = decisions
    for (i, frame) in steered.frames.enumerated() where isNamedContainer(frame.node) {
      for axis in [Axis.horizontal, .vertical] where frame[axis] != nil && framed.lengths[i][axis] == nil {
        framed.lengths[i][axis] = length(frame.node, axis).flatMap { $0.isFinite ? $0 : nil }
      }
    }
    return framed == decisions ? nil : framed
  }

  private func isNamedContainer(_ node: Int) -> Bool {
    named.contains(node) && !original.children(of: node).isEmpty
  }

  /// The frames of the original tree's nodes.
  func originalFrames<T>(_ frames: [T]) -> [T] { steered.reportedNodes.map { frames[$0] } }
}

extension ConstraintPriority {
  /// Stronger than whatever anyone can wish for, and yet not required.
  static let strongestWish = ConstraintPriority(ConstraintPriority.required.value.nextDown)
}
