import Foundation
import LayoutModel

/// How a recording pass treats layouts of users' own, and what it found.
struct CustomLayoutRecord {
  /// Nodes whose layout has to be pinned.
  var pinnedNodes: Set<Int> = []
  /// Which side of a kink is looked at first: 1 or -1.
  var preferredSide = 1.0
  /// What came of every node.
  private(set) var findings: [Int: Finding] = [:]
  /// Each node's traces, by what was asked.
  private var traces: [Int: [TraceQuery: TraceOutcome]] = [:]
  /// Whether a layout was traced that does not simply move with its bounds.
  private(set) var dependsOnOrigin = false
  /// The traces of earlier recordings; `nil` where there are none to go on from.
  var memory: TraceMemory?
  /// Whether the tape says where layouts leave their pieces.
  var notesSteps = false
  /// How many calls of a kind have been traced.
  private var counts: [TraceMemory.Place: Int] = [:]

  init(
    pinnedNodes: Set<Int> = [], preferredSide: Double = 1, memory: TraceMemory? = nil, notesSteps: Bool = false
  ) {
    self.pinnedNodes = pinnedNodes
    self.preferredSide = preferredSide
    self.memory = memory
    self.notesSteps = notesSteps
  }

  /// What came of a node.
  struct Finding {
    var isDeclared = false
    var probes = 0
    var reason: PinReason?
  }

  /// Where a call that is traced now is found again in other recordings.
  mutating func place(of node: Int, _ call: ProbedCall) -> TraceMemory.Place {
    var place = TraceMemory.Place(node: node, kind: call.kind, side: preferredSide)
    let number = counts[place, default: 0]
    counts[place] = number + 1
    place.number = number
    return place
  }

  /// Whether a layout has been pinned.
  var isPinned: Bool { findings.values.contains { $0.reason != nil } }

  subscript(query: TraceQuery) -> TraceOutcome? {
    get { traces[query.node]?[query] }
    set { traces[query.node, default: [:]][query] = newValue }
  }

  /// Forgets what came of a node, inside which something has changed.
  mutating func forget(_ node: Int) {
    traces[node] = nil
    findings[node] = nil
  }

  /// Counts the runs from here on.
  mutating func resetProbes() {
    for node in findings.keys { findings[node]?.probes = 0 }
  }

  mutating func noteDeclared(_ node: Int) { findings[node, default: Finding()].isDeclared = true }

  mutating func note(_ node: Int, _ outcome: TraceOutcome) {
    switch outcome {
    case .traced(let trace):
      findings[node, default: Finding()].probes += trace.probes
      dependsOnOrigin = dependsOnOrigin || trace.inputs.contains(.origin(.horizontal))
    case .pinned(let reason, let probes):
      var finding = findings[node] ?? Finding()
      finding.probes += probes
      finding.reason = finding.reason ?? reason
      findings[node] = finding
    }
  }

  mutating func notePinned(_ node: Int, _ reason: PinReason) { note(node, .pinned(reason, probes: 0)) }
}

/// A call of a layout that is traced.
struct TraceQuery: Hashable {
  var node: Int
  var proposal: ProposalKey
  var call: ProbedCall
}

extension LayoutPass {
  /// The answer of a user's layout: its real code's in plain numbers; its rule's, its trace's or a constant on a tape.
  func customSize(
    _ node: Int, _ layout: RuleNumber<AnyLayout>, _ proposal: NumericProposal<Number>
  ) -> NumericSize<Number> {
    guard Number.isRecorded else { return NumericSize(constant: host.size(node, layout, proposal.viewSize)) }
    let natural = host.pass.size(node, proposal.values)
    if let declared = declaredLayout(node, layout) {
      let size = declared.size(proposal: proposal, subviews: NumericSubviews(source: numericSubviews(of: node)))
      if isNear(size.width, natural.width) && isNear(size.height, natural.height) {
        custom.noteDeclared(node)
        return size
      }
    }
    let call = sizeCall(node, proposal)
    if let trace = trace(node, layout, proposal, call),
      trace.size.width.value.isSame(as: natural.width), trace.size.height.value.isSame(as: natural.height)
    {
      var replay = replay(trace, node, proposal)
      let size = replay.layoutSize()
      // What is placed too notes its steps then.
      if call == .size { noteSteps(replay) }
      return size
    }
    let sources = [proposal.width, proposal.height].compactMap { $0 }
    return NumericSize(
      width: Number.local(natural.width, from: sources), height: Number.local(natural.height, from: sources))
  }

