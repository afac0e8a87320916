import DocumentTestSupport
import Testing

@testable import LayoutDocuments

@Suite("JSON: writing")
struct JSONWriterTests {
  @Test(
    "numbers are as short as they can be",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-40, "-40"), (0.1, "0.1"), (26.666666666666668, "26.666666666666668"),
      (1e15, "1000000000000000"), (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"), (.nan, "null"),
      (.infinity, "\"infinity\""), (-.infinity, "\"-infinity\""),
    ] as [(Double, String)])
  func writesNumbers(number: Double, text: String) {
    #expect(JSONWriter.text(number) == text)
  }

  @Test func escapesStrings() {
    #expect(JSONWriter.text("a\"\\\n\t\r\u{1}\u{7F}\u{2028}é😀/") == #""a\"\\\n\t\r\u0001\u007f\u2028é😀/""#)
  }

  @Test func writesCompactly() {
    let value: JSONValue = ["b": [1, 2.5, nil], "a": ["x": .object([]), "y": .array([])]]
    #expect(JSONWriter(.compact).text(value) == #"{"b": [1, 2.5, null], "a": {"x": {}, "y": []}}"#)
  }

  @Test func writesIndented() {
    let value: JSONValue = ["frames": ["a": [0, 0, 80, 40], "b": [80, 0, 80, 40]], "ok": true]
    #expect(
      JSONWriter(.indented).text(value) == """
        {
          "frames": {
            "a": [0, 0, 80, 40],
            "b": [80, 0, 80, 40]
          },
          "ok": true
        }
        """)
  }

  @Test("what is written reads back as the same value") func roundTrip() throws {
    var random = SeededRandom(seed: SeededRandom.seed)
    for number in 0..<SeededRandom.cases(default: 300) {
      let value = Self.randomValue(depth: 4, using: &random)
      for style in [JSONWriter.Style.compact, .indented] {
        let text = JSONWriter(style).text(value)
        #expect(try JSONValue(parsing: Array(text.utf8)) == value, "seed \(SeededRandom.seed), case \(number): \(text)")
      }
    }
  }

  private static func randomValue(depth: Int, using random: inout SeededRandom) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return nil
    case 1: return .boolean(Bool.random(using: &random))
    case 2: return .number(Double(Int.random(in: -1000...1000, using: &random)))
    case 3:
      let number = Double(bitPattern: random.next())
      return .number(number.isFinite ? number : 0.5)
    case 4: return .string(randomText(using: &random))
    case 5:
      return .array(
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in randomValue(depth: depth - 1, using: &random) })
    default:
      return .object(
        (0..<Int.random(in: 0..<4, using: &random)).map {
          JSONValue.Member("\($0)" + randomText(using: &random), randomValue(depth: depth - 1, using: &random))
        })
    }
  }

  private static func randomText(using random: inout SeededRandom) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let limit: UInt32 = Bool.random(using: &random) ? 0x80 : 0x11_0000
      text.append(Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) ?? "?")
    }
    return String(text)
  }
}
