import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// A session gives after every edit what a solve from nothing gives.
@Suite struct SessionTests {
  @Test func contentEditsEqualSolvesFromNothing() throws {
    try check(TestSeeds.seeds(usual: 60), constraints: false)
  }

  @Test func constraintEditsEqualSolvesFromNothing() throws {
    try check(TestSeeds.seeds(usual: 40), constraints: true)
  }

  @Test func contentEditsInGrids() throws {
    try check(TestSeeds.seeds(usual: 80), constraints: false, grids: true)
  }

  @Test func constraintEditsInGrids() throws {
    try check(TestSeeds.seeds(usual: 8), constraints: true, grids: true)
  }

  @Test func contentEditsInsideLayoutsOfUsersOwn() throws {
    try check(TestSeeds.seeds(usual: 80), constraints: false, custom: true)
  }

  @Test func constraintEditsOnLayoutsOfUsersOwn() throws {
    try check(TestSeeds.seeds(usual: 40), constraints: true, custom: true)
  }

  /// The column would be endless at the height that the constraint asks for, and with it the view's edge: a session finds
  /// another layout, as a solve from nothing does.
  @Test func namedViewsStayFinite() throws {
    let root = LayoutNode(
      .vstack(VStackLayout(alignment: .trailing)),
      children: [
        LayoutNode(
          .flexible(width: LengthRange(min: 10, ideal: 35, max: 45), height: LengthRange(min: 0, ideal: 0, max: 88)),
          id: "view"),
        LayoutNode(.area(15_836, ideal: 59, by: .vertical), id: "area"),
      ])
    let tree = try LayoutTree(root)
    let space = LayoutSpace(proposal: ProposedViewSize(width: 29, height: 64.5))
    let engine = SolverEngine(solver: GLPKSolver())
    let constraint = anchors("view").height == 199
    let expected = try engine.solve(tree, in: space, constraints: [constraint])
    let found = try LayoutSession(tree, in: space, engine: engine).add(constraint)
    #expect(found.status == expected.status)
    #expect(found.layout?.views == expected.layout?.views)
    #expect(found.layout?.frame(of: "view")?.minX.isFinite == true)
  }

  /// A stack that ends in spacers touches its neighbours, and does not once it is framed: the rows of a grid stand elsewhere
  /// then, although none of them is longer.
  @Test func framesInGridsMoveRows() throws {
    func stack(_ id: String, _ width: Double, _ height: Double) -> LayoutNode {
      let spacer = LayoutNode(.spacer(minLength: 0))
      let content = LayoutNode(.fixed(CGSize(width: width, height: height)))
      return LayoutNode(.vstack(VStackLayout(spacing: 0)), id: id, children: [spacer, content, spacer])
    }
    let block = LayoutNode(.fixed(CGSize(width: 100, height: 40)))
    let rows = (0..<9).flatMap { row in
      LayoutNode.gridRow(row == 4 ? [stack("a4", 20, 10), stack("b4", 30, 40)] : [block, block])
    }
    let tree = try LayoutTree(LayoutNode(.grid(GridLayout()), children: rows))
    let space = LayoutSpace(proposal: ProposedViewSize(width: 500, height: 0))
    let engine = SolverEngine(solver: GLPKSolver())
    let session = try LayoutSession(tree, in: space, engine: engine)
    try session.add((anchors("a4").width == 50).named("edited"))
    for constraint in [anchors("a4").height == 30, anchors("a4").width == 60] {
      let found = try session.replaceConstraint(named: "edited", with: constraint.named("edited"))
      let expected = try engine.solve(tree, in: space, constraints: [constraint])
      #expect(found.status == .optimal)
      #expect(Comparison(direct: try #require(expected.layout), solver: found.layout).largestDifference < 1e-6)
    }
    #expect(session.statistics.warmEdits == 2)
  }

