/// Why a text is not a constraint, and where.
public struct ConstraintSyntaxError: Error, Equatable, Sendable {
  /// What is wrong with the text.
  public enum Cause: Equatable, Sendable {
    /// Something else should stand here; `found` is nil at the end of the text.
    case unexpected(expected: String, found: String?)
    /// An attribute that views do not have.
    case unknownAttribute(String, Suggestion)
    /// An attribute of the window other than its width and height.
    case windowAttribute(String)
    /// A product or quotient of two attributes.
    case notLinear
    /// A division by zero.
    case divisionByZero
    /// A number, or the result of multiplying numbers, beyond the range of numbers.
    case numberOutOfRange
    /// Parentheses nested deeper than the limit.
    case nestingTooDeep(limit: Int)
  }

  /// What is wrong.
  public let cause: Cause

  /// Where it is wrong, as the number of Unicode scalars before it in the text.
  public let offset: Int
}

extension ConstraintSyntaxError.Cause: CustomStringConvertible {
  /// The cause in words.
  public var description: String {
    switch self {
    case .unexpected(let expected, let found):
      "expected \(expected), found \(found.map { "'\($0)'" } ?? "the end of the constraint")"
    case .unknownAttribute(let name, let suggestion): "unknown attribute '\(name)'\(suggestion)"
    case .windowAttribute(let name): "'window' has a width and a height, but no '\(name)'"
    case .notLinear: "a constraint is linear: one side of '*' must be a number, and so must the divisor of '/'"
    case .divisionByZero: "division by zero"
    case .numberOutOfRange: "a number beyond the range of numbers"
    case .nestingTooDeep(let limit): "parentheses are nested more than \(limit) deep"
    }
  }
}
