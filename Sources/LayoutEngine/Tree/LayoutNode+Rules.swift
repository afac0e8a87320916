import LayoutModel

extension LayoutNode.Kind {
  /// The shortest gap that a spacer keeps unless told otherwise, in points (section 5).
  static let defaultSpacerLength = 8.0

  /// A stack of one view is that view (measured: it passes its priority on).
  var isElidedStack: Bool {
    switch self {
    case .hstack, .vstack, .zstack: true
    default: false
    }
  }

  var isSecondary: Bool {
    switch self {
    case .overlay, .background: true
    default: false
    }
  }

  var isSpacer: Bool { if case .spacer = self { true } else { false } }

  /// Whether the node stands for one view: a modifier, or a stack of one.
  func isUnary(childCount: Int) -> Bool {
    switch self {
    case .grid, .viewThatFits, .layout, .geometryReader, .scrollView: false
    case .hstack, .vstack, .zstack: childCount == 1
    default: childCount > 0
    }
  }

  var setsExplicitGuides: Bool {
    switch self {
    case .fixed(_, let first, let last): first != nil || last != nil
    case .wrapping(_, _, let baseline): baseline != nil
    case .text: true
    case .alignmentGuide, .layout: true
    default: false
    }
  }

  /// Whether a parent sees the child's priority (the measured table of section 2.6).
  func passesPriority(childCount: Int) -> Bool {
    switch self {
    case .overlay, .background, .offset, .alignmentGuide, .contentPriorities, .identity: childCount > 0
    case .hstack, .vstack, .zstack: childCount == 1
    default: false
    }
  }

  /// The priority that a parent sees (the measured table of section 2.6).
  func priority(ofFirst child: Double?, childCount: Int) -> Double {
    if passesPriority(childCount: childCount) { return child ?? 0 }
    switch self {
    case .layoutPriority(let priority): return priority
    case .spacer: return -.infinity
    case .hstack, .vstack, .zstack, .layout: return childCount == 0 ? -.infinity : 0
    default: return 0
    }
  }
}

extension LayoutNode {
  /// Checks that a modifier has its view and a leaf has none.
  func checkShape() throws(LayoutError) {
    let expected: ClosedRange<Int> =
      switch kind {
      case .fixed, .flexible, .shape, .circle, .spacer, .divider, .wrapping, .text, .area, .fraction: 0...0
      case .hstack, .vstack, .zstack, .grid, .layout, .viewThatFits, .geometryReader: 0...Int.max
      case .overlay, .background: 1...2
      default: 1...1
      }
    guard expected.contains(children.count) else {
      throw .malformed("a node of kind \(kind) has \(children.count) views")
    }
  }
}
