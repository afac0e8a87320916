import LayoutModel

extension LayoutPass {
  /// Whether a node's length along an axis can be anything but a constant of the recording.
  ///
  /// Errs on the side of yes: what cannot move is not nudged.
  func varies(_ node: Int, _ axis: Axis) -> Bool {
    if variability.isEmpty { findVariability() }
    return axis == .horizontal ? variability[node].width : variability[node].height
  }

  private func findVariability() {
    variability = Array(repeating: (true, true), count: nodes.count)
    for node in nodes.indices.reversed() {
      variability[node] = (findVariability(node, .horizontal), findVariability(node, .vertical))
    }
  }

  private func findVariability(_ node: Int, _ axis: Axis) -> Bool {
    let children = nodes[node].children
    func inside(_ child: Int, _ axis: Axis) -> Bool {
      axis == .horizontal ? variability[child].width : variability[child].height
    }
    switch nodes[node].rule {
    case .fixed: return false
    case .flexible(let leaf):
      let range = axis == .horizontal ? leaf.width : leaf.height
      return range.min < range.max
    case .frame(let index) where tree.frames[index].fixes(axis): return false
    case .frame, .padding, .offset, .transparent, .alignmentGuide, .secondary, .fixedSize:
      return inside(children.lowerBound, axis)
    case .virtualFrame(let frame):
      if steering.length(frame, axis) != nil || steering.answer != nil { return true }
      return inside(children.lowerBound, axis)
    default: return true
    }
  }
}
