public import LayoutModel

/// A view on content that has all the length it asks for along the scrolled axes; it stands at its start.
///
/// Along them the view takes what it is offered; across it is as long as its content. Several views inside stand in a
/// column with default spacing, whatever the axes.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The content.
  public var content: Content
  /// The axes along which the content can be moved.
  public var axes: Axis.Set
  /// Whether indicators are shown; layout does not look at it.
  public var showsIndicators: Bool

  /// Makes a view on what `content` lists.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// One node with one child.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let nodes = content._layoutNodes(in: environment)
    let content = nodes.count == 1 ? nodes[0] : .implicit(.vstack(VStackLayout()), nodes)
    return [LayoutNode(.scrollView(axes), children: [content])]
  }
}
