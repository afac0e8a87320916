import LayoutSolver

/// Each view begins where the one before ends, and a step lower.
struct Staircase: LinearLayout {
  var step: CGFloat

  func size<N: LayoutNumber>(proposal: NumericProposal<N>, subviews: NumericSubviews<N>) -> NumericSize<N> {
    let sizes = subviews.map { $0.size(.unspecified) }
    let bottoms = sizes.enumerated().map { index, size in size.height + N(Double(index) * step) }
    return NumericSize(width: N.sum(sizes.map(\.width), plus: 0), height: N.maximum(bottoms + [N(0)]))
  }

  func place<N: LayoutNumber>(
    in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, anchor: .topLeading, proposal: .unspecified)
      corner = NumericPoint(x: corner.x + subview.size(.unspecified).width, y: corner.y + N(step))
    }
  }
}

// Nothing in the rule is hidden from the solver.
print(LinearLayoutChecker().firstDifference(of: Staircase(step: 8)).map { "\($0)" } ?? "the rule is stated")

struct Stairs: View {
  var body: some View {
    Staircase(step: 8) {
      Text("Up").id("up")
      Text("and away").id("away")
    }
  }
}

let tree = try LayoutTree(Stairs())
let space = LayoutSpace.proposing(ProposedViewSize(width: 300, height: 100))
let equal = anchors("up").width == anchors("away").width
let solved = try SolverEngine().solve(tree, in: space, constraints: [equal])

for view in solved.layout?.views ?? [] {
  print("\(view.id): \(view.frame.width) wide at \(view.frame.minX), \(view.frame.minY)")
}
