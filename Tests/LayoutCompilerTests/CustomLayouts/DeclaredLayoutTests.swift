import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// Layouts that state their rule for any number.
@Suite struct DeclaredLayoutTests {
  private let engine = SolverEngine(solver: GLPKSolver())

  private func fixed(_ id: String, _ width: Double, _ height: Double = 20) -> LayoutNode {
    LayoutNode(.fixed(CGSize(width: width, height: height)), id: id)
  }

  private func custom(_ layout: some Layout, _ id: String, _ children: [LayoutNode]) -> LayoutNode {
    LayoutNode(.layout(AnyLayout(layout)), id: id, children: children)
  }

  @Test(arguments: 0..<3) func framesAgree(sample: Int) throws {
    let layout: any LinearLayout = [DeclaredRow(), DeclaredColumns(), DeclaredProduct()][sample]
    var constants = Set<[String]>()
    for seed in TestSeeds.seeds(usual: 500) {
      let container = RandomContainer(AnyLayout(layout), seed: seed)
      guard let solved = try container.agreedLayout(seed: seed, startsCold: seed.isMultiple(of: 10)) else { return }
      for report in solved.customLayouts {
        guard case .declared(let names) = report.treatment else {
          Issue.record("\(type(of: layout)), seed \(seed): \(report)")
          return
        }
        constants.insert(names)
      }
    }
    let expected: Set<[String]> =
      sample < 2 ? [[]] : [[], ["rounded(by:)"], ["multiplied(by:)", "rounded(by:)"], ["multiplied(by:)"]]
    #expect(constants.isSubset(of: expected), "\(constants)")
  }

  @Test func theCheckerPassesHonestRules() {
    let checker = LinearLayoutChecker()
    #expect(checker.firstDifference(of: DeclaredRow()) == nil)
    #expect(checker.firstDifference(of: DeclaredColumns()) == nil)
    #expect(checker.firstDifference(of: DeclaredProduct()) == nil)
  }

  @Test func theCheckerFindsHiddenLengths() throws {
    let difference = try #require(LinearLayoutChecker().firstDifference(of: CheatingRow()))
    #expect(difference.quantity == "width")
    #expect(difference.input == "view 0's width")
    #expect(difference.description.contains("the rule's width"))
  }

  @Test func theCheckerFindsTwoFaces() throws {
    let difference = try #require(LinearLayoutChecker().firstDifference(of: TwoFacedLayout()))
    #expect(difference.input == nil)
    #expect(difference.rule == 40)
    #expect(difference.recorded == 50)
  }

  /// What SwiftUI would run counts: a layout whose code and rule part is traced.
  @Test func realCodeWins() throws {
    let tree = try LayoutTree(custom(OverridingLayout(), "box", [fixed("a", 30), fixed("b", 50)]))
    let solved = engine.solve(tree, in: LayoutSpace(proposal: ProposedViewSize(width: 300, height: 200)))
    #expect(solved.layout?.frame(of: "box")?.width == 80)
    guard case .traced = solved.customLayouts.first?.treatment else {
      Issue.record("\(solved.customLayouts)")
      return
    }
  }

  /// Declared in traced in declared: a constraint goes through all of them.
  @Test func layoutsNest() throws {
    let inner = custom(DeclaredRow(), "inner", [fixed("a", 30), fixed("b", 50)])
    let middle = custom(IdealRow(), "middle", [fixed("c", 10), inner])
    let root = custom(DeclaredColumns(), "outer", [middle, fixed("d", 40)])
    let space = LayoutSpace(proposal: ProposedViewSize(width: 600, height: 200))
    let constraints = [anchors("b").trailing == 260, (anchors("a").width == anchors("c").width).priority(900)]
    let solved = try engine.solve(LayoutTree(root), in: space, constraints: constraints)
    #expect(solved.status == .optimal)
    let frame = { (id: String) in solved.layout?.frame(of: id) ?? .zero }
    #expect(abs(frame("b").maxX - 260) < 1e-6)
    #expect(abs(frame("a").width - frame("c").width) < 1e-6)
    #expect(solved.customLayouts.map(\.label) == ["outer", "middle", "inner"])
    let realised = try DirectEngine().resolve(LayoutTree(root.framing(solved.decided)), in: space)
    for view in realised.views {
      let other = frame(view.id)
      #expect(abs(view.frame.minX - other.minX) < 1e-6 && abs(view.frame.width - other.width) < 1e-6, "\(view)")
    }
  }
}
