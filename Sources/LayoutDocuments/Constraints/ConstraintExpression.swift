/// A linear expression over attributes of views: one side of a constraint.
public struct ConstraintExpression: Equatable, Sendable {
  /// Whose attribute a term names.
  public enum Subject: Hashable, Sendable {
    /// The view with this id.
    case view(String)
    /// The container, as `window`; only its width and height can be named.
    case window
  }

  /// A coefficient times an attribute.
  public struct Term: Equatable, Sendable {
    /// The factor; finite.
    public var coefficient: Double
    /// Whose attribute this is.
    public let subject: Subject
    /// The attribute.
    public let attribute: ConstraintAttribute
    /// Where the term's subject stands, as the number of Unicode scalars before it in the constraint's text.
    public let offset: Int
  }

  /// The number in the sum; finite.
  public var constant: Double

  /// The terms in the order written; one attribute may occur several times.
  public var terms: [Term]

  /// Adds a multiple of another expression.
  mutating func add(_ other: ConstraintExpression, times factor: Double) {
    constant += other.constant * factor
    terms += other.terms.map { term in
      var scaled = term
      scaled.coefficient *= factor
      return scaled
    }
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Whether every number in the expression is finite.
  var isFinite: Bool {
    constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }
}
