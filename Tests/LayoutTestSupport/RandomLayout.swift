import Foundation
public import LayoutEngine
import LayoutModel
import LinearProgrammingTestSupport

/// A random tree in a random space: deterministic for its seed.
public struct RandomLayout: Sendable {
  /// The tree.
  public var root: LayoutNode
  /// Where it is laid out.
  public var space: LayoutSpace

  /// How large random trees become.
  public struct Size: Sendable {
    /// The most leaves.
    public var leaves: Int
    /// The deepest nesting of containers.
    public var depth: Int

    /// Makes a size.
    public init(leaves: Int, depth: Int) {
      self.leaves = leaves
      self.depth = depth
    }

    /// Trees that take a moment to shrink by hand.
    public static let small = Size(leaves: 12, depth: 4)
    /// The largest trees of the laws.
    public static let large = Size(leaves: 300, depth: 8)
  }

  /// Makes the layout of a seed; most trees are small, some fill `size`.
  public init(seed: UInt64, size: Size) {
    var random = SplitMix64(seed: seed)
    let share = random.pick([0.05, 0.1, 0.3, 1.0])
    var grower = TreeGrower(leaves: max(1, Int(Double(size.leaves) * share)), random: random)
    root = grower.container(depth: size.depth)
    space = grower.space()
  }

  /// A layout whose root is a grid of many cells, few of them containers.
  public init(gridSeed seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let rows = random.pick([4, 8, 16, 30])
    var grower = TreeGrower(leaves: 6 * rows, random: random)
    root = grower.grid(depth: 2, rows: rows)
    space = grower.space()
  }
}

/// Grows a tree until its leaves are used up.
private struct TreeGrower {
  private var leavesLeft: Int
  private var random: SplitMix64

  init(leaves: Int, random: SplitMix64) {
    leavesLeft = leaves
    self.random = random
  }

  mutating func space() -> LayoutSpace {
    let proposal = ProposedViewSize(width: proposedLength(), height: proposedLength())
    let direction: LayoutDirection = random.chance(0.1) ? .rightToLeft : .leftToRight
    guard random.chance(0.3) else { return LayoutSpace(proposal: proposal, layoutDirection: direction) }
    let container = CGSize(width: random.whole(0...1000), height: random.whole(0...1000))
    return LayoutSpace(
      proposal: proposal, container: container, alignment: random.pick(Self.alignments), layoutDirection: direction)
  }

  private mutating func proposedLength() -> CGFloat? {
    switch random.pick(Array(0..<20)) {
    case 0, 1: nil
    case 2: .infinity
    case 3: 0
    case 4: random.whole(-50 ... -1)
    default: random.chance(0.5) ? random.whole(1...800) : Double.random(in: 0...800, using: &random)
    }
  }

  mutating func container(depth: Int) -> LayoutNode {
    if random.chance(0.2) { return modified(grid(depth: depth)) }
    let count = random.pick([0, 1, 2, 2, 3, 3, 4, 5, 8])
    var children: [LayoutNode] = []
    for _ in 0..<max(count, depth > 6 ? 1 : 0) where leavesLeft > 0 {
      children.append(view(depth: depth - 1))
    }
    let kind = containerKind()
    if case .scrollView = kind {
      let content = children.count == 1 ? children[0] : LayoutNode(.vstack(VStackLayout()), children: children)
      return modified(LayoutNode(kind, children: [content]))
    }
    var node = LayoutNode(kind, children: children)
    if random.chance(0.05) { node.layoutDirection = random.pick([.leftToRight, .rightToLeft]) }
    return modified(node)
  }

  private mutating func containerKind() -> LayoutNode.Kind {
    switch random.pick(Array(0..<24)) {
    case 0...7: .hstack(HStackLayout(alignment: random.pick(Self.vertical), spacing: spacing()))
    case 8...15: .vstack(VStackLayout(alignment: random.pick(Self.horizontal), spacing: spacing()))
    case 16, 17: .viewThatFits(random.pick(Self.axes))
    case 18: .geometryReader(nil)
    case 19: .scrollView(random.pick(Self.axes))
    default: .zstack(ZStackLayout(alignment: random.pick(Self.alignments)))
    }
  }

