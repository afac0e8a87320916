extension LayoutConstraint {
  /// The terms of the left side less those of the right, each attribute once, in the order written; without those that
  /// cancel out but for rounding.
  ///
  /// - Complexity: linear in the number of terms.
  package var gatheredTerms: [LayoutExpression.Term] {
    let terms = left.terms.map { (Key($0), $0.coefficient) } + right.terms.map { (Key($0), -$0.coefficient) }
    return addingLikeTerms(terms).map { key, coefficient in
      LayoutExpression.Term(coefficient: coefficient, subject: key.subject, attribute: key.attribute)
    }
  }

  private struct Key: Hashable {
    var subject: LayoutExpression.Subject
    var attribute: LayoutAttribute

    init(_ term: LayoutExpression.Term) { (subject, attribute) = (term.subject, term.attribute) }
  }
}

/// Terms of a sum, each once, in the order of their first places; without those that cancel out but for rounding.
package func addingLikeTerms<Key: Hashable>(
  _ terms: [(key: Key, coefficient: Double)]
) -> [(key: Key, coefficient: Double)] {
  var sums: [(key: Key, coefficient: Double, magnitude: Double)] = []
  var places: [Key: Int] = [:]
  for (key, coefficient) in terms {
    if let place = places[key] {
      sums[place].coefficient += coefficient
      sums[place].magnitude += abs(coefficient)
    } else {
      places[key] = sums.count
      sums.append((key, coefficient, abs(coefficient)))
    }
  }
  return sums.compactMap { key, coefficient, magnitude in
    abs(coefficient) > 1e-12 * magnitude ? (key, coefficient) : nil
  }
}
