/// What is known while a document is read: the issues found so far and the ids seen so far.
///
/// Reading goes on after an issue, so that one run reports several. A reader that finds something wrong records it here
/// and returns nil; nil therefore always means that an issue has been recorded.
final class ReadingContext {
  /// How many ids are searched for one that is written alike.
  private static let searchLimit = 1000

  private(set) var issues: [DocumentIssue] = []

  /// Where each id stands.
  private(set) var identifiers: [String: SourcePosition] = [:]

  /// The ids in the order of the document.
  private(set) var identifierOrder: [String] = []

  /// Where each name of a constraint stands.
  private var constraintNames: [String: SourcePosition] = [:]

  /// How many nodes and modifiers stand around the one being read.
  var depth = 0

  /// Whether the document has a container, whatever is wrong with it.
  var hasContainer = false

  /// The layouts that a `layout` node can name.
  let registry: LayoutRegistry

  init(registry: LayoutRegistry) {
    self.registry = registry
  }

  /// Whether enough issues have been found; what comes after is not looked at.
  var isFull: Bool { issues.count >= DocumentError.issueLimit }

  func report(_ cause: DocumentIssue.Cause, at position: SourcePosition) {
    if !isFull { issues.append(DocumentIssue(cause, at: position)) }
  }

  /// Records that a value is not of the type asked for.
  func reportType(of value: LocatedJSON, expected: String) {
    report(.wrongType(expected: expected, found: value.kindName), at: value.position)
  }

  /// Records an id and reports one that is there already.
  func register(id: String, at position: SourcePosition) {
    if let first = identifiers[id] {
      report(.duplicateID(id, first: first), at: position)
    } else {
      identifiers[id] = position
      identifierOrder.append(id)
    }
  }

  /// Records the name of a constraint and reports one that is there already.
  func register(constraintName name: String, at position: SourcePosition) {
    if let first = constraintNames[name] {
      report(.duplicateConstraintName(name, first: first), at: position)
    } else {
      constraintNames[name] = position
    }
  }

  /// Reports a reference to an id that the document does not have.
  func requireID(_ id: String, at position: SourcePosition) {
    guard identifiers[id] == nil, !isFull else { return }
    report(.unknownID(id, Suggestion(for: id, among: Array(identifierOrder.prefix(Self.searchLimit)))), at: position)
  }
}
