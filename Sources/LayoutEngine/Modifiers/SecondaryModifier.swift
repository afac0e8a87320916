import LayoutModel

/// Puts a second view in front of or behind each view inside.
struct SecondaryModifier<Secondary: View>: PrimitiveViewModifier {
  let kind: LayoutNode.Kind
  let secondary: Secondary

  /// Several secondary views form a centred stack, none has no effect (section 7.7).
  func _layoutNodes(
    in environment: EnvironmentValues, content: @escaping (EnvironmentValues) -> [LayoutNode]
  ) -> [LayoutNode] {
    let nodes = secondary._layoutNodes(in: environment)
    guard let first = nodes.first else { return content(environment) }
    let layer = nodes.count == 1 ? first : .implicit(.zstack(ZStackLayout()), nodes)
    return content(environment).map { node in
      var node = node.modified(by: kind)
      node.children.append(layer)
      return node
    }
  }
}
