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
    let layouts = family.layouts(size)
    let trees = try layouts.map { try LayoutTree($0.root) }
    let nodes = trees.reduce(0) { $0 + $1.count } / trees.count
    var result = BenchmarkResult(name: name, family: family.rawValue, size: size, nodes: nodes)
    let direct = try runDirect(trees, layouts, &result)
    guard size <= family.largestSolved && !directOnly else { return result }
    try runSolver(trees, layouts, direct, &result)
    let (tree, layout) = (trees[0], layouts[0])
    if size <= family.largestMapped {
      try SessionBenchmark(layout).report(into: &result)
      try runResizeMap(tree, layout, &result)
      try ConflictBenchmark(tree, layout).report(into: &result, timed)
    }
    return result
  }

  private func runDirect(
    _ trees: [LayoutTree], _ layouts: [BenchmarkLayout], _ result: inout BenchmarkResult
  ) throws -> [ResolvedLayout] {
    let engine = DirectEngine()
    let (times, resolved) = try timed {
      try zip(trees, layouts).map { tree, layout in try engine.resolve(tree, in: layout.space) }
    }
    result.times["direct"] = BenchmarkResult.Time(times.divided(by: trees.count))
    result.counts["measurements"] = resolved[0].measurements
    result.counts["direct allocations"] = try Allocations.count {
      try engine.resolve(trees[0], in: layouts[0].space)
    }
    return resolved
  }

  private func runSolver(
    _ trees: [LayoutTree], _ layouts: [BenchmarkLayout], _ direct: [ResolvedLayout],
    _ result: inout BenchmarkResult
  ) throws {
    let clock = StageClock()
    var engine = SolverEngine()
    engine.options.observer = { clock.end($0) }
    let (times, solved) = try timed {
      clock.begin()
      return try zip(trees, layouts).map { tree, layout in
        clock.beginSolve()
        return try engine.solve(tree, in: layout.space, constraints: layout.constraints)
      }
    }
    result.times["total"] = BenchmarkResult.Time(times.divided(by: trees.count))
    for (stage, samples) in clock.samples {
      result.times[stage.rawValue] = BenchmarkResult.Time(samples.divided(by: trees.count))
    }
    let statistics = solved[0].statistics
    result.counts["operations"] = statistics.operations
    result.counts["rows"] = statistics.rows
    result.counts["columns"] = statistics.columns
    result.counts["nonzeros"] = statistics.nonzeros
    result.counts["pivots"] = statistics.iterations
    result.counts["blocks"] = statistics.blocks
    result.counts["rounds"] = statistics.rounds
    result.counts["solver allocations"] = try Allocations.count {
      try SolverEngine().solve(trees[0], in: layouts[0].space, constraints: layouts[0].constraints)
    }
    if let total = result.times["total"], let directTime = result.times["direct"] {
      result.ratios["total/direct"] = total.median / directTime.median
    }
    for number in trees.indices {
      result.faults += try faults(solved[number], trees[number], layouts[number], direct[number])
    }
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
