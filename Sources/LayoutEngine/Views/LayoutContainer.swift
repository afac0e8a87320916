public import LayoutModel

/// Views that a layout arranges.
struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(layout.containerKind, children: content._layoutNodes(in: environment))]
  }
}

extension Layout {
  /// Makes a view of the views that `content` lists, arranged by this layout.
  ///
  /// A built-in layout, also inside an ``AnyLayout``, becomes the engine's own node and costs no proxies.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }

  var containerKind: LayoutNode.Kind {
    let erased = AnyLayout(self)
    return (erased.layout as? any BuiltinLayout)?.nodeKind ?? .layout(erased)
  }
}
