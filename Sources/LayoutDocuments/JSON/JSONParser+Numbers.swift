/// Numbers.
extension JSONParser {
  /// Reads a number by the grammar of RFC 8259 and refuses what does not fit a 64-bit floating-point number.
  ///
  /// A number too small to represent becomes zero, as everywhere.
  mutating func parseNumber() throws(JSONSyntaxError) -> Double {
    let start = position
    let first = index
    if peek() == UInt8(ascii: "+") { throw error(.malformedNumber("a number has no leading '+'")) }
    if peek() == UInt8(ascii: "-") { advance() }
    if peek() == UInt8(ascii: ".") { throw error(.malformedNumber("a digit must stand before the decimal point")) }
    if peek() == UInt8(ascii: "0"), let next = byte(after: index), Self.isDigit(next) {
      throw error(.malformedNumber("a number has no leading zeros"))
    }
    try parseDigits("a digit")
    if peek() == UInt8(ascii: ".") {
      advance()
      try parseDigits("a digit after the decimal point")
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      advance()
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { advance() }
      try parseDigits("a digit in the exponent")
    }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      let shown = text.count <= 24 ? text : text.prefix(20) + "..."
      throw JSONSyntaxError(cause: .numberOutOfRange(shown), position: start)
    }
    return number
  }

  private mutating func parseDigits(_ expected: String) throws(JSONSyntaxError) {
    guard let digit = peek(), Self.isDigit(digit) else { throw unexpected(expected: expected) }
    while let digit = peek(), Self.isDigit(digit) { advance() }
  }

  private func byte(after index: Int) -> UInt8? {
    index + 1 < bytes.count ? bytes[index + 1] : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
