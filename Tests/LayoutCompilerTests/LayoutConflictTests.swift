import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// What is said of a conflict is true of the layout, and not only of the program on which it was found.
@Suite struct LayoutConflictTests {
  private let engine = SolverEngine(solver: GLPKSolver())

  /// One random tree with up to six required constraints.
  private struct Document {
    let root: LayoutNode
    let tree: LayoutTree
    let space: LayoutSpace
    let constraints: [LayoutConstraint]

    init(seed: UInt64) throws {
      let layout = RandomLayout(seed: seed, size: RandomLayout.Size(leaves: 10, depth: 3))
      root = layout.root.numbered()
      tree = try LayoutTree(root)
      space = layout.space
      let count = tree.count
      constraints = [seed, seed + 1_000_000].flatMap { RandomLayout.constraints(seed: $0, nodeCount: count) }
        .map { $0.priority(.required) }
    }
  }

  /// How some constraints alone end, where the lengths of the same views may be decided: naming a view allows that.
  private func status(_ document: Document, _ constraints: [LayoutConstraint]) -> SolvedLayout.Status? {
    try? engine.solve(document.tree, in: document.space, constraints: constraints + naming(document)).status
  }

  private func naming(_ document: Document) -> [LayoutConstraint] {
    document.constraints.flatMap { $0.left.terms + $0.right.terms }.compactMap(\.namingItsView)
  }

  /// A set alone has no layout; without any of its members it has one, and with any of its repairs.
  @Test func conflictsAndRepairsHoldForTheLayout() throws {
    var totals = (conflicts: 0, members: 0, repaired: 0, restless: 0)
    for seed in TestSeeds.seeds(usual: 300) {
      let document = try Document(seed: seed)
      guard
        let solved = try? engine.solve(document.tree, in: document.space, constraints: document.constraints),
        solved.status == .infeasible,
        // Of views without a finite length only the edges can be spoken of.
        status(document, []) == .optimal
      else { continue }
      #expect(!solved.conflicts.isEmpty, "seed \(seed)")
      #expect(solved.layout == nil, "seed \(seed)")
      for conflict in solved.conflicts {
        totals.conflicts += 1
        let members = conflict.members.map { document.constraints[$0.index] }
        #expect(status(document, members) != .optimal, "seed \(seed): \(conflict) hold alone")
        for (place, member) in conflict.members.enumerated() {
          totals.members += 1
          var others = members
          others.remove(at: place)
          #expect(status(document, others) != .infeasible, "seed \(seed): \(conflict) without \(member.label)")
          guard let repair = member.repair else { continue }
          totals.repaired += 1
          var repaired = members
          repaired[place].right = repaired[place].right + LayoutExpression(constant: repair)
          let status = status(document, repaired)
          if case .notConverged = status {
            totals.restless += 1
          } else {
            #expect(status == .optimal, "seed \(seed): \(conflict) with \(member.label) repaired")
          }
        }
      }
    }
    print("conflicts: \(totals)")
    #expect(totals.conflicts > 0)
    #expect(totals.repaired * 10 >= totals.members * 9)
    #expect(totals.restless * 100 <= totals.members)
  }

  private func members(
    _ root: LayoutNode, _ width: CGFloat, _ height: CGFloat, _ alignment: Alignment,
    _ constraints: [LayoutConstraint]
  ) throws -> [LayoutConflict.Member] {
    let window = CGSize(width: width, height: height)
    let space = LayoutSpace(proposal: ProposedViewSize(window), container: window, alignment: alignment)
    let solved = try engine.solve(LayoutTree(root), in: space, constraints: constraints)
    #expect(solved.status == .infeasible)
    #expect(solved.conflicts.count == 1)
    #expect(solved.decided.isEmpty)
    return try #require(solved.conflicts.first).members
  }

  private func color(_ id: String) -> LayoutNode { LayoutNode(.shape, id: id) }

  private func fixed(_ id: String, _ width: CGFloat) -> LayoutNode {
    LayoutNode(.fixed(CGSize(width: width, height: 10)), id: id)
  }

