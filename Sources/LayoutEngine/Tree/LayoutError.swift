/// Why a tree cannot be laid out.
public enum LayoutError: Error, Equatable, Sendable {
  /// Views are nested deeper than `limit` levels, modifiers included. Flatten the tree.
  case tooDeep(limit: Int)
  /// Two nodes have the same name. Rename one of them.
  case duplicateIdentifier(String)
  /// A node has the wrong number of views for its kind.
  case malformed(String)
  /// The solver could not decide the layout; the text says why.
  case unsolved(String)
}

extension LayoutError: CustomStringConvertible {
  /// The cause, then the remedy.
  public var description: String {
    switch self {
    case .tooDeep(let limit): "views are nested deeper than \(limit) levels; flatten the tree"
    case .duplicateIdentifier(let id): "two views are named '\(id)'; rename one of them"
    case .malformed(let reason): reason
    case .unsolved(let reason): reason
    }
  }
}
