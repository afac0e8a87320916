public import Foundation
import LayoutModel

/// Text: wrapped where it is offered less than its width, truncated where it is offered fewer lines than it needs.
///
/// How large it is says the ``TextMeasurer`` in its environment; ``ApproximateTextMeasurer`` where none is set.
public struct Text: PrimitiveView, Equatable, Sendable {
  /// What is left out of a line that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The line's beginning.
    case head
    /// Its end.
    case tail
    /// Its middle.
    case middle
  }

  /// A stretch of text, and what it says about its font.
  private struct Piece: Equatable, Sendable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
  }

  private var pieces: [Piece]

  /// Makes text as it is written.
  public init(verbatim content: String) { pieces = [Piece(string: content)] }

  /// Makes text as it is written.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Makes text from a literal. There are no translations: the key is the text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self.init(verbatim: key.text) }

  /// One text after another, on the same lines.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.pieces += rhs.pieces
    return text
  }

  /// One leaf.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let runs = pieces.map { piece in
      let font = piece.font ?? environment.font ?? .body
      return StyledText.Run(piece.string, font: (piece.weight ?? environment.fontWeight).map(font.weight) ?? font)
    }
    let text = StyledText(
      runs: runs, lineLimit: environment.lineLimit, truncation: environment.truncationMode.truncation)
    return [LayoutNode(.text(text, measurer: environment.textMeasurer))]
  }
}

extension Text {
  private func changingPieces(_ change: (inout Piece) -> Void) -> Text {
    var text = self
    for i in text.pieces.indices { change(&text.pieces[i]) }
    return text
  }

  /// Sets the font of what has none yet.
  public func font(_ font: Font?) -> Text { changingPieces { $0.font = $0.font ?? font } }

  /// Sets the weight of what has none yet.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changingPieces { $0.weight = $0.weight ?? weight } }

  /// Makes the text bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Slants the text, which makes it no wider.
  public func italic() -> Text { self }

  /// The text itself: colours do not change layout.
  public func foregroundColor(_ color: Color?) -> Text { self }

  /// The text itself: styles do not change layout.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

  /// The text itself: lines through or under it do not change layout.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The text itself: lines through or under it do not change layout.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
}

extension Text.TruncationMode {
  fileprivate var truncation: StyledText.Truncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}
