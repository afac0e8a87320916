import Foundation
import LayoutModel

/// What the answers of a node can depend on in a recording.
struct Variability {
  /// Whether a solver has decided, or may move, something in the node or inside it, or something there asks the window.
  var isSteered = false
  /// Whether the width can be anything but one constant.
  var width = true
  /// Whether the height can be anything but one constant.
  var height = true

  subscript(axis: Axis) -> Bool { axis == .horizontal ? width : height }
}

extension LayoutPass {
  /// Whether a node's length along an axis, when it is offered something like `proposal`, can be anything but a constant
  /// of the recording.
  ///
  /// Errs on the side of yes: what cannot move is not nudged. A proposal that is `nil` or endless is a constant; all else
  /// may move.
  func varies(_ node: Int, _ axis: Axis, _ proposal: ProposedViewSize) -> Bool {
    if variability.isEmpty { findVariability() }
    guard variability[node][axis] else { return false }
    if variability[node].isSteered { return true }
    func moves(_ length: CGFloat?) -> Bool { length.map { abs(Double($0)) < TapeNumber.endless } ?? false }
    switch nodes[node].rule {
    case .flexible, .shape, .spacer, .divider: return moves(axis == .horizontal ? proposal.width : proposal.height)
    default: return moves(proposal.width) || moves(proposal.height)
    }
  }

  private func findVariability() {
    variability = Array(repeating: Variability(), count: nodes.count)
    for node in nodes.indices.reversed() {
      variability[node] = Variability(
        isSteered: isSteered(node), width: findVariability(node, .horizontal),
        height: findVariability(node, .vertical))
    }
  }

  private func isSteered(_ node: Int) -> Bool {
    if case .virtualFrame(let frame) = nodes[node].rule {
      if steering.answer != nil { return true }
      if steering.length(frame.index, .horizontal) != nil || steering.length(frame.index, .vertical) != nil {
        return true
      }
    }
    if case .containerFrame = nodes[node].rule { return true }
    return nodes[node].children.contains { variability[$0].isSteered }
  }

  private func findVariability(_ node: Int, _ axis: Axis) -> Bool {
    let children = nodes[node].children
    switch nodes[node].rule {
    case .fixed: return false
    case .flexible(let leaf):
      let range = rules.flexible[leaf, axis]
      return range.min < range.max
    case .frame(let rule) where rules.frames[rule].fixes(axis): return false
    case .frame, .padding, .offset, .transparent, .alignmentGuide, .secondary, .fixedSize:
      return variability[children.lowerBound][axis]
    case .virtualFrame(let frame):
      if steering.length(frame.index, axis) != nil || steering.answer != nil { return true }
      return variability[children.lowerBound][axis]
    default: return true
    }
  }
}
