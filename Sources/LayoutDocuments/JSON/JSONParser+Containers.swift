/// Arrays and objects.
extension JSONParser {
  mutating func parseArray() throws(JSONSyntaxError) -> LocatedJSON {
    let start = position
    try open()
    var elements: [LocatedJSON] = []
    if peek() != UInt8(ascii: "]") {
      repeat {
        if peek() == UInt8(ascii: "]"), !elements.isEmpty { throw trailingComma() }
        elements.append(try parseValue())
        skipWhitespace()
      } while try parseSeparator(before: UInt8(ascii: "]"), expected: "',' or ']'")
    }
    close()
    return LocatedJSON(.array(elements), at: start)
  }

  mutating func parseObject() throws(JSONSyntaxError) -> LocatedJSON {
    let start = position
    try open()
    var members: [LocatedJSON.Member] = []
    var places: [String: SourcePosition] = [:]
    if peek() != UInt8(ascii: "}") {
      repeat {
        if peek() == UInt8(ascii: "}"), !members.isEmpty { throw trailingComma() }
        let member = try parseMember()
        if let first = places.updateValue(member.keyPosition, forKey: member.key) {
          let cause = JSONSyntaxError.Cause.duplicateKey(member.key, first: first)
          throw JSONSyntaxError(cause: cause, position: member.keyPosition)
        }
        members.append(member)
        skipWhitespace()
      } while try parseSeparator(before: UInt8(ascii: "}"), expected: "',' or '}'")
    }
    close()
    return LocatedJSON(.object(members), at: start)
  }

  private mutating func parseMember() throws(JSONSyntaxError) -> LocatedJSON.Member {
    guard peek() == UInt8(ascii: "\"") else { throw unexpected(expected: "a key in double quotes") }
    let keyPosition = position
    let key = try parseString()
    guard case .string(let name) = key.content else { throw unexpected(expected: "a key in double quotes") }
    skipWhitespace()
    guard peek() == UInt8(ascii: ":") else { throw unexpected(expected: "':' after the key '\(name)'") }
    advance()
    skipWhitespace()
    return LocatedJSON.Member(key: name, keyPosition: keyPosition, value: try parseValue())
  }

  /// Steps over a comma and says whether there was one; anything but a comma or the closing bracket is an error.
  private mutating func parseSeparator(before bracket: UInt8, expected: String) throws(JSONSyntaxError) -> Bool {
    if peek() == bracket { return false }
    guard peek() == UInt8(ascii: ",") else { throw unexpected(expected: expected) }
    commaPosition = position
    advance()
    skipWhitespace()
    return true
  }

  private func trailingComma() -> JSONSyntaxError {
    JSONSyntaxError(cause: .trailingComma, position: commaPosition)
  }

  private mutating func open() throws(JSONSyntaxError) {
    guard depth < Self.nestingLimit else { throw error(.nestingTooDeep(limit: Self.nestingLimit)) }
    depth += 1
    advance()
    skipWhitespace()
  }

  private mutating func close() {
    depth -= 1
    advance()
  }
}
