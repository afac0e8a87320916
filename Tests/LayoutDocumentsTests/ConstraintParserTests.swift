import LayoutEngine
import Testing

@testable import LayoutDocuments

@Suite("Constraints: grammar")
struct ConstraintParserTests {
  @Test(
    "a constraint reads as two linear expressions",
    arguments: [
      ("label1.width == label2.width", "label1.width == label2.width"),
      ("a.width == 2 * b.width + 8", "a.width == 2*b.width + 8"),
      ("sidebar.trailing + 16 <= content.leading", "sidebar.trailing + 16 <= content.leading"),
      ("a.width>=100", "a.width >= 100"),
      ("-a.left == -(3 - b.right)", "-1*a.left == b.right + -3"),
      ("(a.width + 2 * (b.width - 1)) / 2 <= window.width", "0.5*a.width + b.width + -1 <= window.width"),
      ("a.width * 3 == 12 / 4", "3*a.width == 3"),
      ("v-g.width == a.width-b.width", "v-g.width == a.width + -1*b.width"),
      ("card.title.height == 1.5e1", "card.title.height == 15"),
      ("'two words'.top == 'window'.top", "two words.top == window.top"),
      ("--a.centerX == .5", "a.centerX == 0.5"),
      ("größe.width == 0", "größe.width == 0"),
      ("1 == 2", "1 == 2"),
      ("a.firstTextBaseline == b.lastTextBaseline", "a.firstTextBaseline == b.lastTextBaseline"),
    ])
  func reads(text: String, meaning: String) throws {
    let (left, relation, right) = try ConstraintParser.parse(text)
    #expect("\(show(left.expression)) \(relation.rawValue) \(show(right.expression))" == meaning)
  }

  @Test func tellsTheWindowFromAViewOfThatName() throws {
    #expect(try ConstraintParser.parse("window.width == 1").left.expression.terms[0].subject == .window)
    #expect(try ConstraintParser.parse("'window'.width == 1").left.expression.terms[0].subject == .view("window"))
  }

  @Test(
    "what is no constraint is refused with its place",
    arguments: [
      ("", 0, "expected a number, a view's attribute such as 'title.width', or '(', found the end of the constraint"),
      ("a.width", 7, "expected '==', '<=', '>=' or an operator, found the end of the constraint"),
      ("a.width = 3", 8, "expected '==', '<=' or '>=', found '='"),
      ("a.width < 3", 8, "expected '==', '<=' or '>=', found '<'"),
      (
        "a.width == ", 11,
        "expected a number, a view's attribute such as 'title.width', or '(', found the end of the constraint"
      ),
      ("a.width == 3 4", 13, "expected an operator or the end, found '4'"),
      ("a.width == 3 == 4", 13, "expected an operator or the end, found '=='"),
      ("a == 3", 1, "expected '.' and an attribute, such as '.width', found ' '"),
      ("a. == 3", 1, "expected '.' and an attribute, such as '.width', found '.'"),
      ("a.widht == 3", 2, "unknown attribute 'widht'; did you mean 'width'?"),
      ("window.leading == 0", 7, "'window' has a width and a height, but no 'leading'"),
      ("(a.width == 3", 9, "expected an operator or ')', found '=='"),
      (
        "a.width * b.width == 3", 8,
        "a constraint is linear: one side of '*' must be a number, and so must the divisor of '/'"
      ),
      (
        "3 / a.width == 3", 2,
        "a constraint is linear: one side of '*' must be a number, and so must the divisor of '/'"
      ),
      ("a.width / 0 == 3", 10, "division by zero"),
      ("a.width == 1e999", 11, "a number beyond the range of numbers"),
      ("a.width == 1e308 * 100", 11, "a number beyond the range of numbers"),
      ("a.width == #", 11, "expected a number, a view's attribute or an operator, found '#'"),
      ("'it''s.width == 3", 17, "expected a closing quote, found the end of the constraint"),
      ("'a.width == 3", 13, "expected a closing quote, found the end of the constraint"),
      (
        "* 3 == 3", 0, "expected a number, a view's attribute such as 'title.width', or '(', found '*'"
      ),
    ] as [(String, Int, String)])
  func refuses(text: String, offset: Int, message: String) {
    #expect {
      _ = try ConstraintParser.parse(text)
    } throws: { error in
      guard let error = error as? ConstraintSyntaxError else { return false }
      #expect("\(error.offset): \(error.cause)" == "\(offset): \(message)")
      return true
    }
  }

  @Test func refusesDeepParentheses() {
    let text = String(repeating: "(", count: 10_000)
    #expect(throws: ConstraintSyntaxError(cause: .nestingTooDeep(limit: 64), offset: 64)) {
      _ = try ConstraintParser.parse(text)
    }
  }

  private func show(_ expression: LayoutExpression) -> String {
    var parts = expression.terms.map { term -> String in
      let factor = term.coefficient == 1 ? "" : JSONWriter.text(term.coefficient) + "*"
      switch term.subject {
      case .view(let id): return "\(factor)\(id).\(term.attribute.rawValue)"
      case .window: return "\(factor)window.\(term.attribute.rawValue)"
      }
    }
    if expression.constant != 0 || parts.isEmpty { parts.append(JSONWriter.text(expression.constant)) }
    return parts.joined(separator: " + ")
  }

  /// Ids that could be taken for something else are written in quotes, and read back.
  @Test(arguments: ["it's", "window", "a b", "''", "a.b", "-", "é"]) func writesIDsAsItReadsThem(id: String) throws {
    let written = "\(anchors(id).width == anchors("other").height * 2 + 1)"
    let sides = try ConstraintParser.parse(written)
    #expect(sides.left.expression.terms.map(\.subject) == [.view(id)])
    #expect("\(LayoutConstraint(sides.left.expression, sides.relation, sides.right.expression))" == written)
  }
}
