import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import Synchronization
import Testing

/// Conflicts cost a few rounds: counts, not times. Those that are proved on every piece of the layout take no search, and
/// of others the set alone is searched for.
@Suite struct ConflictEffortTests {
  struct Contradiction: CustomTestStringConvertible, Sendable {
    var name: String
    /// The indices of the set among the constraints, and each one's repair.
    var repairs: [Double]
    /// How many rounds may be solved.
    var rounds: Int
    var constraints: [LayoutConstraint]
    var testDescription: String { name }
  }

  private static let label = anchors("label3")
  private static let field = anchors("field3")

  static let contradictions = [
    Contradiction(
      name: "two bounds", repairs: [-20, 20], rounds: 1, constraints: [label.width >= 200, label.width <= 180]),
    Contradiction(
      name: "through equal labels", repairs: [-20, 20, 20, 20, 20, 20], rounds: 2,
      constraints: [label.width >= 200]
        + (3..<7).map { anchors("label\($0)").width <= anchors("label\($0 + 1)").width }
        + [anchors("label7").width <= 180]),
    Contradiction(
      name: "a sum", repairs: [50, -50, -50], rounds: 2,
      constraints: [label.width + field.width <= 350, label.width >= 100, field.width >= 300]),
    Contradiction(
      name: "an edge, and it again", repairs: [-100, 100], rounds: 7,
      constraints: [field.leading >= 300, field.leading <= 200]),
    Contradiction(
      name: "two edges and what is between them", repairs: [-30, 30, -30], rounds: 9,
      constraints: [field.leading >= 300, field.trailing <= 370, field.width >= 100]),
    Contradiction(
      name: "an edge outside", repairs: [28], rounds: 9, constraints: [field.leading <= -20]),
    Contradiction(
      name: "fields upside down", repairs: [-4], rounds: 16, constraints: [field.top >= anchors("field4").top]),
  ]

  private func form(_ direction: LayoutDirection) throws -> (LayoutTree, LayoutSpace) {
    let rows = (0..<30).map { row in
      LayoutNode(
        .hstack(HStackLayout(spacing: 8)),
        children: [
          LayoutNode(.fixed(CGSize(width: 40 + row * 7 % 80, height: 20)), id: "label\(row)"),
          LayoutNode(
            .flexible(
              width: LengthRange(min: 50, ideal: 200, max: .infinity),
              height: LengthRange(min: 22, ideal: 22, max: 22)), id: "field\(row)"),
        ])
    }
    var space = LayoutSpace.proposing(width: 600, height: 780)
    space.layoutDirection = direction
    return (try LayoutTree(LayoutNode(.vstack(VStackLayout(spacing: 4)), children: rows)), space)
  }

  @Test(arguments: contradictions, [LayoutDirection.leftToRight, .rightToLeft])
  func conflictsTakeFewRounds(_ contradiction: Contradiction, _ direction: LayoutDirection) throws {
    let (tree, space) = try form(direction)
    let rounds = Mutex(0)
    var engine = SolverEngine(solver: GLPKSolver())
    engine.options.observer = { stage in if stage == .record { rounds.withLock { $0 += 1 } } }
    let solved = try engine.solve(tree, in: space, constraints: contradiction.constraints)
    #expect(solved.status == .infeasible)
    let members = try #require(solved.conflicts.first?.members)
    #expect(solved.conflicts.count == 1)
    #expect(members.map(\.index) == Array(contradiction.constraints.indices))
    for (member, repair) in zip(members, contradiction.repairs) {
      #expect(((member.repair ?? .nan) - repair).magnitude < 1e-9, "\(member)")
    }
    print("\(contradiction.name), \(direction): \(rounds.withLock { $0 }) rounds")
    #expect(rounds.withLock { $0 } <= contradiction.rounds)
  }
}
