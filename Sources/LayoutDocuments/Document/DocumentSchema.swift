/// The JSON Schema (draft 2020-12) of layout documents, made from the formats that read them.
public enum DocumentSchema {
  /// The schema. Equal from call to call.
  public static var value: JSONValue {
    guard case .object(let document) = Format.document.schema else { return true }
    let definitions: [JSONValue.Member] = [
      .init("length", described("A number, also an infinite one.", Format<Double>.unnamedLength)),
      .init("alignment", described("An alignment along both axes.", Format.unnamedAlignment)),
      .init("node", node),
      .init("modifier", described("A modifier: an object with one key.", ModifierKind.schema, ["padding": 8])),
    ]
    let head: [JSONValue.Member] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "Layout document"),
      .init("description", "What to lay out, in which space, under which constraints, and what must come out."),
      .init("examples", .array([Format.document.example])),
    ]
    return .object(head + document + [.init("$defs", .object(definitions + kinds + parameters))])
  }

  /// A node: its kind decides which of the definitions it must meet.
  private static var node: JSONValue {
    let example: JSONValue = ["kind": "text", "text": "Layout"]
    let names = NodeKind.all.map { JSONValue.string($0.name) }
    let cases = NodeKind.all.map { kind -> JSONValue in
      [
        "if": ["properties": ["kind": ["const": .string(kind.name)]]],
        "then": ["$ref": .string("#/$defs/" + kind.name)],
      ]
    }
    return [
      "description": "A view with its modifiers.",
      "examples": [example],
      "type": "object",
      "required": ["kind"],
      "properties": ["kind": ["description": "What the node is.", "examples": ["hstack"], "enum": .array(names)]],
      "allOf": .array(cases),
    ]
  }

  private static var kinds: [JSONValue.Member] {
    NodeKind.all.map { kind in
      guard case .object(let members) = described(kind.summary, kind.format) else { return .init(kind.name, true) }
      let extra = kind.name == "layout" ? [JSONValue.Member("allOf", layoutCases)] : []
      return .init(kind.name, .object(members + extra))
    }
  }

  /// The parameters of the layouts that come with the package; those of others are theirs to define.
  private static var layoutCases: JSONValue {
    .array(
      LayoutRegistry.bundled.names.map { name in
        [
          "if": ["properties": ["name": ["const": .string(name)]]],
          "then": [
            "properties": [
              "parameters": [
                "description": .string("The parameters of '\(name)'."),
                "examples": .array([LayoutRegistry.bundled.entry(named: name)?.example ?? nil]),
                "$ref": .string("#/$defs/parameters-" + name),
              ]
            ]
          ],
        ]
      })
  }

  private static var parameters: [JSONValue.Member] {
    let registry = LayoutRegistry.bundled
    return registry.names.map { name in
      guard let entry = registry.entry(named: name) else { return .init("parameters-" + name, true) }
      return .init("parameters-" + name, described("The parameters of '\(name)'.", entry.schema, entry.example))
    }
  }

  private static func described<Value>(_ summary: String, _ format: Format<Value>) -> JSONValue {
    described(summary, format.schema, format.example)
  }

  /// A schema with what an editor shows of it, and offers for it.
  private static func described(_ summary: String, _ schema: JSONValue, _ example: JSONValue) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return .object([.init("description", .string(summary)), .init("examples", [example])] + members)
  }
}
