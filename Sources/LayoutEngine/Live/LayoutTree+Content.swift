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
    case .fixed(let number):
      (LengthRange(always: rules.fixed[number].size.width), LengthRange(always: rules.fixed[number].size.height))
    case .flexible(let number): (rules.flexible[number].width, rules.flexible[number].height)
    default: nil
    }
  }

  /// The tree with other content in a leaf; `nil` where the leaf is of one size and is to get a range.
  package func settingContent(of leaf: Int, width: LengthRange, height: LengthRange) -> LayoutTree? {
    var tree = self
    switch nodes[leaf].rule {
    case .fixed(let number):
      guard width == LengthRange(always: width.ideal), height == LengthRange(always: height.ideal) else { return nil }
      tree.rules.fixed[number].size = CGSize(width: width.ideal, height: height.ideal)
    case .flexible(let number): tree.rules.flexible[number] = FlexibleLeaf(width: width, height: height)
    default: return nil
    }
    return tree
  }
}

extension LayoutTree {
  /// Gives a leaf the content of one of another tree, which is of the same kind.
  mutating func takeContent(of leaf: Int, from other: LayoutTree, at otherLeaf: Int) {
    switch (nodes[leaf].rule, other.nodes[otherLeaf].rule) {
    case (.fixed(let own), .fixed(let others)): rules.fixed[own] = other.rules.fixed[others]
    case (.flexible(let own), .flexible(let others)): rules.flexible[own] = other.rules.flexible[others]
    default: preconditionFailure("only content of a given size or range is edited")
    }
  }
}

extension LengthRange {
  /// One length, whatever is offered.
  package init(always length: CGFloat) { self.init(min: length, ideal: length, max: length) }
}
