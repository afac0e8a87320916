import LayoutEngine

/// Reads a constraint by its grammar:
///
///     constraint = sum relation sum
///     sum        = product { ("+" | "-") product }
///     product    = factor { ("*" | "/") factor }
///     factor     = { "-" | "+" } ( number | id "." attribute | "(" sum ")" )
///
/// At most one factor of a product names attributes, and a divisor names none.
struct ConstraintParser {
  /// How deep parentheses may nest.
  static let nestingLimit = 64

  private var lexer: ConstraintLexer
  private var token: ConstraintToken
  private var depth = 0

  private init(_ text: String) throws(ConstraintSyntaxError) {
    lexer = ConstraintLexer(text)
    token = try lexer.next()
  }

  /// A linear expression, and where the subject of each of its terms stands.
  struct Sum {
    var expression: LayoutExpression
    /// For each term, the Unicode scalars before its subject in the constraint's text.
    var offsets: [Int] = []
  }

  /// The two sides of a constraint and how they compare.
  static func parse(
    _ text: String
  ) throws(ConstraintSyntaxError) -> (left: Sum, relation: LayoutConstraint.Relation, right: Sum) {
    var parser = try ConstraintParser(text)
    let left = try parser.side()
    guard case .relation(let relation) = parser.token.kind else {
      throw parser.unexpected(expected: "'==', '<=', '>=' or an operator")
    }
    try parser.advance()
    let right = try parser.side()
    guard parser.token.kind == .end else { throw parser.unexpected(expected: "an operator or the end") }
    return (left, relation, right)
  }

  // MARK: The grammar

  private mutating func side() throws(ConstraintSyntaxError) -> Sum {
    let start = token.offset
    let sum = try sum()
    guard sum.expression.isFinite else { throw ConstraintSyntaxError(cause: .numberOutOfRange, offset: start) }
    return sum
  }

  private mutating func sum() throws(ConstraintSyntaxError) -> Sum {
    var result = try product()
    while token.kind == .symbol("+") || token.kind == .symbol("-") {
      let sign: Double = token.kind == .symbol("-") ? -1 : 1
      try advance()
      let next = try product()
      result.expression = result.expression + next.expression.scaled(by: sign)
      result.offsets += next.offsets
    }
    return result
  }

  private mutating func product() throws(ConstraintSyntaxError) -> Sum {
    var result = try factor()
    while token.kind == .symbol("*") || token.kind == .symbol("/") {
      let divides = token.kind == .symbol("/")
      let sign = token
      try advance()
      let operand = token
      var other = try factor()
      if divides {
        guard other.offsets.isEmpty else { throw ConstraintSyntaxError(cause: .notLinear, offset: sign.offset) }
        let divisor = other.expression.constant
        guard divisor != 0 else { throw ConstraintSyntaxError(cause: .divisionByZero, offset: operand.offset) }
        result.expression = result.expression / divisor
      } else {
        if other.offsets.isEmpty { swap(&result, &other) }
        guard result.offsets.isEmpty else { throw ConstraintSyntaxError(cause: .notLinear, offset: sign.offset) }
        other.expression = other.expression.scaled(by: result.expression.constant)
        result = other
      }
    }
    return result
  }

  private mutating func factor() throws(ConstraintSyntaxError) -> Sum {
    var sign = 1.0
    while token.kind == .symbol("-") || token.kind == .symbol("+") {
      if token.kind == .symbol("-") { sign = -sign }
      try advance()
    }
    var result: Sum
    switch token.kind {
    case .number(let number):
      result = Sum(expression: LayoutExpression(constant: number))
      try advance()
    case .attribute(let id, let isQuoted, let name, let nameOffset):
      let isWindow = id == "window" && !isQuoted
      let attribute = try attribute(name, ofWindow: isWindow, at: nameOffset)
      let term = LayoutExpression.Term(subject: isWindow ? .window : .view(id), attribute: attribute)
      result = Sum(expression: LayoutExpression(terms: [term]), offsets: [token.offset])
      try advance()
    case .symbol("("):
      result = try parenthesis()
    default:
      throw unexpected(expected: "a number, a view's attribute such as 'title.width', or '('")
    }
    if sign < 0 { result.expression = -result.expression }
    return result
  }

  private mutating func parenthesis() throws(ConstraintSyntaxError) -> Sum {
    guard depth < Self.nestingLimit else {
      throw ConstraintSyntaxError(cause: .nestingTooDeep(limit: Self.nestingLimit), offset: token.offset)
    }
    depth += 1
    try advance()
    let result = try sum()
    guard token.kind == .symbol(")") else { throw unexpected(expected: "an operator or ')'") }
    try advance()
    depth -= 1
    return result
  }

  private func attribute(
    _ name: String, ofWindow isWindow: Bool, at offset: Int
  ) throws(ConstraintSyntaxError) -> LayoutAttribute {
    guard let attribute = LayoutAttribute(rawValue: name) else {
      let known = LayoutAttribute.allCases.map(\.rawValue)
      let suggestion = Suggestion(for: name, among: known)
      throw ConstraintSyntaxError(cause: .unknownAttribute(name, suggestion), offset: offset)
    }
    guard !isWindow || attribute.isLength else {
      throw ConstraintSyntaxError(cause: .windowAttribute(name), offset: offset)
    }
    return attribute
  }

  // MARK: Tokens

  private mutating func advance() throws(ConstraintSyntaxError) {
    token = try lexer.next()
  }

  private func unexpected(expected: String) -> ConstraintSyntaxError {
    ConstraintSyntaxError(cause: .unexpected(expected: expected, found: token.text), offset: token.offset)
  }
}
