import Foundation
import LayoutModel

/// A question for an explicit guide of a node: which one, answering which proposal.
struct GuideQuery: Equatable {
  var key: AlignmentKey
  var proposal: ProposalKey
}

extension LayoutPass {
  /// What was answered: the position, `nil` where nothing sets the guide, and the proposal that was asked about.
  struct Guide {
    var query: GuideQuery
    var proposal: NumericProposal<Number>
    var position: Number?
  }

  /// The position of a guide that `node`, or what shows through it, sets (8.3); `nil` where nothing does.
  func explicitGuide(_ key: AlignmentKey, _ node: Int, _ proposal: NumericProposal<Number>) -> Number? {
    guard nodes[node].hasExplicitGuides else { return nil }
    let query = GuideQuery(key: key, proposal: ProposalKey(proposal))
    if guideMemo.isEmpty { guideMemo = Array(repeating: [], count: nodes.count) }
    if let known = guideMemo[node].first(where: { $0.query == query }) { return known.position }
    let guide = attributed(to: node) { findGuide(key, node, proposal) }
    if guideMemo[node].isEmpty { guideMemo[node].reserveCapacity(4) }
    guideMemo[node].append(Guide(query: query, proposal: proposal, position: guide))
    return guide
  }

  private func findGuide(_ key: AlignmentKey, _ node: Int, _ proposal: NumericProposal<Number>) -> Number? {
    let first = nodes[node].firstChild
    switch nodes[node].rule {
    case .fixed(let leaf):
      return rules.fixed[leaf].baseline(key).map { Number($0) }
    case .wrapping(let leaf):
      return rules.wrapping[leaf].baseline(key, height: size(node, proposal).height)
    case .text(let leaf):
      return rules.texts[leaf].baseline(key, proposal, height: size(node, proposal).height)
    case .alignmentGuide(let guide) where rules.guides[guide].key == key:
      return computedGuide(of: first, proposal, rules.guides[guide].compute)
    case .transparent, .alignmentGuide, .offset, .secondary:
      return explicitGuide(key, first, proposal)
    case .stack, .zstack, .grid:
      return key.isBoxGuide ? nil : merge(key, of: node, proposal)
    case .viewThatFits(let rule):
      return rule.choice(children(of: node), proposal).flatMap { explicitGuide(key, first + $0, proposal) }
    case .layout(let layout):
      return customGuide(key, node, layout, proposal)
    case .frame, .flexibleFrame, .containerFrame, .padding, .fixedSize, .aspectRatio, .position, .virtualFrame:
      return shiftedGuide(key, 0, of: node, proposal)
    case .flexible, .shape, .circle, .spacer, .divider, .area, .fraction, .geometryReader, .scrollView:
      return nil
    }
  }

  /// A child's explicit guide in its container's coordinates.
  private func shiftedGuide(
    _ key: AlignmentKey, _ child: Int, of node: Int, _ proposal: NumericProposal<Number>
  ) -> Number? {
    let placement = placement(of: child, in: node, proposal)
    return explicitGuide(key, nodes[node].firstChild + child, placement.proposal)
      .map { $0 + placement.origin[key.axis] }
  }

  /// Several children's explicit guides as one: the smallest first baseline, the largest last one, or a custom rule.
  private func merge(_ key: AlignmentKey, of node: Int, _ proposal: NumericProposal<Number>) -> Number? {
    let explicit = (0..<nodes[node].childCount).compactMap { shiftedGuide(key, $0, of: node, proposal) }
    guard !explicit.isEmpty else { return nil }
    switch key.guide {
    case .firstTextBaseline: return Number.minimum(explicit)
    case .lastTextBaseline: return Number.maximum(explicit)
    default:
      var merged: CGFloat?
      for (i, guide) in explicit.enumerated() {
        key.id._combineExplicit(childValue: CGFloat(guide.value), i, into: &merged)
      }
      if explicit.count == 1, let merged, Double(merged) == explicit[0].value { return explicit[0] }
      return merged.map { combined(key, explicit, Double($0)) }
    }
  }
}

extension FixedLeaf {
  func baseline(_ key: AlignmentKey) -> Double? {
    switch key.guide {
    case .firstTextBaseline: firstTextBaseline
    case .lastTextBaseline: lastTextBaseline
    default: nil
    }
  }
}

extension WrappingLeaf {
  func baseline<N: LayoutNumber>(_ key: AlignmentKey, height: N) -> N? {
    guard let firstBaseline else { return nil }
    switch key.guide {
    case .firstTextBaseline: return N(firstBaseline)
    case .lastTextBaseline: return height + (firstBaseline - lineHeight)
    default: return nil
    }
  }
}
