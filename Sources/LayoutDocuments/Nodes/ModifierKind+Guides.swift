import Foundation
import LayoutEngine
import LayoutModel

/// Alignment guides.
extension Format where Value == ModifierKind.Effect {
  static let alignmentGuides: Format = {
    let keys = guides.map {
      KeyDescription(
        name: $0.name, summary: $0.summary, schema: Format<Double>.length.schema, example: 4,
        isRequired: false)
    }
    guard case .object(let members) = objectSchema(keys) else { return Format<Double>.length.map { _ in .wrap([]) } }
    let schema = JSONValue.object(members + [.init("minProperties", 1)])
    return Format(schema: schema, example: ["top": 4], read: readGuides)
  }()

  private static func readGuides(_ value: LocatedJSON, _ context: ReadingContext) -> ModifierKind.Effect? {
    guard case .object(let members) = value.content else {
      context.reportType(of: value, expected: "an object with an alignment guide")
      return nil
    }
    guard !members.isEmpty else {
      context.report(.outOfRange(expected: "at least one alignment guide", found: "none"), at: value.position)
      return nil
    }
    let kinds = members.compactMap { member -> LayoutNode.Kind? in
      guard let guide = guides.first(where: { $0.name == member.key }) else {
        let suggestion = Suggestion(for: member.key, among: guides.map(\.name))
        context.report(.unknownName(.guide, member.key, suggestion), at: member.keyPosition)
        return nil
      }
      return Format<Double>.length.read(member.value, context).map { .alignmentGuide(guide.make($0)) }
    }
    return kinds.count == members.count ? .wrap(kinds) : nil
  }
}

/// A guide of the document format.
private struct Guide: Sendable {
  let name: String
  let summary: String
  let make: @Sendable (CGFloat) -> AlignmentGuide

  init(_ name: String, _ guide: HorizontalAlignment) {
    self.name = name
    summary = "Measured from the view's leading edge."
    make = { value in AlignmentGuide(guide) { _ in value } }
  }

  init(_ name: String, _ guide: VerticalAlignment) {
    self.name = name
    summary = "Measured from the view's top edge."
    make = { value in AlignmentGuide(guide) { _ in value } }
  }
}

private let guides: [Guide] = [
  Guide("leading", HorizontalAlignment.leading),
  Guide("trailing", HorizontalAlignment.trailing),
  Guide("horizontalCenter", HorizontalAlignment.center),
  Guide("top", VerticalAlignment.top),
  Guide("bottom", VerticalAlignment.bottom),
  Guide("verticalCenter", VerticalAlignment.center),
  Guide("firstTextBaseline", VerticalAlignment.firstTextBaseline),
  Guide("lastTextBaseline", VerticalAlignment.lastTextBaseline),
]
