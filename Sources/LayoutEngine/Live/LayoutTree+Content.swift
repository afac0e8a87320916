package import Foundation
import LayoutModel

extension LayoutTree {
  /// The leaf whose content a name stands for: the node itself, or what it gives a name to; `nil` where that is no
  /// content of a given size or range.
  package func editableContent(of node: Int) -> Int? {
    var node = node
    while true {
      switch nodes[node].rule {
      case .fixed, .flexible: return node
      case .transparent, .alignmentGuide: node = nodes[node].firstChild
      default: return nil
      }
    }
  }

  /// The lengths that a leaf's content accepts; a fixed one's along both axes.
  package func content(of leaf: Int) -> (width: LengthRange, height: LengthRange)? {
    switch nodes[leaf].rule {
    case .fixed(let leaf):
      (LengthRange(always: leaf.size.width), LengthRange(always: leaf.size.height))
    case .flexible(let leaf): (leaf.width, leaf.height)
    default: nil
    }
  }

  /// The tree with other content in a leaf; `nil` where the leaf is of one size and is to get a range.
  package func settingContent(of leaf: Int, width: LengthRange, height: LengthRange) -> LayoutTree? {
    var tree = self
    switch nodes[leaf].rule {
    case .fixed(var content):
      guard width == LengthRange(always: width.ideal), height == LengthRange(always: height.ideal) else { return nil }
      content.size.width = width.ideal
      content.size.height = height.ideal
      tree.nodes[leaf].rule = .fixed(content)
    case .flexible(var content):
      content.width = width
      content.height = height
      tree.nodes[leaf].rule = .flexible(content)
    default: return nil
    }
    return tree
  }
}

extension LayoutTree {
  /// Makes a node what one of another tree is.
  mutating func takeRule(of node: Int, from other: LayoutTree, at otherNode: Int) {
    nodes[node].rule = other.nodes[otherNode].rule
  }
}

extension LengthRange {
  /// One length, whatever is offered.
  package init(always length: CGFloat) { self.init(min: length, ideal: length, max: length) }
}
