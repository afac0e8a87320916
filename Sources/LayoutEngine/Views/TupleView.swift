/// Several views in a row, as a view builder makes of what it lists; each is a view of the container around it.
public struct TupleView<T>: PrimitiveView {
  /// The views as a tuple.
  public var value: T
  private let views: [any View]

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }

  /// Makes a view of a tuple of views; elements that are not views are left out.
  public init(_ value: T) {
    self.init(value, views: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  /// The nodes of all views in order.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    views.enumerated().flatMap { $1._layoutNodes(in: environment).placed(.position($0)) }
  }
}
