extension View {
  /// Names the view's frame in a ``ResolvedLayout``: by the description of `id`, which is unique in its tree.
  ///
  /// Of several views, as in a ``Group``, each gets the name with its number in brackets, from 0.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(NameModifier(name: "\(id)")) }
}

/// Gives a name to the frame of what is inside.
private struct NameModifier: PrimitiveViewModifier {
  let name: String

  func _layoutNodes(
    in environment: EnvironmentValues, content: @escaping (EnvironmentValues) -> [LayoutNode]
  ) -> [LayoutNode] {
    let nodes = content(environment)
    return nodes.enumerated().map { i, node in
      var named = node.id == nil ? node : node.modified(by: .identity)
      named.id = nodes.count == 1 ? name : "\(name)[\(i)]"
      return named
    }
  }
}
