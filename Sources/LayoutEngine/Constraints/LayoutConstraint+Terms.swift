extension LayoutConstraint {
  /// The terms of the left side less those of the right, each attribute once, in the order written; without those that
  /// cancel out but for rounding.
  ///
  /// - Complexity: linear in the number of terms.
  package var gatheredTerms: [LayoutExpression.Term] {
    var gathered: [(term: LayoutExpression.Term, magnitude: Double)] = []
    var places: [Key: Int] = [:]
    for (side, sign) in [(left, 1.0), (right, -1.0)] {
      for var term in side.terms {
        term.coefficient *= sign
        let key = Key(subject: term.subject, attribute: term.attribute)
        if let place = places[key] {
          gathered[place].term.coefficient += term.coefficient
          gathered[place].magnitude += abs(term.coefficient)
        } else {
          places[key] = gathered.count
          gathered.append((term, abs(term.coefficient)))
        }
      }
    }
    return gathered.compactMap { term, magnitude in abs(term.coefficient) > 1e-12 * magnitude ? term : nil }
  }

  private struct Key: Hashable {
    var subject: LayoutExpression.Subject
    var attribute: LayoutAttribute
  }
}