  /// A program is one piece: what it calls a conflict may hold elsewhere, and then the set is a larger one.
  @Test func aSetThatHoldsAloneIsNotTheConflict() throws {
    let column = LayoutNode(.vstack(VStackLayout()), id: "column", children: [color("a"), fixed("b", 20)])
    let (a, b, outer) = (anchors("a").leading, anchors("b").leading, anchors("column").leading)
    #expect(try members(column, 84, 63, .center, [a >= outer, b >= a, outer >= b + 1]).map(\.index) == [0, 1, 2])
    let layers = LayoutNode(
      .zstack(ZStackLayout()),
      children: [
        LayoutNode(.hstack(HStackLayout()), id: "row", children: [LayoutNode(.shape)]), fixed("wide", 113),
      ])
    let far = [anchors("wide").leading == 180, anchors("row").width <= 60]
    #expect(try members(layers, 100, 269, .topLeading, far).map(\.index) == [0, 1])
    let flexible = LayoutNode.Kind.flexible(
      width: LengthRange(min: 10, ideal: 80, max: .infinity), height: LengthRange(min: 20, ideal: 20, max: 20))
    let overlaid = LayoutNode(
      .zstack(ZStackLayout()), children: [fixed("a", 300), LayoutNode(flexible, id: "b")])
    let placed = [anchors("a").bottom <= 180, anchors("a").top >= 150, anchors("a").height >= 31]
    #expect(
      try members(overlaid, 400, 393, .topLeading, placed).compactMap(\.repair).map { $0.rounded() } == [1, -1, -1])
  }

  /// A set that a program names and that holds alone leads to a layout of all constraints, if that holds there too.
  @Test func whereASetHoldsAllMayHold() throws {
    let column = LayoutNode(
      .vstack(VStackLayout(alignment: .trailing, spacing: 0)), children: [color("a"), color("b")])
    let a = anchors("a")
    let window = CGSize(width: 400, height: 600)
    let solved = try engine.solve(
      LayoutTree(column), in: LayoutSpace(proposal: ProposedViewSize(window), container: window),
      constraints: [a.left >= 0, a.width >= 401, a.width >= 0])
    #expect(solved.status == .optimal)
    #expect(solved.constraints.allSatisfy { $0.violation == 0 })
  }

  /// That a view's position follows from lengths on one piece proves nothing of the others: here the layers are as wide
  /// as the second of them, and are to be as wide as the first.
  @Test func whatHoldsOnAnotherPieceIsNoConflict() throws {
    let layers = LayoutNode(
      .zstack(ZStackLayout()),
      children: [LayoutNode(.spacer(minLength: nil), id: "first"), LayoutNode(.shape, id: "second")])
    let (first, second) = (anchors("first"), anchors("second"))
    let window = CGSize(width: 357, height: 393)
    let solved = try engine.solve(
      LayoutTree(layers),
      in: LayoutSpace(proposal: ProposedViewSize(window), container: window, alignment: .topLeading),
      constraints: [first.right == 357, first.width * 0.9 + second.width == 433.3])
    #expect(solved.status == .optimal)
    #expect(abs((solved.layout?.frame(of: "second")?.width ?? 0) - 112) < 1e-6)
  }

  /// Nothing that is near the direct layout moves the edge: the view has to become shorter than what it is stacked upon.
  @Test func whatHoldsBeyondAKinkIsNoConflict() throws {
    let layers = LayoutNode(.zstack(ZStackLayout()), children: [fixed("short", 100), color("a")])
    let window = CGSize(width: 400, height: 100)
    let solved = try engine.solve(
      LayoutTree(layers),
      in: LayoutSpace(proposal: ProposedViewSize(window), container: window, alignment: .topLeading),
      constraints: [anchors("a").left == 20])
    #expect(solved.status == .optimal)
    #expect(abs((solved.layout?.frame(of: "a")?.width ?? 0) - 60) < 1e-9)
  }

  /// Where a view is framed away from its own height, its baseline moves: by half of what its content leaves of the frame.
  @Test func aBaselineMovesWithItsFrame() throws {
    let content = LayoutNode(
      .fixed(CGSize(width: 99, height: 75), firstTextBaseline: 1, lastTextBaseline: 6), id: "content")
    let window = CGSize(width: 300, height: 300)
    let view = anchors("content")
    let solved = try engine.solve(
      LayoutTree(content), in: LayoutSpace(proposal: ProposedViewSize(window), container: window),
      constraints: [view.top == view.firstTextBaseline])
    #expect(solved.status == .optimal)
    #expect(abs((solved.layout?.frame(of: "content")?.height ?? 0) - 73) < 1e-9)
  }

  /// An area of no height has no end along the other axis: that is no place for a view that a constraint names.
  @Test func noNamedViewBecomesEndless() throws {
    let column = LayoutNode(
      .vstack(VStackLayout(spacing: 0)), id: "column",
      children: [LayoutNode(.area(8000, ideal: 20, by: .vertical), id: "area")])
    let window = CGSize(width: 300, height: 100)
    let space = LayoutSpace(proposal: ProposedViewSize(window), container: window)
    let (area, top) = (anchors("area"), anchors("column").top)
    let solved = try engine.solve(LayoutTree(column), in: space, constraints: [area.bottom == top])
    #expect(solved.status != .optimal && solved.layout == nil)
    let finite = try engine.solve(LayoutTree(column), in: space, constraints: [area.bottom == top + 40])
    #expect(finite.layout?.frame(of: "area")?.size == CGSize(width: 200, height: 40))
  }

  /// No wish makes what is required a contradiction: if no layout is found with it, that is said.
  @Test func wishesContradictNothing() throws {
    let column = LayoutNode(
      .vstack(VStackLayout()), id: "column",
      children: [
        LayoutNode(.shape, id: "a"), LayoutNode(.text(StyledText("wide constraint a")), id: "text"),
      ])
    let required = anchors("text").width >= anchors("a").width + 5
    let wish = (anchors("a").width >= anchors("column").width).priority(1)
    let window = CGSize(width: 200, height: 100)
    let space = LayoutSpace(proposal: ProposedViewSize(window), container: window)
    #expect(try engine.solve(LayoutTree(column), in: space, constraints: [required]).status == .optimal)
    let both = try engine.solve(LayoutTree(column), in: space, constraints: [required, wish])
    #expect(both.status != .infeasible && both.conflicts.isEmpty)
  }

  /// What cannot hold by less than what reports call rounding is a conflict all the same, in any order.
  @Test func aSmallContradictionIsOneToo() throws {
    let column = LayoutNode(.vstack(VStackLayout()), id: "column", children: [color("a"), LayoutNode(.shape)])
    let (whole, part) = (anchors("column").height, anchors("a").height)
    let constraints = [whole == part, anchors("a").bottom <= 109, whole == part + 9e-5]
    #expect(try members(column, 364, 338, .center, constraints).map(\.index) == [0, 2])
    #expect(try members(column, 364, 338, .center, Array(constraints.reversed())).map(\.index) == [0, 2])
  }

  /// Each member's repair is the least, whichever comes first.
  @Test func repairsDoNotHangOnTheOrder() throws {
    let column = LayoutNode(.vstack(VStackLayout()), id: "column", children: [color("a")])
    let a = anchors("a")
    let constraints = [
      a.width + a.left - anchors("column").leading <= 135, window.width == a.width + 30,
    ]
    for (constraints, repairs) in [(constraints, [20.0, 40]), (Array(constraints.reversed()), [40, 20])] {
      let found = try members(column, 340, 285, .topLeading, constraints).compactMap(\.repair)
      #expect(zip(found, repairs).allSatisfy { abs($0 - $1) < 1e-6 } && found.count == 2, "\(found)")
    }
  }
}

extension LayoutExpression.Term {
  /// A constraint that names the view and always holds.
  fileprivate var namingItsView: LayoutConstraint? {
    guard case .view(let id) = subject else { return nil }
    return attribute.axis == .horizontal ? anchors(id).width >= 0 : anchors(id).height >= 0
  }
}
