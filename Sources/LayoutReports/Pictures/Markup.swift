import Foundation

/// Text and numbers as SVG and HTML write them.
enum Markup {
  /// Text for between tags and for attributes in double quotes: what has a meaning in markup is escaped, what XML does not
  /// allow at all becomes the replacement character.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A coordinate of a picture, to a hundredth of a pixel.
  static func number(_ value: Double) -> String {
    NumberText.length((value * 100).rounded() / 100)
  }

  /// An element with escaped attributes; `content` is markup.
  static func element(_ name: String, _ attributes: [(String, String)], _ content: String? = nil) -> String {
    let list = attributes.map { #" \#($0.0)="\#(escaped($0.1))""# }.joined()
    return content.map { "<\(name)\(list)>\($0)</\(name)>" } ?? "<\(name)\(list)/>"
  }

  /// A rectangle in pixels.
  static func rect(_ box: CGRect, _ style: String, radius: Double = 0) -> String {
    let numbers = [("x", box.minX), ("y", box.minY), ("width", box.width), ("height", box.height)]
    return element(
      "rect",
      [("class", style)] + numbers.map { ($0.0, number(Double($0.1))) }
        + (radius > 0 ? [("rx", number(radius))] : []))
  }

  /// A line in pixels.
  static func line(from: CGPoint, to: CGPoint, _ style: String) -> String {
    let numbers = [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)]
    return element("line", [("class", style)] + numbers.map { ($0.0, number(Double($0.1))) })
  }

  /// A line of text; its left end, middle or right end stands at `x`, as its style says.
  static func text(_ text: String, x: Double, y: Double, _ style: String, size: Double? = nil) -> String {
    element(
      "text",
      [("class", style), ("x", number(x)), ("y", number(y))]
        + (size.map { [("style", "font-size:\(number($0))px")] } ?? []), escaped(text))
  }
}
