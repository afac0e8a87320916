import Foundation
import LayoutEngine
import LayoutModel

/// The kinds with children.
extension NodeKind {
  static let containers: [NodeKind] = [
    hstack, vstack, zstack, grid, gridrow, viewthatfits, layout,
  ]

  private static let spacingSummary = "The gap between neighbours; their preferred spacing where missing or null."

  private static let hstack = NodeKind(
    "hstack", "A row.", [.id, .children],
    Key<Double?>.nullable("spacing", .length, spacingSummary),
    Key.optional("alignment", .verticalAlignment, default: .center, "How the views line up.")
  ) { spacing, alignment in
    .node(.hstack(HStackLayout(alignment: alignment, spacing: spacing.map { CGFloat($0) })))
  }

  private static let vstack = NodeKind(
    "vstack", "A column.", [.id, .children],
    Key<Double?>.nullable("spacing", .length, spacingSummary),
    Key.optional("alignment", .horizontalAlignment, default: .center, "How the views line up.")
  ) { spacing, alignment in
    .node(.vstack(VStackLayout(alignment: alignment, spacing: spacing.map { CGFloat($0) })))
  }

  private static let zstack = NodeKind(
    "zstack", "Views on top of each other.", [.id, .children],
    Key.optional("alignment", .alignment, default: .center, "How the views line up.")
  ) { .node(.zstack(ZStackLayout(alignment: $0))) }

  private static let grid = NodeKind(
    "grid", "Rows of cells in common columns; a child that is no gridrow is a row of its own.", [.id, .children],
    Key<Double?>.nullable("horizontalSpacing", .length, spacingSummary),
    Key<Double?>.nullable("verticalSpacing", .length, spacingSummary),
    Key.optional("alignment", .alignment, default: .center, "How the cells are aligned.")
  ) { horizontal, vertical, alignment in
    .node(
      .grid(
        GridLayout(
          alignment: alignment, horizontalSpacing: horizontal.map { CGFloat($0) },
          verticalSpacing: vertical.map { CGFloat($0) })))
  }

  private static let gridrow = NodeKind(
    "gridrow", "A row of a grid; its modifiers apply to each cell. Outside a grid its cells are just children.",
    .children,
    Key<VerticalAlignment?>.nullable("alignment", .verticalAlignment, "How the row's cells are aligned.")
  ) { .row(alignment: $0) }

  private static let viewthatfits = NodeKind(
    "viewthatfits", "The first child that fits; the last one if none does.", [.id, .children],
    Key.optional(
      "axes", .axes, default: [.horizontal, .vertical],
      "The axes on which a child must fit; without any the first child is taken.")
  ) { .node(.viewThatFits($0)) }

  private static let layout = NodeKind(
    "layout", "A layout registered under a name.", [.id, .children],
    Key.required("name", .registeredLayout, "The name under which the layout is registered with the tool."),
    Key<LocatedJSON?>.optional(
      "parameters", .located, "What the layout is made from; its own to define.",
      example: ["spacing": 8])
  ) { .registered($0, parameters: $1) }
}
