public import LayoutEngine

/// A constraint of a document, and where it stands in the file.
public struct DocumentConstraint: Sendable {
  /// The constraint.
  public let constraint: LayoutConstraint

  /// The constraint as written.
  public let text: String

  /// Where the constraint's text stands in the file.
  public let position: SourcePosition

  /// Where its name stands; `nil` where it has none.
  let namePosition: SourcePosition?

  /// Where the subject of each term stands, those of the left side first.
  let termPositions: [SourcePosition]

  /// The constraint's name, or its text where it has none.
  public var label: String { constraint.name ?? text }

  /// Where the part of the constraint stands that an error speaks of: a term, the name, or else the whole text.
  func position(of error: ConstraintError) -> SourcePosition {
    switch error {
    case .unknownView(let id, _): position { $0.subject == .view(id) }
    case .noWindow: position { $0.subject == .window }
    case .windowAttribute(let attribute, _): position { $0.subject == .window && $0.attribute == attribute }
    case .endless(let name, _): position { $0.name == name }
    case .duplicateName: namePosition ?? position
    case .factorOutOfRange(let factor, _): position { $0.coefficient == factor || $0.coefficient == -factor }
    case .notFinite, .priorityOutOfRange, .weightOutOfRange, .numberOutOfRange: position
    }
  }

  private func position(ofTerm matches: (LayoutExpression.Term) -> Bool) -> SourcePosition {
    let terms = constraint.left.terms + constraint.right.terms
    return zip(terms, termPositions).first { matches($0.0) }?.1 ?? position
  }
}

extension LayoutDocument {
  /// An error in using the document's constraints, with its place in the file.
  public func error(_ error: ConstraintError) -> DocumentError {
    DocumentError([
      DocumentIssue(.unusableConstraint(error), at: constraints[error.constraint].position(of: error))
    ])
  }
}
