import LayoutModel

/// `GeometryReader`: takes what it is offered, 10 where nothing is; its views are offered its size and stand at the top
/// leading corner (7.8). They do not bear on its size.
struct GeometryReaderRule: ContainerRule {
  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    NumericSize(width: proposal.width ?? S.Number(10), height: proposal.height ?? S.Number(10))
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    placements.append(repeating: Placement(origin: .zero, proposal: size.proposal), count: subviews.count)
  }
}
