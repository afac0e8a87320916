/// Changes each node inside on its own: a modifier of several views applies to each.
struct NodeModifier: PrimitiveViewModifier {
  let change: (LayoutNode) -> LayoutNode

  func _layoutNodes(
    in environment: EnvironmentValues, content: @escaping (EnvironmentValues) -> [LayoutNode]
  ) -> [LayoutNode] { content(environment).map(change) }
}

extension View {
  /// Each view inside a node of `kind`.
  func wrapped(in kind: LayoutNode.Kind) -> ModifiedContent<Self, NodeModifier> {
    modifier(NodeModifier { $0.modified(by: kind) })
  }

  /// Each view with other traits.
  func settingTraits(_ set: @escaping (inout ViewTraits) -> Void) -> ModifiedContent<Self, NodeModifier> {
    modifier(
      NodeModifier { node in
        var node = node
        set(&node.traits)
        return node
      })
  }
}
