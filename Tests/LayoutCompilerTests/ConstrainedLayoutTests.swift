import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import Testing

/// Constraints inside one container of an ordinary tree.
@Suite struct ConstrainedLayoutTests {
  private func named(_ name: String, _ content: some View) -> some View { content.id(name).constraintName(name) }

  private func layout(_ constraints: [LayoutConstraint]) -> ConstrainedLayout {
    ConstrainedLayout(constraints, solver: GLPKSolver())
  }

  private func frames(_ view: some View, width: CGFloat?, height: CGFloat?) throws -> ResolvedLayout {
    let space = LayoutSpace(proposal: ProposedViewSize(width: width, height: height))
    let tree = try LayoutTree(view)
    let direct = try DirectEngine().resolve(tree, in: space)
    let solved = SolverEngine(solver: GLPKSolver()).solve(tree, in: space)
    #expect(Comparison(direct: direct, solver: solved.layout).verdict == .agree)
    return direct
  }

  /// A field beside its label, at the container's trailing edge: the label keeps its 60, the field takes the rest.
  @Test func labelAndField() throws {
    let constrained = layout([
      anchors("field").leading == anchors("label").trailing + 8, anchors("field").trailing == window.width,
      anchors("field").centerY == anchors("label").centerY,
    ])
    let form = constrained {
      named("label", FixedContent(width: 60, height: 20))
      named("field", Color.blue.frame(height: 30))
    }
    let resolved = try frames(form, width: 300, height: 40)
    #expect(resolved.frame(of: "label")?.width == 60)
    #expect(resolved.frame(of: "field").map { [$0.minX, $0.width] } == [68, 232])
    #expect(resolved.frame(of: "field")?.midY == resolved.frame(of: "label")?.midY)
    #expect(resolved.size == CGSize(width: 300, height: 40))
  }

  /// Without a proposal the container is as large as its subviews need, and stands in a stack as any view.
  @Test func openAxes() throws {
    let constrained = layout([anchors("b").leading == anchors("a").trailing + 10])
    let pair = constrained {
      named("a", FixedContent(width: 30, height: 20))
      named("b", FixedContent(width: 50, height: 40))
    }
    let row = HStack(spacing: 5) {
      pair.fixedSize().id("pair")
      FixedContent(width: 10, height: 10).id("after")
    }
    let resolved = try frames(row, width: nil, height: nil)
    #expect(resolved.frame(of: "pair")?.size == CGSize(width: 90, height: 40))
    #expect(resolved.frame(of: "b")?.minX == 40)
    #expect(resolved.frame(of: "after")?.minX == 95)
  }

  /// Requirements that contradict one another are given up together; weaker wishes are not.
  @Test func contradictions() throws {
    let constraints = [
      (anchors("a").width == 100).named("hundred"), (anchors("a").width == 50).named("fifty"),
      anchors("b").width == 30,
    ]
    let constrained = layout(constraints)
    let view = constrained {
      named("a", Color.red)
      named("b", Color.blue)
    }
    let resolved = try frames(view, width: 200, height: 20)
    #expect(resolved.frame(of: "b")?.width == 30)
    #expect(resolved.frame(of: "a").map { (50...100).contains($0.width) } == true)
  }

  /// Content gives way by its priorities: a view of at most 60 is stretched by a wish at 300, above hugging, and not by
  /// one at 200. Its own frame is its answer all the same; what follows it shows what it was given.
  @Test(arguments: [(300.0, 120.0), (200.0, 60.0)]) func contentHolds(priority: Double, width: Double) throws {
    let constrained = layout([
      (anchors("a").width == 120).priority(ConstraintPriority(priority)),
      anchors("b").leading == anchors("a").trailing,
    ])
    let view = constrained {
      named("a", FlexibleContent(width: LengthRange(min: 20, ideal: 60, max: 60), height: LengthRange()))
      named("b", FixedContent(width: 10, height: 10))
    }
    #expect(try frames(view, width: 300, height: 20).frame(of: "b")?.minX == CGFloat(width))
  }

  /// What contradicts is told, with repairs.
  @Test func conflictsAreNamed() throws {
    let constrained = layout([
      (anchors("a").width >= 51).named("first"), (anchors("b").width >= 51).named("second"),
      (anchors("a").width + anchors("b").width == window.width).named("width"),
    ])
    var found: [LayoutConflict] = []
    let view = ConflictProbe(layout: constrained) {
      found = $0
    } content: {
      named("a", Color.red)
      named("b", Color.blue)
    }
    _ = try DirectEngine().resolve(
      LayoutTree(view.view), in: LayoutSpace(proposal: ProposedViewSize(width: 100, height: 20)))
    #expect(found.map { $0.members.map(\.label) } == [["first", "second", "width"]])
  }
}

/// Runs a constrained layout, and asks it for its conflicts.
private struct ConflictProbe<Content: View> {
  var layout: ConstrainedLayout
  var report: ([LayoutConflict]) -> Void
  @ViewBuilder var content: () -> Content

  var view: some View { Probe(layout: layout, report: Report(report))(content) }

  private final class Report: @unchecked Sendable {
    let call: ([LayoutConflict]) -> Void
    init(_ call: @escaping ([LayoutConflict]) -> Void) { self.call = call }
  }

  private struct Probe: Layout {
    var layout: ConstrainedLayout
    var report: Report

    func makeCache(subviews: Subviews) -> ConstrainedLayout.Cache { layout.makeCache(subviews: subviews) }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ConstrainedLayout.Cache
    ) -> CGSize {
      report.call(layout.conflicts(proposal: proposal, subviews: subviews))
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ConstrainedLayout.Cache
    ) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
