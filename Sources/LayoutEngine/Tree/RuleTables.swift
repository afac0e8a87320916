import LayoutModel

/// The rules of a tree's nodes, a table a kind: nodes keep numbers, so that the array of nodes stays dense.
struct RuleTables: Sendable {
  var fixed = RuleTable<FixedLeaf>()
  var flexible = FlexibleLeaves()
  var spacers = RuleTable<SpacerLeaf>()
  var dividers = RuleTable<DividerLeaf>()
  var wrapping = RuleTable<WrappingLeaf>()
  var texts = RuleTable<TextLeaf>()
  var areas = RuleTable<AreaLeaf>()
  var fractions = RuleTable<FractionLeaf>()
  var stacks = RuleTable<StackRule>()
  var zstacks = RuleTable<ZStackRule>()
  var grids = RuleTable<GridRule>()
  var layouts = RuleTable<AnyLayout>()
  var frames = RuleTable<FrameRule>()
  var flexibleFrames = RuleTable<FlexibleFrameRule>()
  var containerFrames = RuleTable<ContainerFrameRule>()
  var paddings = RuleTable<PaddingRule>()
  var aspectRatios = RuleTable<AspectRatioRule>()
  var offsets = RuleTable<OffsetRule>()
  var positions = RuleTable<PositionRule>()
  var secondaries = RuleTable<SecondaryRule>()
  var guides = RuleTable<AlignmentGuide>()
}

extension RuleTables {
  /// Adds the rule of a node.
  ///
  /// - Parameter orientation: the axis of the stack around it, seen through modifiers.
  mutating func add(_ node: LayoutNode, orientation: Axis?, _ environment: LeafEnvironment) -> NodeRule {
    if node.kind.isElidedStack && node.children.count == 1 { return .transparent }
    return addLeaf(node.kind, orientation: orientation, environment) ?? addModifier(node.kind) ?? addContainer(node)
  }

  private mutating func addLeaf(_ kind: LayoutNode.Kind, orientation: Axis?, _ environment: LeafEnvironment)
    -> NodeRule?
  {
    switch kind {
    case .fixed(let size, let first, let last):
      .fixed(
        fixed.add(
          FixedLeaf(size: size, firstTextBaseline: first.map { Double($0) }, lastTextBaseline: last.map { Double($0) }))
      )
    case .flexible(let width, let height): .flexible(flexible.add(FlexibleLeaf(width: width, height: height)))
    case .shape: .shape
    case .circle: .circle
    case .spacer(let minimum):
      .spacer(
        spacers.add(
          SpacerLeaf(
            minLength: minimum.map { Double($0) } ?? LayoutNode.Kind.defaultSpacerLength, orientation: orientation)))
    case .divider:
      .divider(dividers.addShared(DividerLeaf(thickness: 1 / environment.displayScale, orientation: orientation)))
    case .wrapping(let width, let height, let baseline):
      .wrapping(
        wrapping.add(
          WrappingLeaf(width: Double(width), lineHeight: Double(height), firstBaseline: baseline.map { Double($0) })))
    case .text(let text, let measurer):
      .text(
        texts.add(
          TextLeaf(text, measurer ?? environment.textMeasurer, displayScale: environment.displayScale)))
    case .area(let area, let ideal, let axis):
      .area(areas.add(AreaLeaf(area: Double(area), ideal: Double(ideal), axis: axis)))
    case .fraction(let fraction, let ideal, let height):
      .fraction(
        fractions.add(FractionLeaf(fraction: Double(fraction), ideal: Double(ideal), height: Double(height))))
    default: nil
    }
  }

  private mutating func addModifier(_ kind: LayoutNode.Kind) -> NodeRule? {
    switch kind {
    case .frame(let width, let height, let alignment):
      .frame(frames.add(FrameRule(width: width, height: height, alignment: alignment)))
    case .flexibleFrame(let width, let height, let alignment):
      .flexibleFrame(flexibleFrames.add(FlexibleFrameRule(width: width, height: height, alignment: alignment)))
    case .containerRelativeFrame(let frame): .containerFrame(containerFrames.add(ContainerFrameRule(frame: frame)))
    case .padding(let insets): .padding(paddings.addShared(PaddingRule(insets)))
    case .fixedSize(let horizontal, let vertical):
      .fixedSize(FixedSizeRule(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let mode):
      .aspectRatio(aspectRatios.add(AspectRatioRule(ratio: ratio.map { Double($0) }, contentMode: mode)))
    case .offset(let x, let y): .offset(offsets.add(OffsetRule(x: Double(x), y: Double(y))))
    case .position(let x, let y): .position(positions.add(PositionRule(x: Double(x), y: Double(y))))
    case .overlay(let alignment), .background(let alignment):
      .secondary(secondaries.add(SecondaryRule(alignment: alignment)))
    case .alignmentGuide(let guide): .alignmentGuide(guides.add(guide))
    default: nil
    }
  }

  private mutating func addContainer(_ node: LayoutNode) -> NodeRule {
    switch node.kind {
    case .hstack(let layout): .stack(stacks.addShared(layout.rule))
    case .vstack(let layout): .stack(stacks.addShared(layout.rule))
    case .zstack(let layout): .zstack(zstacks.add(layout.rule))
    case .grid(let layout): .grid(grids.add(layout.rule(for: node.children.map(\.traits.gridCell))))
    case .viewThatFits(let axes): .viewThatFits(ViewThatFitsRule(axes: axes))
    case .layout(let layout): .layout(layouts.add(layout))
    case .geometryReader: .geometryReader
    case .scrollView(let axes): .scrollView(ScrollViewRule(axes: axes))
    default: .transparent
    }
  }
}

/// What leaves are made for.
struct LeafEnvironment: Sendable {
  /// Pixels a point.
  var displayScale: Double
  /// Measures the texts that bring no measurer of their own.
  var textMeasurer: any TextMeasurer
}

/// A tree's rules behind one reference: a tree is copied by every pass and every layout, and its tables are many.
final class RuleStorage: Sendable {
  let tables: RuleTables

  init(_ tables: RuleTables) { self.tables = tables }

  /// No rules.
  static let none = RuleStorage(RuleTables())
}
