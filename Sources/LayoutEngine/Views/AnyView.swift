/// A view of any type; a view of another type in its place is another view.
public struct AnyView: PrimitiveView {
  private let view: any View

  /// Hides the type of `view`.
  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

  /// Hides the type of `view`.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// The nodes of the hidden view.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    view._layoutNodes(in: environment).placed(.type(ObjectIdentifier(type(of: view))))
  }
}
