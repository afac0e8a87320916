import LayoutModel

/// What a node of a tree does, with the rule of its kind: the closed set that the pass dispatches over.
///
/// A closed enum in a flat array lets the compiler specialise every rule for the numbers of a pass; a rule behind an
/// existential would not be. Payloads hold no references; closures and users' layouts are kept beside, by number.
enum NodeRule {
  case fixed(FixedLeaf)
  case flexible(FlexibleLeaf)
  case shape(ShapeLeaf)
  case circle(CircleLeaf)
  case spacer(SpacerLeaf)
  case divider(DividerLeaf)
  case wrapping(WrappingLeaf)
  /// A text: the number in ``LayoutTree/texts``.
  case text(Int)
  case area(AreaLeaf)
  case fraction(FractionLeaf)

  case stack(StackRule)
  case zstack(ZStackRule)
  /// A grid: the number in ``LayoutTree/grids``.
  case grid(Int)
  case viewThatFits(ViewThatFitsRule)
  /// A layout of a type of its own: the number in ``LayoutTree/layouts``.
  case layout(Int)
  case geometryReader(GeometryReaderRule)
  case scrollView(ScrollViewRule)

  /// The number in ``LayoutTree/frames``: what is large is kept beside, so that an array of rules stays dense.
  case frame(Int)
  /// The number in ``LayoutTree/flexibleFrames``.
  case flexibleFrame(Int)
  /// A frame of the window's lengths: the number in ``LayoutTree/containerFrames``.
  case containerFrame(Int)
  case padding(PaddingRule)
  case fixedSize(FixedSizeRule)
  case aspectRatio(AspectRatioRule)
  case offset(OffsetRule)
  case position(PositionRule)
  case secondary(SecondaryRule)
  /// An explicit guide: the number in ``LayoutTree/guides``.
  case alignmentGuide(Int)
  /// A frame whose lengths a solver may decide: the number in ``SteeredTree/frames``.
  case virtualFrame(Int)
  /// Answers and places as its only child does.
  case transparent
}

extension NodeRule {
  /// Whether the rule keeps the axes apart: given children whose answers along each axis do not depend on what they are
  /// offered across it, its own do not either.
  ///
  /// A stack's extent across its axis is its longest child's unless guides are set inside; with guides it hangs on where
  /// they lie, which the other axis may decide. Its serving order hangs on lengths along its axis only.
  func mayAnswerByAxis(hasExplicitGuides: Bool) -> Bool {
    switch self {
    case .fixed, .flexible, .shape, .spacer, .divider, .fraction: true
    case .circle, .wrapping, .text, .area, .grid, .viewThatFits, .layout, .aspectRatio: false
    case .stack(let rule): !hasExplicitGuides && rule.alignment.standardFraction != nil
    case .zstack, .frame, .flexibleFrame, .padding, .fixedSize, .offset, .position, .secondary, .alignmentGuide,
      .virtualFrame, .transparent, .geometryReader, .scrollView, .containerFrame:
      true
    }
  }
}
