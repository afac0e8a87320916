import LayoutEngine

/// Cuts a constraint into tokens.
///
/// An id is written as it is where it starts with a letter or `_` and goes on with letters, digits, `_`, `.` and `-`;
/// a `-` belongs to the id if a letter, digit or `_` follows. Since an id is always followed by its attribute, behind
/// the last point, this is never ambiguous: `a.width-b.width` is a difference. Any other id stands in single quotes, in
/// which two of them are one.
struct ConstraintLexer {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func next() throws(ConstraintSyntaxError) -> ConstraintToken {
    while let scalar = peek(), scalar.properties.isWhitespace { index += 1 }
    let start = index
    guard let scalar = peek() else { return ConstraintToken(kind: .end, offset: start, text: nil) }
    let kind: ConstraintToken.Kind
    if isDigit(scalar) || scalar == "." {
      kind = .number(try number())
    } else if isIdentifierStart(scalar) || scalar == "'" {
      kind = try attribute()
    } else {
      kind = try symbol()
    }
    return ConstraintToken(kind: kind, offset: start, text: text(start..<index))
  }

  // MARK: Tokens

  private mutating func number() throws(ConstraintSyntaxError) -> Double {
    let start = index
    skip(while: isDigit)
    if peek() == "." {
      index += 1
      skip(while: isDigit)
    }
    if peek() == "e" || peek() == "E" {
      let mark = index
      index += 1
      if peek() == "+" || peek() == "-" { index += 1 }
      if let digit = peek(), isDigit(digit) { skip(while: isDigit) } else { index = mark }
    }
    guard let value = Double(text(start..<index)) else {
      throw unexpected(expected: "a number", from: start)
    }
    guard value.isFinite else { throw ConstraintSyntaxError(cause: .numberOutOfRange, offset: start) }
    return value
  }

  private mutating func attribute() throws(ConstraintSyntaxError) -> ConstraintToken.Kind {
    let start = index
    if peek() == "'" { return try quotedAttribute() }
    var lastPoint: Int?
    while let scalar = peek() {
      if scalar == "." {
        guard let next = peek(1), isIdentifierPart(next) else { break }
        lastPoint = index
      } else if scalar == "-" {
        guard lastPointIsBeforeID(lastPoint), let next = peek(1), isIdentifierPart(next) else { break }
      } else if !isIdentifierPart(scalar) {
        break
      }
      index += 1
    }
    guard let lastPoint else { throw unexpected(expected: "'.' and an attribute, such as '.width'") }
    return .attribute(
      id: text(start..<lastPoint), isQuoted: false, name: text(lastPoint + 1..<index), nameOffset: lastPoint + 1)
  }

  /// Whether a `-` may belong to an id: not right behind a word that already reads as an attribute.
  private func lastPointIsBeforeID(_ lastPoint: Int?) -> Bool {
    guard let lastPoint else { return true }
    return LayoutAttribute(rawValue: text(lastPoint + 1..<index)) == nil
  }

  private mutating func quotedAttribute() throws(ConstraintSyntaxError) -> ConstraintToken.Kind {
    index += 1
    var id = ""
    while true {
      let start = index
      skip { $0 != "'" }
      guard peek() != nil else { throw unexpected(expected: "a closing quote") }
      id += text(start..<index)
      index += 1
      guard peek() == "'" else { break }
      id += "'"
      index += 1
    }
    guard peek() == "." else { throw unexpected(expected: "'.' and an attribute, such as '.width'") }
    index += 1
    let nameOffset = index
    skip(while: isIdentifierPart)
    return .attribute(id: id, isQuoted: true, name: text(nameOffset..<index), nameOffset: nameOffset)
  }

  private mutating func symbol() throws(ConstraintSyntaxError) -> ConstraintToken.Kind {
    let start = index
    guard let scalar = peek() else { return .end }
    index += 1
    if "<=>".unicodeScalars.contains(scalar) {
      if peek() == "=" { index += 1 }
      if let relation = LayoutConstraint.Relation(rawValue: text(start..<index)) { return .relation(relation) }
      throw unexpected(expected: "'==', '<=' or '>='", from: start)
    }
    guard "+-*/()".unicodeScalars.contains(scalar) else {
      throw unexpected(expected: "a number, a view's attribute or an operator", from: start)
    }
    return .symbol(scalar)
  }

  // MARK: Scalars

  private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    index + ahead < scalars.count ? scalars[index + ahead] : nil
  }

  private mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while let scalar = peek(), condition(scalar) { index += 1 }
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    "0"..."9" ~= scalar
  }

  private func isIdentifierStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  private func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
    isIdentifierStart(scalar) || isDigit(scalar)
  }

  /// The error for the text from `start` (here by default) to the present scalar.
  private func unexpected(expected: String, from start: Int? = nil) -> ConstraintSyntaxError {
    let first = start ?? index
    let last = max(index, first + 1)
    let found = first < scalars.count ? text(first..<min(last, scalars.count)) : nil
    return ConstraintSyntaxError(cause: .unexpected(expected: expected, found: found), offset: first)
  }
}
