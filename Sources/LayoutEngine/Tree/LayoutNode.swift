public import Foundation
public import LayoutModel

/// A view or a modifier as a value: what documents and Swift views both become before they are laid out.
///
/// A container has its views as children; a modifier has the view that it modifies as its only child (an overlay or
/// background: the primary view, then the secondary one).
public struct LayoutNode: Sendable {
  /// What the node is.
  public var kind: Kind
  /// The node's views, in order.
  public var children: [LayoutNode]
  /// A name for the node's frame, unique in its tree.
  public var id: String?
  /// What the view tells the container that it stands in.
  public var traits: ViewTraits
  /// The direction of the horizontal axis inside the node; `nil` inherits it from what is around.
  public var layoutDirection: LayoutDirection?
  /// Where in the views it was made.
  var place = StructuralPlace()

  /// Makes a node.
  public init(_ kind: Kind, id: String? = nil, children: [LayoutNode] = [], traits: ViewTraits = ViewTraits()) {
    self.kind = kind
    self.id = id
    self.children = children
    self.traits = traits
  }

  /// The node inside a modifier. Traits stay on the outermost node: they belong to the view, not to its layers.
  public func modified(by kind: Kind) -> LayoutNode {
    var inner = self
    inner.traits = ViewTraits()
    var outer = LayoutNode(kind, traits: traits)
    outer.place = inner.place.movedToModifier()
    outer.children = [inner]
    return outer
  }
}

extension LayoutNode {
  /// All kinds of nodes. Lengths are points.
  public enum Kind: Sendable {
    /// Content of one size, whatever it is offered; baselines are measured from its top.
    case fixed(CGSize, firstTextBaseline: CGFloat? = nil, lastTextBaseline: CGFloat? = nil)
    /// Content that takes any length between bounds, axis by axis.
    case flexible(width: LengthRange, height: LengthRange)
    /// A shape or colour: takes what it is offered, 10 where nothing is.
    case shape
    /// A circle: a square of the smaller side of what it is offered.
    case circle
    /// A spacer; `nil` stands for the default minimum of 8.
    case spacer(minLength: CGFloat?)
    /// A line across the enclosing stack.
    case divider
    /// Text of a known one-line width; `firstBaseline` is measured from its top.
    case wrapping(width: CGFloat, lineHeight: CGFloat, firstBaseline: CGFloat?)
    /// Text, measured by `measurer`, or by the tree's own where that is `nil`.
    case text(StyledText, measurer: (any TextMeasurer)? = nil)
    /// Content of a constant area, driven by one axis.
    case area(CGFloat, ideal: CGFloat, by: Axis)
    /// A view that takes a fraction of the width that it is offered.
    case fraction(of: CGFloat, ideal: CGFloat, height: CGFloat)

    /// A horizontal stack.
    case hstack(HStackLayout)
    /// A vertical stack.
    case vstack(VStackLayout)
    /// Views on top of each other.
    case zstack(ZStackLayout)
    /// Cells in rows and columns; ``gridRow(alignment:_:)`` makes the rows.
    case grid(GridLayout)
    /// A layout of any other type.
    case layout(AnyLayout)
    /// The first view that fits.
    case viewThatFits(Axis.Set)
    /// A space that takes what it is offered, 10 where nothing is, with its views at the top leading corner. Its views are
    /// the node's children, and those that a reader makes of its size.
    case geometryReader(GeometryContent?)
    /// A view that has all the space it asks for along the axes, in a space that takes what it is offered along them.
    case scrollView(Axis.Set)

    /// A frame of a fixed width, height or both.
    case frame(width: CGFloat?, height: CGFloat?, alignment: Alignment)
    /// A frame with bounds and an ideal length on each axis.
    case flexibleFrame(width: FrameBounds, height: FrameBounds, alignment: Alignment)
    /// A frame of the window's lengths, or parts of them.
    case containerRelativeFrame(ContainerRelativeFrame)
    /// Insets around a view.
    case padding(EdgeInsets)
    /// The ideal size, whatever is offered.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// A ratio of width to height, `nil` for that of the view's ideal size.
    case aspectRatio(CGFloat?, ContentMode)
    /// A shift that the layout does not see.
    case offset(x: CGFloat, y: CGFloat)
    /// The view's middle at a point of the space that is offered.
    case position(x: CGFloat, y: CGFloat)
    /// A layout priority.
    case layoutPriority(Double)
    /// How strongly all content inside resists being smaller or larger than its bounds.
    case contentPriorities(ContentPrioritySettings)
    /// An alignment guide of the view.
    case alignmentGuide(AlignmentGuide)
    /// A second view on top of the first, aligned to it.
    case overlay(alignment: Alignment)
    /// A second view behind the first, aligned to it.
    case background(alignment: Alignment)
    /// Nothing: gives a name to the frame of what is inside.
    case identity
  }
}

/// The lengths that content accepts along one axis, in points: it answers `clamp(proposal ?? ideal, min, max)`.
public struct LengthRange: Equatable, Sendable {
  /// The smallest length; wins over `max`.
  public var min: CGFloat
  /// The length without a proposal.
  public var ideal: CGFloat
  /// The largest length.
  public var max: CGFloat

  /// Makes a range; the defaults are those of a colour.
  public init(min: CGFloat = 0, ideal: CGFloat = 10, max: CGFloat = .infinity) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }
}

/// What a flexible frame states for one axis, in points; `nil` where it states nothing.
public struct FrameBounds: Equatable, Sendable {
  /// The smallest length.
  public var min: CGFloat?
  /// The length without a proposal.
  public var ideal: CGFloat?
  /// The largest length.
  public var max: CGFloat?

  /// Makes bounds.
  public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }
}

/// An explicit alignment guide: which one, and how it follows from the view's dimensions.
public struct AlignmentGuide: @unchecked Sendable {
  // Unchecked: SwiftUI takes plain closures; a pass calls them on the thread that runs it.
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  /// Makes a horizontal guide; the closure's result is measured from the leading edge.
  public init(_ guide: HorizontalAlignment, _ compute: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.compute = compute
  }

  /// Makes a vertical guide; the closure's result is measured from the top edge.
  public init(_ guide: VerticalAlignment, _ compute: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.compute = compute
  }
}
