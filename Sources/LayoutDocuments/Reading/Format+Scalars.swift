/// Numbers, strings and names.
extension Format where Value == Double {
  /// A finite number.
  static let number = numeric("a number", schema: ["type": "number"], example: 10) { $0.isFinite }

  /// A finite number above zero.
  static let positiveNumber = numeric(
    "a number above 0", schema: ["type": "number", "exclusiveMinimum": 0], example: 2
  ) {
    $0.isFinite && $0 > 0
  }

  /// A finite number that is not negative.
  static let nonNegativeNumber = numeric(
    "a number of at least 0", schema: ["type": "number", "minimum": 0], example: 0.5
  ) {
    $0.isFinite && $0 >= 0
  }

  /// A number, also an infinite one.
  static let length = unnamedLength.named("length")

  /// The definition behind ``length``.
  static let unnamedLength = numeric(
    "a number, \"infinity\" or \"-infinity\"",
    schema: ["anyOf": [["type": "number"], ["enum": ["infinity", "-infinity"]]]], example: 10
  ) { _ in true }

  /// A number that meets a condition; `"infinity"` and `"-infinity"` are read as such and then asked about.
  private static func numeric(
    _ expected: String, schema: JSONValue, example: JSONValue, accepts: @escaping @Sendable (Double) -> Bool
  ) -> Format {
    Format(schema: schema, example: example) { value, context in
      let number: Double
      switch value.content {
      case .number(let finite): number = finite
      case .string("infinity"): number = .infinity
      case .string("-infinity"): number = -.infinity
      case .string(let text):
        context.report(.wrongType(expected: expected, found: "the string \(quoted(text))"), at: value.position)
        return nil
      default:
        context.reportType(of: value, expected: expected)
        return nil
      }
      if accepts(number) { return number }
      context.report(.outOfRange(expected: expected, found: JSONWriter.text(number)), at: value.position)
      return nil
    }
  }
}

extension Format where Value == Int {
  /// A whole number within a range.
  static func integer(in range: ClosedRange<Int>) -> Format {
    let schema: JSONValue = [
      "type": "integer", "minimum": .number(Double(range.lowerBound)), "maximum": .number(Double(range.upperBound)),
    ]
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let example = JSONValue.number(Double(min(range.lowerBound + 1, range.upperBound)))
    return Format(schema: schema, example: example) { value, context in
      guard case .number(let number) = value.content else {
        context.reportType(of: value, expected: expected)
        return nil
      }
      if let whole = Int(exactly: number), range.contains(whole) { return whole }
      context.report(.outOfRange(expected: expected, found: JSONWriter.text(number)), at: value.position)
      return nil
    }
  }
}

extension Format where Value == Bool {
  /// `true` or `false`.
  static let boolean = Format(schema: ["type": "boolean"], example: true) { value, context in
    if case .boolean(let flag) = value.content { return flag }
    context.reportType(of: value, expected: "true or false")
    return nil
  }
}

extension Format where Value == String {
  /// A string.
  static let string = Format(schema: ["type": "string"], example: "text") { value, context in
    if case .string(let text) = value.content { return text }
    context.reportType(of: value, expected: "a string")
    return nil
  }
}

extension Format where Value == LocatedJSON {
  /// Any value at all, with its place.
  static let located = Format(schema: true, example: nil) { value, _ in value }
}

extension Format {
  /// One of a few names, each standing for a value.
  static func name(_ role: NameRole, _ names: [(String, Value)]) -> Format {
    let known = names.map(\.0)
    let example = known.first.map(JSONValue.string) ?? nil
    return Format(schema: ["enum": .array(known.map(JSONValue.string))], example: example) { value, context in
      guard case .string(let text) = value.content else {
        context.reportType(of: value, expected: "the name of \(role.withArticle)")
        return nil
      }
      if let match = names.first(where: { $0.0 == text }) { return match.1 }
      context.report(.unknownName(role, text, Suggestion(for: text, among: known)), at: value.position)
      return nil
    }
  }
}

/// A text in double quotes, cut where it is long.
private func quoted(_ text: String) -> String {
  "\"" + (text.count <= 40 ? text : text.prefix(37) + "...") + "\""
}
