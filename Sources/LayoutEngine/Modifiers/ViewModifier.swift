/// A type that makes a new view of any view.
public protocol ViewModifier {
  /// The type of the new view.
  associatedtype Body: View
  /// What stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The new view, made around `content`; `content` may stand for several views, or none.
  @ViewBuilder func body(content: Content) -> Body

  /// The nodes of the modified view; `content` gives those of the view inside, for the environment that it gets.
  ///
  /// The default asks the body.
  func _layoutNodes(
    in environment: EnvironmentValues, content: @escaping (EnvironmentValues) -> [LayoutNode]
  ) -> [LayoutNode]
}

extension ViewModifier {
  /// The nodes of the body. What is inside reads the environment of the view that it was written in.
  public func _layoutNodes(
    in environment: EnvironmentValues, content: @escaping (EnvironmentValues) -> [LayoutNode]
  ) -> [LayoutNode] {
    let outer = EnvironmentValues.current
    let placeholder = Content { environment in outer.whileCurrent { content(environment) } }
    return environment.whileCurrent { body(content: placeholder)._layoutNodes(in: environment) }
  }

  /// Both modifiers as one: this one inside, `modifier` outside.
  public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands for the view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  private let nodes: (EnvironmentValues) -> [LayoutNode]

  init(_ nodes: @escaping (EnvironmentValues) -> [LayoutNode]) { self.nodes = nodes }

  /// The nodes of the view that is modified.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { nodes(environment) }
}

/// A modifier without a body: it states itself what becomes of the nodes inside.
public protocol PrimitiveViewModifier: ViewModifier where Body == Never {}

extension PrimitiveViewModifier {
  /// Never called: the modifier does not make its view of others.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

/// A modifier that changes nothing.
public struct EmptyModifier: PrimitiveViewModifier, Sendable {
  /// Makes a modifier that changes nothing.
  public init() {}

  /// The nodes inside.
  public func _layoutNodes(
    in environment: EnvironmentValues, content: @escaping (EnvironmentValues) -> [LayoutNode]
  ) -> [LayoutNode] { content(environment) }
}
