import LayoutModel

/// `ZStack`: as large as its children of the highest priority, and every child offered that size (section 6).
struct ZStackRule {
  var alignment: Alignment
}

extension ZStackRule: ContainerRule {
  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    let sizes = leaders(subviews).map { subviews.size($0, proposal) }
    guard !sizes.isEmpty else { return .zero }
    return NumericSize(width: S.Number.maximum(sizes.map(\.width)), height: S.Number.maximum(sizes.map(\.height)))
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    let offer = size.proposal
    let sizes = (0..<subviews.count).map { subviews.size($0, offer) }
    let leaders = leaders(subviews)
    let x = origins(subviews, alignment.horizontal.key, offer, sizes, leaders)
    let y = origins(subviews, alignment.vertical.key, offer, sizes, leaders)
    for i in sizes.indices {
      placements.append(Placement(origin: NumericPoint(x: x[i], y: y[i]), proposal: offer, size: sizes[i]))
    }
  }

  /// The children of the highest priority: they alone decide the size and the alignment line.
  private func leaders<S: RuleSubviews>(_ subviews: S) -> [Int] {
    let highest = (0..<subviews.count).reduce(-Double.infinity) { max($0, subviews.priority($1)) }
    return (0..<subviews.count).filter { subviews.priority($0) == highest }
  }

  /// The line is the largest guide among the leaders; every child's guide lies on it.
  private func origins<S: RuleSubviews>(
    _ subviews: S, _ key: AlignmentKey, _ offer: NumericProposal<S.Number>, _ sizes: [NumericSize<S.Number>],
    _ leaders: [Int]
  ) -> [S.Number] {
    if !subviews.haveExplicitGuides, let fraction = key.standardFraction {
      guard fraction > 0 else { return sizes.map { _ in S.Number(0) } }
      let largest = S.Number.maximum(leaders.map { sizes[$0][key.axis] })
      return sizes.map { (largest - $0[key.axis]) * fraction }
    }
    let guides = sizes.indices.map { subviews.guide(key, $0, offer, size: sizes[$0]) }
    let line = S.Number.maximum(leaders.map { guides[$0] })
    return guides.map { line - $0 }
  }
}
