extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as a document writes it, without its name and priority.
  public var description: String { "\(left) \(relation.rawValue) \(right)" }

  /// What reports call it.
  public var label: String { name ?? description }
}

extension LayoutExpression: CustomStringConvertible {
  /// The expression as a document writes it.
  public var description: String {
    var text = ""
    for term in terms { text += Self.joined(term.coefficient, "\(term.name)", isFirst: text.isEmpty) }
    if constant != 0 || text.isEmpty { text += Self.joined(constant, nil, isFirst: text.isEmpty) }
    return text
  }

  private static func joined(_ factor: Double, _ name: String?, isFirst: Bool) -> String {
    let magnitude = factor.magnitude
    let number = magnitude == magnitude.rounded() && magnitude < 1e15 ? "\(Int(magnitude))" : "\(magnitude)"
    let body = name.map { magnitude == 1 ? $0 : "\(number) * \($0)" } ?? number
    if isFirst { return factor < 0 ? "-\(body)" : body }
    return factor < 0 ? " - \(body)" : " + \(body)"
  }
}

extension LayoutExpression.Term {
  /// The attribute as a document writes it, without its factor.
  public var name: String {
    switch subject {
    case .view(let id): "\(Self.written(id)).\(attribute.rawValue)"
    case .window: "window.\(attribute.rawValue)"
    }
  }

  /// An id as a document writes it: in single quotes, doubled inside, where it could be taken for something else.
  private static func written(_ id: String) -> String {
    let isPlain = id.unicodeScalars.allSatisfy { scalar in
      scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    return isPlain && id != "window" && !id.isEmpty ? id : "'\(id.replacing("'", with: "''"))'"
  }
}
