import Testing

@testable import LayoutDocuments

@Suite("JSON: reading")
struct JSONParserTests {
  /// Texts that are not JSON, and what is said about them.
  static let invalid: [(text: String, error: String)] = [
    ("", "1:1: the file is empty; expected a JSON document"),
    (" \n ", "1:1: the file is empty; expected a JSON document"),
    ("\u{FEFF}{}", "1:1: the file opens with a byte order mark; save it as UTF-8 without one"),
    ("{", "1:2: the file ends here; expected a key in double quotes"),
    ("{\"a\"", "1:5: the file ends here; expected ':' after the key 'a'"),
    ("{\"a\":", "1:6: the file ends here; expected a value"),
    ("[1", "1:3: the file ends here; expected ',' or ']'"),
    ("\"abc", "1:5: the file ends here; expected a closing quote"),
    ("\"a\\", "1:4: the file ends here; expected an escape"),
    ("\"\\u12", "1:6: the file ends here; expected a hexadecimal digit"),
    ("tru", "1:4: the file ends here; expected 'true'"),
    ("nul!", "1:4: unexpected '!'; expected 'null'"),
    ("[1,]", "1:3: a comma may not stand before the closing bracket"),
    ("{\"a\": 1,\n}", "1:8: a comma may not stand before the closing bracket"),
    ("[1 2]", "1:4: unexpected '2'; expected ',' or ']'"),
    ("{a: 1}", "1:2: unexpected 'a'; expected a key in double quotes"),
    ("{\"a\" 1}", "1:6: unexpected '1'; expected ':' after the key 'a'"),
    ("{} x", "1:4: unexpected 'x' after the end of the document"),
    ("{}\n\n{}", "3:1: unexpected '{' after the end of the document"),
    ("NaN", "1:1: unexpected 'N'; expected a value"),
    ("-Infinity", "1:2: unexpected 'I'; expected a digit"),
    ("\"a\tb\"", "1:3: control character U+0009 in a string; write it as an escape"),
    ("\"a\nb\"", "1:3: control character U+000A in a string; write it as an escape"),
    ("\"\\x\"", "1:2: '\\' before 'x' is not an escape"),
    ("\"\\u12G4\"", "1:2: '\\u' must be followed by four hexadecimal digits"),
    ("\"\\uD800\"", "1:2: surrogate U+D800 without its other half"),
    ("\"\\uDC00\"", "1:2: surrogate U+DC00 without its other half"),
    ("\"\\uD800\\u0041\"", "1:2: surrogate U+D800 without its other half"),
    ("01", "1:1: malformed number: a number has no leading zeros"),
    ("-01", "1:2: malformed number: a number has no leading zeros"),
    (".5", "1:1: malformed number: a digit must stand before the decimal point"),
    ("+5", "1:1: malformed number: a number has no leading '+'"),
    ("5.", "1:3: the file ends here; expected a digit after the decimal point"),
    ("[5.]", "1:4: unexpected ']'; expected a digit after the decimal point"),
    ("1e", "1:3: the file ends here; expected a digit in the exponent"),
    ("[1e999]", "1:2: 1e999 is beyond the range of numbers"),
    ("-1e400", "1:1: -1e400 is beyond the range of numbers"),
    ("{\"a\": 1, \"b\": 2, \"a\": 3}", "1:18: duplicate key 'a'; it stands at 1:2 already"),
    ("{\"a\": 1,\n \"\\u0061\": 2}", "2:2: duplicate key 'a'; it stands at 1:2 already"),
    ("// no", "1:1: unexpected '/'; expected a value"),
    ("[\u{A0}1]", "1:2: unexpected U+00A0; expected a value"),
    ("[\"é\u{1F600}\", x]", "1:8: unexpected 'x'; expected a value"),
    ("[\r\n\r x]", "3:2: unexpected 'x'; expected a value"),
  ]

  @Test("what is not JSON is refused with its place", arguments: invalid)
  func refuses(text: String, error: String) {
    #expect(message(Array(text.utf8)) == error)
  }

  @Test func refusesWhatIsNotUTF8() {
    #expect(message([0x5B, 0x22, 0xFF, 0x22, 0x5D]) == "1:3: the file is not UTF-8 text")
    #expect(message(Array("[\n\"é".utf8) + [0xC3]) == "2:3: the file is not UTF-8 text")
    #expect(message([0xFF, 0xFE, 0x7B, 0x00]) == "1:1: the file is not UTF-8 text")
    #expect(message([0xED, 0xA0, 0x80]) == "1:1: the file is not UTF-8 text")
  }

  @Test func refusesDeepNesting() {
    let limit = JSONParser.nestingLimit
    let deep = String(repeating: "[", count: 10_000)
    #expect(message(Array(deep.utf8)) == "1:\(limit + 1): arrays and objects are nested more than \(limit) deep")
    let full = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(message(Array(full.utf8)) == nil)
    let objects = String(repeating: "{\"a\":", count: 10_000)
    #expect(message(Array(objects.utf8))?.hasSuffix("nested more than \(limit) deep") == true)
  }

  @Test func readsEveryKindOfValue() throws {
    let text = #" {"a": [1, -2.5e3, true, false, null], "b\n": "x\u00e9\ud83d\ude00\/\"" , "": {}} "#
    let value = try JSONValue(parsing: Array(text.utf8))
    #expect(value == ["a": [1, -2500, true, false, nil], "b\n": "xé😀/\"", "": .object([])])
  }

  @Test func keepsPositions() throws {
    let text = "{\n  \"é\": [1,\n\t\"x\"]\n}"
    guard case .object(let members) = try JSONParser.parse(Array(text.utf8)).content,
      case .array(let elements) = members[0].value.content
    else {
      Issue.record("not an object with an array")
      return
    }
    #expect(members[0].keyPosition == SourcePosition(line: 2, column: 3))
    #expect(members[0].value.position == SourcePosition(line: 2, column: 8))
    #expect(elements.map(\.position) == [SourcePosition(line: 2, column: 9), SourcePosition(line: 3, column: 2)])
  }

  @Test func keepsPositionsInsideEscapedStrings() throws {
    let json = try JSONParser.parse(Array(#"  "é\n\u0041b""#.utf8))
    #expect((0...4).map { json.position(ofScalar: $0).column } == [4, 5, 7, 13, 14])
    #expect(try JSONParser.parse(Array(#""ab""#.utf8)).position(ofScalar: 2).column == 4)
  }

  @Test("numbers too small become zero") func underflow() throws {
    #expect(try JSONValue(parsing: Array("1e-999".utf8)) == 0)
  }

  private func message(_ bytes: [UInt8]) -> String? {
    do {
      _ = try JSONParser.parse(bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
