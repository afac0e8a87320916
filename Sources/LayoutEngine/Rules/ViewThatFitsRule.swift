import LayoutModel

/// `ViewThatFits`: the first child whose ideal size fits, or else the last (7.9).
struct ViewThatFitsRule {
  var axes: Axis.Set

  /// The chosen child's position; `nil` where there is none.
  func choice<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> Int? {
    let offered = proposal.values
    let asked = NumericProposal(
      width: axes.contains(.horizontal) ? nil : offered.width, height: axes.contains(.vertical) ? nil : offered.height)
    return (0..<subviews.count).first { i in
      let ideal = subviews.probe(i, asked)
      return fits(ideal.width, offered.width, .horizontal) && fits(ideal.height, offered.height, .vertical)
    } ?? (subviews.count > 0 ? subviews.count - 1 : nil)
  }

  private func fits(_ length: Double, _ offered: Double?, _ axis: Axis.Set) -> Bool {
    guard axes.contains(axis), let offered else { return true }
    return length <= offered
  }
}
