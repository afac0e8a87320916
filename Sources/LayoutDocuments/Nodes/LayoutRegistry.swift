public import LayoutModel

/// The layouts that a document can name in a `layout` node.
public struct LayoutRegistry: Sendable {
  /// Makes a layout from the `parameters` of a node, `null` where there are none.
  public typealias Factory = @Sendable (JSONValue) throws(LayoutParameterError) -> AnyLayout

  private var factories: [String: Factory] = [:]

  /// Creates a registry without layouts.
  public init() {}

  /// Registers a layout under a name, replacing the one registered before.
  public mutating func register(_ name: String, _ factory: @escaping Factory) {
    factories[name] = factory
  }

  /// The registered names, sorted.
  public var names: [String] { factories.keys.sorted() }

  func factory(named name: String) -> Factory? { factories[name] }
}

/// The parameters of a `layout` node are not what its layout takes.
public struct LayoutParameterError: Error, Equatable, Sendable {
  /// What is wrong with them, as the end of the sentence "the parameters of 'flow' ...".
  public let reason: String

  /// Creates an error.
  public init(_ reason: String) {
    self.reason = reason
  }
}

extension Format where Value == LayoutRegistry.Factory {
  /// The name of a registered layout.
  static let registeredLayout = Format(schema: Format<String>.string.schema) { value, context in
    guard let name = Format<String>.string.read(value, context) else { return nil }
    if let factory = context.registry.factory(named: name) { return factory }
    context.report(
      .unknownName(.layout, name, Suggestion(for: name, among: context.registry.names)), at: value.position)
    return nil
  }
}
