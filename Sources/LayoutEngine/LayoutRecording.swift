import Foundation
import LayoutModel

/// A layout pass that was recorded: its tape, and which result is each node's frame.
///
/// The values on the tape are the direct engine's; what the operations say is the layout as a feed-forward network, good
/// near the point where it was recorded.
public struct LayoutRecording {
  /// A coordinate or length: a result on the tape, or a constant.
  public struct Quantity: Sendable {
    /// The value at the recorded point, in points.
    public var value: Double
    /// The operation's number, or -1 for a constant.
    public var result: Int32

    init(_ number: TapeNumber) {
      value = number.value
      result = number.result
    }
  }

  /// A node's frame in the window's coordinates.
  public struct Frame: Sendable {
    /// The left edge, from the window's left.
    public var x: Quantity
    /// The top edge, from the window's top.
    public var y: Quantity
    /// The width.
    public var width: Quantity
    /// The height.
    public var height: Quantity

    /// All four.
    public var quantities: [Quantity] { [x, y, width, height] }
  }

  /// The operations.
  public let tape: Tape
  /// The frame of every node by its number; `nil` where it is not part of the layout.
  public let frames: [Frame?]
  /// The window's width and height; `nil` without a window.
  public let window: (width: Quantity, height: Quantity)?
  /// What the root is offered; `nil` on an axis that is left open.
  public let offer: (width: Quantity?, height: Quantity?)
  /// The text baselines of the nodes that were asked for: the distances from their top edges.
  public private(set) var baselines: [Int: (first: Quantity, last: Quantity)] = [:]
  /// How many distinct measurements the pass made.
  public let measurements: Int
  /// How the containers with layouts of users' own were treated, in the order of their nodes. Nodes are those of the
  /// recorded tree; a traced one counts one round.
  public private(set) var customLayouts: [CustomLayoutReport]

  /// The same as one for which no layout has to be run.
  package var withoutProbes: LayoutRecording {
    var recording = self
    recording.customLayouts = customLayouts.map(\.withoutProbes)
    return recording
  }

  /// Lays `tree` out in `space` and records it.
  ///
  /// The window and the root's proposal are the tape's inputs, so that the tape says how everything follows from them.
  public init(of tree: LayoutTree, in space: LayoutSpace) { self.init(of: tree, in: space, reusing: nil) }

  /// The same, as one of several recordings.
  ///
  /// - Parameters:
  ///   - storage: that of an earlier recording, for this one's tape.
  ///   - memory: what recordings of the tree hand on to each other.
  ///   - notesSteps: whether the tape says where layouts of users' own leave their pieces. It then holds on to all that is
  ///     needed to run them, until it forgets its steps.
  package init(
    of tree: LayoutTree, in space: LayoutSpace, reusing storage: RecordingStorage? = nil,
    remembering memory: TraceMemory? = nil, notingSteps notesSteps: Bool = false
  ) {
    self.init(
      of: tree, in: space, LayoutHost(tree, in: space), { _ in Steering() }, baselinesOf: [],
      CustomLayoutRecord(memory: memory, notesSteps: notesSteps), storage)
  }

  /// Lays a tree with virtual frames out in `space` and records it, with the lengths that a solver has decided.
  ///
  /// - Parameters:
  ///   - steered: the tree with its frames.
  ///   - space: where it is laid out.
  ///   - decisions: the lengths.
  ///   - nodes: those whose text baselines are recorded too.
  ///   - round: which recording of the tree it is, counted from 1. Where a layout that is traced stands on a kink, odd
  ///     rounds look at the side on which lengths grow, and even ones at the other.
  ///   - pinnedNodes: nodes whose layouts are pinned, whatever they are.
  public init(
    of steered: SteeredTree, in space: LayoutSpace, decisions: LayoutDecisions, baselinesOf nodes: Set<Int> = [],
    round: Int = 1, pinning pinnedNodes: Set<Int> = []
  ) {
    self.init(
      of: steered, in: space, decisions: decisions, baselinesOf: nodes, round: round, pinning: pinnedNodes,
      reusing: nil, remembering: nil)
  }

  /// The same, as one of several recordings.
  ///
  /// - Parameters:
  ///   - storage: that of earlier recordings.
  ///   - memory: what recordings of the tree hand on to each other.
  package init(
    of steered: SteeredTree, in space: LayoutSpace, decisions: LayoutDecisions, baselinesOf nodes: Set<Int> = [],
    round: Int = 1, pinning pinnedNodes: Set<Int> = [], reusing storage: RecordingStorage?,
    remembering memory: TraceMemory?
  ) {
    let custom = CustomLayoutRecord(
      pinnedNodes: pinnedNodes, preferredSide: round.isMultiple(of: 2) ? -1 : 1, memory: memory)
    let host = LayoutHost(steered.tree, in: space, decisions: decisions)
    self.init(
      of: steered.tree, in: space, host, { steered.steering(decisions, on: $0) }, baselinesOf: nodes, custom, storage)
  }

