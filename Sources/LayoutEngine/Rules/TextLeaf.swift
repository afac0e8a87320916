import Foundation
import LayoutModel

/// Text: as many lines as the offered width needs, no more than the offered height holds, at least one (section 10).
///
/// The width is that of the longest line, but never more than is offered: linear between line breaks. How the lines break
/// is the measurer's affair; what it says holds while the offer stays.
struct TextLeaf {
  private let text: StyledText
  private let measurer: any TextMeasurer
  private let pixelLength: CGFloat
  private let lineHeight: Double
  /// The size that nothing limits but the text's own line limit.
  private let natural: TextMeasurement
  /// What the text prefers to its neighbours.
  let spacing: ViewSpacing

  init(_ text: StyledText, _ measurer: any TextMeasurer, displayScale: Double) {
    self.text = text
    self.measurer = measurer
    pixelLength = 1 / displayScale
    let metrics = text.runs.map { measurer.lineMetrics(of: $0.font) }
    lineHeight = metrics.reduce(0) { max($0, Double($1.height)) }
    natural = measurer.measure(text, in: TextBounds(lineLimit: text.lineLimit, pixelLength: 1 / displayScale))
    spacing = .text(
      above: metrics.reduce(0) { max($0, $1.spacingAbove) }, below: metrics.reduce(0) { max($0, $1.spacingBelow) })
  }

  /// What the text measures where it is offered `proposal`, and which parts of the offer that depends on.
  private func measurement<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> (TextMeasurement, sources: [N]) {
    let width = proposal.width.map { max(0, $0.value) }
    let isNarrow = width.map { $0 < Double(natural.size.width) } ?? false
    let lines = proposal.height.flatMap { lineLimit(within: $0.value) }
    let isLow = lines.map { Double($0) * lineHeight < Double(natural.size.height) } ?? false
    if !isNarrow && !isLow { return (natural, []) }
    let limit = [text.lineLimit, lines].compactMap(\.self).min()
    let bounds = TextBounds(width: width.map { CGFloat($0) }, lineLimit: limit, pixelLength: pixelLength)
    return (measurer.measure(text, in: bounds), [proposal.width, proposal.height].compactMap { $0 })
  }

  /// How many lines a height holds; `nil` where it is endless.
  private func lineLimit(within height: Double) -> Int? {
    let lines = height / lineHeight + 1e-6  // What was measured once fits again.
    return lines < 1e9 ? Int(max(1, lines.rounded(.down))) : nil
  }
}

extension TextLeaf: LeafRule {
  func size<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> NumericSize<N> {
    noteSteps(proposal)
    let (measured, sources) = measurement(proposal)
    let width = Double(measured.size.width)
    return NumericSize(
      width: proposal.width?.clamped(from: 0, to: width) ?? N(width),
      height: N.local(Double(measured.size.height), from: sources))
  }

  /// The lines break anew at certain lengths of the offer.
  private func noteSteps<N: LayoutNumber>(_ proposal: NumericProposal<N>) {
    guard N.isRecorded else { return }
    let (hasWidth, hasHeight) = (proposal.width != nil, proposal.height != nil)
    N.noteSteps(of: [proposal.width, proposal.height].compactMap { $0 }) { values in
      let offer = NumericProposal<Double>(
        width: hasWidth ? values.first : nil, height: hasHeight ? values.last : nil)
      let measured = measurement(offer).0
      return [measured.size.width, measured.size.height, measured.firstBaseline, measured.lastBaseline].map {
        Double($0)
      }
    }
  }

  /// The position of a text baseline; `nil` for other guides.
  func baseline<N: LayoutNumber>(_ key: AlignmentKey, _ proposal: NumericProposal<N>, height: N) -> N? {
    let (measured, sources) = measurement(proposal)
    switch key.guide {
    case .firstTextBaseline:
      let first = Double(measured.firstBaseline)
      return text.hasOneFont ? N(first) : N.local(first, from: sources)
    case .lastTextBaseline: return height + Double(measured.lastBaseline - measured.size.height)
    default: return nil
    }
  }
}

extension ViewSpacing {
  /// A text's: distances above and below that count beside what is not text, none to another text (3.2).
  static func text(above: CGFloat, below: CGFloat) -> ViewSpacing {
    let lines = TextSpacing(leading: 0)
    return ViewSpacing(
      top: EdgeSpacing(beforeText: above, text: lines), left: ViewSpacing.standard.left,
      bottom: EdgeSpacing(afterText: below, text: lines), right: ViewSpacing.standard.right)
  }
}
