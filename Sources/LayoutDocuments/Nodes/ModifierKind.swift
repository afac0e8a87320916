import LayoutEngine
import LayoutModel

/// One modifier of the document format: its name, the value under that name, and what it does to a node.
struct ModifierKind: Sendable {
  /// What a modifier does to the node inside it.
  enum Effect: Sendable {
    /// Wraps the node, the first kind innermost.
    case wrap([LayoutNode.Kind])
    /// Wraps the node together with further views.
    case combine(LayoutNode.Kind, with: LayoutNode)
    /// Tells the grid that the node is a cell of.
    case cell(@Sendable (inout GridCellTraits) -> Void)
    /// Names the frame of the node.
    case name(String)
    /// Something that the layout engine does not have.
    case unsupported
  }

  /// All modifiers, in the order of the schema.
  static let all = sizing + placing + combining + grid + priorities

  /// The modifier of each name.
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  let name: String
  let summary: String
  let format: Format<Effect>

  init(_ name: String, _ summary: String, _ format: Format<Effect>) {
    self.name = name
    self.summary = summary
    self.format = format
  }

  /// The schema of a modifier: an object with one key.
  static var schema: JSONValue {
    let keys = all.map {
      KeyDescription(
        name: $0.name, summary: $0.summary, schema: $0.format.schema, example: $0.format.example, isRequired: false)
    }
    guard case .object(let members) = Format<Effect>.objectSchema(keys) else { return true }
    return .object(members + [.init("minProperties", 1), .init("maxProperties", 1)])
  }

  /// Reads a modifier; `isRow` says that it stands on a grid row.
  static func read(_ value: LocatedJSON, isRow: Bool, _ context: ReadingContext) -> Effect? {
    guard case .object(let members) = value.content else {
      context.reportType(of: value, expected: "a modifier: an object with one key")
      return nil
    }
    guard members.count == 1, let member = members.first else {
      context.report(
        .outOfRange(expected: "a modifier with one key", found: "\(members.count) keys"), at: value.position)
      return nil
    }
    guard let kind = byName[member.key] else {
      let suggestion = Suggestion(for: member.key, among: all.map(\.name))
      context.report(.unknownName(.modifier, member.key, suggestion), at: member.keyPosition)
      return nil
    }
    if isRow, member.key == "id" {
      context.report(.gridRowID, at: member.keyPosition)
      return nil
    }
    guard let effect = kind.format.read(member.value, context) else { return nil }
    if case .unsupported = effect {
      context.report(.unsupported("the modifier '\(kind.name)'"), at: member.keyPosition)
      return nil
    }
    return effect
  }
}

extension ModifierKind.Effect {
  /// The node with the modifier around it.
  func apply(to node: LayoutNode) -> LayoutNode {
    switch self {
    case .wrap(let kinds):
      return kinds.reduce(node) { $0.modified(by: $1) }
    case .combine(let kind, let secondary):
      var combined = node.modified(by: kind)
      combined.children.append(secondary)
      return combined
    case .cell(let change):
      var cell = node
      change(&cell.traits.gridCell)
      return cell
    case .name(let id):
      var named = node.id == nil ? node : node.modified(by: .identity)
      named.id = id
      return named
    case .unsupported:
      return node
    }
  }
}
