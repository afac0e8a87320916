extension LayoutConstraint {
  /// The terms of the left side less those of the right, each attribute once, in the order written; without those that
  /// cancel out but for rounding.
  ///
  /// - Complexity: linear in the number of terms.
  package var gatheredTerms: [LayoutExpression.Term] {
    var sum = LikeTerms<Key>()
    for term in left.terms { sum.add(term.coefficient, Key(term)) }
    for term in right.terms { sum.add(-term.coefficient, Key(term)) }
    return sum.map { key, coefficient in
      LayoutExpression.Term(coefficient: coefficient, subject: key.subject, attribute: key.attribute)
    }
  }

  private struct Key: Hashable {
    var subject: LayoutExpression.Subject
    var attribute: LayoutAttribute

    init(_ term: LayoutExpression.Term) { (subject, attribute) = (term.subject, term.attribute) }
  }
}

/// A sum of terms in which each key occurs once, in the order of their first places.
package struct LikeTerms<Key: Hashable> {
  private var sums: [(key: Key, coefficient: Double, magnitude: Double)] = []
  /// Where each key stands, once there are many.
  private var places: [Key: Int] = [:]

  /// Up to so many keys are compared one by one: constraints have two or three, and a dictionary would be made for each.
  private static var fewKeys: Int { 8 }

  /// An empty sum.
  package init() {}

  /// Adds a term.
  package mutating func add(_ coefficient: Double, _ key: Key) {
    if let place = place(of: key) {
      sums[place].coefficient += coefficient
      sums[place].magnitude += abs(coefficient)
      return
    }
    sums.append((key, coefficient, abs(coefficient)))
    if sums.count == Self.fewKeys + 1 {
      for (place, sum) in sums.enumerated() { places[sum.key] = place }
    } else if sums.count > Self.fewKeys {
      places[key] = sums.count - 1
    }
  }

  private func place(of key: Key) -> Int? {
    sums.count <= Self.fewKeys ? sums.firstIndex { $0.key == key } : places[key]
  }

  /// The terms, without those that cancel out but for rounding.
  package func map<Term>(_ term: (Key, Double) -> Term) -> [Term] {
    sums.compactMap { key, coefficient, magnitude in
      abs(coefficient) > 1e-12 * magnitude ? term(key, coefficient) : nil
    }
  }
}
