/// Text with its fonts, as a text measurer gets it.
public struct StyledText: Hashable, Sendable {
  /// A stretch of text in one font.
  public struct Run: Hashable, Sendable {
    /// The characters; a line feed ends a paragraph.
    public var string: String
    /// Their font.
    public var font: Font

    /// Makes a run.
    public init(_ string: String, font: Font = .body) {
      self.string = string
      self.font = font
    }
  }

  /// What is left out of a line that does not fit, for an ellipsis.
  public enum Truncation: Hashable, Sendable {
    /// The line's beginning.
    case head
    /// Its middle.
    case middle
    /// Its end.
    case tail
  }

  /// The stretches of one font, in order; at least one, so that an empty text has a font too.
  public let runs: [Run]
  /// The most lines; `nil` for any number. At least 1.
  public let lineLimit: Int?
  /// What is left out where the lines do not hold all of the text.
  public let truncation: Truncation

  /// Makes text of one font.
  public init(
    _ string: String, font: Font = .body, lineLimit: Int? = nil, truncation: Truncation = .tail
  ) {
    self.init(runs: [Run(string, font: font)], lineLimit: lineLimit, truncation: truncation)
  }

  /// Makes text of several fonts; no run at all is an empty text of the body's font.
  public init(runs: [Run], lineLimit: Int? = nil, truncation: Truncation = .tail) {
    self.runs = runs.isEmpty ? [Run("")] : runs
    self.lineLimit = lineLimit.map { max(1, $0) }
    self.truncation = truncation
  }

  /// Whether all of the text has one font.
  var hasOneFont: Bool { runs.allSatisfy { $0.font == runs[0].font } }
}