  /// Where a user's layout puts its views, relative to the container's origin.
  func customPlacements(of node: Int, _ layout: RuleNumber<AnyLayout>, _ placed: PlacedNode<Number>) -> [Placement<
    Number
  >] {
    let x = placed.origin.x.value
    let y = placed.origin.y.value
    let bounds = CGRect(origin: CGPoint(x: x, y: y), size: placed.size.values)
    let natural = naturalPlacements(of: node, layout, in: bounds, placed.proposal.viewSize)
    guard Number.isRecorded else { return natural.map { Placement(constant: $0) } }
    return attributed(to: node) {
      recordedPlacements(of: node, layout, placed, natural)
    }
  }

  fileprivate func naturalPlacements(
    of node: Int, _ layout: RuleNumber<AnyLayout>, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> [Placement<Double>] {
    host.placements(node, layout, in: bounds, proposal: proposal).map { child in
      Placement<Double>(
        origin: NumericPoint(x: Double(child.origin.x - bounds.minX), y: Double(child.origin.y - bounds.minY)),
        proposal: NumericProposal(child.proposal))
    }
  }

  private func recordedPlacements(
    of node: Int, _ layout: RuleNumber<AnyLayout>, _ placed: PlacedNode<Number>, _ natural: [Placement<Double>]
  ) -> [Placement<Number>] {
    if let declared = declaredLayout(node, layout) {
      let placements = declaredPlacements(declared, node, placed)
      if isNear(placements, natural) {
        custom.noteDeclared(node)
        return placements
      }
    }
    let call = ProbedCall.placement(x: placed.origin.x.value, y: placed.origin.y.value)
    if let trace = trace(node, layout, placed.proposal, call) {
      var replay = replay(trace, node, placed.proposal, origin: placed.origin)
      let placements = replay.placements()
      if isNear(placements, natural) {
        noteSteps(replay)
        return placements
      }
      custom.notePinned(node, .historical)
    }
    let sources = [placed.size.width, placed.size.height]
    return natural.map { child in
      Placement(
        origin: NumericPoint(
          x: Number.local(child.origin.x, from: sources), y: Number.local(child.origin.y, from: sources)),
        proposal: NumericProposal(child.proposal.viewSize))
    }
  }

  /// The explicit guide of a user's layout.
  func customGuide(
    _ key: AlignmentKey, _ node: Int, _ layout: RuleNumber<AnyLayout>, _ proposal: NumericProposal<Number>
  ) -> Number? {
    let size = size(node, proposal)
    let natural = host.explicitGuide(key, node, layout, proposal.viewSize, size: size.values)
    guard let natural else { return nil }
    let value = Double(natural)
    guard Number.isRecorded else { return Number(value) }
    if let trace = trace(node, layout, proposal, .guide(key)), trace.guide?.value == value {
      var replay = replay(trace, node, proposal)
      if let guide = replay.explicitGuide() {
        noteSteps(replay)
        return guide
      }
    }
    return Number.local(value, from: [size.width, size.height], operation: "explicitAlignment(of:)")
  }

  /// The guides of a declared layout are traced, since its rule does not speak of them.
  fileprivate func isDeclaredGuide(_ node: Int, _ call: ProbedCall) -> Bool {
    if case .guide = call { custom.findings[node]?.isDeclared == true } else { false }
  }
}

extension LayoutPass {
  private func declaredLayout(_ node: Int, _ layout: RuleNumber<AnyLayout>) -> (any LinearLayout)? {
    custom.pinnedNodes.contains(node) ? nil : rules.layouts[layout].layout as? any LinearLayout
  }

  private func numericSubviews(of node: Int) -> NumericSubviewStore<NodeSubviews<Number>> {
    NumericSubviewStore(children(of: node), host.direction(of: node))
  }

  private func declaredPlacements(
    _ layout: any LinearLayout, _ node: Int, _ placed: PlacedNode<Number>
  ) -> [Placement<Number>] {
    let store = numericSubviews(of: node)
    let bounds = NumericRect(origin: placed.origin, size: placed.size)
    let calls = store.placing {
      layout.place(in: bounds, proposal: placed.proposal, subviews: NumericSubviews(source: store))
    }
    return calls.enumerated().map { child, call in
      let call =
        call
        ?? PlaceCall(
          position: NumericPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: placed.proposal)
      let size = store.size(child, call.proposal)
      func origin(_ position: Number, _ share: CGFloat, _ length: Number, _ start: Number) -> Number {
        (share == 0 ? position : position - length * Double(share)) - start
      }
      return Placement(
        origin: NumericPoint(
          x: origin(call.position.x, call.anchor.x, size.width, bounds.minX),
          y: origin(call.position.y, call.anchor.y, size.height, bounds.minY)),
        proposal: call.proposal)
    }
  }

  /// What a layout is asked when its size is wanted: where it will be placed at that proposal, its placement too, so that
  /// one trace serves both.
  private func sizeCall(_ node: Int, _ proposal: NumericProposal<Number>) -> ProbedCall {
    guard node < host.placed.count, let placed = host.placed[node],
      ProposalKey(placed.proposal) == ProposalKey(proposal)
    else { return .size }
    return .placement(x: placed.origin.x, y: placed.origin.y)
  }

