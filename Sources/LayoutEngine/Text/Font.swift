public import Foundation

/// A font, as far as layout looks at it: a size in points and a weight.
public struct Font: Hashable, Sendable {
  /// How bold a font is.
  public struct Weight: Hashable, Sendable {
    /// From -1 (lightest) to 1 (boldest); 0 is regular.
    let value: Double

    /// The lightest.
    public static let ultraLight = Weight(value: -0.8)
    /// Lighter than light.
    public static let thin = Weight(value: -0.6)
    /// Lighter than regular.
    public static let light = Weight(value: -0.4)
    /// Neither light nor bold.
    public static let regular = Weight(value: 0)
    /// A little bolder than regular.
    public static let medium = Weight(value: 0.23)
    /// Less bold than bold.
    public static let semibold = Weight(value: 0.3)
    /// Bold.
    public static let bold = Weight(value: 0.4)
    /// Bolder than bold.
    public static let heavy = Weight(value: 0.56)
    /// The boldest.
    public static let black = Weight(value: 0.62)
  }

  /// What the letters look like; layout does not look at it.
  public enum Design: Hashable, Sendable {
    /// The usual letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Rounded letters.
    case rounded
    /// Letters of one width. The bundled measurer does not tell them apart.
    case monospaced
  }

  /// What a text is for; stands for a size, that of macOS.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// 26 points.
    case largeTitle
    /// 22 points.
    case title
    /// 17 points.
    case title2
    /// 15 points.
    case title3
    /// 13 points, bold.
    case headline
    /// 11 points.
    case subheadline
    /// 13 points.
    case body
    /// 12 points.
    case callout
    /// 10 points.
    case footnote
    /// 10 points.
    case caption
    /// 10 points.
    case caption2
  }

  /// The size in points.
  public let size: CGFloat
  /// How bold it is.
  public let weight: Weight

  private init(size: CGFloat, weight: Weight?) {
    self.size = size
    self.weight = weight ?? .regular
  }

  /// The system's font of a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weight: weight)
  }

  /// The system's font of a style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(size: style.size, weight: weight ?? (style == .headline ? .bold : nil))
  }

  /// A font by its name. Layout knows the size only.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size, weight: nil) }

  /// The same font at another weight.
  public func weight(_ weight: Weight) -> Font { Font(size: size, weight: weight) }

  /// The same font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font, slanted: as wide as it was.
  public func italic() -> Font { self }

  /// The same font with digits of one width: they all have.
  public func monospacedDigit() -> Font { self }
}

extension Font {
  /// 26 points.
  public static let largeTitle = system(.largeTitle)
  /// 22 points.
  public static let title = system(.title)
  /// 17 points.
  public static let title2 = system(.title2)
  /// 15 points.
  public static let title3 = system(.title3)
  /// 13 points, bold.
  public static let headline = system(.headline)
  /// 11 points.
  public static let subheadline = system(.subheadline)
  /// 13 points: what text has that says nothing else.
  public static let body = system(.body)
  /// 12 points.
  public static let callout = system(.callout)
  /// 10 points.
  public static let footnote = system(.footnote)
  /// 10 points.
  public static let caption = system(.caption)
  /// 10 points.
  public static let caption2 = system(.caption2)
}

extension Font.TextStyle {
  fileprivate var size: CGFloat {
    switch self {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }
}
