/// Why a file is not JSON, and where.
public struct JSONSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong with the text.
  public enum Cause: Equatable, Sendable {
    /// The file holds nothing but white space.
    case emptyFile
    /// The bytes are not UTF-8.
    case notUTF8
    /// The file opens with a byte order mark, which JSON does not allow.
    case byteOrderMark
    /// The file ends inside a value; `expected` says what is missing.
    case unexpectedEnd(expected: String)
    /// A character that cannot stand here; `expected` says what can.
    case unexpectedCharacter(Unicode.Scalar, expected: String)
    /// A comma before a closing bracket.
    case trailingComma
    /// Text after the end of the document.
    case trailingText(Unicode.Scalar)
    /// A control character inside a string, which must be escaped.
    case controlCharacter(Unicode.Scalar)
    /// A backslash before a character that makes no escape.
    case invalidEscape(Unicode.Scalar)
    /// `\u` without four hexadecimal digits.
    case invalidUnicodeEscape
    /// A surrogate without its other half.
    case loneSurrogate(UInt16)
    /// A number that JSON does not write this way, such as `01`, `.5` or `1.`; the text says the rule.
    case malformedNumber(String)
    /// A number too large for a 64-bit floating-point number.
    case numberOutOfRange(String)
    /// A key that the object has already.
    case duplicateKey(String, first: SourcePosition)
    /// Arrays and objects nested deeper than the limit.
    case nestingTooDeep(limit: Int)
  }

  /// What is wrong.
  public let cause: Cause

  /// Where it is wrong.
  public let position: SourcePosition

  /// The position and the cause in words.
  public var description: String { "\(position): \(cause)" }
}

extension JSONSyntaxError.Cause: CustomStringConvertible {
  /// The cause in words, without its position.
  public var description: String {
    switch self {
    case .emptyFile: "the file is empty; expected a JSON document"
    case .notUTF8: "the file is not UTF-8 text"
    case .byteOrderMark: "the file opens with a byte order mark; save it as UTF-8 without one"
    case .unexpectedEnd(let expected): "the file ends here; expected \(expected)"
    case .unexpectedCharacter(let found, let expected): "unexpected \(Self.name(found)); expected \(expected)"
    case .trailingComma: "a comma may not stand before the closing bracket"
    case .trailingText(let found): "unexpected \(Self.name(found)) after the end of the document"
    case .controlCharacter(let found): "control character \(Self.name(found)) in a string; write it as an escape"
    case .invalidEscape(let found): "'\\' before \(Self.name(found)) is not an escape"
    case .invalidUnicodeEscape: "'\\u' must be followed by four hexadecimal digits"
    case .loneSurrogate(let unit): "surrogate \(Self.hexadecimal(UInt32(unit))) without its other half"
    case .malformedNumber(let rule): "malformed number: \(rule)"
    case .numberOutOfRange(let text): "\(text) is beyond the range of numbers"
    case .duplicateKey(let key, let first): "duplicate key '\(key)'; it stands at \(first) already"
    case .nestingTooDeep(let limit): "arrays and objects are nested more than \(limit) deep"
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isWhitespace && scalar != " "
      ? hexadecimal(scalar.value) : "'\(scalar)'"
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
