/// What a pass remembers of a tree's nodes.
///
/// Unchecked: each of the lists has one owner, and so has this.
struct PassMemos<Number: LayoutNumber>: ~Copyable, @unchecked Sendable {
  var sizes: MeasurementMemo<Number>
  var lengths: AxisMemo<Number>
  var orders: ServingOrderMemo

  /// - Parameter isTaken: whether nodes will be measured anew for what they were offered, which is kept for that.
  init(nodeCount: Int, isTaken: Bool) {
    sizes = MeasurementMemo(nodeCount: nodeCount, isTaken: isTaken)
    lengths = AxisMemo(nodeCount: nodeCount, isTaken: isTaken)
    orders = ServingOrderMemo(nodeCount: nodeCount)
  }

  /// Forgets everything, for another tree.
  consuming func reset(nodeCount: Int) -> PassMemos {
    sizes.reset(nodeCount: nodeCount)
    lengths.reset(nodeCount: nodeCount)
    orders.reset(nodeCount: nodeCount)
    return self
  }
}
