import Foundation
import LayoutModel

/// One run of the layout protocol over a tree: proposals go down, answers come up, children are placed.
///
/// Generic over the numbers: specialised for `Double` it is the direct engine, on ``TapeNumber`` it records the
/// formulation. Every node is measured once for each distinct value of its proposal; one
/// that answers each axis on its own, once for each distinct length along each, whatever the other is.
final class LayoutPass<Number: LayoutNumber> {
  let tree: LayoutTree
  let nodes: [LayoutTree.Node]
  /// The tree's rules: looking them up here does not go through the tree.
  let rules: RuleTables
  /// The priorities that parents see, by node.
  let priorities: [Double]
  /// What runs users' layouts and closures, on plain numbers.
  unowned let host: LayoutHost
  /// The lengths that a solver has decided.
  let steering: Steering<Number>
  /// The lengths of the window, or of what the root is offered where there is none.
  let container: NumericProposal<Number>
  /// Where the numbers of a recording pass are recorded.
  private let tape: Tape?

  // Unchecked exclusivity: each of these is read or changed in one step and never held across a call into a rule, and the
  // dynamic check would cost a tenth of a pass.
  @exclusivity(unchecked) var memo: MeasurementMemo<Number>
  @exclusivity(unchecked) var axisMemo: AxisMemo<Number>
  @exclusivity(unchecked) var orders: ServingOrderMemo
  /// What stacks that are serving now have served.
  let served = ServedStack<Number>()
  @exclusivity(unchecked) var placementStore = Placements<Number>()
  /// Each node's guides that were asked for, a few; none before the first is asked for.
  var guideMemo: [[Guide]] = []
  var gridSolutions: [GridQuery: GridSolution<Number>] = [:]
  /// Gaps between a node and its next sibling: NaN where not asked yet, none before the first is asked for.
  @exclusivity(unchecked) var gaps: [Double] = []
  /// How users' layouts were treated in a recording pass.
  var custom: CustomLayoutRecord
  /// What nodes' answers can depend on; empty until asked for.
  var variability: [Variability] = []
  /// How many answers leaves gave.
  @exclusivity(unchecked) private(set) var leafAnswers = 0

  /// - Parameters:
  ///   - isEdited: whether nodes of the tree will be edited, and measured anew for what they were offered, which is kept
  ///     for that.
  ///   - memos: those of an earlier pass, for this one's.
  init(
    _ tree: LayoutTree, host: LayoutHost, steering: Steering<Number> = Steering(), container: NumericProposal<Number>,
    tape: Tape? = nil, custom: CustomLayoutRecord = CustomLayoutRecord(), isEdited: Bool = true,
    reusing memos: consuming PassMemos<Number>? = nil
  ) {
    self.custom = custom
    self.tree = tree
    self.host = host
    self.steering = steering
    self.container = container
    self.tape = tape
    (nodes, priorities) = steering.prioritised(tree)
    rules = tree.rules
    let own = memos.take()?.reset(nodeCount: nodes.count) ?? PassMemos(nodeCount: nodes.count, isTaken: isEdited)
    unsafe memo = own.sizes
    unsafe axisMemo = own.lengths
    unsafe orders = own.orders
  }

  /// Goes on from a pass over a tree that differs in what some nodes are or how long they are decided to be; what is
  /// remembered of these nodes, and of those around them, is the caller's to forget. The earlier pass is at its end.
  init(after earlier: LayoutPass, _ tree: LayoutTree, _ steering: Steering<Number>) {
    (host, container, tape, custom) = (earlier.host, earlier.container, earlier.tape, earlier.custom)
    self.tree = tree
    self.steering = steering
    (nodes, priorities) = steering.prioritised(tree)
    rules = tree.rules
    unsafe memo = MeasurementMemo(nodeCount: 0, isTaken: false)
    unsafe axisMemo = AxisMemo(nodeCount: 0, isTaken: false)
    unsafe orders = ServingOrderMemo(nodeCount: 0)
    unsafe swap(&memo, &earlier.memo)
    unsafe swap(&axisMemo, &earlier.axisMemo)
    unsafe swap(&orders, &earlier.orders)
    unsafe swap(&placementStore, &earlier.placementStore)
    guideMemo = earlier.guideMemo
    gridSolutions = earlier.gridSolutions
    unsafe gaps = earlier.gaps
    unsafe leafAnswers = earlier.leafAnswers
  }

  /// Hands over its memos, at its end.
  func takeMemos() -> PassMemos<Number> {
    var memos = PassMemos<Number>(nodeCount: 0, isTaken: false)
    unsafe swap(&memos.sizes, &memo)
    unsafe swap(&memos.lengths, &axisMemo)
    unsafe swap(&memos.orders, &orders)
    return memos
  }

  /// The distinct measurements so far: of containers and modifiers, in both axes or in one, and answers of leaves.
  var measurements: Int { unsafe memo.count + axisMemo.count + leafAnswers }

  func children(of node: Int) -> NodeSubviews<Number> { NodeSubviews(self, node) }

