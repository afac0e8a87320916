/// Several views that are treated alike: a modifier of the group applies to each of them.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Makes a group of the views that `content` lists.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// The nodes of the views inside.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    content._layoutNodes(in: environment)
  }
}
