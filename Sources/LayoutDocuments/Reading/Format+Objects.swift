/// Objects: a set of keys, each with its format.
extension Format {
  /// An object with the given keys and no others; `owner` names it in errors.
  ///
  /// Every key is read even if another is wrong, so that one run reports all of them.
  static func object<each Field: Sendable>(
    _ owner: String, _ keys: repeat Key<each Field>, also others: [KeyDescription] = [],
    build: @escaping @Sendable (repeat each Field) -> Value
  ) -> Format {
    var descriptions = others
    for key in repeat each keys { descriptions.append(key.property) }
    let known = descriptions.map(\.name)
    let fields = (repeat each keys)
    return Format(schema: Self.objectSchema(descriptions), example: Self.example(of: descriptions)) { value, context in
      guard let object = ObjectReader(value, owner: owner, known: known, context) else { return nil }
      let values = (repeat object.read(each fields))
      guard let complete = try? (repeat found(each values)) else { return nil }
      return build(repeat each complete)
    }
  }

  /// The schema of an object with the given keys and no others.
  static func objectSchema(_ keys: [KeyDescription]) -> JSONValue {
    let properties = keys.map { key in
      JSONValue.Member(key.name, describing(key))
    }
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    var members: [JSONValue.Member] = [.init("type", "object")]
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    members.append(.init("properties", .object(properties)))
    members.append(.init("additionalProperties", false))
    return .object(members)
  }

  /// An object that has every key.
  static func example(of keys: [KeyDescription]) -> JSONValue {
    .object(keys.map { JSONValue.Member($0.name, $0.example) })
  }

  private static func describing(_ key: KeyDescription) -> JSONValue {
    let head: [JSONValue.Member] = [
      .init("description", .string(key.summary)), .init("examples", .array([key.example])),
    ]
    guard case .object(let members) = key.schema else { return .object(head) }
    return .object(head + members)
  }
}

/// An object being read.
private struct ObjectReader {
  private let members: [String: LocatedJSON]
  private let position: SourcePosition
  private let owner: String
  private let context: ReadingContext

  /// Takes an object and reports the keys that it should not have; nil if the value is no object.
  init?(_ value: LocatedJSON, owner: String, known: [String], _ context: ReadingContext) {
    guard case .object(let members) = value.content else {
      context.reportType(of: value, expected: "an object")
      return nil
    }
    for member in members where !known.contains(member.key) && !context.isFull {
      let suggestion = Suggestion(for: member.key, among: known)
      context.report(.unknownKey(member.key, suggestion), at: member.keyPosition)
    }
    self.members = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    self.position = value.position
    self.owner = owner
    self.context = context
  }

  /// The value under a key, or what its absence stands for; nil if an issue has been recorded.
  func read<Value>(_ key: Key<Value>) -> Value? {
    if let value = members[key.name] { return key.format.read(value, context) }
    if let absent = key.absent { return absent }
    context.report(.missingKey(key.name, owner: owner), at: position)
    return nil
  }
}

/// A field could not be read; the issue is in the context.
private struct FieldMissing: Error {}

private func found<Value>(_ value: Value?) throws(FieldMissing) -> Value {
  guard let value else { throw FieldMissing() }
  return value
}
