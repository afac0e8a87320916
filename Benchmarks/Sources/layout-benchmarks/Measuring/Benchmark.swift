import Foundation
import LayoutSolver

/// Times both engines on one layout, and checks the answer.
struct Benchmark {
  let family: Family
  let size: Int
  /// The least number of samples.
  let samples: Int
  /// Whether the solver is left out.
  let directOnly: Bool

  var name: String { "\(family.rawValue)/\(size)" }

  func run() throws -> BenchmarkResult {
    let layout = family.layout(size)
    let tree = try LayoutTree(layout.root)
    var result = BenchmarkResult(name: name, family: family.rawValue, size: size, nodes: tree.count)
    let direct = try runDirect(tree, layout, &result)
    guard size <= family.largestSolved && !directOnly else { return result }
    try runSolver(tree, layout, direct, &result)
    if size <= family.largestMapped {
      try SessionBenchmark(layout).report(into: &result)
      try runResizeMap(tree, layout, &result)
      try ConflictBenchmark(tree, layout).report(into: &result, timed)
    }
    return result
  }

  private func runDirect(
    _ tree: LayoutTree, _ layout: BenchmarkLayout, _ result: inout BenchmarkResult
  ) throws -> ResolvedLayout {
    let engine = DirectEngine()
    let (times, resolved) = try timed { try engine.resolve(tree, in: layout.space) }
    result.times["direct"] = BenchmarkResult.Time(times)
    result.counts["measurements"] = resolved.measurements
    result.counts["direct allocations"] = try Allocations.count { try engine.resolve(tree, in: layout.space) }
    return resolved
  }

  private func runSolver(
    _ tree: LayoutTree, _ layout: BenchmarkLayout, _ direct: ResolvedLayout, _ result: inout BenchmarkResult
  ) throws {
    let clock = StageClock()
    var engine = SolverEngine()
    engine.options.observer = { clock.end($0) }
    let (times, solved) = try timed {
      clock.begin()
      return try engine.solve(tree, in: layout.space, constraints: layout.constraints)
    }
    result.times["total"] = BenchmarkResult.Time(times)
    for (stage, samples) in clock.samples { result.times[stage.rawValue] = BenchmarkResult.Time(samples) }
    let statistics = solved.statistics
    result.counts["operations"] = statistics.operations
    result.counts["rows"] = statistics.rows
    result.counts["columns"] = statistics.columns
    result.counts["nonzeros"] = statistics.nonzeros
    result.counts["pivots"] = statistics.iterations
    result.counts["blocks"] = statistics.blocks
    result.counts["rounds"] = statistics.rounds
    result.counts["solver allocations"] = try Allocations.count {
      try SolverEngine().solve(tree, in: layout.space, constraints: layout.constraints)
    }
    if let directTime = result.times["direct"]?.median { result.ratios["total/direct"] = times.median / directTime }
    result.faults += try faults(solved, tree, layout, direct)
  }

  /// Makes the map of 200 points of width, and lays out by it.
  private func runResizeMap(
    _ tree: LayoutTree, _ layout: BenchmarkLayout, _ result: inout BenchmarkResult
  ) throws {
    let width = Double(layout.space.proposal.width ?? 400)
    let (making, map) = try timed {
      try SolverEngine().resizeMap(
        of: tree, in: layout.space, along: .horizontal, over: width...width + 200, constraints: layout.constraints)
    }
    result.counts["map pieces"] = map.pieces.count
    result.counts["map solves"] = map.solves
    if !map.isComplete || !map.gaps.isEmpty { result.faults.append("the resize map has gaps \(map.gaps)") }
    if let total = result.times["total"]?.median { result.ratios["map/total"] = making.median / total }
    var length = width
    var numbers: [Double] = []
    let (times, _) = timed {
      length = length < width + 199 ? length + 1.375 : width
      return map.evaluate(at: length, into: &numbers)
    }
    result.times["map"] = BenchmarkResult.Time(times)
  }

  /// What is wrong with a solved layout: it has to be proved, and to be the direct engine's.
  private func faults(
    _ solved: SolvedLayout, _ tree: LayoutTree, _ layout: BenchmarkLayout, _ direct: ResolvedLayout
  ) throws -> [String] {
    var faults: [String] = []
    if solved.status != .optimal { faults.append("status \(solved.status)") }
    if solved.certificate?.proves() != true { faults.append("not proved") }
    let reference = layout.constraints.isEmpty ? direct : try solved.realised(layout.root, in: layout.space)
    let comparison = Comparison(direct: reference, solver: solved.layout)
    if comparison.verdict != .agree { faults.append("engines differ by \(comparison.largestDifference)") }
    for (id, width) in layout.expectedWidths {
      let found = solved.layout?.frame(of: id).map { Double($0.width) } ?? .nan
      if !(abs(found - width) < 1e-6) { faults.append("\(id) is \(found) wide instead of \(width)") }
    }
    return faults
  }

  /// Runs work until there are enough samples; up to twenty times as many where that takes no time.
  private func timed<Result>(_ work: () throws -> Result) rethrows -> (Samples, Result) {
    var result = try work()
    var times = Samples()
    let start = ProcessorTime.now
    while times.count < samples || (times.count < 20 * samples && ProcessorTime.now - start < .milliseconds(100)) {
      let begin = ProcessorTime.now
      result = try work()
      times.add(ProcessorTime.now - begin)
    }
    return (times, result)
  }
}
