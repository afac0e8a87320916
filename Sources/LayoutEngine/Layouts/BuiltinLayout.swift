public import Foundation
public import LayoutModel

/// A layout whose rule the engine knows: as a view it becomes the engine's own node, as a `Layout` it runs the same rule
/// on the proxies that it is handed.
protocol BuiltinLayout: Layout where Cache == Void {
  associatedtype Rule: ContainerRule
  /// The rule for these subviews.
  func rule(for subviews: LayoutSubviews) -> Rule
  var nodeKind: LayoutNode.Kind { get }
}

extension BuiltinLayout {
  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    rule(for: subviews).size(ProxySubviews(subviews), NumericProposal(proposal)).values
  }

  fileprivate func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let size = NumericSize<Double>(constant: bounds.size)
    var placements = Placements<Double>(capacity: subviews.count)
    rule(for: subviews).place(ProxySubviews(subviews), NumericProposal(proposal), size: size, into: &placements)
    for (i, subview) in subviews.enumerated() {
      let placement = placements[i]
      let origin = CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
      subview.place(at: origin, proposal: placement.proposal.viewSize)
    }
  }
}

extension HStackLayout: BuiltinLayout {
  var nodeKind: LayoutNode.Kind { .hstack(self) }
  func rule(for subviews: LayoutSubviews) -> StackRule { rule }

  /// The stack's answer: the sum of its views along the axis, the largest across it.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  /// Places the views one after another.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, in: bounds, proposal)
  }

  /// The outer views' preferences at both ends, all views' across.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    .stacked(subviews.map(\.spacing), along: .horizontal)
  }
}

extension VStackLayout: BuiltinLayout {
  var nodeKind: LayoutNode.Kind { .vstack(self) }
  func rule(for subviews: LayoutSubviews) -> StackRule { rule }

  /// The stack's answer: the sum of its views along the axis, the largest across it.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  /// Places the views one after another.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, in: bounds, proposal)
  }

  /// The outer views' preferences at both ends, all views' across.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    .stacked(subviews.map(\.spacing), along: .vertical)
  }
}

extension ZStackLayout: BuiltinLayout {
  var nodeKind: LayoutNode.Kind { .zstack(self) }
  func rule(for subviews: LayoutSubviews) -> ZStackRule { rule }

  /// The largest of the views of the highest priority.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  /// Offers every view the container's own size and aligns it.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, in: bounds, proposal)
  }

  /// The preferences of the views of the highest priority.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    .layered(subviews.map { ($0.priority, $0.spacing) })
  }
}

extension GridLayout: BuiltinLayout {
  var nodeKind: LayoutNode.Kind { .grid(self) }
  func rule(for subviews: LayoutSubviews) -> GridRule { rule(for: subviews.map { $0[GridCellKey.self] }) }

  /// The grid's answer: its columns and rows with the gaps between them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  /// Places every cell in its slot.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, in: bounds, proposal)
  }

  /// At each side, the preferences of the cells that stand there.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    .gridded(subviews.map(\.spacing), rule(for: subviews).structure)
  }
}
