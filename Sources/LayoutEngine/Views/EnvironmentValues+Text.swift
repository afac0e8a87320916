/// How the lines of a text are aligned with each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Their leading edges.
  case leading
  /// Their middles.
  case center
  /// Their trailing edges.
  case trailing
}

extension EnvironmentValues {
  /// What measures text.
  public var textMeasurer: any TextMeasurer {
    get { self[TextMeasurerKey.self] }
    set { self[TextMeasurerKey.self] = newValue }
  }

  /// The font of text that has none of its own; `nil` stands for ``Font/body``.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The most lines of a text; `nil` for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// What is left out of a line that does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How the lines of a text are aligned; its frame does not depend on it.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The weight of text that has none of its own; `nil` is the font's.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  private enum TextMeasurerKey: EnvironmentKey {
    static var defaultValue: any TextMeasurer { ApproximateTextMeasurer() }
  }
  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }
  private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }
  private enum TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
  }
  private enum TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }
  private enum FontWeightKey: EnvironmentKey {
    static var defaultValue: Font.Weight? { nil }
  }
}
