import LayoutEngine

/// How constraints are written in a document.
extension Format where Value == Double {
  /// A priority: a number above 0 up to 1000, or a name.
  static let priority: Format = {
    let schema: JSONValue = [
      "anyOf": [
        ["type": "number", "exclusiveMinimum": 0, "maximum": 1000],
        ["enum": .array(priorityNames.map { .string($0.0) })],
      ]
    ]
    return Format(schema: schema, example: 750) { value, context in
      switch value.content {
      case .number(let number) where number > 0 && number <= 1000:
        return number
      case .number(let number):
        let expected = "a priority above 0 and at most 1000"
        context.report(.outOfRange(expected: expected, found: JSONWriter.text(number)), at: value.position)
        return nil
      case .string(let text):
        if let match = priorityNames.first(where: { $0.0 == text }) { return match.1 }
        let suggestion = Suggestion(for: text, among: priorityNames.map(\.0))
        context.report(.unknownName(.priority, text, suggestion), at: value.position)
        return nil
      default:
        context.reportType(of: value, expected: "a priority: a number, \"required\", \"high\" or \"low\"")
        return nil
      }
    }
  }()
}

private let priorityNames: [(String, Double)] = [("required", 1000), ("high", 750), ("low", 250)]

extension Format where Value == DocumentConstraint {
  /// A constraint: its text alone, or an object with its text, name, priority and weight.
  static let constraint: Format = {
    let text = Format<ConstraintText>.constraintText
    let object = Format.object(
      "a constraint",
      Key.required(
        "constraint", text,
        "The constraint, such as `label1.width == label2.width * 2 - 8`: two sums, compared by ==, <= or >=, of numbers and of "
          + "what views have: " + LayoutAttribute.allCases.map(\.rawValue).joined(separator: ", ")
          + "; and `window.width` and `window.height`."),
      Key<ConstraintName?>.optional("name", .constraintName, "What messages call the constraint; no other has it."),
      Key.optional(
        "priority", .priority, default: 1000, "Above 0 up to 1000 (required, the default); or required, high, low."),
      Key.optional(
        "weight", .positiveNumber, default: 1, "How much a violation counts beside others of the same priority.")
    ) { text, name, priority, weight in
      DocumentConstraint(text, name: name, priority: priority, weight: weight)
    }
    return Format(schema: ["anyOf": [text.schema, object.schema]], example: object.example) { value, context in
      let constraint: DocumentConstraint?
      switch value.content {
      case .string:
        constraint = text.read(value, context).map { DocumentConstraint($0, name: nil, priority: 1000, weight: 1) }
      case .object:
        constraint = object.read(value, context)
      default:
        context.reportType(of: value, expected: "a constraint: a string or an object")
        constraint = nil
      }
      do throws(ConstraintError) {
        try constraint?.constraint.validateNumbers(at: 0)
      } catch {
        context.report(.unusableConstraint(error), at: constraint?.position(of: error) ?? value.position)
      }
      return constraint
    }
  }()
}

extension DocumentConstraint {
  fileprivate init(_ text: ConstraintText, name: ConstraintName?, priority: Double, weight: Double) {
    let constraint = LayoutConstraint(
      text.left, text.relation, text.right, priority: ConstraintPriority(priority), weight: weight, name: name?.text)
    self.init(
      constraint: constraint, text: text.text, position: text.position, namePosition: name?.position,
      termPositions: text.termPositions)
  }
}

/// The name of a constraint, and where it stands.
private struct ConstraintName: Sendable {
  let text: String
  let position: SourcePosition
}

extension Format where Value == ConstraintName {
  fileprivate static let constraintName = Format(schema: Format<String>.string.schema, example: "twice as wide") {
    value, context in
    guard let text = Format<String>.string.read(value, context) else { return nil }
    context.register(constraintName: text, at: value.position)
    return ConstraintName(text: text, position: value.position)
  }
}

/// The text of a constraint and what it says.
private struct ConstraintText: Sendable {
  let text: String
  let left: LayoutExpression
  let relation: LayoutConstraint.Relation
  let right: LayoutExpression
  let position: SourcePosition
  let termPositions: [SourcePosition]
}

extension Format where Value == ConstraintText {
  /// The text of a constraint. Its ids are looked up at once, so the tree must have been read before.
  fileprivate static let constraintText = Format(
    schema: ["type": "string"], example: "title.width >= 2 * caption.width"
  ) { value, context in
    guard case .string(let text) = value.content else {
      context.reportType(of: value, expected: "a constraint as a string")
      return nil
    }
    do throws(ConstraintSyntaxError) {
      let (left, relation, right) = try ConstraintParser.parse(text)
      let terms = left.expression.terms + right.expression.terms
      let positions = (left.offsets + right.offsets).map(value.position(ofScalar:))
      for (term, position) in zip(terms, positions) { check(term.subject, at: position, context) }
      return ConstraintText(
        text: text, left: left.expression, relation: relation, right: right.expression, position: value.position,
        termPositions: positions)
    } catch {
      context.report(.constraint(error.cause), at: value.position(ofScalar: error.offset))
      return nil
    }
  }

  private static func check(
    _ subject: LayoutExpression.Subject, at position: SourcePosition, _ context: ReadingContext
  ) {
    switch subject {
    case .view(let id): context.requireID(id, at: position)
    case .window: if !context.hasContainer { context.report(.windowWithoutContainer, at: position) }
    }
  }
}
