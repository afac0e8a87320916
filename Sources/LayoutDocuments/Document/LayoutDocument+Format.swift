import Foundation
import LayoutEngine
import LayoutModel

/// How a document is written. The keys are read in this order, so that ids are known when something refers to them.
extension Format where Value == LayoutDocument {
  static let document = object(
    "the document",
    Key.required("schemaVersion", .schemaVersion, "The version of this format: 1."),
    Key<String?>.optional("title", .string, "What the document is about.", example: "A title beside its caption"),
    Key.optional("layoutDirection", .layoutDirection, default: .leftToRight, "The direction of the horizontal axis."),
    Key.optional("displayScale", .positiveNumber, default: 1, "Pixels per point; a divider is one pixel thick."),
    Key<LayoutDocument.Container?>.optional("container", .container, "The window; without it the root is at (0, 0)."),
    Key<ProposedViewSize?>.optional("proposal", .proposal, "What the root is offered; by default the window's size."),
    Key.required("root", .root, "The tree."),
    Key.optional("constraints", Format<DocumentConstraint>.constraint.array(), default: [], "Further constraints."),
    Key<Expectation?>.optional("expected", .expectation, "What must come out."),
    Key<LayoutDocument.Source?>.optional("source", .source, "Where the document comes from."),
    Key<String?>.optional(
      "$schema", .string, "The schema of the document, for editors; not read.",
      example: "./layout.schema.json")
  ) { _, title, direction, scale, container, proposal, root, constraints, expected, source, _ in
    LayoutDocument(
      title: title, layoutDirection: direction, displayScale: scale, proposal: proposal, container: container,
      root: root.node, identifiers: root.identifiers, constraints: constraints, expected: expected, source: source)
  }
}

/// A document's tree and its ids.
private struct Root: Sendable {
  let node: LayoutNode
  let identifiers: [String]
}

extension Format where Value == Root {
  /// The root node. A grid row there stands for a column of its cells, as several views at the root would.
  fileprivate static let root = Format(
    schema: ["$ref": "#/$defs/node"],
    example: [
      "kind": "hstack",
      "children": [["kind": "text", "id": "title", "text": "Layout"], ["kind": "color", "id": "caption"]],
    ]
  ) { value, context in
    guard let nodes = NodeReader.read(value, context) else { return nil }
    let node = nodes.count == 1 ? nodes[0] : LayoutNode(.vstack(VStackLayout()), children: nodes)
    return Root(node: node, identifiers: context.identifierOrder)
  }
}

extension Format where Value == Int {
  fileprivate static let schemaVersion = Format(
    schema: ["const": .number(Double(LayoutDocument.schemaVersion))],
    example: .number(Double(LayoutDocument.schemaVersion))
  ) { value, context in
    guard case .number(let number) = value.content else {
      context.reportType(of: value, expected: "a number")
      return nil
    }
    if number == Double(LayoutDocument.schemaVersion) { return LayoutDocument.schemaVersion }
    let expected = "schema version \(LayoutDocument.schemaVersion)"
    context.report(.outOfRange(expected: expected, found: JSONWriter.text(number)), at: value.position)
    return nil
  }
}

extension Format where Value == LayoutDocument.Container {
  fileprivate static let container: Format = {
    let format = object(
      "'container'",
      Key.required("width", .number, "The window's width in points.", example: 320),
      Key.required("height", .number, "The window's height in points.", example: 480),
      Key.optional("alignment", .alignment, default: .center, "Where the root stands; the middle where missing.")
    ) { LayoutDocument.Container(size: CGSize(width: $0, height: $1), alignment: $2) }
    return Format(schema: format.schema, example: format.example) { value, context in
      context.hasContainer = true
      return format.read(value, context)
    }
  }()
}

extension Format where Value == ProposedViewSize {
  fileprivate static let proposal = object(
    "'proposal'",
    Key<Double?>.nullable("width", .length, "The width offered; null or missing: unspecified.", example: 320),
    Key<Double?>.nullable("height", .length, "The height offered; null or missing: unspecified.", example: 44)
  ) { ProposedViewSize(width: $0.map { CGFloat($0) }, height: $1.map { CGFloat($0) }) }
}

extension Format where Value == LayoutDocument.Source {
  fileprivate static let source = object(
    "'source'",
    Key<String?>.optional(
      "evidence", .string, "How what is expected is known: measured, documented, derived, ...",
      example: "derived"),
    Key<String?>.optional("from", .string, "The source in words.", example: "worked out by hand")
  ) { LayoutDocument.Source(evidence: $0, from: $1) }
}
