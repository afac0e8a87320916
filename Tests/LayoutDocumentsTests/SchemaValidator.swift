import LayoutDocuments

/// Checks values against a JSON Schema, as far as the schema of documents needs: a second reading of the format, from
/// its schema alone, to hold the reader against.
struct SchemaValidator {
  let schema: JSONValue

  func accepts(_ value: JSONValue) -> Bool {
    accepts(value, schema)
  }

  /// Whether a part of the schema accepts a value.
  func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    guard case .object(let keywords) = schema else { return schema == true }
    return keywords.allSatisfy { meets(value, $0.key, $0.value, in: schema) }
  }

  private func meets(_ value: JSONValue, _ keyword: String, _ argument: JSONValue, in schema: JSONValue) -> Bool {
    switch keyword {
    case "$ref": return accepts(value, definition(argument))
    case "anyOf": return elements(argument).contains { accepts(value, $0) }
    case "allOf": return elements(argument).allSatisfy { accepts(value, $0) }
    case "if": return !accepts(value, argument) || accepts(value, schema["then"] ?? true)
    case "const": return value == argument
    case "enum": return elements(argument).contains(value)
    case "type": return .string(type(of: value)) == argument || argument == "integer" && isWhole(value)
    case "minimum": return compare(value, argument) { $0 >= $1 }
    case "maximum": return compare(value, argument) { $0 <= $1 }
    case "exclusiveMinimum": return compare(value, argument) { $0 > $1 }
    case "minLength": if case .string(let text) = value { return compare(count(text.count), argument) { $0 >= $1 } }
    case "minItems": if case .array(let items) = value { return compare(count(items.count), argument) { $0 >= $1 } }
    case "maxItems": if case .array(let items) = value { return compare(count(items.count), argument) { $0 <= $1 } }
    case "items": if case .array(let items) = value { return items.allSatisfy { accepts($0, argument) } }
    case "minProperties", "maxProperties":
      guard case .object(let members) = value else { return true }
      return compare(count(members.count), argument) { keyword == "minProperties" ? $0 >= $1 : $0 <= $1 }
    case "required":
      guard case .object = value else { return true }
      return elements(argument).allSatisfy { name in
        if case .string(let key) = name { value[key] != nil } else { false }
      }
    case "properties":
      guard case .object(let members) = value else { return true }
      return members.allSatisfy { member in argument[member.key].map { accepts(member.value, $0) } ?? true }
    case "additionalProperties":
      guard case .object(let members) = value else { return true }
      return members.allSatisfy { schema["properties"]?[$0.key] != nil || accepts($0.value, argument) }
    case "then", "description", "examples", "title", "$schema", "$defs": return true
    default: preconditionFailure("the validator does not know the keyword \(keyword)")
    }
    return true
  }

  private func definition(_ reference: JSONValue) -> JSONValue {
    guard case .string(let path) = reference, path.hasPrefix("#/$defs/"),
      let definition = schema["$defs"]?[String(path.dropFirst(8))]
    else { preconditionFailure("no definition for \(reference)") }
    return definition
  }

  private func elements(_ value: JSONValue) -> [JSONValue] {
    if case .array(let elements) = value { elements } else { [] }
  }

  private func type(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  private func isWhole(_ value: JSONValue) -> Bool {
    if case .number(let number) = value { number == number.rounded() } else { false }
  }

  private func count(_ count: Int) -> JSONValue { .number(Double(count)) }

  private func compare(_ value: JSONValue, _ bound: JSONValue, _ holds: (Double, Double) -> Bool) -> Bool {
    guard case .number(let number) = value, case .number(let limit) = bound else { return true }
    return holds(number, limit)
  }
}
