/// A part of a user interface that is laid out.
///
/// The protocol is SwiftUI's: a view states its content in `body`. What has no body, as a stack or a colour, is a
/// ``PrimitiveView`` and states the nodes that it becomes. Unlike SwiftUI's it is not bound to the main actor, so that a
/// tree can be made on any thread; a type that is bound to it conforms as `@MainActor View`.
public protocol View {
  /// The type of what the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// The nodes that the view becomes: one for each view that a container around it arranges, none where it is empty.
  ///
  /// The default asks the body, with `environment` as what `@Environment` reads meanwhile.
  func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode]
}

extension View {
  /// The nodes of the body.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    environment.whileCurrent { body._layoutNodes(in: environment) }
  }
}

/// A view without a body: it states itself which nodes it becomes, in `_layoutNodes(in:)`.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the view is not made of other views.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  /// Nothing: there is no such view.
  public typealias Body = Never
  /// Nothing: there is no such view.
  public var body: Never { return preconditionFailure("there is no view of type Never") }
  /// Nothing: there is no such view.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { switch self {} }
}
