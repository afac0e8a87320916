package import LayoutKit

/// Lays `content` out as the views of a probe layout and returns what `read` finds in their proxies.
///
/// The layout is offered `proposal` and hands it on; `read` runs once, while the layout is measured.
package func reading<Finding: Sendable>(
  _ content: some View, in proposal: ProposedViewSize = .unspecified,
  layoutDirection: LayoutDirection = .leftToRight, _ read: @escaping @Sendable (LayoutSubviews) -> Finding
) throws -> Finding {
  let found = Found<Finding>()
  let probe = ProbeLayout(found: found, read: read)
  _ = try probe { content }.resolvedLayout(in: LayoutSpace(proposal: proposal, layoutDirection: layoutDirection))
  guard let finding = found.finding else { preconditionFailure("the probe was not asked") }
  return finding
}

/// The size that a view answers to a proposal.
package func answer(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
  try reading(view) { $0[0].sizeThatFits(ProposedViewSize(width: width, height: height)) }
}

/// A view's size and text baselines.
package struct Baselines: Equatable, Sendable {
  private var width: CGFloat
  private var height: CGFloat
  private var first: CGFloat
  private var last: CGFloat

  package init(_ width: CGFloat, _ height: CGFloat, first: CGFloat, last: CGFloat) {
    (self.width, self.height, self.first, self.last) = (width, height, first, last)
  }
}

/// The size and text baselines of a view's answer to its ideal proposal.
package func baselines(of view: some View) throws -> Baselines {
  try reading(view) {
    let dimensions = $0[0].dimensions(in: .unspecified)
    return Baselines(
      dimensions.width, dimensions.height, first: dimensions[.firstTextBaseline], last: dimensions[.lastTextBaseline])
  }
}

private final class Found<Finding>: @unchecked Sendable {
  // Unchecked: a probe is read on the thread that lays it out.
  var finding: Finding?
}

private struct ProbeLayout<Finding: Sendable>: Layout {
  let found: Found<Finding>
  let read: @Sendable (LayoutSubviews) -> Finding

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if found.finding == nil { found.finding = read(subviews) }
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
