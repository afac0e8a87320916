import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LinearProgramming
import LinearProgrammingTestSupport
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
        #expect(
          abs(self.width("label\(i)", solved) - width) < 1e-6,
          "\(priority.value): label\(i) \(self.width("label\(i)", solved))")
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
    print(
      try clock.measure { solved = try solve(node, ties.map { $0.priority(500) }, height: 30_000) }, solved.statistics)
    #expect(solved.status == .optimal)
    #expect((0..<1000).allSatisfy { abs(width("label\($0)", solved) - 150) < 1e-6 })
  }

  /// Rounds begin where equal lengths are likely to stand, in a basis that holds them there: counts, not times.
  @Test(arguments: [10, 100, 300]) func equalLengthsTakeOneRoundAndHardlyAPivot(rows: Int) throws {
    var widths = (0..<rows).map { Double(40 + $0 * 37 % 80) }
    widths[rows / 2] = 150
    let (node, ties) = form(widths)
    let solved = try solve(node, ties.map { $0.priority(500) }.shuffled(), height: Double(rows) * 30)
    #expect(solved.status == .optimal)
    #expect((0..<rows).allSatisfy { abs(width("label\($0)", solved) - 150) < 1e-6 })
    #expect(solved.statistics.rounds == 1)
    #expect(solved.statistics.iterations <= 2)
    #expect(solved.certificate?.proves() == true)
  }

  /// Where what constraints suggest does not hold, rounds begin at the direct layout: stronger constraints still win.
  @Test func suggestionsThatContradictEachOtherAreDropped() throws {
    let (node, ties) = form([40, 90, 60])
    let wishes = [
      (anchors("label0").width == 200).priority(600), (anchors("label2").width == 120).priority(700),
      (anchors("label1").width >= 100).priority(650),
    ]
    let solved = try solve(node, ties.map { $0.priority(800) } + wishes)
    #expect(solved.status == .optimal)
    for i in 0..<3 { #expect(abs(width("label\(i)", solved) - 120) < 1e-6) }
    let loose = try solve(node, ties.map { $0.priority(300) } + wishes)
    #expect(loose.status == .optimal)
    let found = (0..<3).map { width("label\($0)", loose) }
    #expect(abs(found[0] - 200) < 1e-6 && abs(found[2] - 120) < 1e-6)
    #expect(found[1] >= 120 - 1e-6 && found[1] <= 200 + 1e-6)
  }

  @Test func crossContainerAlignment() throws {
    let a = row([fixed("icon", 30), fixed("title", 100), LayoutNode(.spacer(minLength: nil), id: "gap")])
    let b = row([
      LayoutNode(.spacer(minLength: 0), id: "indent"), fixed("text", 120), LayoutNode(.spacer(minLength: 0)),
    ])
    let node = LayoutNode(.vstack(VStackLayout(spacing: 0)), children: [a, b])
    let solved = try solve(node, [anchors("title").leading == anchors("text").leading])
    print(solved.status, solved.layout!.views, solved.decided, solved.statistics)
    #expect(solved.layout?.frame(of: "title")?.minX == solved.layout?.frame(of: "text")?.minX)
  }

  /// Two wishes of 51 in a width of 100: the set, its repairs, and the split when both may give way.
  @Test func twoTooWide() throws {
    let node = row([flexible("a"), flexible("b")])
    let wishes = [(anchors("a").width >= 51).named("first"), (anchors("b").width >= 51).named("second")]
    let width = (anchors("a").width + anchors("b").width == 100).named("width")
    let hard = try solve(node, wishes + [width], width: 100)
    #expect(hard.status == .infeasible)
    #expect(hard.layout == nil)
    #expect(hard.conflicts.map { $0.members.map(\.label) } == [["first", "second", "width"]])
    let repairs = hard.conflicts.flatMap { $0.members.map { $0.repair ?? 0 } }
    #expect(zip(repairs, [-2, -2, 2]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(repairs)")

    let soft = try solve(node, wishes.map { $0.priority(.high) } + [width], width: 100)
    #expect(soft.status == .optimal)
    #expect(abs(soft.constraints.reduce(0) { $0 + $1.violation } - 2) < 1e-6)
    #expect(abs(self.width("a", soft) - 50) < 1e-6)
    #expect(abs(self.width("b", soft) - 50) < 1e-6)
  }

  /// A sum that nothing prefers to split in one way: the split nearest to the direct layout, reported as a choice.
  @Test func ambiguousSplit() throws {
    let node = row([flexible("a"), flexible("b")])
    let solved = try solve(node, [anchors("a").width + anchors("b").width == 150], width: 200)
    #expect(abs(width("a", solved) - 75) < 1e-6)
    #expect(abs(width("b", solved) - 75) < 1e-6)
    #expect(solved.ambiguities.map(\.decided.id) == ["a", "b"])
    print(solved.ambiguities)
  }

  /// Several independent conflicts: each its own set.
  @Test func independentConflicts() throws {
    let node = row((0..<6).map { flexible("v\($0)") })
    let pairs = (0..<3).flatMap { i in
      [(anchors("v\(2 * i)").width >= 80).named("low\(i)"), (anchors("v\(2 * i)").width <= 50).named("high\(i)")]
    }
    let solved = try solve(node, pairs + [(anchors("v1").width == 10).named("fine")])
    #expect(solved.status == .infeasible)
    #expect(
      Set(solved.conflicts.map { $0.members.map(\.label) }) == [
        ["low0", "high0"], ["low1", "high1"], ["low2", "high2"],
      ])
  }

  /// A conflict through a chain of 87 equalities among 301 constraints: each member takes a question and about a pivot.
  @Test func conflictsThroughChainsCostLittle() throws {
    let (node, ties) = form((0..<300).map { Double(40 + $0 * 37 % 110) })
    let limits = [anchors("label3").width >= 120, anchors("label90").width <= 100]
    let solved = try solve(node, ties + limits, width: 600, height: 7000)
    #expect(solved.status == .infeasible)
    #expect(solved.infeasibilityMargin.map { $0 > 1 } == true)
    #expect(solved.conflicts.map { $0.members.map(\.index) } == [Array(3..<90) + [299, 300]])
    #expect(solved.conflicts.allSatisfy { $0.members.allSatisfy { abs(abs($0.repair ?? 0) - 20) < 1e-6 } })
    #expect(solved.statistics.solves <= 2 * 89 && solved.statistics.iterations <= 2 * 89)
  }

  /// Equal labels start where they are likely to stand, whatever else is asked for: 299 ties take no pivots.
  @Test func tiesCostNoPivotsBesideOtherConstraints() throws {
    let (node, ties) = form((0..<300).map { Double(40 + $0 * 37 % 110) })
    let factor = anchors("label3").width == anchors("field3").width * 0.5 + 30
    let solved = try solve(node, ties + [factor], width: 600, height: 7000)
    #expect(solved.status == .optimal)
    #expect(solved.statistics.iterations <= 20, "\(solved.statistics)")
    #expect((1..<300).allSatisfy { abs(width("label\($0)", solved) - width("label0", solved)) < 1e-6 })
    #expect(abs(width("label3", solved) - width("field3", solved) / 2 - 30) < 1e-6)
  }

  /// Eight equal children that want more than there is: one layout, whatever the order of their wishes.
  @Test func shufflesChangeNothing() throws {
    let node = row((0..<8).map { flexible("c\($0)", LengthRange(min: 20, ideal: 100, max: .infinity)) })
    let total = (0..<8).reduce(LayoutExpression()) { $0 + anchors("c\($1)").width } == 500
    var wishes = (0..<8).map { (anchors("c\($0)").width == 100).priority(500) }
    let reference = try solve(node, wishes + [total], width: 500)
    #expect(reference.status == .optimal)
    #expect((0..<8).allSatisfy { abs(width("c\($0)", reference) - 62.5) < 1e-6 })
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      wishes.shuffle(using: &random)
      let position = Int.random(in: 0...8, using: &random)
      let shuffled = try solve(node, Array(wishes[..<position]) + [total] + Array(wishes[position...]), width: 500)
      #expect(shuffled.layout?.nodeFrames == reference.layout?.nodeFrames)
    }
  }

  /// Terms that cancel out but for rounding are none: what is left is a number, and within the tolerance it holds.
  @Test func termsThatCancelOut() throws {
    let tree = row([fixed("a", 40)])
    let a = anchors("a").width
    #expect(try solve(tree, [a >= a + 1e-7]).status == .optimal)
    let impossible = try solve(tree, [0.1 * a + 0.2 * a >= 0.3 * a + 5])
    #expect(impossible.status == .infeasible)
    #expect(impossible.conflicts.map { $0.members.map(\.index) } == [[0]])
    #expect(impossible.conflicts.first?.members.first?.repair.map { abs($0 + 5) < 1e-6 } == true)
  }

  /// Numbers that would be lost beside others, or drown them, are refused.
  @Test func refusesNumbersOutOfRange() throws {
    let tree = row([fixed("a", 40)])
    let a = anchors("a").width
    #expect(throws: ConstraintError.factorOutOfRange(1e-7, constraint: 1)) { try solve(tree, [a >= 1, 1e-7 * a >= 1]) }
    #expect(throws: ConstraintError.numberOutOfRange(-1e9, constraint: 0)) { try solve(tree, [a >= -1e9]) }
    #expect(throws: ConstraintError.weightOutOfRange(2e6, constraint: 0)) {
      try solve(tree, [(a >= 1).priority(500).weight(2e6)])
    }
  }

  /// Like terms are added up before a constraint is judged: what cancels out sets no tolerance.
  @Test func likeTermsAreOne() throws {
    let (whole, a) = (window.width, anchors("a").width)
    let cancelling = 1e6 * whole - 1e6 * whole + whole
    let space = LayoutSpace(
      proposal: ProposedViewSize(width: 98, height: 20), container: CGSize(width: 98, height: 20))
    let tree = try LayoutTree(row([flexible("a")]))
    #expect(try engine.solve(tree, in: space, constraints: [cancelling == 0]).status == .infeasible)
    let same = try solve(row([flexible("a")]), [1e6 * a - 1e6 * a + a == 40])
    #expect(same.layout?.frame(of: "a")?.width == 40)
  }

  /// A constraint cannot rid itself of a view that it asks too much of: `ViewThatFits` shows what it shows without them.
  @Test func constraintsDoNotHideTheirViews() throws {
    let choice = LayoutNode(.viewThatFits([.vertical]), id: "fit", children: [fixed("a", 40, 40), fixed("b", 30, 10)])
    let tooHigh = try solve(choice, [anchors("a").height >= 500, anchors("a").height == 190])
    #expect(tooHigh.status == .infeasible)
    #expect(tooHigh.conflicts.map { $0.members.map(\.index) } == [[0, 1]])
    // As a wish it would be left out as soon as it is met, and shown again then: that is said, and no layout is made up.
    let wish = try solve(choice, [(anchors("a").height >= 500).priority(500)])
    #expect(wish.status == .notConverged(["a"]))
    #expect(wish.layout == nil)
  }
}