  private init(
    of tree: LayoutTree, in space: LayoutSpace, _ host: LayoutHost, _ steering: (Tape) -> Steering<TapeNumber>,
    baselinesOf nodes: Set<Int>, _ custom: CustomLayoutRecord, _ storage: RecordingStorage?
  ) {
    host.layOut(in: space)
    defer { host.caches.removeAll() }
    let tape = Tape(reusing: storage)
    tape.reserveCapacity(operations: 10 * tree.count)
    let (window, proposal) = space.inputs(on: tape)
    let container = NumericProposal<TapeNumber>(
      width: window?.width ?? proposal.width, height: window?.height ?? proposal.height)
    let pass = LayoutPass<TapeNumber>(
      tree, host: host, steering: steering(tape), container: container, tape: tape,
      custom: custom, isEdited: false, reusing: storage?.takeMemos())
    let placed = pass.places(proposal, in: space, window: window)
    for node in nodes {
      guard let place = placed[node] else { continue }
      baselines[node] = (
        Quantity(pass.baseline(.firstTextBaseline, node, place)),
        Quantity(pass.baseline(.lastTextBaseline, node, place))
      )
    }
    frames = placed.map { node in
      node.map {
        Frame(
          x: Quantity($0.origin.x), y: Quantity($0.origin.y), width: Quantity($0.size.width),
          height: Quantity($0.size.height))
      }
    }
    offer = (proposal.width.map(Quantity.init), proposal.height.map(Quantity.init))
    self.window = window.map { (Quantity($0.width), Quantity($0.height)) }
    measurements = pass.measurements
    customLayouts = pass.customLayoutReports(tape)
    storage?.keep(pass.takeMemos())
    self.tape = tape
  }
}

extension LayoutSpace {
  /// The window and the proposal as inputs; an axis on which the window itself is offered is one input.
  func inputs(on tape: Tape) -> (window: NumericSize<TapeNumber>?, proposal: NumericProposal<TapeNumber>) {
    let window = container.map {
      NumericSize(width: tape.input(Double($0.width)), height: tape.input(Double($0.height)))
    }
    func offer(_ length: CGFloat?, _ windowLength: TapeNumber?) -> TapeNumber? {
      guard let length else { return nil }
      if let windowLength, windowLength.value == Double(length) { return windowLength }
      return tape.input(Double(length))
    }
    return (
      window,
      NumericProposal(
        width: offer(proposal.width, window?.width), height: offer(proposal.height, window?.height))
    )
  }
}

extension SteeredTree {
  /// The decided lengths as variables, and everything else that may be moved as answers.
  ///
  /// One view's equal answers to several proposals are one answer.
  fileprivate func steering(_ decisions: LayoutDecisions, on tape: Tape) -> Steering<TapeNumber> {
    var answers = AxisMemo<TapeNumber>(nodeCount: frames.count, isTaken: false)
    let decided = frames.indices.map { i in
      (width: variable(i, .horizontal, decisions, tape), height: variable(i, .vertical, decisions, tape))
    }
    return Steering(decided: decided) { [frames] natural, frame, axis in
      guard let length = frames[frame][axis] else { return natural }
      let key = ProposalKey.bits(natural)
      if let known = answers.find(frame, axis, key) { return known }
      let answer = tape.answer(natural, frame, axis, bounds: length.bounds)
      answers.insert(frame, axis, key, natural, answer)
      return answer
    }
  }

  private func variable(_ frame: Int, _ axis: Axis, _ decisions: LayoutDecisions, _ tape: Tape) -> TapeNumber? {
    guard let value = decisions.lengths[frame][axis], let length = frames[frame][axis] else { return nil }
    return tape.attributed(to: reportedNodes[frames[frame].node]) {
      tape.variable(value, frame, axis, bounds: length.bounds)
    }
  }
}

extension LayoutPass {
  /// The distance of a placed node's text baseline from its top edge.
  func baseline(_ alignment: VerticalAlignment, _ node: Int, _ placed: PlacedNode<Number>) -> Number {
    explicitGuide(alignment.key, node, placed.proposal) ?? placed.size.height
  }
}
