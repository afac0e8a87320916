import LayoutEngine
import LayoutModel

/// Reads nodes with their modifiers and children into layout nodes.
enum NodeReader {
  /// How deep nodes and modifiers may nest together.
  static let depthLimit = LayoutTree.depthLimit

  /// Reads a node. A grid row outside a grid gives its cells, so the result is a list; nil means that an issue has been
  /// recorded.
  static func read(_ value: LocatedJSON, _ context: ReadingContext) -> [LayoutNode]? {
    guard !context.isFull, let (kind, members) = kind(of: value, context) else { return nil }
    guard context.depth < depthLimit else {
      context.report(.treeTooDeep(limit: depthLimit), at: value.position)
      return nil
    }
    let modifierCount = members["modifiers"]?.elementCount ?? 0
    context.depth += 1 + modifierCount
    defer { context.depth -= 1 + modifierCount }
    if context.depth > depthLimit { context.report(.treeTooDeep(limit: depthLimit), at: value.position) }

    // Everything is read before anything is given up, so that all issues are found.
    let content = kind.format.read(value, context)
    let id = readID(members["id"], of: kind, context)
    let children = kind.sharedKeys.contains(.children) ? readList(members["children"], context) : []
    let modifiers = readModifiers(members["modifiers"], isRow: kind.name == "gridrow", context)
    guard let content, let children, let modifiers, !context.isFull else { return nil }
    let nodes = make(content, kind, id: id, children: children, at: value.position, context)
    return nodes.map { $0.map { node in modifiers.reduce(node) { $1.apply(to: $0) } } }
  }

  /// Reads a list of nodes; a missing one is empty.
  static func readList(_ value: LocatedJSON?, _ context: ReadingContext) -> [LayoutNode]? {
    guard let value else { return [] }
    return Format(schema: true, example: nil, read: read).array().read(value, context)?.flatMap(\.self)
  }

  // MARK: Steps

  private static func kind(
    of value: LocatedJSON, _ context: ReadingContext
  ) -> (NodeKind, [String: LocatedJSON])? {
    guard case .object(let list) = value.content else {
      context.reportType(of: value, expected: "a node: an object with a 'kind'")
      return nil
    }
    let members = Dictionary(uniqueKeysWithValues: list.map { ($0.key, $0.value) })
    guard let name = members["kind"] else {
      context.report(.missingKey("kind", owner: "a node"), at: value.position)
      return nil
    }
    guard case .string(let text) = name.content else {
      context.reportType(of: name, expected: "the name of a kind")
      return nil
    }
    if let kind = NodeKind.byName[text] { return (kind, members) }
    let suggestion = Suggestion(for: text, among: NodeKind.all.map(\.name))
    context.report(.unknownName(.kind, text, suggestion), at: name.position)
    return nil
  }

  private static func readID(_ value: LocatedJSON?, of kind: NodeKind, _ context: ReadingContext) -> String? {
    guard let value, kind.sharedKeys.contains(.id) else { return nil }
    return Format<String>.identifier.read(value, context)
  }

  private static func readModifiers(
    _ value: LocatedJSON?, isRow: Bool, _ context: ReadingContext
  ) -> [ModifierKind.Effect]? {
    guard let value else { return [] }
    let format = Format(schema: true, example: nil) { value, context in ModifierKind.read(value, isRow: isRow, context)
    }
    return format.array().read(value, context)
  }

  private static func make(
    _ content: NodeKind.Content, _ kind: NodeKind, id: String?, children: [LayoutNode], at position: SourcePosition,
    _ context: ReadingContext
  ) -> [LayoutNode]? {
    switch content {
    case .node(let kind):
      return [LayoutNode(kind, id: id, children: children)]
    case .row(let alignment):
      return LayoutNode.gridRow(alignment: alignment, children)
    case .registered(let entry, let parameters):
      return entry.read(parameters, position, context).map { [LayoutNode(.layout($0), id: id, children: children)] }
    }
  }
}

extension Format where Value == String {
  /// An id that this place gives to a frame.
  static let identifier = Format(schema: ["type": "string", "minLength": 1], example: "header") { value, context in
    guard let id = string.read(value, context) else { return nil }
    guard !id.isEmpty else {
      context.report(.outOfRange(expected: "an id", found: "an empty string"), at: value.position)
      return nil
    }
    context.register(id: id, at: value.position)
    return id
  }
}
