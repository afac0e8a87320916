import LayoutModel

/// A grid that was asked for a proposal.
struct GridQuery: Hashable {
  var node: Int
  var proposal: ProposalKey
}

extension LayoutPass {
  /// What serving the cells of a grid came to, once for each proposal: sizing and placing share it.
  func solveGrid(_ node: Int, _ grid: Int, _ proposal: NumericProposal<Number>) -> GridSolution<Number> {
    let query = GridQuery(node: node, proposal: ProposalKey(proposal))
    if let known = gridSolutions[query] { return known }
    let solution = tree.grids[grid].solve(children(of: node), proposal, host.gaps(ofGrid: node, grid))
    gridSolutions[query] = solution
    return solution
  }

  /// Where the cells of a grid stand.
  func arrangeGrid(
    _ node: Int, _ grid: Int, _ proposal: NumericProposal<Number>, into placements: inout Placements<Number>
  ) {
    let solution = solveGrid(node, grid, proposal)
    tree.grids[grid].place(children(of: node), solution, host.gaps(ofGrid: node, grid), into: &placements)
  }
}

extension LayoutHost {
  /// The order in which a grid serves its cells; found once for the axes that have a proposal, whatever that is.
  func gridOrder(of node: Int, along axes: Axis.Set, _ find: () -> GridOrder) -> GridOrder {
    if let known = gridOrders[node]?.first(where: { $0.axes == axes }) { return known.order }
    let order = find()
    gridOrders[node, default: []].append((axes, order))
    return order
  }

  /// The gaps of a grid; found once.
  func gaps(ofGrid node: Int, _ grid: Int) -> GridGaps {
    if let known = gridGaps[node] { return known }
    let gaps = tree.grids[grid].gaps(pass.children(of: node))
    gridGaps[node] = gaps
    return gaps
  }
}
