/// No view at all: a container has no child and no gap for it.
public struct EmptyView: PrimitiveView, Sendable {
  /// Makes an empty view.
  public init() {}

  /// None.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// The nodes of the view that is there, or none.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    map { $0._layoutNodes(in: environment) } ?? []
  }
}
