public import LayoutModel

extension View {
  /// The view with others in front of it; they are offered its size and aligned to it.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(SecondaryModifier(kind: .overlay(alignment: alignment), secondary: content()))
  }

  /// The view with another in front of it: the older form of `overlay(alignment:content:)`.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// The view with a style drawn in front of it.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle() }
  }

  /// The view with a styled shape in front of it.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { overlay { shape } }
}

extension View {
  /// The view with others behind it; they are offered its size and aligned to it.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(SecondaryModifier(kind: .background(alignment: alignment), secondary: content()))
  }

  /// The view with another behind it: the older form of `background(alignment:content:)`.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// The view with a style drawn behind it.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { Rectangle() }
  }

  /// The view with a styled shape behind it.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { background { shape } }
}
