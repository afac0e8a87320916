/// Strings and their escapes.
extension JSONParser {
  mutating func parseString() throws(JSONSyntaxError) -> LocatedJSON {
    let start = position
    advance()
    let first = index
    while let byte = peek(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      try stepOverCharacter(byte)
    }
    if peek() == UInt8(ascii: "\\") { return try parseEscapedString(from: first, at: start) }
    guard peek() != nil else { throw unexpected(expected: "a closing quote") }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    advance()
    return LocatedJSON(.string(text), at: start)
  }

  private mutating func stepOverCharacter(_ byte: UInt8) throws(JSONSyntaxError) {
    guard byte >= 0x20 else { throw error(.controlCharacter(Unicode.Scalar(byte))) }
    advance(1, continuation: byte & 0xC0 == 0x80 ? 1 : 0)
  }

  /// The slower way, taken from the first escape on: scalar by scalar, keeping the column of each.
  private mutating func parseEscapedString(
    from first: Int, at start: SourcePosition
  ) throws(JSONSyntaxError) -> LocatedJSON {
    var text = String.UnicodeScalarView(String(decoding: bytes[first..<index], as: UTF8.self).unicodeScalars)
    var columns = Array(1..<(text.count + 1))
    while let byte = peek(), byte != UInt8(ascii: "\"") {
      columns.append(position.column - start.column)
      if byte == UInt8(ascii: "\\") {
        text.append(try parseEscape())
      } else {
        let scalar = scalar(at: index)
        try stepOverCharacter(byte)
        let rest = UTF8.width(scalar) - 1
        advance(rest, continuation: rest)
        text.append(scalar)
      }
    }
    guard peek() != nil else { throw unexpected(expected: "a closing quote") }
    columns.append(position.column - start.column)
    advance()
    return LocatedJSON(.string(String(text)), at: start, scalarColumns: columns)
  }

  private mutating func parseEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position
    advance()
    guard let byte = peek() else { throw unexpected(expected: "an escape") }
    let plain: Unicode.Scalar
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): plain = Unicode.Scalar(byte)
    case UInt8(ascii: "b"): plain = "\u{8}"
    case UInt8(ascii: "f"): plain = "\u{C}"
    case UInt8(ascii: "n"): plain = "\n"
    case UInt8(ascii: "r"): plain = "\r"
    case UInt8(ascii: "t"): plain = "\t"
    case UInt8(ascii: "u"): return try parseUnicodeEscape(at: start)
    default: throw JSONSyntaxError(cause: .invalidEscape(scalar(at: index)), position: start)
    }
    advance()
    return plain
  }

  private mutating func parseUnicodeEscape(at start: SourcePosition) throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try parseCodeUnit(at: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let alone = JSONSyntaxError(cause: .loneSurrogate(unit), position: start)
    guard UTF16.isLeadSurrogate(unit), peek() == UInt8(ascii: "\\") else { throw alone }
    let second = position
    advance()
    guard peek() == UInt8(ascii: "u") else { throw alone }
    let trail = try parseCodeUnit(at: second)
    guard UTF16.isTrailSurrogate(trail) else { throw alone }
    let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
    guard let scalar = Unicode.Scalar(value) else { throw alone }
    return scalar
  }

  /// Reads the `u` of an escape and its four hexadecimal digits.
  private mutating func parseCodeUnit(at start: SourcePosition) throws(JSONSyntaxError) -> UInt16 {
    advance()
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw peek() == nil
          ? unexpected(expected: "a hexadecimal digit") : JSONSyntaxError(cause: .invalidUnicodeEscape, position: start)
      }
      unit = unit << 4 | UInt16(digit)
      advance()
    }
    return unit
  }
}
