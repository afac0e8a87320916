package import Foundation

/// The engine's side of the subview proxies: whatever a layout asks of its subviews ends here.
///
/// Subviews are named by the engine's own node numbers. Every answer is a pure function of the node and the proposal;
/// asking twice costs nothing. `place` counts only while the engine runs a layout's placement.
package protocol LayoutSubviewSource: AnyObject {
  func size(of node: Int, in proposal: ProposedViewSize) -> CGSize
  func explicitGuide(_ key: AlignmentKey, of node: Int, in proposal: ProposedViewSize) -> CGFloat?
  func spacing(of node: Int) -> ViewSpacing
  func priority(of node: Int) -> Double
  func value<K: LayoutValueKey>(_ key: K.Type, of node: Int) -> K.Value
  func place(_ node: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)

  /// Runs `body` as the placement of `nodes` and returns where each stands; what `body` leaves out is centred.
  func placements(
    of nodes: [Int], in bounds: CGRect, proposal: ProposedViewSize, _ body: () -> Void
  ) -> [SubviewPlacement]
}

/// Where a layout put a subview: its origin in the coordinates of the layout's bounds, and the proposal it answered.
package struct SubviewPlacement: Sendable {
  package var node: Int
  package var origin: CGPoint
  package var proposal: ProposedViewSize

  package init(node: Int, origin: CGPoint, proposal: ProposedViewSize) {
    self.node = node
    self.origin = origin
    self.proposal = proposal
  }
}
