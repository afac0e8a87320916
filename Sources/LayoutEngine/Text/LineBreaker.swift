/// Breaks text into lines, as many characters to a line as fit.
///
/// A line ends behind white space (which hangs over the edge and has no width there), behind a hyphen, beside an ideograph,
/// or, where a word alone is too long, between any two of its characters. A line has at least one character.
struct LineBreaker {
  /// One character with its font and its width in points.
  struct Glyph {
    var width: Double
    var font: Int
    var isSpace: Bool
    var isNewline: Bool
    /// Whether a line may end behind it.
    var allowsBreak: Bool
  }

  /// Some glyphs of a paragraph on one line.
  struct Line {
    var glyphs: Range<Int>
    /// The width up to the last glyph that is not white space.
    var width: Double
  }

  /// A difference in points that a sum of widths may be off: what was measured once fits again.
  static let tolerance = 1e-6

  let glyphs: [Glyph]
  /// The width that lines may have; infinite for any.
  let limit: Double

  /// All lines; at least one.
  func lines() -> [Line] {
    var lines: [Line] = []
    var start = 0
    for (i, glyph) in glyphs.enumerated() where glyph.isNewline {
      breakParagraph(start..<i, into: &lines)
      start = i + 1
    }
    breakParagraph(start..<glyphs.count, into: &lines)
    return lines
  }

  private func breakParagraph(_ paragraph: Range<Int>, into lines: inout [Line]) {
    var start = paragraph.lowerBound
    repeat {
      let line = line(from: start, to: paragraph.upperBound)
      lines.append(line)
      start = line.glyphs.upperBound
    } while start < paragraph.upperBound
  }

  /// The longest line that starts at a glyph and ends at a place where lines may.
  private func line(from start: Int, to end: Int) -> Line {
    var width = 0.0
    var visible = 0.0
    var lastBreak: Line?
    for i in start..<end {
      width += glyphs[i].width
      if !glyphs[i].isSpace {
        if width > limit + Self.tolerance && i > start {
          return lastBreak ?? Line(glyphs: start..<i, width: visible)
        }
        visible = width
      }
      if glyphs[i].allowsBreak { lastBreak = Line(glyphs: start..<i + 1, width: visible) }
    }
    return Line(glyphs: start..<end, width: visible)
  }

  /// The width of a line that holds as much of the glyphs from `start` on as fits beside an ellipsis.
  ///
  /// The glyphs end with their paragraph; what is left out of them is said by `truncation`.
  func truncatedWidth(from start: Int, ellipsis: Double, _ truncation: StyledText.Truncation) -> Double {
    let end = glyphs[start...].firstIndex { $0.isNewline } ?? glyphs.count
    var (head, tail) = (start, end)
    var takesHead = truncation != .head
    var width = ellipsis
    while head < tail {
      let next = takesHead ? head : tail - 1
      guard width + glyphs[next].width <= limit + Self.tolerance else { break }
      width += glyphs[next].width
      if takesHead { head += 1 } else { tail -= 1 }
      if truncation == .middle { takesHead.toggle() }
    }
    return width
  }
}
