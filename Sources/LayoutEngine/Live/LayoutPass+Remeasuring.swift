import LayoutModel

extension LayoutPass {
  /// Measures a node anew for everything that it was asked before.
  ///
  /// - Parameter unchanged: told of each answer that has the value that it had: the number before, and now.
  /// - Returns: whether any answer has another value.
  func remeasure(_ node: Int, unchanged: (Number, Number) -> Void) -> Bool {
    if case .grid = nodes[node].rule { gridSolutions = gridSolutions.filter { $0.key.node != node } }
    let slot = nodes[node].slot
    let widths = unsafe axisMemo.take(slot, .horizontal)
    let heights = unsafe axisMemo.take(slot, .vertical)
    var sizes = unsafe memo.take(slot)
    // A layout of a user's own may do differently in another order.
    if case .layout = nodes[node].rule { sizes.reverse() }
    let guides = guideMemo.isEmpty ? [] : guideMemo[node]
    if !guides.isEmpty { guideMemo[node] = [] }
    var isChanged = false
    func compare(_ old: Number, _ new: Number) {
      if old.value == new.value || (old.value.isNaN && new.value.isNaN) {
        unchanged(old, new)
      } else {
        isChanged = true
      }
    }
    for (axis, lengths) in [(Axis.horizontal, widths), (.vertical, heights)] {
      for (offer, old) in lengths { compare(old, length(node, axis, offer)) }
    }
    for (proposal, old) in sizes {
      let entry = entry(node, proposal)
      let new = unsafe memo[entry].size
      compare(old.width, new.width)
      compare(old.height, new.height)
    }
    for guide in guides {
      switch (guide.position, explicitGuide(guide.query.key, node, guide.proposal)) {
      case (let old?, let new?): compare(old, new)
      case (nil, nil): break
      default: isChanged = true
      }
    }
    return isChanged
  }

  /// Finds a stack's serving orders anew; whether any of them is another.
  func reorder(_ node: Int, along axis: Axis) -> Bool {
    let orders = unsafe orders.take(nodes[node].slot)
    let children = children(of: node)
    return orders.reduce(false) { isChanged, old in
      let new = children.servingOrder(along: axis, cross: old.cross)
      return !new.elementsEqual(old.turns) || isChanged
    }
  }

  /// Forgets a node's serving orders.
  func forgetOrders(of node: Int) { _ = unsafe orders.take(nodes[node].slot) }

  /// Forgets the gap after a node; returns it, NaN where it was not known.
  func forgetGap(after node: Int) -> Double {
    if unsafe gaps.isEmpty { return .nan }
    let gap = unsafe gaps[node]
    unsafe gaps[node] = .nan
    return gap
  }
}
