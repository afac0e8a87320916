/// A view with a modifier, or two modifiers as one.
public struct ModifiedContent<Content, Modifier> {
  /// What is inside.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Puts `content` inside `modifier`.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// What the modifier makes of the nodes inside.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    modifier._layoutNodes(in: environment) { [content] in content._layoutNodes(in: $0).layered() }
  }
}

extension ModifiedContent: ViewModifier, PrimitiveViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// What the outer modifier makes of what the inner one does.
  public func _layoutNodes(
    in environment: EnvironmentValues, content view: @escaping (EnvironmentValues) -> [LayoutNode]
  ) -> [LayoutNode] {
    modifier._layoutNodes(in: environment) { [content] in
      content._layoutNodes(in: $0, content: view).layered()
    }
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// The view inside `modifier`.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
