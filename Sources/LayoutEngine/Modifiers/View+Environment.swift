extension View {
  /// Sets a value that views inside read with `@Environment`.
  ///
  /// What a tree is laid out with, its direction and its display scale, belongs to the whole tree: set here, both are
  /// only read.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(
      EnvironmentModifier(setsDirection: keyPath == \EnvironmentValues.layoutDirection) { $0[keyPath: keyPath] = value }
    )
  }

  /// Changes a value that views inside read with `@Environment`.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(
      EnvironmentModifier(setsDirection: keyPath == \EnvironmentValues.layoutDirection) {
        transform(&$0[keyPath: keyPath])
      })
  }
}

/// Changes the environment of what is inside.
private struct EnvironmentModifier: PrimitiveViewModifier {
  /// Whether it is the direction of the horizontal axis that is changed: the nodes inside have to know it.
  let setsDirection: Bool
  let change: (inout EnvironmentValues) -> Void

  func _layoutNodes(
    in environment: EnvironmentValues, content: @escaping (EnvironmentValues) -> [LayoutNode]
  ) -> [LayoutNode] {
    var inner = environment
    change(&inner)
    guard setsDirection else { return content(inner) }
    return content(inner).map { node in
      var node = node
      node.layoutDirection = node.layoutDirection ?? inner.layoutDirection
      return node
    }
  }
}
