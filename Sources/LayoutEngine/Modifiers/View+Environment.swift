extension View {
  /// Sets a value that views inside read with `@Environment`.
  ///
  /// What a tree is laid out with, its direction and its display scale, belongs to the whole tree: set here, both are
  /// only read.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value that views inside read with `@Environment`.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

/// Changes the environment of what is inside.
private struct EnvironmentModifier: PrimitiveViewModifier {
  let change: (inout EnvironmentValues) -> Void

  func _layoutNodes(
    in environment: EnvironmentValues, content: @escaping (EnvironmentValues) -> [LayoutNode]
  ) -> [LayoutNode] {
    var inner = environment
    change(&inner)
    return content(inner)
  }
}
