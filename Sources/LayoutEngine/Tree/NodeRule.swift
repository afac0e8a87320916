import LayoutModel

/// What a node of a tree does: the closed set that the pass dispatches over.
///
/// A closed enum in a flat array lets the compiler specialise every rule for the numbers of a pass; a rule behind an
/// existential would not be. A payload takes at most 4 bytes and holds no reference: what is larger is kept beside, in
/// ``LayoutTree/rules``, by number.
enum NodeRule {
  case fixed(RuleNumber<FixedLeaf>)
  case flexible(RuleNumber<FlexibleLeaf>)
  case shape
  case circle
  case spacer(RuleNumber<SpacerLeaf>)
  case divider(RuleNumber<DividerLeaf>)
  case wrapping(RuleNumber<WrappingLeaf>)
  case text(RuleNumber<TextLeaf>)
  case area(RuleNumber<AreaLeaf>)
  case fraction(RuleNumber<FractionLeaf>)

  case stack(RuleNumber<StackRule>)
  case zstack(RuleNumber<ZStackRule>)
  case grid(RuleNumber<GridRule>)
  case viewThatFits(ViewThatFitsRule)
  /// A layout of a type of its own.
  case layout(RuleNumber<AnyLayout>)
  case geometryReader
  case scrollView(ScrollViewRule)

  case frame(RuleNumber<FrameRule>)
  case flexibleFrame(RuleNumber<FlexibleFrameRule>)
  /// A frame of the window's lengths.
  case containerFrame(RuleNumber<ContainerFrameRule>)
  case padding(RuleNumber<PaddingRule>)
  case fixedSize(FixedSizeRule)
  case aspectRatio(RuleNumber<AspectRatioRule>)
  case offset(RuleNumber<OffsetRule>)
  case position(RuleNumber<PositionRule>)
  case secondary(RuleNumber<SecondaryRule>)
  /// An explicit guide.
  case alignmentGuide(RuleNumber<AlignmentGuide>)
  /// A frame whose lengths a solver may decide: the number in ``SteeredTree/frames``.
  case virtualFrame(RuleNumber<VirtualFrame>)
  /// Answers and places as its only child does.
  case transparent
}

extension NodeRule {
  /// Whether a plain pass remembers the node's answers, since they cost more than looking them up.
  var isRemembered: Bool {
    switch self {
    case .fixed, .flexible, .shape, .spacer, .divider, .transparent, .alignmentGuide: false
    default: true
    }
  }
}

extension LayoutTree {
  /// Whether a rule keeps the axes apart: given children whose answers along each axis do not depend on what they are
  /// offered across it, its own do not either.
  ///
  /// A stack's extent across its axis is its longest child's unless guides are set inside; with guides it hangs on where
  /// they lie, which the other axis may decide. Its serving order hangs on lengths along its axis only.
  func mayAnswerByAxis(_ rule: NodeRule, hasExplicitGuides: Bool) -> Bool {
    switch rule {
    case .fixed, .flexible, .shape, .spacer, .divider, .fraction: true
    case .circle, .wrapping, .text, .area, .grid, .viewThatFits, .layout, .aspectRatio: false
    case .stack(let stack): !hasExplicitGuides && rules.stacks[stack].alignment.standardFraction != nil
    case .zstack, .frame, .flexibleFrame, .padding, .fixedSize, .offset, .position, .secondary, .alignmentGuide,
      .virtualFrame, .transparent, .geometryReader, .scrollView, .containerFrame:
      true
    }
  }
}
