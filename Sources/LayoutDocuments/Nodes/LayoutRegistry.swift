public import LayoutModel

/// The layouts that a document can name in a `layout` node.
public struct LayoutRegistry: Sendable {
  /// Makes a layout from the `parameters` of a node, `null` where there are none.
  public typealias Factory = @Sendable (JSONValue) throws(LayoutParameterError) -> AnyLayout

  /// How the parameters of a layout are read: by a factory, or by a format that finds the place of what is wrong.
  struct Entry: Sendable {
    /// The schema of the parameters.
    var schema: JSONValue
    /// Parameters as documents have them.
    var example: JSONValue
    /// Makes the layout from the parameters, or from their absence at the node's position; nil means that an issue has
    /// been recorded.
    var read: @Sendable (LocatedJSON?, SourcePosition, ReadingContext) -> AnyLayout?
  }

  private var entries: [String: Entry] = [:]

  /// Creates a registry without layouts.
  public init() {}

  /// Registers a layout under a name, replacing the one registered before.
  public mutating func register(_ name: String, _ factory: @escaping Factory) {
    entries[name] = Entry(schema: true, example: nil) { parameters, position, context in
      do throws(LayoutParameterError) {
        return try factory(parameters?.value ?? .null)
      } catch {
        context.report(.layoutParameters(error.reason), at: position)
        return nil
      }
    }
  }

  /// Registers a layout whose parameters have a format.
  mutating func register(_ name: String, _ format: Format<AnyLayout>) {
    entries[name] = Entry(schema: format.schema, example: format.example) { parameters, position, context in
      format.read(parameters ?? LocatedJSON(.object([]), at: position), context)
    }
  }

  /// The registered names, sorted.
  public var names: [String] { entries.keys.sorted() }

  func entry(named name: String) -> Entry? { entries[name] }
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

extension Format where Value == LayoutRegistry.Entry {
  /// The name of a registered layout.
  static let registeredLayout = Format(schema: Format<String>.string.schema, example: "flow") { value, context in
    guard let name = Format<String>.string.read(value, context) else { return nil }
    if let entry = context.registry.entry(named: name) { return entry }
    context.report(
      .unknownName(.layout, name, Suggestion(for: name, among: context.registry.names)), at: value.position)
    return nil
  }
}
