public import Foundation

/// What knows how large text is: the engine has no fonts of its own.
///
/// Both methods must be pure functions of their arguments: an engine asks again for a text that it asked for before.
/// ``ApproximateTextMeasurer`` is the one in force where nothing else is injected, by `.environment(\.textMeasurer, ...)`
/// or as a parameter of ``LayoutTree/init(_:displayScale:textMeasurer:)``.
public protocol TextMeasurer: Sendable {
  /// How lines of a font stand among other things.
  func lineMetrics(of font: Font) -> LineMetrics

  /// How large `text` is inside `bounds`: wrapped where the bounds' width is too small for a paragraph, truncated where
  /// the bounds' lines do not hold it. There is always at least one line. A width of zero or less asks for the narrowest.
  func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement
}

/// How lines of one font stand among other things; lengths in points.
public struct LineMetrics: Equatable, Sendable {
  /// From the line's top to its baseline.
  public var ascent: CGFloat
  /// From the baseline to the line's bottom.
  public var descent: CGFloat
  /// The gap in a column between something that is not text and a text below it.
  public var spacingAbove: CGFloat
  /// The gap in a column between a text and something below it that is not text.
  public var spacingBelow: CGFloat

  /// Makes metrics.
  public init(ascent: CGFloat, descent: CGFloat, spacingAbove: CGFloat, spacingBelow: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.spacingAbove = spacingAbove
    self.spacingBelow = spacingBelow
  }

  /// The line's height.
  public var height: CGFloat { ascent + descent }
}

/// The space that text is set in.
public struct TextBounds: Equatable, Sendable {
  /// The width in points that lines may have; `nil` for any.
  public var width: CGFloat?
  /// The most lines; `nil` for any number. At least 1.
  public var lineLimit: Int?
  /// The length of a pixel in points: widths are rounded up to pixels.
  public var pixelLength: CGFloat

  /// Makes bounds.
  public init(width: CGFloat? = nil, lineLimit: Int? = nil, pixelLength: CGFloat = 1) {
    self.width = width
    self.lineLimit = lineLimit.map { max(1, $0) }
    self.pixelLength = pixelLength
  }
}

/// How large text is; lengths in points.
public struct TextMeasurement: Equatable, Sendable {
  /// The width of the longest line, rounded up to pixels, and the height of all lines.
  public var size: CGSize
  /// The first line's baseline, from the text's top.
  public var firstBaseline: CGFloat
  /// The last line's baseline, from the text's top.
  public var lastBaseline: CGFloat

  /// Makes a measurement.
  public init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
