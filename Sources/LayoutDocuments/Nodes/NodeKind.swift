import LayoutEngine
import LayoutModel

/// One kind of node of the document format: its name, its keys, and the node that they make.
struct NodeKind: Sendable {
  /// What a node of a document becomes.
  enum Content: Sendable {
    /// A node of the layout tree.
    case node(LayoutNode.Kind)
    /// A row of a grid; outside a grid only its cells count.
    case row(alignment: VerticalAlignment?)
    /// A layout to be made from its parameters.
    case registered(LayoutRegistry.Entry, parameters: LocatedJSON?)
  }

  /// Which of the keys that nodes share a kind takes.
  struct SharedKeys: OptionSet {
    let rawValue: Int
    static let id = SharedKeys(rawValue: 1)
    static let children = SharedKeys(rawValue: 2)
  }

  /// All kinds, in the order of the schema.
  static let all = leaves + containers

  /// The kind of each name.
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  let name: String
  let summary: String
  let sharedKeys: SharedKeys
  let format: Format<Content>

  /// A kind with keys of its own.
  init<each Field: Sendable>(
    _ name: String, _ summary: String, _ sharedKeys: SharedKeys = .id, _ keys: repeat Key<each Field>,
    content: @escaping @Sendable (repeat each Field) -> Content
  ) {
    self.name = name
    self.summary = summary
    self.sharedKeys = sharedKeys
    let shared = Self.sharedDescriptions(of: name, sharedKeys)
    format = Format.object("the kind '\(name)'", repeat each keys, also: shared, build: content)
  }

  private static func sharedDescriptions(of name: String, _ keys: SharedKeys) -> [KeyDescription] {
    var descriptions = [
      KeyDescription(
        name: "kind", summary: "What the node is.", schema: ["const": .string(name)], example: .string(name),
        isRequired: true)
    ]
    if keys.contains(.id) {
      let summary = "Names the frame of the node itself, before its modifiers; unique in the document."
      descriptions.append(
        KeyDescription(
          name: "id", summary: summary, schema: Format<String>.identifier.schema,
          example: Format<String>.identifier.example, isRequired: false))
    }
    if keys.contains(.children) {
      let schema: JSONValue = ["type": "array", "items": ["$ref": "#/$defs/node"]]
      descriptions.append(
        KeyDescription(
          name: "children", summary: "The node's views, in order.", schema: schema,
          example: [["kind": "text", "text": "Layout"], ["kind": "color"]], isRequired: false))
    }
    let schema: JSONValue = ["type": "array", "items": ["$ref": "#/$defs/modifier"]]
    descriptions.append(
      KeyDescription(
        name: "modifiers", summary: "What is applied to the node, from the inside out.", schema: schema,
        example: [["padding": 8], ["layoutPriority": 1]], isRequired: false))
    return descriptions
  }
}
