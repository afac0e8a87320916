extension View {
  /// Says which view this is: with another `id` it is another view, see ``ViewIdentity``.
  ///
  /// It also names the view's frame in a ``ResolvedLayout``: by the description of `id`.
  ///
  /// Views that get the same name, as those of a ``Group`` do, are told apart by a number: the second is `name#2`.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(NameModifier(id: id)) }
}

/// Gives an identity to what is inside, and a name to its frame.
private struct NameModifier<ID: Hashable>: PrimitiveViewModifier {
  let id: ID

  func _layoutNodes(
    in environment: EnvironmentValues, content: @escaping (EnvironmentValues) -> [LayoutNode]
  ) -> [LayoutNode] {
    let name = "\(id)"
    return content(environment).placed(.id(AnyHashable(id))).map { node in
      var named = node.id == nil ? node : node.modified(by: .identity)
      named.id = name
      return named
    }
  }
}