  mutating func grid(depth: Int, rows: Int? = nil) -> LayoutNode {
    let layout = GridLayout(
      alignment: random.pick(Self.alignments), horizontalSpacing: spacing(), verticalSpacing: spacing())
    // Some grids are a plain table, so that columns meet; in the others every cell goes its own way.
    let isPlain = random.chance(0.4)
    let columns = random.pick([1, 2, 2, 3, 4])
    var cells: [LayoutNode] = []
    for _ in 0..<(rows ?? random.pick([0, 1, 2, 2, 3, 4, 6])) where leavesLeft > 0 {
      if !isPlain && random.chance(0.2) {
        cells.append(cell(depth: depth - 1, isPlain: false))
        continue
      }
      var row: [LayoutNode] = []
      for _ in 0..<(isPlain ? columns : random.pick([0, 1, 2, 3, 4])) where leavesLeft > 0 {
        row.append(cell(depth: depth - 1, isPlain: isPlain))
      }
      cells += LayoutNode.gridRow(alignment: random.chance(0.3) ? random.pick(Self.vertical) : nil, row)
    }
    return LayoutNode(.grid(layout), children: cells)
  }

  private mutating func cell(depth: Int, isPlain: Bool) -> LayoutNode {
    var cell = view(depth: depth)
    if isPlain { return cell }
    if random.chance(0.2) { cell.traits.gridCell.addColumns(random.pick([1, 2, 3, 4])) }
    if random.chance(0.15) {
      cell.traits.gridCell.setAnchorIfAbsent(
        UnitPoint(x: random.pick([0, 0.25, 0.5, 1]), y: random.pick([0, 0.5, 1])))
    }
    if random.chance(0.15) { cell.traits.gridCell.setColumnAlignmentIfAbsent(random.pick(Self.horizontal)) }
    if random.chance(0.15) {
      cell.traits.gridCell.addUnsizedAxes(random.pick([.horizontal, .vertical, [.horizontal, .vertical]]))
    }
    if random.chance(0.15) { cell = cell.modified(by: .layoutPriority(random.pick([-1, 0, 1]))) }
    return cell
  }

  private mutating func spacing() -> CGFloat? {
    switch random.pick(Array(0..<12)) {
    case 0...2: nil
    case 3...6: 0
    case 7: random.whole(-60 ... -1)
    case 8: random.chance(0.2) ? random.whole(500...20_000) : 16
    default: random.whole(1...20)
    }
  }

  private mutating func view(depth: Int) -> LayoutNode {
    if depth > 0 && random.chance(0.45) { return container(depth: depth) }
    leavesLeft -= 1
    return modified(LayoutNode(leafKind()))
  }

  private mutating func leafKind() -> LayoutNode.Kind {
    switch random.pick(Array(0..<24)) {
    case 20...23: return .text(text())
    case 0...3:
      let baseline = random.chance(0.2) ? random.whole(0...30) : nil
      return .fixed(
        CGSize(width: random.whole(0...150), height: random.whole(0...80)),
        firstTextBaseline: baseline.map { CGFloat($0) }, lastTextBaseline: baseline.map { CGFloat($0 + 5) })
    case 4...9: return .flexible(width: range(), height: range())
    case 10...12: return .shape
    case 13...15: return .spacer(minLength: random.pick([nil, nil, 0, 20, -10]))
    case 16: return .divider
    case 17:
      let baseline = random.chance(0.5) ? CGFloat(12) : nil
      return .wrapping(width: random.whole(10...300), lineHeight: random.whole(8...24), firstBaseline: baseline)
    case 18:
      return .area(random.whole(100...20_000), ideal: random.whole(5...60), by: random.pick([.horizontal, .vertical]))
    default: return .fraction(of: random.pick([0.25, 0.5, 1, 1.5]), ideal: 40, height: random.whole(0...40))
    }
  }

  private mutating func range() -> LengthRange {
    let minimum = random.pick([0, 0, 10, 50, 100])
    let maximum = random.chance(0.4) ? CGFloat.infinity : CGFloat(minimum) + random.whole(0...120)
    return LengthRange(
      min: CGFloat(minimum), ideal: min(maximum, CGFloat(minimum) + random.whole(0...60)), max: maximum)
  }

