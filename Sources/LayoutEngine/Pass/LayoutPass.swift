import Foundation
import LayoutModel

/// One run of the layout protocol over a tree: proposals go down, answers come up, children are placed.
///
/// Generic over the numbers: specialised for `Double` it is the direct engine, on ``TapeNumber`` it records the
/// formulation. Every node is measured once for each distinct value of its proposal.
final class LayoutPass<Number: LayoutNumber> {
  let tree: LayoutTree
  let nodes: [LayoutTree.Node]
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
  var axisMemo: AxisMemo<Number>
  var orders: ServingOrderMemo
  var placementStore: [Placement<Number>] = []
  var guideMemo: [GuideQuery: Number?] = [:]
  var gridSolutions: [GridQuery: GridSolution<Number>] = [:]
  /// Gaps between a node and its next sibling; NaN where not asked yet.
  var gaps: [Double]
  /// How users' layouts were treated in a recording pass.
  var custom: CustomLayoutRecord
  /// What nodes' answers can depend on; empty until asked for.
  var variability: [Variability] = []
  /// How many answers leaves gave.
  @exclusivity(unchecked) private(set) var leafAnswers = 0

  init(
    _ tree: LayoutTree, host: LayoutHost, steering: Steering<Number> = Steering(), container: NumericProposal<Number>,
    tape: Tape? = nil, custom: CustomLayoutRecord = CustomLayoutRecord()
  ) {
    self.custom = custom
    self.tree = tree
    self.host = host
    self.steering = steering
    self.container = container
    self.tape = tape
    nodes = steering.prioritised(tree.nodes)
    unsafe memo = MeasurementMemo(nodeCount: nodes.count)
    orders = ServingOrderMemo(nodeCount: nodes.count)
    axisMemo = AxisMemo(nodeCount: Number.isRecorded ? nodes.count : 0)
    gaps = Array(repeating: .nan, count: nodes.count)
  }

  /// The distinct measurements so far: of containers and modifiers, and answers of leaves.
  var measurements: Int { unsafe memo.entries.count + leafAnswers }

  func children(of node: Int) -> NodeSubviews<Number> { NodeSubviews(self, node) }

  /// The answer of `node` to a proposal.
  func size(_ node: Int, _ proposal: NumericProposal<Number>) -> NumericSize<Number> {
    switch nodes[node].rule {
    case .fixed(let leaf): return answer(leaf, node, proposal)
    case .flexible(let leaf): return answer(leaf, node, proposal)
    case .shape(let leaf): return answer(leaf, node, proposal)
    case .spacer(let leaf): return answer(leaf, node, proposal)
    case .divider(let leaf): return answer(leaf, node, proposal)
    case .transparent, .alignmentGuide: return size(nodes[node].firstChild, proposal)
    default:
      let entry = entry(node, proposal)
      return unsafe memo.entries[entry].size
    }
  }

  private func answer<L: AxisLeafRule>(
    _ leaf: L, _ node: Int, _ proposal: NumericProposal<Number>
  ) -> NumericSize<Number> {
    unsafe leafAnswers += 1
    guard Number.isRecorded else {
      return NumericSize(
        width: leaf.length(.horizontal, proposal.width), height: leaf.length(.vertical, proposal.height))
    }
    return attributed(to: node) {
      NumericSize(
        width: axisMemo.length(node, .horizontal, proposal.width) { leaf.length(.horizontal, $0) },
        height: axisMemo.length(node, .vertical, proposal.height) { leaf.length(.vertical, $0) })
    }
  }

  /// Runs a rule of `node`; a recording pass marks what it records.
  func attributed<R>(to node: Int, _ body: () -> R) -> R {
    guard Number.isRecorded, let tape else { return body() }
    return tape.attributed(to: node, body)
  }

  /// The memo's entry of `node` for a proposal, measured now if it is new.
  func entry(_ node: Int, _ proposal: NumericProposal<Number>) -> Int {
    let key = ProposalKey(proposal)
    if let found = unsafe memo.find(node, key) { return found }
    let size = attributed(to: node) { measure(node, proposal) }
    return unsafe memo.insert(node, key, size)
  }

  private func measure(_ node: Int, _ proposal: NumericProposal<Number>) -> NumericSize<Number> {
    let children = children(of: node)
    switch nodes[node].rule {
    case .circle(let leaf): return leaf.size(proposal)
    case .wrapping(let leaf): return leaf.size(proposal)
    case .text(let text): return tree.texts[text].size(proposal)
    case .area(let leaf): return leaf.size(proposal)
    case .fraction(let leaf): return leaf.size(proposal)
    case .stack(let rule): return rule.size(children, proposal)
    case .zstack(let rule): return rule.size(children, proposal)
    case .grid(let grid): return solveGrid(node, grid, proposal).size
    case .frame(let index): return tree.frames[index].size(children, proposal)
    case .flexibleFrame(let index): return tree.flexibleFrames[index].size(children, proposal)
    case .containerFrame(let index):
      let rule = tree.containerFrames[index]
      return rule.size(children, proposal, rule.lengths(container))
    case .geometryReader(let rule): return rule.size(children, proposal)
    case .scrollView(let rule): return rule.size(children, proposal)
    case .padding(let rule): return rule.size(children, proposal)
    case .fixedSize(let rule): return rule.size(children, proposal)
    case .aspectRatio(let rule): return rule.size(children, proposal)
    case .offset(let rule): return rule.size(children, proposal)
    case .position(let rule): return rule.size(children, proposal)
    case .secondary(let rule): return rule.size(children, proposal)
    case .viewThatFits(let rule):
      return rule.choice(children, proposal).map { children.size($0, proposal) } ?? .zero
    case .layout(let layout): return customSize(node, layout, proposal)
    case .virtualFrame(let frame): return virtualSize(node, frame, proposal)
    case .transparent, .alignmentGuide, .fixed, .flexible, .shape, .spacer, .divider: return size(node, proposal)
    }
  }
}
