/// What to offer instead of a name that does not exist.
public enum Suggestion: Equatable, Sendable, CustomStringConvertible {
  /// The known name that is written most alike.
  case nearest(String)
  /// All known names, where none is alike.
  case known([String])
  /// Nothing to offer.
  case none

  /// How many known names an error lists before it lists none.
  static let listLimit = 24

  /// Looks for the known name nearest to one that does not exist.
  ///
  /// Near is an edit distance (insertions, deletions, replacements, swaps of neighbours) of at most a third of the
  /// name's length and at least 1, whatever the case of the letters. The first of the nearest wins. Linear in the
  /// number of known names.
  public init(for name: String, among known: [String]) {
    let letters = Array(name.lowercased().unicodeScalars.prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in known where candidate != name {
      let distance = Self.editDistance(letters, Array(candidate.lowercased().unicodeScalars.prefix(64)))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best, best.distance <= max(1, letters.count / 3) {
      self = .nearest(best.name)
    } else {
      self = known.isEmpty || known.count > Self.listLimit ? .none : .known(known)
    }
  }

  /// The suggestion as the end of a sentence: `; did you mean 'spacing'?`.
  public var description: String {
    switch self {
    case .nearest(let name): "; did you mean '\(name)'?"
    case .known(let names): "; known: \(names.joined(separator: ", "))"
    case .none: ""
    }
  }

  /// The least number of insertions, deletions, replacements and swaps of neighbours between two words.
  static func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...second.count)]
    for (row, letter) in first.enumerated() {
      var next = [row + 1]
      for (column, other) in second.enumerated() {
        var distance = min(rows[row][column + 1] + 1, next[column] + 1, rows[row][column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          distance = min(distance, rows[row - 1][column - 1] + 1)
        }
        next.append(distance)
      }
      rows.append(next)
    }
    return rows[first.count][second.count]
  }
}
