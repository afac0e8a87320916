import LayoutEngine
import LayoutModel

/// Modifiers that bring further views, that speak to a grid, or that set priorities.
extension ModifierKind {
  static let combining = [
    ModifierKind("overlay", "Views on top of this one, offered its size.", .secondary { .overlay(alignment: $0) }),
    ModifierKind("background", "Views behind this one, offered its size.", .secondary { .background(alignment: $0) }),
  ]

  static let grid = [
    ModifierKind(
      "gridCellColumns", "How many columns the cell covers.",
      Format<Int>.integer(in: 1...columnLimit).map { count in .cell { $0.addColumns(count) } }),
    ModifierKind(
      "gridCellAnchor", "Where in its cell the view stands.",
      Format<UnitPoint>.unitPoint.map { point in .cell { $0.setAnchorIfAbsent(point) } }),
    ModifierKind(
      "gridColumnAlignment", "How the cells of the column are aligned.",
      Format<HorizontalAlignment>.horizontalAlignment.map { guide in .cell { $0.setColumnAlignmentIfAbsent(guide) } }),
    ModifierKind(
      "gridCellUnsizedAxes", "The axes on which the cell does not size its row or column.",
      Format<Axis.Set>.axes.map { axes in .cell { $0.addUnsizedAxes(axes) } }),
  ]

  static let priorities = [
    ModifierKind(
      "layoutPriority", "Views of a higher priority are given space first.",
      Format<Double>.length.map { .wrap([.layoutPriority($0)]) }),
    ModifierKind(
      "compressionResistance", "How strongly the view resists being smaller than its content.",
      .axisPriorities("compressionResistance") { .compressionResistance(horizontal: $0, vertical: $1) }),
    ModifierKind(
      "hugging", "How strongly the view resists being larger than its content.",
      .axisPriorities("hugging") { .hugging(horizontal: $0, vertical: $1) }),
  ]

  /// The most columns that a cell may cover.
  private static let columnLimit = 100_000
}

extension Format where Value == ModifierKind.Effect {
  /// One or several views beside the modified one; several form a centred ZStack.
  fileprivate static func secondary(_ kind: @escaping @Sendable (Alignment) -> LayoutNode.Kind) -> Format {
    object(
      "the modifier",
      Key.required("content", .content, "A node, or an array of nodes, which form a centred ZStack."),
      Key.optional("alignment", .alignment, default: .center, "How the views line up with this one.")
    ) { content, alignment in
      guard let first = content.first else { return .wrap([]) }
      let secondary = content.count == 1 ? first : LayoutNode(.zstack(ZStackLayout()), children: content)
      return .combine(kind(alignment), with: secondary)
    }
  }

  fileprivate static func axisPriorities(
    _ name: String,
    _ settings: @escaping @Sendable (ConstraintPriority?, ConstraintPriority?) -> ContentPrioritySettings
  ) -> Format {
    object(
      "the modifier '\(name)'",
      Key<ConstraintPriority?>.optional("horizontal", .contentPriority, "The priority along the horizontal axis."),
      Key<ConstraintPriority?>.optional("vertical", .contentPriority, "The priority along the vertical axis.")
    ) { .wrap([.contentPriorities(settings($0, $1))]) }
  }
}

extension Format where Value == ConstraintPriority {
  fileprivate static let contentPriority = Format<Double>.priority.map { ConstraintPriority($0) }
}

extension Format where Value == [LayoutNode] {
  /// A node or an array of nodes.
  fileprivate static let content: Format = {
    let node: JSONValue = ["$ref": "#/$defs/node"]
    let schema: JSONValue = ["anyOf": [node, ["type": "array", "items": node]]]
    return Format(schema: schema, example: ["kind": "color"]) { value, context in
      if case .array = value.content { return NodeReader.readList(value, context) }
      return NodeReader.read(value, context)
    }
  }()
}
