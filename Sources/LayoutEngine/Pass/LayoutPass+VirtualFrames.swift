import LayoutModel

/// What a pass knows of virtual frames: the lengths that are decided, and how a recording pass marks the others.
struct Steering<Number: LayoutNumber> {
  /// A frame's decided width and height.
  var decided: [(width: Number?, height: Number?)] = []
  /// Marks a view's own answer as one that a solver may move.
  var answer: ((_ natural: Number, _ frame: Int, _ axis: Axis) -> Number)?

  func length(_ frame: Int, _ axis: Axis) -> Number? {
    axis == .horizontal ? decided[frame].width : decided[frame].height
  }
}

extension Steering {
  /// The nodes of a tree and the priorities that parents see: a decided frame has none, as a frame in SwiftUI.
  func prioritised(_ tree: LayoutTree) -> (nodes: [LayoutTree.Node], priorities: [Double]) {
    var (nodes, priorities) = (tree.nodes, tree.priorities)
    guard decided.contains(where: { $0.width != nil || $0.height != nil }) else { return (nodes, priorities) }
    for i in nodes.indices.reversed() {
      if case .virtualFrame(let number) = nodes[i].rule {
        let frame = number.index
        let isDecided = decided[frame].width != nil || decided[frame].height != nil
        priorities[i] = isDecided ? 0 : priorities[nodes[i].firstChild]
      } else if nodes[i].properties.contains(.passesPriority) {
        priorities[i] = priorities[nodes[i].firstChild]
      }
      let first = nodes[i].firstChild
      nodes[i].properties.set(
        .childrenHaveOnePriority, nodes[i].children.allSatisfy { priorities[$0] == priorities[first] })
    }
    return (nodes, priorities)
  }
}

extension Steering where Number == Double {
  init(_ decisions: LayoutDecisions) { decided = decisions.lengths.map { ($0.width, $0.height) } }
}

extension LayoutPass {
  /// What the view in a virtual frame is offered: decided lengths, whatever is proposed.
  func virtualOffer(_ frame: Int, _ proposal: NumericProposal<Number>) -> NumericProposal<Number> {
    NumericProposal(
      width: steering.length(frame, .horizontal) ?? proposal.width,
      height: steering.length(frame, .vertical) ?? proposal.height)
  }

  /// A virtual frame's answer: decided lengths, and the view's own elsewhere.
  func virtualSize<S: RuleSubviews>(
    _ children: S, _ frame: Int, _ proposal: NumericProposal<Number>
  ) -> NumericSize<Number> where S.Number == Number {
    let answer = children.size(0, virtualOffer(frame, proposal))
    func length(_ axis: Axis) -> Number {
      if let decided = steering.length(frame, axis) { return decided }
      return steering.answer?(answer[axis], frame, axis) ?? answer[axis]
    }
    return NumericSize(width: length(.horizontal), height: length(.vertical))
  }

  /// The decided length that a node answers whatever it is offered; `nil` where it has none.
  func rigidLength(_ node: Int, _ axis: Axis) -> Number? {
    var node = node
    while true {
      switch nodes[node].rule {
      case .virtualFrame(let frame): if let length = steering.length(frame.index, axis) { return length }
      case .transparent, .alignmentGuide, .offset, .secondary: break
      default: return nil
      }
      node = nodes[node].firstChild
    }
  }

  /// The view stands in the middle of its frame, by its guides along both axes, as in SwiftUI's; and as if there were
  /// no frame where nothing is decided.
  func virtualPlacement(
    _ node: Int, _ frame: Int, _ proposal: NumericProposal<Number>, size: NumericSize<Number>
  ) -> Placement<Number> {
    let offer = virtualOffer(frame, proposal)
    guard steering.decided[frame].width != nil || steering.decided[frame].height != nil else {
      return Placement(origin: undecidedOrigin(node, offer, size), proposal: offer)
    }
    return Alignment.center.placement(of: 0, in: size, children(of: node), offer)
  }
}

extension LayoutPass {
  /// The origin: zero in value, and in a recording half of what the view would leave of a frame that a solver moves away
  /// from its own answer.
  private func undecidedOrigin(
    _ node: Int, _ offer: NumericProposal<Number>, _ size: NumericSize<Number>
  ) -> NumericPoint<Number> {
    guard Number.isRecorded, steering.answer != nil else { return .zero }
    let answer = self.size(nodes[node].firstChild, offer)
    func half(_ axis: Axis) -> Number {
      let room = size[axis] - answer[axis]
      return room.value == 0 ? room * (0.5 * (1 - response(node, offer, size, axis))) : Number(0)
    }
    return NumericPoint(x: half(.horizontal), y: half(.vertical))
  }

  /// How much of a longer offer the view in a frame takes: 1 where it fills the frame, 0 where it hugs its content.
  private func response(
    _ node: Int, _ offer: NumericProposal<Number>, _ size: NumericSize<Number>, _ axis: Axis
  ) -> Double {
    let child = nodes[node].firstChild
    var at = offer.values
    at[axis] = size[axis].value
    var beyond = at
    beyond[axis] = size[axis].value + 1
    let taken = host.pass.size(child, beyond)[axis] - host.pass.size(child, at)[axis]
    // Rounding is no response: a coefficient of a billionth would only spoil the program.
    return (taken.clamped(from: 0, to: 1) * 1024).rounded() / 1024
  }
}

extension LayoutPass where Number == Double {
  /// The edges across the decided axes: there the view's own distances no longer count, as in a frame.
  func decidedEdges(_ frame: Int) -> Edge.Set {
    (steering.length(frame, .horizontal) == nil ? [] : Edge.Set.horizontal)
      .union(steering.length(frame, .vertical) == nil ? [] : .vertical)
  }
}