  /// The trace of a call; `nil` where the layout is pinned.
  fileprivate func trace(
    _ node: Int, _ layout: RuleNumber<AnyLayout>, _ proposal: NumericProposal<Number>, _ call: ProbedCall
  ) -> LayoutTrace? {
    if custom.pinnedNodes.contains(node) {
      custom.notePinned(node, .unsettled)
      return nil
    }
    let query = TraceQuery(node: node, proposal: ProposalKey(proposal), call: call)
    let outcome: TraceOutcome
    if let known = custom[query] {
      outcome = known
    } else {
      let first = nodes[node].firstChild
      let tracer = LayoutTracer(
        nodes: Array(nodes[node].children), direction: host.direction(of: node),
        varies: { self.varies(first + $0, $1, $2) },
        proposalVaries: (
          proposal.width.map { !$0.isConstant } ?? false, proposal.height.map { !$0.isConstant } ?? false
        ),
        preferredSide: custom.preferredSide)
      outcome = traced(node, layout, proposal, call, tracer)
      custom[query] = outcome
      if !isDeclaredGuide(node, call) { custom.note(node, outcome) }
    }
    if case .traced(let trace) = outcome { return trace }
    return nil
  }

  /// Traces a call, or takes over what was found when it was recorded before.
  private func traced(
    _ node: Int, _ layout: RuleNumber<AnyLayout>, _ proposal: NumericProposal<Number>, _ call: ProbedCall,
    _ tracer: LayoutTracer
  ) -> TraceOutcome {
    let proposed = proposal.viewSize
    guard let memory = custom.memory else { return tracer.trace(rules.layouts[layout], call, proposed, by: host) }
    let place = custom.place(of: node, call)
    let earlier = memory[place]
    // Who looks for steps runs the layout of this recording again, not that of an earlier one, whose engine is gone.
    if !earlier.isEmpty && !custom.notesSteps {
      let natural = natural(node, layout, proposal, call)
      for trace in earlier {
        if let known = trace.unchanged(tracer, call, proposed, by: host, natural) { return .traced(known) }
      }
    }
    let outcome = tracer.trace(rules.layouts[layout], call, proposed, by: host, after: earlier.first)
    if case .traced(let trace) = outcome { memory.remember(trace, of: place) }
    return outcome
  }

  /// What the engine's own run of a call gives.
  private func natural(
    _ node: Int, _ layout: RuleNumber<AnyLayout>, _ proposal: NumericProposal<Number>, _ call: ProbedCall
  ) -> NaturalResult {
    let size = host.pass.size(node, proposal.values).values
    var result = NaturalResult(size: size)
    switch call {
    case .size: break
    case .placement(let x, let y):
      let bounds = CGRect(origin: CGPoint(x: x, y: y), size: size)
      result.placements = naturalPlacements(of: node, layout, in: bounds, proposal.viewSize)
    case .guide(let key): result.guide = host.explicitGuide(key, node, layout, proposal.viewSize, size: size)
    }
    return result
  }

  fileprivate func replay(
    _ trace: LayoutTrace, _ node: Int, _ proposal: NumericProposal<Number>, origin: NumericPoint<Number>? = nil
  ) -> TraceReplay<Number> {
    let first = nodes[node].firstChild
    return TraceReplay(trace, proposal, origin: origin) { [self] in
      size(first + $0, $1)
    } guide: { [self] in
      explicitGuide($0, first + $1, $2)
    }
  }

  /// Notes where a layout leaves its piece, for whoever follows the recording to other sizes.
  private func noteSteps(_ replay: TraceReplay<Number>) {
    if custom.notesSteps { replay.noteSteps(by: host) }
  }

  private func isNear(_ number: Number, _ value: Double) -> Bool {
    number.value.isNear(value)
  }

  private func isNear(_ placements: [Placement<Number>], _ natural: [Placement<Double>]) -> Bool {
    zip(placements, natural).allSatisfy { placement, natural in
      isNear(placement.origin.x, natural.origin.x) && isNear(placement.origin.y, natural.origin.y)
        && isNear(placement.proposal.width, natural.proposal.width)
        && isNear(placement.proposal.height, natural.proposal.height)
    }
  }

  private func isNear(_ number: Number?, _ value: Double?) -> Bool {
    guard let number, let value else { return number == nil && value == nil }
    return isNear(number, value)
  }
}

extension Placement {
  /// A placement in plain numbers.
  init(constant placement: Placement<Double>) {
    self.init(
      origin: NumericPoint(x: Number(placement.origin.x), y: Number(placement.origin.y)),
      proposal: NumericProposal(
        width: placement.proposal.width.map { Number($0) }, height: placement.proposal.height.map { Number($0) }))
  }
}
