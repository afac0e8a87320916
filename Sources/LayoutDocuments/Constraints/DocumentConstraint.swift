/// A constraint as a document states it: two linear expressions, how they compare, and how much that matters.
public struct DocumentConstraint: Sendable {
  /// The name given in the document; nil if there is none.
  public let name: String?

  /// The constraint as written.
  public let text: String

  /// The left side.
  public let left: ConstraintExpression

  /// How the sides compare.
  public let relation: ConstraintRelation

  /// The right side.
  public let right: ConstraintExpression

  /// Above 0 and at most 1000, where 1000 is required.
  public let priority: Double

  /// How much a violation counts beside others of the same priority; above 0.
  public let weight: Double

  /// Where the constraint's text stands in the file.
  public let position: SourcePosition
}
