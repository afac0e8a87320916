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
  ///
  /// What is inside a node is placed before what is beside it, as the nodes are numbered: so a pass goes through its lists
  /// once, and keeps the places of those nodes alone whose children wait for theirs.
  ///
  /// - Parameter found: told of every node's place, parents before children.
  @inline(__always) func place(
    _ proposal: NumericProposal<Number>, in space: LayoutSpace, window: NumericSize<Number>?,
    _ found: (_ node: Int, PlacedNode<Number>) -> Void
  ) {
    let rootSize = size(0, proposal)
    let root = PlacedNode(origin: space.origin(of: rootSize, in: window), size: rootSize, proposal: proposal)
    found(0, root)
    // The next one is the last; no recursion.
    var waiting: [(node: Int, place: PlacedNode<Number>)] = []
    waiting.reserveCapacity(64)
    if nodes[0].childCount > 0 { waiting.append((0, root)) }
    var placements = Placements<Number>()
    while let (node, parent) = waiting.popLast() {
      placements.removeLast(keeping: 0)
      let first = nodes[node].firstChild + placeChildren(of: node, parent, into: &placements)
      let mirrors = (nodes[node].direction ?? space.layoutDirection) == .rightToLeft
      let waitingBefore = waiting.count
      for i in 0..<placements.count {
        let placement = placements[i]
        let size = placement.size ?? size(first + i, placement.proposal)
        let x = mirrors ? parent.size.width - placement.origin.x - size.width : placement.origin.x
        let place = PlacedNode(
          origin: NumericPoint(x: parent.origin.x + x, y: parent.origin.y + placement.origin.y), size: size,
          proposal: placement.proposal)
        found(first + i, place)
        if nodes[first + i].childCount > 0 { waiting.append((first + i, place)) }
      }
      var (one, other) = (waitingBefore, waiting.count - 1)
      while one < other {
        waiting.swapAt(one, other)
        (one, other) = (one + 1, other - 1)
      }
    }
  }

  /// The places of all nodes; `nil` for those that have none.
  func places(
    _ proposal: NumericProposal<Number>, in space: LayoutSpace, window: NumericSize<Number>?
  ) -> [PlacedNode<Number>?] {
    var places = [PlacedNode<Number>?](repeating: nil, count: nodes.count)
    place(proposal, in: space, window: window) { places[$0] = $1 }
    return places
  }

  /// Adds where the children of a placed node stand; says which child is the first of them.
  func placeChildren(
    of node: Int, _ placed: PlacedNode<Number>, into placements: inout Placements<Number>
  ) -> Int {
    switch nodes[node].rule {
    case .viewThatFits(let rule):
      guard let choice = rule.choice(children(of: node), placed.proposal) else { return 0 }
      placements.append(Placement(origin: .zero, proposal: placed.proposal))
      return choice
    case .layout(let layout):
      for placement in customPlacements(of: node, layout, placed) { placements.append(placement) }
    case .transparent, .alignmentGuide:
      placements.append(Placement(origin: .zero, proposal: placed.proposal, size: placed.size))
    default:
      if nodes[node].hasExplicitGuides {
        // Where the children stand may have been found before, for their guides.
        let start = placementStart(of: node, placed.proposal)
        for i in start..<start + nodes[node].childCount { placements.append(unsafe placementStore[i]) }
      } else {
        attributed(to: node) { arrange(node, placed.proposal, size: placed.size, into: &placements) }
      }
    }
    return 0
  }

  /// Where a child stands when its container, of a built-in kind, answers `proposal`.
  func placement(of child: Int, in node: Int, _ proposal: NumericProposal<Number>) -> Placement<Number> {
    switch nodes[node].rule {
    case .transparent, .alignmentGuide: return Placement(origin: .zero, proposal: proposal)
    default:
      let start = placementStart(of: node, proposal)
      return unsafe placementStore[start + child]
    }
  }

  /// Where the placements of a node's children start in the store, found now if they are not there yet.
  private func placementStart(of node: Int, _ proposal: NumericProposal<Number>) -> Int {
    let entry = entry(node, proposal)
    let known = Int(unsafe memo[entry].placementStart)
    if known >= 0 { return known }
    let size = unsafe memo[entry].size
    var new = Placements<Number>(capacity: nodes[node].childCount)
    attributed(to: node) { arrange(node, proposal, size: size, into: &new) }
    let start = unsafe placementStore.count
    unsafe memo.setPlacementStart(entry, start)
    for i in 0..<new.count { unsafe placementStore.append(new[i]) }
    return start
  }

  private func arrange(
    _ node: Int, _ proposal: NumericProposal<Number>, size: NumericSize<Number>,
    into placements: inout Placements<Number>
  ) {
    let children = children(of: node)
    switch nodes[node].rule {
    case .stack(let rule): rules.stacks[rule].place(children, proposal, size: size, into: &placements)
    case .zstack(let rule): rules.zstacks[rule].place(children, proposal, size: size, into: &placements)
    case .grid(let grid): arrangeGrid(node, grid, proposal, into: &placements)
    case .frame(let rule): rules.frames[rule].place(children, proposal, size: size, into: &placements)
    case .flexibleFrame(let rule):
      rules.flexibleFrames[rule].place(children, proposal, size: size, into: &placements)
    case .containerFrame(let number):
      let rule = rules.containerFrames[number]
      rule.place(children, proposal, rule.lengths(container), size: size, into: &placements)
    case .geometryReader: GeometryReaderRule().place(children, proposal, size: size, into: &placements)
    case .scrollView(let rule): rule.place(children, proposal, size: size, into: &placements)
    case .padding(let rule): rules.paddings[rule].place(children, proposal, size: size, into: &placements)
    case .fixedSize(let rule): rule.place(children, proposal, size: size, into: &placements)
    case .aspectRatio(let rule): rules.aspectRatios[rule].place(children, proposal, size: size, into: &placements)
    case .offset(let rule): rules.offsets[rule].place(children, proposal, size: size, into: &placements)
    case .position(let rule): rules.positions[rule].place(children, proposal, size: size, into: &placements)
    case .secondary(let rule): rules.secondaries[rule].place(children, proposal, size: size, into: &placements)
    case .virtualFrame(let frame): placements.append(virtualPlacement(node, frame.index, proposal, size: size))
    default: placements.append(repeating: Placement(origin: .zero, proposal: proposal), count: children.count)
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
