/// A JSON value together with the place where it stands in its file.
///
/// Reading a file gives located values, so that whatever is found wrong with one later can be reported with its line
/// and column. What a program writes has no place yet: that is ``JSONValue``.
public struct LocatedJSON: Sendable {
  /// One key of an object and its value.
  public struct Member: Sendable {
    /// The key, with its escapes resolved.
    public let key: String
    /// Where the key's opening quote stands.
    public let keyPosition: SourcePosition
    /// The value under the key.
    public let value: LocatedJSON
  }

  /// What stands at a place.
  public enum Content: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number; always finite.
    case number(Double)
    /// A string, with its escapes resolved.
    case string(String)
    /// An array.
    case array([LocatedJSON])
    /// An object, its members in the order of the file, no key twice.
    case object([Member])
  }

  /// The value itself.
  public let content: Content

  /// Where the first character of the value stands; for a string that is its opening quote.
  public let position: SourcePosition

  /// For a string with escapes: for each of its scalars, how many columns it stands right of the opening quote.
  let scalarColumns: [Int]

  init(_ content: Content, at position: SourcePosition, scalarColumns: [Int] = []) {
    self.content = content
    self.position = position
    self.scalarColumns = scalarColumns
  }

  /// Where one scalar of this string stands in the file; beyond the last scalar, where the closing quote stands.
  func position(ofScalar index: Int) -> SourcePosition {
    guard let last = scalarColumns.last else { return position.advanced(by: index + 1) }
    return position.advanced(by: index < scalarColumns.count ? scalarColumns[index] : last + 1)
  }

  /// How many elements an array has; 0 for anything else.
  var elementCount: Int {
    if case .array(let elements) = content { elements.count } else { 0 }
  }

  /// The kind of value as a reader would call it, with its article: "a number", "an object".
  var kindName: String {
    switch content {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The same value without its places.
  public var value: JSONValue {
    switch content {
    case .null: .null
    case .boolean(let flag): .boolean(flag)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.map { JSONValue.Member($0.key, $0.value.value) })
    }
  }
}
