/// A strict parser of RFC 8259 over UTF-8 bytes that keeps the position of every value and key.
///
/// One pass from left to right, linear in the number of bytes. Columns come for free: the parser counts the
/// continuation bytes of the present line, so a position is one subtraction. Recursion is bounded by
/// ``nestingLimit``.
struct JSONParser {
  /// How deep arrays and objects may nest.
  static let nestingLimit = 512

  let bytes: [UInt8]
  var index = 0
  var depth = 0

  /// Where the last comma stands.
  var commaPosition = SourcePosition.start
  private var line = 1
  private var lineStart = 0
  private var continuationBytes = 0

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Parses one document.
  static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> LocatedJSON {
    try checkEncoding(of: bytes)
    var parser = JSONParser(bytes: bytes)
    parser.skipWhitespace()
    guard parser.peek() != nil else { throw JSONSyntaxError(cause: .emptyFile, position: .start) }
    let value = try parser.parseValue()
    parser.skipWhitespace()
    if parser.peek() != nil { throw parser.error(.trailingText(parser.scalar(at: parser.index))) }
    return value
  }

  // MARK: Where the parser stands

  /// The position of the next byte.
  var position: SourcePosition {
    SourcePosition(line: line, column: index - lineStart - continuationBytes + 1)
  }

  /// The next byte, nil at the end of the file.
  func peek() -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  /// Steps over bytes inside a line, of which `continuation` continue a scalar.
  mutating func advance(_ count: Int = 1, continuation: Int = 0) {
    index += count
    continuationBytes += continuation
  }

  func error(_ cause: JSONSyntaxError.Cause) -> JSONSyntaxError {
    JSONSyntaxError(cause: cause, position: position)
  }

  /// The error for a byte, or the end of the file, where something else should stand.
  func unexpected(expected: String) -> JSONSyntaxError {
    guard index < bytes.count else { return error(.unexpectedEnd(expected: expected)) }
    return error(.unexpectedCharacter(scalar(at: index), expected: expected))
  }

  /// The scalar that begins at an index; the bytes are known to be UTF-8.
  func scalar(at index: Int) -> Unicode.Scalar {
    String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  mutating func skipWhitespace() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        index += 1
      case UInt8(ascii: "\n"):
        endLine()
      case UInt8(ascii: "\r"):
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
        endLine()
      default:
        return
      }
    }
  }

  private mutating func endLine() {
    index += 1
    line += 1
    lineStart = index
    continuationBytes = 0
  }

  // MARK: Values

  mutating func parseValue() throws(JSONSyntaxError) -> LocatedJSON {
    let start = position
    switch peek() {
    case UInt8(ascii: "{"): return try parseObject()
    case UInt8(ascii: "["): return try parseArray()
    case UInt8(ascii: "\""): return try parseString()
    case UInt8(ascii: "t"): return LocatedJSON(try parseWord("true", as: .boolean(true)), at: start)
    case UInt8(ascii: "f"): return LocatedJSON(try parseWord("false", as: .boolean(false)), at: start)
    case UInt8(ascii: "n"): return LocatedJSON(try parseWord("null", as: .null), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return LocatedJSON(.number(try parseNumber()), at: start)
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func parseWord(
    _ word: String, as content: LocatedJSON.Content
  ) throws(JSONSyntaxError) -> LocatedJSON.Content {
    for byte in word.utf8 {
      guard peek() == byte else { throw unexpected(expected: "'\(word)'") }
      advance()
    }
    return content
  }
}
