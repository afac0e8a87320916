import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import Testing

/// What grids cost: measurements, operations on the tape, and blocks of the program.
@Suite struct GridCostTests {
  private static let leaf = LayoutNode(
    .flexible(width: LengthRange(min: 5, ideal: 10, max: 50), height: LengthRange()))
  private static let sibling = LayoutNode(.fixed(CGSize(width: 1, height: 1)))

  /// A leaf under `depth` levels of grids and stacks in turn.
  private static func mixed(_ depth: Int) -> LayoutNode {
    (0..<depth).reduce(leaf) { node, level in
      switch level % 4 {
      case 0:
        LayoutNode(
          .grid(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)),
          children: LayoutNode.gridRow([node, sibling]) + LayoutNode.gridRow([sibling]))
      case 1: LayoutNode(.hstack(HStackLayout(spacing: 0)), children: [node, sibling])
      case 2:
        LayoutNode(
          .grid(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)),
          children: [node] + LayoutNode.gridRow([sibling, sibling]))
      default: LayoutNode(.vstack(VStackLayout(spacing: 0)), children: [sibling, node])
      }
    }
  }

  /// A form: labels in one column, fields in the other, a line after every tenth row.
  private static func form(rows: Int, isUniform: Bool) -> LayoutNode {
    let children = (0..<rows).flatMap { row -> [LayoutNode] in
      let label = LayoutNode(.fixed(CGSize(width: 40 + Double(row % 7), height: 16)))
      let upper = isUniform ? 400 : 100 + CGFloat(row)
      let field = LayoutNode(
        .flexible(width: LengthRange(min: 20, max: upper), height: LengthRange(min: 16, max: 16)))
      let cells = LayoutNode.gridRow([label, field])
      return row % 10 == 9 ? cells + [LayoutNode(.divider)] : cells
    }
    return LayoutNode(.grid(GridLayout(alignment: .leading)), children: children)
  }

  private func cost(_ node: LayoutNode, _ proposal: ProposedViewSize) throws -> (measurements: Int, operations: Int) {
    let tree = try LayoutTree(node)
    let space = LayoutSpace(proposal: proposal)
    let direct = try DirectEngine().resolve(tree, in: space)
    return (direct.measurements, LayoutRecording(of: tree, in: space).tape.operations.count)
  }

  private func solve(_ node: LayoutNode, _ proposal: ProposedViewSize) throws -> SolvedLayout {
    try SolverEngine(solver: GLPKSolver()).solve(LayoutTree(node), in: LayoutSpace(proposal: proposal))
  }

  /// What a chain of 200 costs is twice what one of 100 costs, and it is one block.
  @Test(arguments: [100, 200]) func mixedLevelsCostTheirDepth(depth: Int) throws {
    let window = ProposedViewSize(width: 1000, height: 1000)
    let given = try cost(Self.mixed(depth), window)
    #expect(given.measurements == 115 * depth / 2 - 70)
    #expect(given.operations == 47 * depth / 2 + 1)
    if depth == 100 { #expect(try solve(Self.mixed(depth), window).statistics.blocks == 1) }
    let halfOpen = try cost(Self.mixed(depth), ProposedViewSize(width: 300, height: nil))
    #expect(halfOpen.measurements == 303 * depth / 4 - 164)
    #expect(halfOpen.operations == 37 * depth / 2 - 16)
    let open = try cost(Self.mixed(depth), .unspecified)
    #expect(open.measurements == 319 * depth / 4 - 165)
    let zero = try cost(Self.mixed(depth), .zero)
    #expect(zero.measurements == 137 * depth / 4 - 47)
  }

  /// Rows that are served together, and rows that are served one by one: operations grow with the rows, and no row's
  /// offer hangs on all the rows before it, which would show in the weights.
  @Test(arguments: [200, 400]) func formsCostTheirRows(rows: Int) throws {
    let proposal = ProposedViewSize(width: 300, height: 1000)
    let forms = [Self.form(rows: rows, isUniform: true), Self.form(rows: rows, isUniform: false)]
    let operations = try forms.map { try cost($0, proposal).operations }
    #expect(operations == [13 * rows / 10 + 27, 43 * rows / 10 + 24])
    for form in forms {
      let solved = try solve(form, proposal)
      #expect(solved.status == .optimal)
      #expect(solved.statistics.iterations == 0)
      #expect(solved.statistics.largestWeight < 4)
    }
  }
}
