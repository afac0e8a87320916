import LayoutSolver

struct TitleRow: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.blue
        .frame(minWidth: 50, maxWidth: 300)
        .layoutPriority(1)
        .id("title")
      Color.gray
        .frame(minWidth: 80)
        .id("caption")
    }
    .frame(height: 40)
    .id("row")
  }
}

let window = LayoutSpace.window(width: 400, height: 300)
let tree = try LayoutTree(TitleRow())

let direct = try DirectEngine().resolve(tree, in: window)
let solved = SolverEngine().solve(tree, in: window)

for view in Comparison(direct: direct, solver: solved.layout).views {
  let (ours, theirs) = (view.direct!, view.solver!)
  print("\(view.id): \(ours.width) wide at \(ours.minX), the solver says \(theirs.width) at \(theirs.minX)")
}
print("\(solved.status), largest residual \(solved.certificate!.worst)")
