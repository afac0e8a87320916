import LayoutModel

/// `Grid`: cells in common columns and rows (section 9 of the semantics).
///
/// It is no solver of column constraints but a greedy pass, like a stack's. Cells are served from the least flexible to
/// the most flexible; each is offered an equal share of what the finished columns and rows have left over, and what it
/// answers makes its column and row as long as it needs. A cell that spans several columns widens them by what they are
/// short of. In the end each cell stands in its slot, offered the slot's size.
struct GridRule: Sendable {
  var structure: GridStructure
  /// The gap between neighbours in a row, in points; `nil` asks the neighbours.
  var horizontalSpacing: Double?
  /// The gap between rows, in points; `nil` asks the neighbours.
  var verticalSpacing: Double?

  /// The gaps between columns and rows; they do not depend on a proposal.
  func gaps<S: RuleSubviews>(_ subviews: S) -> GridGaps {
    GridGaps(structure, horizontal: horizontalSpacing, vertical: verticalSpacing) {
      subviews.distance(from: $0, to: $1, along: $2)
    }
  }

  /// Serves all cells.
  func solve<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, _ gaps: GridGaps
  ) -> GridSolution<S.Number> {
    proposal.width == nil && proposal.height == nil
      ? solveIdeal(subviews, gaps) : solveServing(subviews, proposal, gaps)
  }
}

/// What serving the cells of a grid came to.
struct GridSolution<Number: LayoutNumber> {
  /// The widths of the columns.
  var columns: [Number]
  /// The heights of the rows.
  var rows: [Number]
  /// What each cell was offered.
  var offers: [NumericProposal<Number>]
  /// What each cell answered.
  var answers: [NumericSize<Number>]
  /// The grid's answer.
  var size: NumericSize<Number>
}

extension GridSolution {
  init(
    _ columns: [Number], _ rows: [Number], _ offers: [NumericProposal<Number>], _ answers: [NumericSize<Number>],
    _ gaps: GridGaps
  ) {
    self.columns = columns
    self.rows = rows
    self.offers = offers
    self.answers = answers
    size = NumericSize(
      width: Number.sum(columns, plus: gaps.columns.reduce(0, +)),
      height: Number.sum(rows, plus: gaps.rows.reduce(0, +)))
  }
}

extension GridRule: ContainerRule {
  func size<S: RuleSubviews>(_ subviews: S, _ proposal: NumericProposal<S.Number>) -> NumericSize<S.Number> {
    solve(subviews, proposal, gaps(subviews)).size
  }

  func place<S: RuleSubviews>(
    _ subviews: S, _ proposal: NumericProposal<S.Number>, size: NumericSize<S.Number>,
    into placements: inout Placements<S.Number>
  ) {
    let gaps = gaps(subviews)
    place(subviews, solve(subviews, proposal, gaps), gaps, into: &placements)
  }
}
