// Times both engines on trees of growing size: random nested stacks, and lists of rows.
import LayoutSolver

/// SplitMix64: the same trees in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Stacks of alternating axes with a number of flexible leaves.
func nestedStacks(_ leaves: Int, _ random: inout SeededGenerator, horizontal: Bool = true) -> LayoutNode {
  if leaves == 1 {
    let least = Double(Int.random(in: 0...30, using: &random))
    let most = least + Double(Int.random(in: 0...100, using: &random))
    let width = LengthRange(min: least, ideal: (least + most) / 2, max: most)
    let leaf = LayoutNode(.flexible(width: width, height: LengthRange(min: 5, ideal: 10, max: 60)))
    let priority = Double([0, 0, 1, 2][Int.random(in: 0..<4, using: &random)])
    return priority == 0 ? leaf : leaf.modified(by: .layoutPriority(priority))
  }
  let count = min(leaves, Int.random(in: 2...8, using: &random))
  var shares = [Int](repeating: 1, count: count)
  for _ in 0..<(leaves - count) { shares[Int.random(in: 0..<count, using: &random)] += 1 }
  let children = shares.map { nestedStacks($0, &random, horizontal: !horizontal) }
  return LayoutNode(
    horizontal ? .hstack(HStackLayout(spacing: 4)) : .vstack(VStackLayout(spacing: 4)), children: children)
}

/// A column of rows with an icon, a title, a subtitle, a spacer and a button.
func list(_ views: Int) -> LayoutNode {
  let line = LengthRange(min: 12, ideal: 12, max: 12)
  let insets = EdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
  let row = LayoutNode(
    .hstack(HStackLayout(spacing: 8)),
    children: [
      LayoutNode(.fixed(CGSize(width: 24, height: 24))),
      LayoutNode(.flexible(width: LengthRange(min: 20, ideal: 80, max: 120), height: line)),
      LayoutNode(.flexible(width: LengthRange(min: 20, ideal: 60, max: 200), height: line))
        .modified(by: .layoutPriority(1)),
      LayoutNode(.spacer(minLength: nil)),
      LayoutNode(.fixed(CGSize(width: 60, height: 20))).modified(by: .padding(insets)),
    ])
  return LayoutNode(.vstack(VStackLayout(spacing: 2)), children: Array(repeating: row, count: views / 5))
}

/// The least time of several runs in milliseconds, and the last result.
func timed<Result>(_ repetitions: Int, _ work: () throws -> Result) rethrows -> (Double, Result) {
  let clock = ContinuousClock()
  var result = try work()
  var least = Duration.seconds(3600)
  for _ in 0..<repetitions {
    let start = clock.now
    result = try work()
    least = min(least, clock.now - start)
  }
  return (least / .milliseconds(1), result)
}

for views in [100, 1000, 10_000, 100_000] {
  for family in ["nested stacks", "list"] {
    var random = SeededGenerator(state: 1)
    let tree = try LayoutTree(family == "list" ? list(views) : nestedStacks(views, &random))
    let space = LayoutSpace.proposing(width: Double(views) * 3, height: Double(views) * 2)
    let repetitions = views < 10_000 ? 20 : 3
    let (direct, layout) = try timed(repetitions) { try DirectEngine().resolve(tree, in: space) }
    print("\(family), \(tree.count) nodes: direct \(direct) ms, \(layout.measurements) measurements")
    guard views <= 10_000 else { continue }
    let (total, solved) = timed(3) { SolverEngine().solve(tree, in: space) }
    let verdict = Comparison(direct: layout, solver: solved.layout).verdict
    let statistics = solved.statistics
    print(
      "  solver \(total) ms, \(solved.status), \(verdict); \(statistics.rows) rows, \(statistics.columns) columns, "
        + "\(statistics.tiers) tiers, \(statistics.iterations) pivots")
  }
}
