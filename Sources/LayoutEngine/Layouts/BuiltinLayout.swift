public import Foundation
public import LayoutModel

/// A layout whose rule the engine knows: as a view it becomes the engine's own node, as a `Layout` it runs the same rule
/// on the proxies that it is handed.
protocol BuiltinLayout: Layout where Cache == Void {
  associatedtype Rule: ContainerRule
  var rule: Rule { get }
  var nodeKind: LayoutNode.Kind { get }
  static func spacing(of subviews: LayoutSubviews) -> ViewSpacing
}

extension BuiltinLayout {
  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    rule.size(ProxySubviews(subviews), NumericProposal(proposal)).values
  }

  fileprivate func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let size = NumericSize<Double>(constant: bounds.size)
    let placements = rule.placements(ProxySubviews(subviews), NumericProposal(proposal), size: size)
    for (subview, placement) in zip(subviews, placements) {
      let origin = CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
      subview.place(at: origin, proposal: placement.proposal.viewSize)
    }
  }
}

extension HStackLayout: BuiltinLayout {
  var nodeKind: LayoutNode.Kind { .hstack(self) }
  static func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    ViewSpacing.stacked(subviews.map(\.spacing), along: .horizontal)
  }

  /// The stack's answer: the sum of its views along the axis, the largest across it.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  /// Places the views one after another.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, in: bounds, proposal)
  }

  /// The outer views' preferences at both ends, all views' across.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { Self.spacing(of: subviews) }
}

extension VStackLayout: BuiltinLayout {
  var nodeKind: LayoutNode.Kind { .vstack(self) }
  static func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    ViewSpacing.stacked(subviews.map(\.spacing), along: .vertical)
  }

  /// The stack's answer: the sum of its views along the axis, the largest across it.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  /// Places the views one after another.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, in: bounds, proposal)
  }

  /// The outer views' preferences at both ends, all views' across.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { Self.spacing(of: subviews) }
}

extension ZStackLayout: BuiltinLayout {
  var nodeKind: LayoutNode.Kind { .zstack(self) }
  static func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    ViewSpacing.layered(subviews.map { ($0.priority, $0.spacing) })
  }

  /// The largest of the views of the highest priority.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  /// Offers every view the container's own size and aligns it.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, in: bounds, proposal)
  }

  /// The preferences of the views of the highest priority.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { Self.spacing(of: subviews) }
}
