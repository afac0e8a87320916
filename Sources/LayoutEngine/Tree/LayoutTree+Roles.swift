import LayoutModel

/// What a node is to somebody who looks at a layout.
public enum ViewRole: Sendable, Equatable {
  /// A view without views inside.
  case content
  /// A container, or a modifier around a view.
  case container
  /// A spacer.
  case spacer
  /// A divider.
  case divider
}

extension LayoutTree {
  /// What a node is to somebody who looks at the layout.
  public func role(of node: Int) -> ViewRole {
    switch nodes[node].rule {
    case .spacer: .spacer
    case .divider: .divider
    default: nodes[node].childCount == 0 ? .content : .container
    }
  }

  /// The numbers of a node's children, in order.
  public func children(of node: Int) -> Range<Int> { nodes[node].children }

  /// What a node is, in one word, as documents spell it where they have a word for it.
  public func kindName(of node: Int) -> String {
    switch nodes[node].rule {
    case .fixed: "fixed"
    case .flexible: "flexible"
    case .shape, .circle: "color"
    case .spacer: "spacer"
    case .divider: "divider"
    case .text: "text"
    case .wrapping: "wrapping"
    case .area: "area"
    case .fraction: "fraction"
    case .stack(let rule): rules.stacks[rule].axis == .horizontal ? "hstack" : "vstack"
    case .zstack: "zstack"
    case .grid: "grid"
    case .viewThatFits: "viewthatfits"
    case .layout: "layout"
    case .geometryReader: "geometryReader"
    case .scrollView: "scrollView"
    case .frame, .flexibleFrame, .containerFrame, .virtualFrame: "frame"
    case .padding: "padding"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .offset: "offset"
    case .position: "position"
    case .secondary: "overlay"
    case .alignmentGuide: "alignmentGuide"
    case .transparent: "node"
    }
  }
}
