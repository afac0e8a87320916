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

  /// The two sides of a constraint and how they compare.
  static func parse(
    _ text: String
  ) throws(ConstraintSyntaxError) -> (
    left: ConstraintExpression, relation: ConstraintRelation, right: ConstraintExpression
  ) {
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

  private mutating func side() throws(ConstraintSyntaxError) -> ConstraintExpression {
    let start = token.offset
    let expression = try sum()
    guard expression.isFinite else { throw ConstraintSyntaxError(cause: .numberOutOfRange, offset: start) }
    return expression
  }

  private mutating func sum() throws(ConstraintSyntaxError) -> ConstraintExpression {
    var result = try product()
    while token.kind == .symbol("+") || token.kind == .symbol("-") {
      let sign: Double = token.kind == .symbol("-") ? -1 : 1
      try advance()
      result.add(try product(), times: sign)
    }
    return result
  }

  private mutating func product() throws(ConstraintSyntaxError) -> ConstraintExpression {
    var result = try factor()
    while token.kind == .symbol("*") || token.kind == .symbol("/") {
      let divides = token.kind == .symbol("/")
      let sign = token
      try advance()
      let operand = token
      var other = try factor()
      if divides {
        guard other.terms.isEmpty else { throw ConstraintSyntaxError(cause: .notLinear, offset: sign.offset) }
        guard other.constant != 0 else { throw ConstraintSyntaxError(cause: .divisionByZero, offset: operand.offset) }
        result.multiply(by: 1 / other.constant)
      } else {
        if other.terms.isEmpty { swap(&result, &other) }
        guard result.terms.isEmpty else { throw ConstraintSyntaxError(cause: .notLinear, offset: sign.offset) }
        other.multiply(by: result.constant)
        result = other
      }
    }
    return result
  }

  private mutating func factor() throws(ConstraintSyntaxError) -> ConstraintExpression {
    var sign = 1.0
    while token.kind == .symbol("-") || token.kind == .symbol("+") {
      if token.kind == .symbol("-") { sign = -sign }
      try advance()
    }
    var result: ConstraintExpression
    switch token.kind {
    case .number(let number):
      result = ConstraintExpression(constant: number, terms: [])
      try advance()
    case .attribute(let id, let isQuoted, let name, let nameOffset):
      let isWindow = id == "window" && !isQuoted
      let attribute = try attribute(name, ofWindow: isWindow, at: nameOffset)
      let subject = isWindow ? ConstraintExpression.Subject.window : .view(id)
      let term = ConstraintExpression.Term(
        coefficient: 1, subject: subject, attribute: attribute, offset: token.offset)
      result = ConstraintExpression(constant: 0, terms: [term])
      try advance()
    case .symbol("("):
      result = try parenthesis()
    default:
      throw unexpected(expected: "a number, a view's attribute such as 'title.width', or '('")
    }
    if sign < 0 { result.multiply(by: sign) }
    return result
  }

  private mutating func parenthesis() throws(ConstraintSyntaxError) -> ConstraintExpression {
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
  ) throws(ConstraintSyntaxError) -> ConstraintAttribute {
    guard let attribute = ConstraintAttribute(rawValue: name) else {
      let known = ConstraintAttribute.allCases.map(\.rawValue)
      let suggestion = Suggestion(for: name, among: known)
      throw ConstraintSyntaxError(cause: .unknownAttribute(name, suggestion), offset: offset)
    }
    guard !isWindow || attribute == .width || attribute == .height else {
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