  private func check(_ seeds: Range<UInt64>, constraints: Bool, custom: Bool = false, grids: Bool = false) throws {
    var totals = LayoutSession.Statistics()
    var (warm, probes, probesFromNothing) = (0, 0, 0)
    for seed in seeds {
      let size = constraints ? RandomLayout.Size(leaves: 25, depth: 5) : RandomLayout.Size(leaves: 120, depth: 7)
      var layout = grids ? RandomLayout(gridSeed: seed) : RandomLayout(seed: seed, size: size)
      if custom { layout.root = layout.root.withCustomLayouts(seed: seed) }
      func failure(_ layout: RandomLayout) -> String? {
        do {
          var trial = try EditTrial(layout, seed: seed, constraints: constraints)
          return try trial.run(edits: 12)
        } catch { return nil }
      }
      var trial = try EditTrial(layout, seed: seed, constraints: constraints)
      let found = try trial.run(edits: 12)
      totals.add(trial.session.statistics)
      warm += trial.warmCustomEdits
      probes += trial.probes
      probesFromNothing += trial.probesFromNothing
      guard let found else { continue }
      let smallest = layout.shrunk(while: { failure($0) != nil }, attempts: 400)
      Issue.record(
        "seed \(seed): \(found)\nshrunk: \(failure(smallest) ?? "none")\nin \(smallest.space)\n\(smallest.root.numbered())"
      )
      return
    }
    print("sessions: \(totals), \(warm) warm around layouts, \(probes) probes, \(probesFromNothing) from nothing")
    if custom && seeds.count > 20 { #expect(warm > seeds.count / 2 && 3 * probes < 2 * probesFromNothing) }
  }
}

extension LayoutSession.Statistics {
  mutating func add(_ other: Self) {
    warmEdits += other.warmEdits
    fullSolves += other.fullSolves
    recordedNodes += other.recordedNodes
    solvedOperations += other.solvedOperations
  }
}

/// A session and a document edited alike.
struct EditTrial {
  private var root: LayoutNode
  private var space: LayoutSpace
  private var constraints: [LayoutConstraint] = []
  private var random: SplitMix64
  private let nodeCount: Int
  private let editsConstraints: Bool
  private let engine = SolverEngine(solver: GLPKSolver())
  let session: LayoutSession
  private var log: [String] = []
  /// Edits of trees with layouts of users' own that were answered from what was solved before.
  private(set) var warmCustomEdits = 0
  /// Runs of such layouts after edits, and in solves from nothing.
  private(set) var (probes, probesFromNothing) = (0, 0)

  init(_ layout: RandomLayout, seed: UInt64, constraints: Bool) throws {
    root = layout.root.numbered()
    space = layout.space
    random = SplitMix64(seed: seed &* 31)
    editsConstraints = constraints
    let tree = try LayoutTree(root)
    nodeCount = tree.count
    session = try LayoutSession(tree, in: space, engine: engine)
  }

  /// Edits; says what differs first.
  mutating func run(edits: Int) throws -> String? {
    for number in 0..<edits {
      let warmEdits = session.statistics.warmEdits
      try edit()
      let expected: SolvedLayout
      do {
        expected = try engine.solve(LayoutTree(root), in: space, constraints: constraints)
      } catch {
        return "edit \(number) of \(log): \(error) was not thrown"
      }
      if !expected.customLayouts.isEmpty { warmCustomEdits += session.statistics.warmEdits - warmEdits }
      probes += session.solved.customLayouts.reduce(0) { $0 + $1.probes }
      probesFromNothing += expected.customLayouts.reduce(0) { $0 + $1.probes }
      if let difference = difference(session.solved, expected) { return "edit \(number) of \(log): \(difference)" }
    }
    return nil
  }

  private mutating func edit() throws {
    let kinds = editsConstraints ? [0, 0, 1, 2, 2, 2, 3, 4] : [0, 0, 0, 0, 0, 0, 1]
    switch random.pick(kinds) {
    case 1: try resize()
    case 2: try addConstraint()
    case 3 where !constraints.isEmpty: try removeConstraint()
    case 4 where !constraints.isEmpty: try replaceConstraint()
    default: try editContent()
    }
  }

  private mutating func resize() throws {
    let size = CGSize(width: random.whole(0...600), height: random.whole(0...600))
    let before = space
    space.container = space.container == nil ? nil : size
    for axis in [Axis.horizontal, .vertical] {
      let (old, window, new) =
        axis == .horizontal
        ? (before.proposal.width, before.container?.width, size.width)
        : (before.proposal.height, before.container?.height, size.height)
      guard old != nil, window == nil || old == window else { continue }
      if axis == .horizontal { space.proposal.width = new } else { space.proposal.height = new }
    }
    log.append("window \(size)")
    if refused({ try session.setWindow(size) }) { space = before }
  }

