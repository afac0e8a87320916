/// What a value of the document format looks like, said once: how it is read and how the schema states it.
///
/// Formats are put together from smaller ones, down to numbers and names. Whatever reads a document and whatever
/// describes it to an editor is derived from the same formats, so the two cannot drift apart.
struct Format<Value: Sendable>: Sendable {
  /// The JSON Schema of the values that ``read`` accepts.
  let schema: JSONValue

  /// A value as documents have it, for editors to offer; ``read`` accepts it.
  let example: JSONValue

  /// Reads a value; nil means that an issue has been recorded.
  let read: @Sendable (LocatedJSON, ReadingContext) -> Value?

  /// The same format, its value turned into another.
  func map<Result: Sendable>(_ transform: @escaping @Sendable (Value) -> Result) -> Format<Result> {
    Format<Result>(schema: schema, example: example) { value, context in read(value, context).map(transform) }
  }

  /// The format that also takes `null`, for nil.
  var orNull: Format<Value?> {
    Format<Value?>(schema: ["anyOf": [schema, ["type": "null"]]], example: example) { value, context in
      if case .null = value.content { return .some(nil) }
      return read(value, context).map { .some($0) }
    }
  }

  /// An array of this format with a fixed number of elements, or any number where `count` is nil.
  func array(count: Int? = nil, minimum: Int = 0) -> Format<[Value]> {
    var schema: [JSONValue.Member] = [.init("type", "array"), .init("items", self.schema)]
    if let least = count ?? (minimum > 0 ? minimum : nil) { schema.append(.init("minItems", .number(Double(least)))) }
    if let count { schema.append(.init("maxItems", .number(Double(count)))) }
    let examples = JSONValue.array(Array(repeating: example, count: count ?? max(minimum, 1)))
    return Format<[Value]>(schema: .object(schema), example: examples) { value, context in
      guard case .array(let elements) = value.content else {
        context.reportType(of: value, expected: count.map { "an array of \($0)" } ?? "an array")
        return nil
      }
      guard count == nil || elements.count == count, elements.count >= minimum else {
        let expected = "an array of \(count.map { "\($0)" } ?? "at least \(minimum)")"
        context.report(.outOfRange(expected: expected, found: "\(elements.count)"), at: value.position)
        return nil
      }
      var values: [Value] = []
      for element in elements where !context.isFull {
        if let value = read(element, context) { values.append(value) }
      }
      return values.count == elements.count ? values : nil
    }
  }

  /// The same format under a name of its own in the schema.
  func named(_ name: String) -> Format<Value> {
    Format(schema: ["$ref": .string("#/$defs/" + name)], example: example, read: read)
  }
}
