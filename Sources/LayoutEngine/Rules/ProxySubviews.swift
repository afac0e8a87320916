import Foundation
import LayoutModel

/// The proxies that a layout got, as a rule's children.
struct ProxySubviews: RuleSubviews {
  private let subviews: LayoutSubviews

  init(_ subviews: LayoutSubviews) { self.subviews = subviews }

  var count: Int { subviews.count }
  var haveExplicitGuides: Bool { true }

  func size(_ child: Int, _ proposal: NumericProposal<Double>) -> NumericSize<Double> {
    NumericSize(constant: subviews[child].sizeThatFits(proposal.viewSize))
  }

  func probe(_ child: Int, _ proposal: NumericProposal<Double>) -> NumericSize<Double> { size(child, proposal) }

  func explicitGuide(_ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Double>) -> Double? {
    let subview = subviews[child]
    return subview.source.explicitGuide(key, of: subview.node, in: proposal.viewSize).map { Double($0) }
  }

  func customDefault(_ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Double>) -> Double {
    Double(key.id.defaultValue(in: subviews[child].dimensions(in: proposal.viewSize)))
  }

  func priority(_ child: Int) -> Double { subviews[child].priority }

  func distance(after child: Int, along axis: Axis) -> Double { distance(from: child, to: child + 1, along: axis) }

  func distance(from child: Int, to next: Int, along axis: Axis) -> Double {
    Double(subviews[child].spacing.distance(to: subviews[next].spacing, along: axis))
  }

  func spacing(_ child: Int) -> ViewSpacing { subviews[child].spacing }

  func value<K: LayoutValueKey>(_ key: K.Type, _ child: Int) -> K.Value { subviews[child][key] }
}
