import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import Testing

/// What content holds on to its size with, and what gives way when constraints press.
@Suite struct ContentPriorityTests {
  private typealias Settings = ContentPrioritySettings

  private func label(_ id: String, _ settings: [Settings] = []) -> LayoutNode {
    let node = LayoutNode(.fixed(CGSize(width: 100, height: 20)), id: id)
    return settings.reduce(node) { $0.modified(by: .contentPriorities($1)) }
  }

  /// The widths of two labels of 100 whose sum is required to be something else.
  private func widths(_ a: LayoutNode, _ b: LayoutNode, sum: Double) throws -> [Double] {
    let tree = try LayoutTree(LayoutNode(.hstack(HStackLayout(spacing: 0)), children: [a, b]))
    let space = LayoutSpace(proposal: ProposedViewSize(width: 400, height: 20))
    let total = anchors("a").width + anchors("b").width == LayoutExpression(constant: sum)
    let solved = try SolverEngine(solver: GLPKSolver()).solve(tree, in: space, constraints: [total])
    #expect(solved.status == .optimal)
    return ["a", "b"].map { id in solved.layout?.frame(of: id).map { Double($0.width).rounded() } ?? .nan }
  }

  @Test func theOneThatResistsLessIsCut() throws {
    let strong = Settings.compressionResistance(horizontal: 800)
    #expect(try widths(label("a", [strong]), label("b"), sum: 150) == [100, 50])
    #expect(try widths(label("a"), label("b", [strong]), sum: 150) == [50, 100])
    #expect(try widths(label("a", [.compressionResistance(horizontal: 700)]), label("b"), sum: 150) == [50, 100])
  }

  @Test func theOneThatHugsLessIsStretched() throws {
    #expect(try widths(label("a", [.hugging(horizontal: 300)]), label("b"), sum: 250) == [100, 150])
    #expect(try widths(label("a"), label("b", [.hugging(horizontal: 200)]), sum: 250) == [100, 150])
  }

  @Test("resistance and hugging, width and height, are kept apart") func kindsAreApart() throws {
    let lower = Settings.compressionResistance(horizontal: 700)
    #expect(try widths(label("a", [lower, .hugging(horizontal: 900)]), label("b"), sum: 150) == [50, 100])
    #expect(try widths(label("a", [lower]), label("b", [.compressionResistance(vertical: 10)]), sum: 150) == [50, 100])
  }

  @Test("the innermost setting of an axis wins; other axes come from further outside") func innermostWins() throws {
    let inner = [Settings.compressionResistance(horizontal: 600), .compressionResistance(horizontal: 900)]
    #expect(try widths(label("a", inner), label("b"), sum: 150) == [50, 100])
    let outer = [Settings.compressionResistance(vertical: 10), .compressionResistance(horizontal: 600)]
    #expect(try widths(label("a", outer), label("b"), sum: 150) == [50, 100])
  }

  @Test("a setting holds for everything inside, and for nothing beside it") func holdsForEverythingInside() throws {
    let group = LayoutNode(.hstack(HStackLayout(spacing: 0)), children: [label("a"), label("c")])
      .modified(by: .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)))
      .modified(by: .contentPriorities(.compressionResistance(horizontal: 600)))
    #expect(try widths(group, label("b"), sum: 150) == [50, 100])
  }

  @Test("without constraints nothing presses, and the modifiers are as if they were not there") func changesNothing()
    throws
  {
    func layout(_ settings: [Settings]) throws -> [CGRect] {
      let flexible = LayoutNode(.flexible(width: LengthRange(max: 60), height: LengthRange()), id: "b")
        .modified(by: .layoutPriority(1))
      let wrapped = settings.reduce(flexible) { $0.modified(by: .contentPriorities($1)) }
      let row = LayoutNode(.hstack(HStackLayout()), id: "row", children: [label("a", settings), wrapped, label("c")])
      let tree = try LayoutTree(row)
      let space = LayoutSpace(proposal: ProposedViewSize(width: 250, height: 50))
      let direct = try DirectEngine().resolve(tree, in: space)
      let solved = SolverEngine(solver: GLPKSolver()).solve(tree, in: space)
      #expect(Comparison(direct: direct, solver: solved.layout).verdict == .agree)
      return direct.views.map(\.frame)
    }
    #expect(
      try layout([.hugging(horizontal: 900), .compressionResistance(horizontal: 10, vertical: 10)]) == layout([]))
  }
}
