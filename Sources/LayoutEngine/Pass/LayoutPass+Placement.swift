import Foundation
import LayoutModel

/// A node of a finished pass: where it stands in the window, and what it was offered.
struct PlacedNode<Number: LayoutNumber> {
  var origin: NumericPoint<Number>
  var size: NumericSize<Number>
  var proposal: NumericProposal<Number>
}

extension LayoutPass {
  /// Places the whole tree: the root in its space, then every node's children. Nodes that `ViewThatFits` left out have
  /// no place.
  func place(
    _ proposal: NumericProposal<Number>, in space: LayoutSpace, window: NumericSize<Number>?
  ) -> [PlacedNode<Number>?] {
    var placed = [PlacedNode<Number>?](repeating: nil, count: nodes.count)
    let rootSize = size(0, proposal)
    placed[0] = PlacedNode(origin: space.origin(of: rootSize, in: window), size: rootSize, proposal: proposal)
    // Breadth-first numbers put parents before children: one loop, no recursion.
    for node in nodes.indices {
      guard let parent = placed[node], nodes[node].childCount > 0 else { continue }
      let mirrors = (nodes[node].direction ?? space.layoutDirection) == .rightToLeft
      func put(_ child: Int, _ placement: Placement<Number>) {
        let size = size(child, placement.proposal)
        let x = mirrors ? parent.size.width - placement.origin.x - size.width : placement.origin.x
        placed[child] = PlacedNode(
          origin: NumericPoint(x: parent.origin.x + x, y: parent.origin.y + placement.origin.y), size: size,
          proposal: placement.proposal)
      }
      placeChildren(of: node, parent, put)
    }
    return placed
  }

  func placeChildren(
    of node: Int, _ placed: PlacedNode<Number>, _ put: (_ child: Int, _ placement: Placement<Number>) -> Void
  ) {
    let first = nodes[node].firstChild
    switch nodes[node].rule {
    case .viewThatFits(let rule):
      guard let choice = rule.choice(children(of: node), placed.proposal) else { return }
      put(first + choice, Placement(origin: .zero, proposal: placed.proposal))
    case .layout(let layout):
      for (i, placement) in customPlacements(of: node, layout, placed).enumerated() { put(first + i, placement) }
    case .transparent, .alignmentGuide:
      put(first, Placement(origin: .zero, proposal: placed.proposal))
    default:
      let start = placementStart(of: node, placed.proposal)
      for i in 0..<nodes[node].childCount { put(first + i, unsafe placementStore[start + i]) }
    }
  }

  /// Where a child stands when its container, of a built-in kind, answers `proposal`.
  func placement(of child: Int, in node: Int, _ proposal: NumericProposal<Number>) -> Placement<Number> {
    switch nodes[node].rule {
    case .transparent, .alignmentGuide: return Placement(origin: .zero, proposal: proposal)
    default: return unsafe placementStore[placementStart(of: node, proposal) + child]
    }
  }

  /// Where the placements of a node's children start in the store, found now if they are not there yet.
  private func placementStart(of node: Int, _ proposal: NumericProposal<Number>) -> Int {
    let entry = entry(node, proposal)
    let known = Int(unsafe memo.entries[entry].placementStart)
    if known >= 0 { return known }
    let size = unsafe memo.entries[entry].size
    let new = attributed(to: node) { arrange(node, proposal, size: size) }
    let start = unsafe placementStore.count
    unsafe memo.setPlacementStart(entry, start)
    unsafe placementStore.append(contentsOf: new)
    return start
  }

  private func arrange(
    _ node: Int, _ proposal: NumericProposal<Number>, size: NumericSize<Number>
  ) -> [Placement<Number>] {
    let children = children(of: node)
    switch nodes[node].rule {
    case .stack(let rule): return rule.placements(children, proposal, size: size)
    case .zstack(let rule): return rule.placements(children, proposal, size: size)
    case .grid(let grid): return arrangeGrid(node, grid, proposal)
    case .frame(let index): return tree.frames[index].placements(children, proposal, size: size)
    case .flexibleFrame(let index): return tree.flexibleFrames[index].placements(children, proposal, size: size)
    case .containerFrame(let index):
      let rule = tree.containerFrames[index]
      return rule.placements(children, proposal, rule.lengths(container), size: size)
    case .geometryReader(let rule): return rule.placements(children, proposal, size: size)
    case .scrollView(let rule): return rule.placements(children, proposal, size: size)
    case .padding(let rule): return rule.placements(children, proposal, size: size)
    case .fixedSize(let rule): return rule.placements(children, proposal, size: size)
    case .aspectRatio(let rule): return rule.placements(children, proposal, size: size)
    case .offset(let rule): return rule.placements(children, proposal, size: size)
    case .position(let rule): return rule.placements(children, proposal, size: size)
    case .secondary(let rule): return rule.placements(children, proposal, size: size)
    case .virtualFrame(let frame): return [virtualPlacement(node, frame, proposal, size: size)]
    default: return (0..<children.count).map { _ in Placement(origin: .zero, proposal: proposal) }
    }
  }
}

extension LayoutSpace {
  /// Where a root of `size` stands: aligned in the window, or at the origin without one.
  func origin<N: LayoutNumber>(of size: NumericSize<N>, in window: NumericSize<N>?) -> NumericPoint<N> {
    guard let window else { return .zero }
    func aligned(_ key: AlignmentKey) -> N { (window[key.axis] - size[key.axis]) * (key.standardFraction ?? 0) }
    let x = aligned(alignment.horizontal.key)
    let y = aligned(alignment.vertical.key)
    guard layoutDirection == .rightToLeft else { return NumericPoint(x: x, y: y) }
    return NumericPoint(x: window.width - x - size.width, y: y)
  }
}