  private mutating func editContent() throws {
    let node = Int(random.whole(0...nodeCount - 1))
    let lengths = [random.whole(0...40), random.whole(0...60), random.whole(0...90)].sorted()
    let height = random.whole(0...50)
    var isRange = false
    let before = root
    root = root.transformed { copy, number in
      guard number == node else { return }
      switch copy.kind {
      case .fixed(_, let first, let last):
        copy.kind = .fixed(CGSize(width: lengths[1], height: height), firstTextBaseline: first, lastTextBaseline: last)
      case .flexible:
        isRange = true
        copy.kind = .flexible(
          width: LengthRange(min: lengths[0], ideal: lengths[1], max: lengths[2]),
          height: LengthRange(min: height / 2, ideal: height, max: .infinity))
      default: break
      }
    }
    log.append("content \(node): \(lengths), \(height)")
    let id = "\(node)"
    if isRange {
      let width = LengthRange(min: lengths[0], ideal: lengths[1], max: lengths[2])
      let heights = LengthRange(min: height / 2, ideal: height, max: .infinity)
      if refused({ try session.setContent(width: width, height: heights, of: id) }) { root = before }
    } else if case .fixed? = root.node(numbered: node)?.kind {
      let size = CGSize(width: lengths[1], height: height)
      if refused({ try session.setContentSize(size, of: id) }) { root = before }
    } else {
      log.removeLast()
    }
  }

  private mutating func addConstraint() throws {
    guard constraints.count < 4 else { return try removeConstraint() }
    let new = RandomLayout.constraints(seed: random.next(), nodeCount: nodeCount)[0]
    log.append("add \(new.label)")
    if !refused({ try session.add(new) }) { constraints.append(new) }
  }

  private mutating func removeConstraint() throws {
    let index = Int(random.whole(0...constraints.count - 1))
    log.append("remove \(index)")
    if !refused({ try session.removeConstraint(at: index) }) { constraints.remove(at: index) }
  }

  private mutating func replaceConstraint() throws {
    let index = Int(random.whole(0...constraints.count - 1))
    var new = constraints[index]
    new.right.constant += random.pick([-8, -1, 1, 8])
    log.append("replace \(index) by \(new.label)")
    if !refused({ try session.replaceConstraint(at: index, with: new) }) { constraints[index] = new }
  }

  /// Whether an edit was refused, which has to be for a constraint.
  private func refused(_ edit: () throws -> SolvedLayout) -> Bool {
    do {
      _ = try edit()
      return false
    } catch LayoutSessionError.constraint { return true } catch {
      Issue.record("\(error)")
      return true
    }
  }
}

private func difference(_ found: SolvedLayout, _ expected: SolvedLayout) -> String? {
  guard found.status == expected.status else { return "status \(found.status) instead of \(expected.status)" }
  guard let a = found.layout, let b = expected.layout else {
    return found.layout == nil && expected.layout == nil ? nil : "one has no layout"
  }
  let comparison = Comparison(direct: b, solver: a)
  let largest = b.nodeFrames.compactMap { $0 }.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    .reduce(1) { $1.isFinite ? max($0, abs($1)) : $0 }
  if comparison.largestDifference > 1e-9 * largest { return "frames differ by \(comparison.largestDifference)" }
  if a.views.map(\.id) != b.views.map(\.id) { return "other views" }
  if found.status == .optimal && found.certificate?.proves() != true { return "not proved" }
  if found.decided.map(\.node) != expected.decided.map(\.node) {
    return "decided \(found.decided) not \(expected.decided)"
  }
  let mayMove = !expected.constraints.isEmpty
  if let difference = difference(found.customLayouts, expected.customLayouts, mayMove: mayMove) { return difference }
  if found.ambiguities.count != expected.ambiguities.count { return "other ambiguities" }
  if found.conflicts.map(\.description) != expected.conflicts.map(\.description) { return "other conflicts" }
  for (mine, theirs) in zip(found.constraints, expected.constraints) {
    if mine.label != theirs.label || abs(mine.violation - theirs.violation) > 1e-6 * largest {
      return "\(mine) not \(theirs)"
    }
  }
  return found.constraints.count == expected.constraints.count ? nil : "other reports"
}

extension CustomLayoutReport {
  /// How often the layout was run, where it was traced.
  var probes: Int { if case .traced(_, let probes) = treatment { probes } else { 0 } }
}

/// Layouts have to be treated alike; a session may have run them less often.
private func difference(
  _ found: [CustomLayoutReport], _ expected: [CustomLayoutReport], mayMove: Bool
) -> String? {
  guard found.map(\.node) == expected.map(\.node) else {
    return "reports of other layouts: \(found) instead of \(expected)"
  }
  for (mine, theirs) in zip(found, expected) {
    switch (mine.treatment, theirs.treatment) {
    case (.traced(let rounds, _), .traced(let others, _)) where rounds == others: continue
    // Constraints that are met anyway leave a session with the layout without them, in which less can move.
    case (.traced, _) where mayMove: continue
    default: if mine != theirs { return "\(mine), not \(theirs)" }
    }
  }
  return nil
}

extension LayoutNode {
  /// The node of a number in a `LayoutTree`.
  fileprivate func node(numbered number: Int) -> LayoutNode? {
    var found: LayoutNode?
    _ = transformed { node, other in if other == number { found = node } }
    return found
  }
}