  /// The answer of `node` to a proposal.
  func size(_ node: Int, _ proposal: NumericProposal<Number>) -> NumericSize<Number> {
    if nodes[node].answersByAxis {
      return NumericSize(
        width: length(node, .horizontal, proposal.width), height: length(node, .vertical, proposal.height))
    }
    switch nodes[node].rule {
    case .transparent, .alignmentGuide: return size(nodes[node].firstChild, proposal)
    default:
      let entry = entry(node, proposal)
      return unsafe memo[entry].size
    }
  }

  /// The answer along an axis of a node that answers each axis on its own.
  func length(_ node: Int, _ axis: Axis, _ offered: Number?) -> Number {
    switch nodes[node].rule {
    case .fixed(let leaf): return answer(rules.fixed[leaf], node, axis, offered)
    case .flexible(let leaf): return answer(rules.flexible[leaf, axis], node, axis, offered)
    case .shape: return answer(ShapeLeaf(), node, axis, offered)
    case .spacer(let leaf): return answer(rules.spacers[leaf], node, axis, offered)
    case .divider(let leaf): return answer(rules.dividers[leaf], node, axis, offered)
    case .transparent, .alignmentGuide: return length(nodes[node].firstChild, axis, offered)
    default:
      let key = ProposalKey.bits(offered)
      if let known = unsafe axisMemo.find(nodes[node].slot, axis, key) { return known }
      let children = AxisSubviews(self, node, axis)
      let proposal = NumericProposal(along: axis, offered, across: nil)
      let length = attributed(to: node) { measure(node, children, proposal)[axis] }
      unsafe axisMemo.insert(nodes[node].slot, axis, key, offered, length)
      return length
    }
  }

  private func answer<L: AxisLeafRule>(_ leaf: L, _ node: Int, _ axis: Axis, _ offered: Number?) -> Number {
    guard Number.isRecorded else {
      unsafe leafAnswers += 1
      return leaf.length(axis, offered)
    }
    let key = ProposalKey.bits(offered)
    if let known = unsafe axisMemo.find(nodes[node].slot, axis, key) { return known }
    let length = attributed(to: node) { leaf.length(axis, offered) }
    unsafe axisMemo.insert(nodes[node].slot, axis, key, offered, length)
    return length
  }

  /// Runs a rule of `node`; a recording pass marks what it records.
  func attributed<R>(to node: Int, _ body: () -> R) -> R {
    guard Number.isRecorded, let tape else { return body() }
    return tape.attributed(to: node, body)
  }

  /// The memo's entry of `node` for a proposal, measured now if it is new.
  func entry(_ node: Int, _ proposal: NumericProposal<Number>) -> Int {
    let key = ProposalKey(proposal)
    if let found = unsafe memo.find(nodes[node].slot, key) { return found }
    let size =
      nodes[node].answersByAxis
      ? size(node, proposal) : attributed(to: node) { measure(node, children(of: node), proposal) }
    return unsafe memo.insert(nodes[node].slot, key, proposal, size)
  }

  private func measure<S: RuleSubviews>(
    _ node: Int, _ children: S, _ proposal: NumericProposal<Number>
  ) -> NumericSize<Number> where S.Number == Number {
    switch nodes[node].rule {
    case .circle: return CircleLeaf().size(proposal)
    case .wrapping(let leaf): return rules.wrapping[leaf].size(proposal)
    case .text(let leaf): return rules.texts[leaf].size(proposal)
    case .area(let leaf): return rules.areas[leaf].size(proposal)
    case .fraction(let leaf): return rules.fractions[leaf].size(proposal)
    case .stack(let rule): return rules.stacks[rule].size(children, proposal)
    case .zstack(let rule): return rules.zstacks[rule].size(children, proposal)
    case .grid(let grid): return solveGrid(node, grid, proposal).size
    case .frame(let rule): return rules.frames[rule].size(children, proposal)
    case .flexibleFrame(let rule): return rules.flexibleFrames[rule].size(children, proposal)
    case .containerFrame(let number):
      let rule = rules.containerFrames[number]
      return rule.size(children, proposal, rule.lengths(container))
    case .geometryReader: return GeometryReaderRule().size(children, proposal)
    case .scrollView(let rule): return rule.size(children, proposal)
    case .padding(let rule): return rules.paddings[rule].size(children, proposal)
    case .fixedSize(let rule): return rule.size(children, proposal)
    case .aspectRatio(let rule): return rules.aspectRatios[rule].size(children, proposal)
    case .offset(let rule): return rules.offsets[rule].size(children, proposal)
    case .position(let rule): return rules.positions[rule].size(children, proposal)
    case .secondary(let rule): return rules.secondaries[rule].size(children, proposal)
    case .viewThatFits(let rule):
      return rule.choice(children, proposal).map { children.size($0, proposal) } ?? .zero
    case .layout(let layout): return customSize(node, layout, proposal)
    case .virtualFrame(let frame): return virtualSize(children, frame.index, proposal)
    case .transparent, .alignmentGuide, .fixed, .flexible, .shape, .spacer, .divider: return size(node, proposal)
    }
  }
}
