import GLPKBackend
import LayoutEngine
import LayoutTestSupport
import LinearProgramming
import Testing

@testable import LayoutCompiler

/// A condensed program says the same with fewer operations.
@Suite("Condensed programs") struct CondensedProgramTests {
  /// The results of a tape of which some are asked for, from the condensed program's solved columns.
  private func solve(_ tape: Tape, asked: [TapeNumber]) throws -> (rows: Int, results: [Double]) {
    var isLive = [Bool](repeating: false, count: tape.operations.count)
    for number in asked { isLive[Int(number.result)] = true }
    let use = TapeUse(tape, isLive: isLive)
    let lowered = TapeLowering.lower(tape, use, condensed: true)
    var solved = SolvedLayout()
    let columns = try #require(SolverEngine(solver: GLPKSolver()).solve(lowered, &solved))
    #expect(solved.status == .optimal)
    return (lowered.program.rowCount, lowered.results(of: tape, use, columnValues: columns))
  }

  @Test func equalOperationsShareARow() throws {
    let tape = Tape()
    let width = tape.input(100)
    // Equal from the sums on; the last one has another bound.
    let numbers = [50.0, 50, 50, 60].map { ((width - 8) / 2).clamped(from: 10, to: $0 - 20) }
    let (rows, results) = try solve(tape, asked: numbers)
    #expect(rows == 2)
    #expect(numbers.map { results[Int($0.result)] } == [30, 30, 30, 40])
  }

  /// Bounds that overlap, lie inside each other or apart; an input below, between and above them.
  @Test(arguments: [-5.0, 0, 12, 25, 40, 90])
  func clampsOfClampsAreOne(length: Double) throws {
    for inner in [(0.0, Double.infinity), (10, 30), (20, 50), (60, 80)] {
      for outer in [(15.0, 40.0), (-.infinity, 25), (35, .infinity), (70, 75)] {
        let tape = Tape()
        let first = tape.input(length).clamped(from: inner.0, to: inner.1)
        let second = first.clamped(from: outer.0, to: outer.1)
        let (rows, results) = try solve(tape, asked: [second])
        #expect(rows == 1)
        #expect(abs(results[Int(second.result)] - second.value) <= 1e-9)
        #expect(abs(results[Int(first.result)] - first.value) <= 1e-9)
        // An outer clamp that takes nothing away is the inner one.
        let isInside = inner.0 >= outer.0 && inner.1 <= outer.1
        #expect(try solve(tape, asked: [first, second]).rows == (isInside ? 1 : 2))
      }
    }
  }

  @Test func aMaximumOfEqualNumbersIsAClamp() throws {
    let tape = Tape()
    let width = tape.input(100)
    let equal = (0..<4).map { _ in width.clamped(from: 5, to: 60) }
    let largest = TapeNumber.maximum(4, atLeast: 0) { equal[$0] }
    let smallest = TapeNumber.minimum(equal)
    let (rows, results) = try solve(tape, asked: [largest, smallest])
    #expect(rows == 1)
    #expect(results[Int(largest.result)] == 60 && results[Int(smallest.result)] == 60)
  }

  /// The program of each operation by itself has the same frames, and no fewer rows.
  @Test func framesAreThoseOfTheWholeProgram() throws {
    for seed in TestSeeds.seeds(usual: 200) {
      let layout = RandomLayout(seed: seed, size: .large)
      let tree = try LayoutTree(layout.root)
      let engine = SolverEngine(solver: GLPKSolver())
      let condensed = engine.solve(tree, in: layout.space)
      let whole = engine.solveKeepingProgram(tree, in: layout.space).solved
      #expect(condensed.statistics.rows <= whole.statistics.rows)
      #expect(condensed.statistics.blocks <= whole.statistics.blocks)
      guard whole.status == .optimal, let frames = whole.layout else { continue }
      #expect(Comparison(direct: frames, solver: condensed.layout).verdict == .agree, "seed \(seed)")
    }
  }
}
