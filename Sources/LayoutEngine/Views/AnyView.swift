/// A view of any type.
public struct AnyView: PrimitiveView {
  private let view: any View

  /// Hides the type of `view`.
  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

  /// Hides the type of `view`.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// The nodes of the hidden view.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    view._layoutNodes(in: environment)
  }
}
