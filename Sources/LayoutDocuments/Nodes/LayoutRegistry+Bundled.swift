import Foundation
import LayoutCollection
import LayoutModel

extension LayoutRegistry {
  /// The layouts that come with the package: `equalWidth`, `flow`, `masonry` and `radial`.
  public static let bundled: LayoutRegistry = {
    var registry = LayoutRegistry()
    registry.register("flow", flow)
    registry.register("equalWidth", equalWidth)
    registry.register("masonry", masonry)
    registry.register("radial", radial)
    return registry
  }()

  private static let spacing = Key<Double?>.nullable(
    "spacing", .number, "The gap between neighbours; their preferred spacing where missing or null.")

  private static let flow = Format<AnyLayout>.object(
    "the parameters of 'flow'", spacing,
    Key.optional("lineSpacing", .number, default: 8, "The gap between lines."),
    Key.optional("alignment", .verticalAlignment, default: .center, "How the views of a line line up."),
    Key.optional(
      "justification", .justification, default: .leading, "What becomes of the room that a line leaves.")
  ) { spacing, lineSpacing, alignment, justification in
    AnyLayout(
      FlowLayout(
        spacing: spacing.map { CGFloat($0) }, lineSpacing: CGFloat(lineSpacing), alignment: alignment,
        justification: justification))
  }

  private static let equalWidth = Format<AnyLayout>.object(
    "the parameters of 'equalWidth'", spacing,
    Key.optional("alignment", .verticalAlignment, default: .center, "How the views line up."),
    Key.optional("shrinks", .boolean, default: true, "Whether the views share a width that is too small for them.")
  ) { spacing, alignment, shrinks in
    AnyLayout(EqualWidthLayout(spacing: spacing.map { CGFloat($0) }, alignment: alignment, shrinks: shrinks))
  }

  private static let masonry = Format<AnyLayout>.object(
    "the parameters of 'masonry'",
    Key.optional("columns", .integer(in: 1...1000), default: 2, "The number of columns."),
    Key.optional("spacing", .nonNegativeNumber, default: 8, "The gap between columns and between views.")
  ) { columns, spacing in AnyLayout(MasonryLayout(columns: columns, spacing: CGFloat(spacing))) }

  private static let radial = Format<AnyLayout>.object(
    "the parameters of 'radial'",
    Key.optional("radius", .nonNegativeNumber, default: 1.0 / 3, "The radius, as a share of the shorter side."),
    Key.optional("start", .number, default: 0, "The angle of the first view, clockwise from the top, in degrees.")
  ) { radius, start in AnyLayout(RadialLayout(radius: CGFloat(radius), start: CGFloat(start))) }
}

extension Format where Value == LineJustification {
  fileprivate static let justification = Format.name(
    .justification, LineJustification.allCases.map { ($0.rawValue, $0) })
}
