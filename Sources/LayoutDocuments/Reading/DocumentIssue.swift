public import LayoutEngine

/// One thing that is wrong with a document, and where.
public struct DocumentIssue: Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Cause: Equatable, Sendable {
    /// The text is not JSON.
    case syntax(JSONSyntaxError.Cause)
    /// An object lacks a key; `owner` names the object.
    case missingKey(String, owner: String)
    /// An object has a key that means nothing in it.
    case unknownKey(String, Suggestion)
    /// A value of another type than the format asks for.
    case wrongType(expected: String, found: String)
    /// A value of the right type that the format does not accept.
    case outOfRange(expected: String, found: String)
    /// A name (of a kind, a modifier, an alignment, ...) that does not exist.
    case unknownName(NameRole, String, Suggestion)
    /// An id that another node or modifier has already.
    case duplicateID(String, first: SourcePosition)
    /// A reference to an id that no node and no modifier of the document has.
    case unknownID(String, Suggestion)
    /// A constraint that does not follow the grammar.
    case constraint(ConstraintSyntaxError.Cause)
    /// A name that another constraint has already.
    case duplicateConstraintName(String, first: SourcePosition)
    /// A constraint that cannot be used with the tree, or in the space that it is laid out in.
    case unusableConstraint(ConstraintError)
    /// A constraint that speaks of the window in a document without a container.
    case windowWithoutContainer
    /// Neither a proposal nor a container says how much space there is.
    case spaceMissing
    /// An id on a grid row, which has no frame of its own.
    case gridRowID
    /// Nodes and modifiers nested deeper than the limit.
    case treeTooDeep(limit: Int)
    /// Parameters that a registered layout does not take; the text says why.
    case layoutParameters(String)
    /// Something that the format knows and the layout engine does not have.
    case unsupported(String)
  }

  /// What is wrong.
  public let cause: Cause

  /// Where it is wrong.
  public let position: SourcePosition

  /// Creates an issue.
  public init(_ cause: Cause, at position: SourcePosition) {
    self.cause = cause
    self.position = position
  }

  /// The position and the cause in words: `12:7: unknown key 'spacng'; did you mean 'spacing'?`.
  public var description: String { "\(position): \(cause)" }
}

/// What a name that stands in a document names.
public enum NameRole: String, Sendable {
  /// The kind of a node.
  case kind
  /// A modifier.
  case modifier
  /// An alignment along both axes.
  case alignment
  /// An alignment along the horizontal axis.
  case horizontalAlignment = "horizontal alignment"
  /// An alignment along the vertical axis.
  case verticalAlignment = "vertical alignment"
  /// An alignment guide.
  case guide
  /// A unit point.
  case unitPoint = "unit point"
  /// An axis.
  case axis
  /// A way to fill or fit.
  case contentMode = "content mode"
  /// A layout direction.
  case layoutDirection = "layout direction"
  /// A named priority.
  case priority
  /// An attribute of a view in a constraint.
  case attribute
  /// A registered layout.
  case layout
  /// What becomes of the room that a line leaves.
  case justification

  /// The role with its article: "an axis".
  var withArticle: String {
    ("aeiou".contains(rawValue.prefix(1)) ? "an " : "a ") + rawValue
  }
}

extension DocumentIssue.Cause: CustomStringConvertible {
  /// The cause in words, without its position.
  public var description: String {
    switch self {
    case .syntax(let cause): "\(cause)"
    case .missingKey(let key, let owner): "missing key '\(key)' in \(owner)"
    case .unknownKey(let key, let suggestion): "unknown key '\(key)'\(suggestion)"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .outOfRange(let expected, let found): "expected \(expected), found \(found)"
    case .unknownName(let role, let name, let suggestion): "unknown \(role.rawValue) '\(name)'\(suggestion)"
    case .duplicateID(let id, let first): "duplicate id '\(id)'; it stands at \(first) already"
    case .unknownID(let id, let suggestion): "no view has the id '\(id)'\(suggestion)"
    case .constraint(let cause): "\(cause)"
    case .duplicateConstraintName(let name, let first):
      "another constraint is named '\(name)', at \(first) already; rename one of them"
    case .unusableConstraint(let error): "\(error)"
    case .windowWithoutContainer: "'window' needs a 'container' in the document"
    case .spaceMissing: "missing key 'proposal' in the document, which has no 'container' to take it from"
    case .gridRowID: "a gridrow has no frame of its own and takes no 'id'; give it to a cell"
    case .treeTooDeep(let limit): "nodes and modifiers are nested more than \(limit) deep"
    case .layoutParameters(let reason): "the layout does not take these parameters: \(reason)"
    case .unsupported(let thing): "\(thing) is not supported yet"
    }
  }
}
