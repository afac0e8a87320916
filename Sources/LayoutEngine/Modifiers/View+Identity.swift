extension View {
  /// Names the view's frame in a ``ResolvedLayout``: by the description of `id`.
  ///
  /// Views that get the same name, as those of a ``Group`` do, are told apart by a number: the second is `name#2`.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(NameModifier(name: "\(id)")) }
}

/// Gives a name to the frame of what is inside.
private struct NameModifier: PrimitiveViewModifier {
  let name: String

  func _layoutNodes(
    in environment: EnvironmentValues, content: @escaping (EnvironmentValues) -> [LayoutNode]
  ) -> [LayoutNode] {
    content(environment).map { node in
      var named = node.id == nil ? node : node.modified(by: .identity)
      named.id = name
      return named
    }
  }
}