  private mutating func modified(_ node: LayoutNode) -> LayoutNode {
    var node = node
    while random.chance(0.3) {
      if random.chance(0.08) && leavesLeft > 0 {
        let alignment = random.pick(Self.alignments)
        node = node.modified(
          by: random.chance(0.5) ? .overlay(alignment: alignment) : .background(alignment: alignment))
        node.children.append(view(depth: 1))
      } else {
        node = node.modified(by: modifier())
      }
    }
    return node
  }

  private mutating func modifier() -> LayoutNode.Kind {
    switch random.pick(Array(0..<21)) {
    case 20: return .containerRelativeFrame(containerFrame())
    case 0...2:
      return .frame(width: optional(0...200), height: optional(0...200), alignment: random.pick(Self.alignments))
    case 3...7: return .flexibleFrame(width: bounds(), height: bounds(), alignment: random.pick(Self.alignments))
    case 8...10: return .padding(insets())
    case 11: return .fixedSize(horizontal: random.chance(0.5), vertical: random.chance(0.5))
    case 12: return .offset(x: random.whole(-20...20), y: random.whole(-20...20))
    case 13...15: return .layoutPriority(random.pick([-1, 0, 0.5, 1, 2, 10]))
    case 16: return .aspectRatio(random.pick([nil, 0.5, 1, 2]), random.pick([.fit, .fill]))
    case 17: return .position(x: random.whole(0...100), y: random.whole(0...100))
    default:
      let value = CGFloat(random.whole(-10...40))
      return random.chance(0.5)
        ? .alignmentGuide(AlignmentGuide(random.pick(Self.horizontal)) { _ in value })
        : .alignmentGuide(AlignmentGuide(random.pick(Self.vertical)) { $0.height - value })
    }
  }

  private mutating func text() -> StyledText {
    let words = ["a", "Hg", "layout", "of", "a-b", "window,", "proposes", "漢字", "\n", "immeasurable", ""]
    let runs = (0..<random.pick([1, 1, 1, 2])).map { _ in
      StyledText.Run(
        (0..<random.pick([0, 1, 2, 5, 12])).map { _ in random.pick(words) }.joined(separator: " "),
        font: .system(size: random.pick([10, 13, 13, 17, 26])))
    }
    return StyledText(
      runs: runs, lineLimit: random.pick([nil, nil, nil, 1, 2, 3]),
      truncation: random.pick([.tail, .head, .middle]))
  }

  private mutating func containerFrame() -> ContainerRelativeFrame {
    let share: ContainerRelativeFrame.Share =
      switch random.pick([0, 1, 2]) {
      case 0: .whole
      case 1: .columns(count: random.pick([1, 2, 3, 5]), span: random.pick([1, 2]), spacing: random.pick([0, 8]))
      default: .computed { length, axis in axis == .horizontal ? length / 3 : min(length, 50) }
      }
    return ContainerRelativeFrame(random.pick(Self.axes), alignment: random.pick(Self.alignments), share: share)
  }

  private mutating func optional(_ range: ClosedRange<Int>) -> CGFloat? {
    random.chance(0.6) ? CGFloat(random.whole(range)) : nil
  }

  /// Bounds that may contradict each other.
  private mutating func bounds() -> FrameBounds {
    FrameBounds(
      min: random.chance(0.4) ? random.whole(0...150) : nil, ideal: random.chance(0.2) ? random.whole(0...150) : nil,
      max: random.chance(0.5) ? random.chance(0.4) ? .infinity : random.whole(0...300) : nil)
  }

  private mutating func insets() -> EdgeInsets {
    if random.chance(0.5) {
      let inset = CGFloat(random.whole(-10...20))
      return EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    }
    return EdgeInsets(
      top: random.whole(-5...20), leading: random.whole(-5...20), bottom: random.whole(-5...20),
      trailing: random.whole(-5...20))
  }

  private static let vertical: [VerticalAlignment] = [
    .center, .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]
  private static let axes: [Axis.Set] = [.horizontal, .vertical, [.horizontal, .vertical], []]
  private static let horizontal: [HorizontalAlignment] = [.center, .center, .leading, .trailing]
  private static let alignments: [Alignment] = [
    .center, .center, .topLeading, .top, .topTrailing, .leading, .trailing, .bottomLeading, .bottom, .bottomTrailing,
    .centerFirstTextBaseline,
  ]
}
