/// Writes JSON so that equal values give equal bytes.
///
/// Numbers are written with the fewest digits that read back as the same number, whole ones without a fraction, negative
/// zero as `0`; infinities as `"infinity"` and `"-infinity"`, what is not a number as `null`. Keys keep their order.
public struct JSONWriter: Sendable {
  /// How a value is spread over lines.
  public enum Style: Sendable {
    /// Everything on one line.
    case compact
    /// Two spaces a level; an array or object without containers in it stays on one line where it fits.
    case indented
  }

  /// The widest line on which ``Style/indented`` keeps an array or object together, in characters.
  static let lineWidth = 100

  private let style: Style

  /// Creates a writer.
  public init(_ style: Style) {
    self.style = style
  }

  /// The value as text, without a final line end. Linear in the size of the value.
  public func text(_ value: JSONValue) -> String {
    var text = ""
    switch style {
    case .compact: Self.appendCompact(value, to: &text)
    case .indented: Self.appendIndented(value, level: 0, to: &text)
    }
    return text
  }

  /// A number as JSON text.
  public static func text(_ number: Double) -> String {
    if number.isNaN { return "null" }
    if number.isInfinite { return number < 0 ? "\"-infinity\"" : "\"infinity\"" }
    if number == 0 { return "0" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A string as JSON text, with its quotes.
  public static func text(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  // MARK: Values

  private static func appendCompact(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .number(let number): text += Self.text(number)
    case .string(let string): text += Self.text(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        appendCompact(element, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += Self.text(member.key) + ": "
        appendCompact(member.value, to: &text)
      }
      text += "}"
    }
  }

  private static func appendIndented(_ value: JSONValue, level: Int, to text: inout String) {
    if isFlat(value) {
      var line = ""
      appendCompact(value, to: &line)
      if line.count + 2 * level <= lineWidth {
        text += line
        return
      }
    }
    let indent = String(repeating: "  ", count: level + 1)
    let outdent = String(repeating: "  ", count: level)
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "[\n" : ",\n") + indent
        appendIndented(element, level: level + 1, to: &text)
      }
      text += "\n" + outdent + "]"
    case .object(let members):
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "{\n" : ",\n") + indent + Self.text(member.key) + ": "
        appendIndented(member.value, level: level + 1, to: &text)
      }
      text += "\n" + outdent + "}"
    default:
      appendCompact(value, to: &text)
    }
  }

  /// Whether a value holds no array or object that holds anything.
  private static func isFlat(_ value: JSONValue) -> Bool {
    switch value {
    case .array(let elements): elements.allSatisfy(isScalar)
    case .object(let members): members.allSatisfy { isScalar($0.value) }
    default: true
    }
  }

  private static func isScalar(_ value: JSONValue) -> Bool {
    switch value {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }
}
