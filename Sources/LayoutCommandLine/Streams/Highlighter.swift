/// Colours for results on a terminal: what is good or bad in the lines that say so.
enum Highlighter {
  private static let good = ["optimal", "agree"]
  private static let bad = [
    "infeasible", "mismatch", "unsolved", "unbounded", "limit", "numericalFailure", "notConverged",
  ]

  /// A text with the verdicts at the ends of its headings coloured: `solver: optimal, ...`, `FILE: agree`.
  static func colored(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(separator: "\n")
  }

  private static func line(_ line: String) -> String {
    guard let colon = line.lastRange(of: ": ") else { return line }
    let word = line[colon.upperBound...].prefix { $0.isLetter }
    let rest = line[word.endIndex...]
    guard rest.isEmpty || rest.hasPrefix(", ") else { return line }
    let color = good.contains(String(word)) ? "32" : bad.contains(String(word)) ? "1;31" : nil
    return color.map { "\(line[..<colon.upperBound])\u{1B}[\($0)m\(word)\u{1B}[0m\(rest)" } ?? line
  }
}

extension String {
  /// Where a text occurs last.
  fileprivate func lastRange(of text: String) -> Range<String.Index>? { ranges(of: text).last }
}
