import LayoutModel

/// A grid that was asked for a proposal.
struct GridQuery: Hashable {
  var node: Int
  var proposal: ProposalKey
}

extension LayoutPass {
  /// What serving the cells of a grid came to, once for each proposal: sizing and placing share it.
  func solveGrid(_ node: Int, _ grid: RuleNumber<GridRule>, _ proposal: NumericProposal<Number>) -> GridSolution<Number>
  {
    let query = GridQuery(node: node, proposal: ProposalKey(proposal))
    if let known = gridSolutions[query] { return known }
    let solution = rules.grids[grid].solve(children(of: node), proposal, host.gaps(ofGrid: node, grid))
    gridSolutions[query] = solution
    return solution
  }

  /// Where the cells of a grid stand.
  func arrangeGrid(
    _ node: Int, _ grid: RuleNumber<GridRule>, _ proposal: NumericProposal<Number>,
    into placements: inout Placements<Number>
  ) {
    let solution = solveGrid(node, grid, proposal)
    rules.grids[grid].place(children(of: node), solution, host.gaps(ofGrid: node, grid), into: &placements)
  }

  /// The slots of a grid's cells.
  func gridSlots(_ node: Int, _ grid: RuleNumber<GridRule>, _ solution: GridSolution<Number>) -> [GridSlot<Number>] {
    attributed(to: node) { rules.grids[grid].slots(solution, host.gaps(ofGrid: node, grid)) }
  }

  /// Adds where some cells of a grid stand in their slots.
  func placeCells(
    _ cells: [Int], of node: Int, _ grid: RuleNumber<GridRule>, _ solution: GridSolution<Number>,
    _ slots: [GridSlot<Number>],
    into placements: inout Placements<Number>
  ) {
    attributed(to: node) {
      rules.grids[grid].place(cells, of: children(of: node), solution, slots, into: &placements)
    }
  }
}

extension LayoutHost {
  /// The order in which a grid serves its cells; found once for the axes that have a proposal, whatever that is.
  func gridOrder(of node: Int, along axes: Axis.Set, _ find: () -> GridOrder) -> GridOrder {
    if let known = gridOrders[node]?.first(where: { $0.axes == axes }) { return known }
    let order = find()
    gridOrders[node, default: []].append(order)
    return order
  }

  /// Finds the serving orders of a grid anew; says whether any of them is another, or may be.
  ///
  /// - Parameter child: the only child that answers something else now; `nil` where there may be others.
  func reviseGridOrders(of node: Int, _ grid: RuleNumber<GridRule>, child: Int?) -> Bool {
    guard var orders = gridOrders.removeValue(forKey: node), let child else { return true }
    let (cell, children) = (child - tree.nodes[node].firstChild, pass.children(of: node))
    var isOther = false
    for i in orders.indices where orders[i].update(cell, children, pass.rules.grids[grid].structure) { isOther = true }
    gridOrders[node] = orders
    return isOther
  }

  /// The gaps of a grid; found once.
  func gaps(ofGrid node: Int, _ grid: RuleNumber<GridRule>) -> GridGaps {
    if let known = gridGaps[node] { return known }
    let gaps = pass.rules.grids[grid].gaps(pass.children(of: node))
    gridGaps[node] = gaps
    return gaps
  }
}
