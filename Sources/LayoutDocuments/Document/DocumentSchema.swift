/// The JSON Schema (draft 2020-12) of layout documents, made from the formats that read them.
public enum DocumentSchema {
  /// The schema. Equal from call to call.
  public static var value: JSONValue {
    guard case .object(let document) = Format.document.schema else { return true }
    let definitions: [JSONValue.Member] = [
      .init("length", Format<Double>.unnamedLength.schema), .init("alignment", Format.unnamedAlignment.schema),
      .init("node", node), .init("modifier", ModifierKind.schema),
    ]
    let head: [JSONValue.Member] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "Layout document"),
      .init("description", "What to lay out, in which space, under which constraints, and what must come out."),
    ]
    return .object(head + document + [.init("$defs", .object(definitions + kinds + parameters))])
  }

  /// A node: its kind decides which of the definitions it must meet.
  private static var node: JSONValue {
    let names = NodeKind.all.map { JSONValue.string($0.name) }
    let cases = NodeKind.all.map { kind -> JSONValue in
      [
        "if": ["properties": ["kind": ["const": .string(kind.name)]]],
        "then": ["$ref": .string("#/$defs/" + kind.name)],
      ]
    }
    return [
      "description": "A view with its modifiers.",
      "type": "object",
      "required": ["kind"],
      "properties": ["kind": ["description": "What the node is.", "enum": .array(names)]],
      "allOf": .array(cases),
    ]
  }

  private static var kinds: [JSONValue.Member] {
    NodeKind.all.map { kind in
      guard case .object(let members) = kind.format.schema else { return .init(kind.name, true) }
      let extra = kind.name == "layout" ? [JSONValue.Member("allOf", layoutCases)] : []
      return .init(kind.name, .object([.init("description", .string(kind.summary))] + members + extra))
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
                "description": .string("The parameters of '\(name)'."), "$ref": .string("#/$defs/parameters-" + name),
              ]
            ]
          ],
        ]
      })
  }

  private static var parameters: [JSONValue.Member] {
    let registry = LayoutRegistry.bundled
    return registry.names.map { name in
      let schema = registry.entry(named: name)?.schema ?? true
      guard case .object(let members) = schema else { return .init("parameters-" + name, schema) }
      return .init(
        "parameters-" + name, .object([.init("description", .string("The parameters of '\(name)'."))] + members))
    }
  }
}
