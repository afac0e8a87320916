/// One key of an object: its name, what it means, and the format of its value.
struct Key<Value: Sendable>: Sendable {
  let name: String
  let summary: String
  let format: Format<Value>

  /// The value where the key is missing; nil where it must be there.
  let absent: Value?

  /// A value for editors to offer, where the format's own would say little.
  let example: JSONValue?

  private init(_ name: String, _ format: Format<Value>, absent: Value?, _ summary: String, _ example: JSONValue?) {
    self.name = name
    self.summary = summary
    self.example = example
    self.format = format
    self.absent = absent
  }

  /// A key that must be there.
  static func required(_ name: String, _ format: Format<Value>, _ summary: String, example: JSONValue? = nil) -> Key {
    Key(name, format, absent: nil, summary, example)
  }

  /// A key that stands for a value where it is missing.
  static func optional(
    _ name: String, _ format: Format<Value>, default absent: Value, _ summary: String, example: JSONValue? = nil
  ) -> Key {
    Key(name, format, absent: absent, summary, example)
  }

  /// A key that may be missing; its value is then nil.
  static func optional<Wrapped>(
    _ name: String, _ format: Format<Wrapped>, _ summary: String, example: JSONValue? = nil
  ) -> Key where Value == Wrapped? {
    Key(name, format.map { .some($0) }, absent: .some(nil), summary, example)
  }

  /// A key that may be missing or `null`; its value is nil in both cases.
  static func nullable<Wrapped>(
    _ name: String, _ format: Format<Wrapped>, _ summary: String, example: JSONValue? = nil
  ) -> Key where Value == Wrapped? {
    Key(name, format.orNull, absent: .some(nil), summary, example)
  }

  /// The key as a property of its object's schema.
  var property: KeyDescription {
    KeyDescription(
      name: name, summary: summary, schema: format.schema, example: example ?? format.example,
      isRequired: absent == nil)
  }
}

/// What the schema of an object says about one of its keys.
struct KeyDescription: Sendable {
  let name: String
  let summary: String
  let schema: JSONValue
  let example: JSONValue
  let isRequired: Bool
}
