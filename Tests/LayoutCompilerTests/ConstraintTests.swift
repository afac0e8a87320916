import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import Testing

/// Constraints across a tree: what they decide, and what they leave to the layout.
@Suite struct ConstraintTests {
  private let engine = SolverEngine(solver: GLPKSolver())

  private func fixed(_ id: String, _ width: Double, _ height: Double = 20) -> LayoutNode {
    LayoutNode(.fixed(CGSize(width: width, height: height)), id: id)
  }

  private func flexible(_ id: String, _ range: LengthRange = LengthRange()) -> LayoutNode {
    LayoutNode(.flexible(width: range, height: LengthRange(min: 20, ideal: 20, max: 20)), id: id)
  }

  private func row(_ children: [LayoutNode], spacing: Double = 0) -> LayoutNode {
    LayoutNode(.hstack(HStackLayout(spacing: spacing)), children: children)
  }

  /// Rows of a label and a field, the labels tied to their neighbours.
  private func form(_ widths: [Double]) -> (LayoutNode, [LayoutConstraint]) {
    let rows = widths.enumerated().map { i, width in
      row([fixed("label\(i)", width), flexible("field\(i)")], spacing: 10)
    }
    let ties = widths.indices.dropLast().map {
      anchors("label\($0)").width == anchors("label\($0 + 1)").width
    }
    return (LayoutNode(.vstack(VStackLayout(alignment: .leading, spacing: 5)), children: rows), ties)
  }

  private func solve(
    _ node: LayoutNode, _ constraints: [LayoutConstraint], width: Double = 400, height: Double = 300
  ) throws -> SolvedLayout {
    try engine.solve(
      LayoutTree(node), in: LayoutSpace(proposal: ProposedViewSize(width: width, height: height)),
      constraints: constraints)
  }

  private func width(_ id: String, _ solved: SolvedLayout) -> Double {
    solved.layout?.frame(of: id).map { Double($0.width) } ?? .nan
  }

  @Test func equalLabels() throws {
    let widths = [40.0, 90, 150, 60, 110]
    let (node, ties) = form(widths)
    let cases: [(ConstraintPriority, [LayoutConstraint], [Double])] = [
      (.required, [], [150, 150, 150, 150, 150]),
      (500, [], [150, 150, 150, 150, 150]),
      (200, [], widths),
      (800, [(anchors("label2").width <= 100).priority(900)], [100, 100, 100, 100, 100]),
    ]
    for (priority, limits, expected) in cases {
      let solved = try solve(node, ties.map { $0.priority(priority) } + limits)
      #expect(solved.status == .optimal)
      for (i, width) in expected.enumerated() {
        #expect(abs(self.width("label\(i)", solved) - width) < 1e-6, "\(priority.value): label\(i) \(self.width("label\(i)", solved))")
        #expect(abs(self.width("field\(i)", solved) - (390 - width)) < 1e-6)
      }
      print(priority.value, solved.statistics)
    }
  }

  @Test func thousandEqualLabels() throws {
    var widths = [Double](repeating: 40, count: 1000)
    widths[617] = 150
    let (node, ties) = form(widths)
    let clock = ContinuousClock()
    var solved: SolvedLayout!
    print(try clock.measure { solved = try solve(node, ties.map { $0.priority(500) }, height: 30_000) }, solved.statistics)
    #expect(solved.status == .optimal)
    #expect((0..<1000).allSatisfy { abs(width("label\($0)", solved) - 150) < 1e-6 })
  }

  @Test func crossContainerAlignment() throws {
    let a = row([fixed("icon", 30), fixed("title", 100), LayoutNode(.spacer(minLength: nil), id: "gap")])
    let b = row([LayoutNode(.spacer(minLength: 0), id: "indent"), fixed("text", 120), LayoutNode(.spacer(minLength: 0))])
    let node = LayoutNode(.vstack(VStackLayout(spacing: 0)), children: [a, b])
    let solved = try solve(node, [anchors("title").leading == anchors("text").leading])
    print(solved.status, solved.layout!.views, solved.decided, solved.statistics)
    #expect(solved.layout?.frame(of: "title")?.minX == solved.layout?.frame(of: "text")?.minX)
  }

  @Test func twoTooWide() throws {
    let node = LayoutNode(.hstack(HStackLayout(spacing: 0)), id: "row", children: [flexible("a"), flexible("b")])
    let wishes = [anchors("a").width >= 51, anchors("b").width >= 51]
    let limit = anchors("row").width == 100
    let soft = try solve(node, wishes.map { $0.priority(.high) } + [limit], width: 100)
    print(soft.status, soft.layout!.views, soft.constraints, soft.statistics)
    #expect(abs(soft.constraints.reduce(0) { $0 + $1.violation } - 2) < 1e-6)
    let hard = try solve(node, wishes + [limit], width: 100)
    print(hard.status)
    #expect(hard.status == .infeasible)
  }
}
