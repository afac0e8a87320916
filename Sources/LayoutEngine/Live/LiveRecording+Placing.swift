import LayoutModel

extension LiveRecording {
  /// From this many children on it is worth looking for what a rule records anew as it was.
  private static let largeContainer = 16

  /// Runs a rule again; most of what that of a large container records is as before.
  func recalling<R>(_ node: Int, _ body: () -> R) -> R {
    guard tree.nodes[node].childCount >= Self.largeContainer else { return body() }
    var operations = recalled.removeValue(forKey: node) ?? tape.recalled(of: node)
    defer { recalled[node] = operations }
    return tape.recalling(&operations, body)
  }

  /// Adds where children of a placed node stand, all of those that are shown or all that have changed; says which they are.
  private func place(
    _ node: Int, _ parent: PlacedNode<TapeNumber>, into placements: inout Placements<TapeNumber>,
    _ changes: inout Changes
  ) -> PlacedChildren {
    if case .grid(let grid) = tree.nodes[node].rule, !tree.nodes[node].hasExplicitGuides {
      return placeGrid(node, grid, parent, into: &placements, &changes)
    }
    var parent = parent
    if case .layout = tree.nodes[node].rule, let placed = host.placed[node] {
      // Its code is to see the bounds where they are.
      parent.origin = NumericPoint(x: TapeNumber(placed.origin.x), y: TapeNumber(placed.origin.y))
    }
    return PlacedChildren(
      first: recallingPlacement(node) { pass.placeChildren(of: node, parent, into: &placements) })
  }

  /// Runs the part of a rule that places; where the part that measures has just run again, most is as before.
  private func recallingPlacement<R>(_ node: Int, _ body: () -> R) -> R {
    guard recalled[node]?.isRunning == true else { return body() }
    defer { recalled[node]?.isComplete = true }
    return recalling(node, body)
  }

  /// Places the cells of a grid: those that have changed, where its columns and rows have not.
  private func placeGrid(
    _ node: Int, _ grid: RuleNumber<GridRule>, _ parent: PlacedNode<TapeNumber>,
    into placements: inout Placements<TapeNumber>,
    _ changes: inout Changes
  ) -> PlacedChildren {
    let solution = pass.solveGrid(node, grid, parent.proposal)
    let children = tree.nodes[node].children
    var isMeasured = [Bool](repeating: false, count: children.count)
    for child in remeasured where children.contains(child) { isMeasured[child - children.lowerBound] = true }
    if let slots = placedGrids[node]?.slots,
      let cells = placedGrids[node]?.follow(solution, isMeasured, unchanged: { changes.add($0, $1) })
    {
      pass.placeCells(cells, of: node, grid, solution, slots, into: &placements)
      return PlacedChildren(cells: cells)
    }
    placedGrids[node] = recallingPlacement(node) {
      let slots = pass.gridSlots(node, grid, solution)
      pass.placeCells(Array(0..<children.count), of: node, grid, solution, slots, into: &placements)
      return tree.rules.grids[grid].canPlaceSomeCells ? PlacedGrid(solution, slots) : nil
    }
    return PlacedChildren()
  }

  func placeRoot() {
    let size = pass.size(0, offer)
    places[0] = PlacedNode(origin: space.origin(of: size, in: window), size: size, proposal: offer)
    needsPlacing[0] = true
  }

  /// Places what has been measured anew.
  func placeAgain(_ changes: Changes) -> Changes? {
    var changes = changes
    defer {
      for node in remeasured { recalled[node]?.restart() }
      remeasured = []
    }
    host.layOut(in: space)
    for node in remeasured {
      if node == 0 { placeRoot() }
      guard let place = places[node] else {
        needsPlacing[node] = false
        continue
      }
      places[node]?.size = pass.size(node, place.proposal)
      changes.placed.append(node)
    }
    let isWhole = placeNodes(from: remeasured.min() ?? 0, &changes)
    return isWhole && isFollowable && isAsPlaced ? changes : nil
  }

  /// Whether everything stands where the plain pass has placed it, as it does unless a layout's code does something else at
  /// another place than it did where it was recorded.
  private var isAsPlaced: Bool {
    guard !host.placed.isEmpty else { return true }
    var origins = [NumericPoint<Double>](repeating: .zero, count: tree.count)
    for node in tree.nodes.indices {
      guard let place = places[node] else {
        if host.placed[node] != nil { return false }
        continue
      }
      let parent = tree.parent(of: node).map { origins[$0] } ?? .zero
      let (x, y) = (parent.x + place.origin.x.value, parent.y + place.origin.y.value)
      origins[node] = NumericPoint(x: x, y: y)
      guard let placed = host.placed[node],
        x.isNear(placed.origin.x) && y.isNear(placed.origin.y) && place.size.width.value.isNear(placed.size.width)
          && place.size.height.value.isNear(placed.size.height)
      else { return false }
    }
    return true
  }

  /// Places the children of all nodes that need it, from `first` on.
  ///
  /// - Returns: whether only children have been placed that were part of the layout before.
  func placeNodes(from first: Int, _ changes: inout Changes) -> Bool {
    var placed: [Int] = []
    var areExpected = true
    var placements = Placements<TapeNumber>()
    for node in first..<tree.count where needsPlacing[node] {
      needsPlacing[node] = false
      guard let parent = places[node], tree.nodes[node].childCount > 0 else { continue }
      let mirrors = (tree.nodes[node].direction ?? space.layoutDirection) == .rightToLeft
      placements.removeLast(keeping: 0)
      let (first, children) = (tree.nodes[node].firstChild, place(node, parent, into: &placements, &changes))
      for i in 0..<placements.count {
        let (child, placement) = (first + children[i], placements[i])
        areExpected = areExpected && places[child] != nil
        let size = placement.size ?? pass.size(child, placement.proposal)
        let x = mirrors ? parent.size.width - placement.origin.x - size.width : placement.origin.x
        if places[child].map({ ProposalKey($0.proposal) != ProposalKey(placement.proposal) }) ?? true {
          needsPlacing[child] = true
        }
        places[child] = PlacedNode(
          origin: NumericPoint(x: x, y: placement.origin.y), size: size, proposal: placement.proposal)
        placed.append(child)
      }
    }
    changes.placed += placed
    return areExpected
  }
}

/// Which children of a node have been placed, counted from 0.
private struct PlacedChildren {
  /// The first of those that follow each other.
  var first = 0
  /// Their numbers, where they do not.
  var cells: [Int]?

  subscript(placement: Int) -> Int { cells?[placement] ?? first + placement }
}
