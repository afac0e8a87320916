import Foundation

/// Measures text by a table of advance widths, without any font: the same on every machine.
///
/// What it approximates is the system font of macOS at ordinary sizes. Exact, as far as they were measured there: the
/// line's height and baseline at 13 points (16 and 13) and 26 points (30 and 25), the gaps beside text at both, the height
/// of an empty text, and the width of "Hg" at both (17.5 and 33.5, in half points). Approximate: every other width. There
/// is no kerning, no ligature and no hyphenation; a design (serif, monospaced) changes nothing; from semibold on letters
/// are a twentieth wider. Lines break behind white space and hyphens, beside ideographs, and inside words that are too long.
public struct ApproximateTextMeasurer: TextMeasurer {
  /// Makes a measurer; it has no settings.
  public init() {}

  /// Whole points, as macOS has them; the gaps grow with the size.
  public func lineMetrics(of font: Font) -> LineMetrics {
    let size = Double(font.size)
    return LineMetrics(
      ascent: (0.95 * size).rounded(.up), descent: (0.19 * size).rounded(.up),
      spacingAbove: 0.5 + size * 4.242 / 13, spacingBelow: 0.5 + size * 7.651 / 13)
  }

  /// Breaks the text into lines and adds them up; linear in the number of characters.
  public func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement {
    let metrics = text.runs.map { lineMetrics(of: $0.font) }
    let glyphs = glyphs(of: text)
    if glyphs.isEmpty { return emptyText(text.runs[0].font, metrics[0]) }
    let breaker = LineBreaker(glyphs: glyphs, limit: bounds.width.map { Double($0) } ?? .infinity)
    var lines = breaker.lines()
    if let limit = [text.lineLimit, bounds.lineLimit].compactMap(\.self).min(), lines.count > limit {
      let start = lines[limit - 1].glyphs.lowerBound
      lines.removeLast(lines.count - limit)
      let font = text.runs[font(ofGlyphAt: start, glyphs)].font
      lines[limit - 1].width = breaker.truncatedWidth(
        from: start, ellipsis: Self.width(of: CharacterWidths.ellipsis, font), text.truncation)
    }
    return sum(lines, glyphs, metrics, pixelLength: Double(bounds.pixelLength))
  }

  private func emptyText(_ font: Font, _ metrics: LineMetrics) -> TextMeasurement {
    let height = (font.size * 14 / 13).rounded(.up)
    return TextMeasurement(
      size: CGSize(width: 0, height: height), firstBaseline: min(metrics.ascent, height),
      lastBaseline: min(metrics.ascent, height))
  }

  private func sum(
    _ lines: [LineBreaker.Line], _ glyphs: [LineBreaker.Glyph], _ metrics: [LineMetrics], pixelLength: Double
  ) -> TextMeasurement {
    var height = 0.0
    var baselines: [Double] = []
    for line in lines {
      let fonts =
        line.glyphs.isEmpty
        ? [font(ofGlyphAt: line.glyphs.lowerBound, glyphs)] : line.glyphs.map { glyphs[$0].font }
      let ascent = fonts.reduce(0) { max($0, Double(metrics[$1].ascent)) }
      let descent = fonts.reduce(0) { max($0, Double(metrics[$1].descent)) }
      baselines.append(height + ascent)
      height += ascent + descent
    }
    let width = lines.reduce(0) { max($0, $1.width) }
    let pixels = (width / pixelLength - LineBreaker.tolerance).rounded(.up)
    return TextMeasurement(
      size: CGSize(width: pixels * pixelLength, height: height), firstBaseline: baselines.first ?? 0,
      lastBaseline: baselines.last ?? 0)
  }

  /// The number of the run that a glyph, or an empty line in its place, belongs to.
  private func font(ofGlyphAt index: Int, _ glyphs: [LineBreaker.Glyph]) -> Int {
    glyphs[min(index, glyphs.count - 1)].font
  }

  private func glyphs(of text: StyledText) -> [LineBreaker.Glyph] {
    var glyphs: [LineBreaker.Glyph] = []
    for (number, run) in text.runs.enumerated() {
      for character in run.string {
        if let ascii = character.asciiValue {
          // Most text: the properties of other characters are looked up in tables.
          let isNewline = (10...13).contains(ascii)
          let isSpace = ascii == 32 || ascii == 9 || isNewline
          glyphs.append(
            LineBreaker.Glyph(
              width: Self.width(of: character, run.font), font: number, isSpace: isSpace, isNewline: isNewline,
              allowsBreak: isSpace || character == "-"))
          continue
        }
        let isSquare = character.unicodeScalars.first.map(CharacterWidths.isSquare) ?? false
        // Beside an ideograph a line may be broken on both sides.
        if isSquare, let last = glyphs.indices.last { glyphs[last].allowsBreak = true }
        let isSpace = character.isWhitespace && character != "\u{A0}"
        glyphs.append(
          LineBreaker.Glyph(
            width: Self.width(of: character, run.font), font: number, isSpace: isSpace,
            isNewline: character.isNewline, allowsBreak: isSpace || isSquare || character == "-"))
      }
    }
    return glyphs
  }

  /// The space that a letter keeps at any size, in points: small sizes are set wider.
  private static let letterSpacing = 0.45

  private static func width(of character: Character, _ font: Font) -> Double {
    let share = CharacterWidths.width(of: character)
    guard share > 0 else { return 0 }
    let widening = font.weight.value >= Font.Weight.semibold.value ? 1.05 : 1
    return Double(font.size) * share * widening + letterSpacing
  }
}
