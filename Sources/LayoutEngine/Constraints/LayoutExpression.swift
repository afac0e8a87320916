/// A linear expression over attributes of views, in points.
public struct LayoutExpression: Sendable {
  /// Whose attribute a term names.
  public enum Subject: Hashable, Sendable {
    /// The view with this name.
    case view(String)
    /// The window; it has a width and a height only.
    case window
  }

  /// A coefficient times an attribute.
  public struct Term: Sendable, Equatable {
    /// The factor.
    public var coefficient: Double
    /// Whose attribute it is.
    public var subject: Subject
    /// The attribute.
    public var attribute: LayoutAttribute

    /// Makes a term.
    public init(coefficient: Double = 1, subject: Subject, attribute: LayoutAttribute) {
      self.coefficient = coefficient
      self.subject = subject
      self.attribute = attribute
    }
  }

  /// The terms; one attribute may occur several times.
  public var terms: [Term]
  /// The constant.
  public var constant: Double

  /// Makes an expression.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Whether every number in it is finite.
  public var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }

  /// The multiple of the expression.
  public func scaled(by factor: Double) -> LayoutExpression {
    var result = self
    result.constant *= factor
    for i in result.terms.indices { result.terms[i].coefficient *= factor }
    return result
  }
}

extension LayoutExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a constant.
  public init(floatLiteral value: Double) { self.init(constant: value) }
  /// Makes a constant.
  public init(integerLiteral value: Int) { self.init(constant: Double(value)) }

  /// The sum.
  public static func + (lhs: LayoutExpression, rhs: LayoutExpression) -> LayoutExpression {
    LayoutExpression(terms: lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }
  /// The difference.
  public static func - (lhs: LayoutExpression, rhs: LayoutExpression) -> LayoutExpression { lhs + rhs.scaled(by: -1) }
  /// The negative.
  public static prefix func - (expression: LayoutExpression) -> LayoutExpression { expression.scaled(by: -1) }
  /// The multiple.
  public static func * (lhs: LayoutExpression, rhs: Double) -> LayoutExpression { lhs.scaled(by: rhs) }
  /// The multiple.
  public static func * (lhs: Double, rhs: LayoutExpression) -> LayoutExpression { rhs.scaled(by: lhs) }
  /// The quotient by a constant; one by zero has no finite coefficients and is refused where the constraint is used.
  public static func / (lhs: LayoutExpression, rhs: Double) -> LayoutExpression {
    var result = lhs
    result.constant /= rhs
    for i in result.terms.indices { result.terms[i].coefficient /= rhs }
    return result
  }
}

extension LayoutExpression {
  /// The constraint that both sides are equal.
  public static func == (lhs: LayoutExpression, rhs: LayoutExpression) -> LayoutConstraint {
    LayoutConstraint(lhs, .equal, rhs)
  }
  /// The constraint that the left side is at most the right one.
  public static func <= (lhs: LayoutExpression, rhs: LayoutExpression) -> LayoutConstraint {
    LayoutConstraint(lhs, .lessThanOrEqual, rhs)
  }
  /// The constraint that the left side is at least the right one.
  public static func >= (lhs: LayoutExpression, rhs: LayoutExpression) -> LayoutConstraint {
    LayoutConstraint(lhs, .greaterThanOrEqual, rhs)
  }
}
