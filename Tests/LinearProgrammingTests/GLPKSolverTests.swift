import CGLPK
import Foundation
import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// What is particular to GLPK: its aborts, its threads, its chatter.
@Suite struct GLPKSolverTests {
  private static let faults = [CGLPK_FAULT_BAD_INDEX, CGLPK_FAULT_IN_SOLVE, CGLPK_FAULT_OUT_OF_MEMORY]

  /// Breaks GLPK on purpose; returns the termination and what GLPK said.
  private static func provoke(_ fault: Int) -> (termination: Int32, words: String) {
    var words = [CChar](repeating: 0, count: Int(CGLPK_WORD_CAPACITY))
    let termination = unsafe cglpk_provoke(Int32(fault), &words)
    let bytes = words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (termination, String(decoding: bytes, as: UTF8.self))
  }

  private static func smallProgram() -> LinearProgram {
    var program = LinearProgram()
    program.addColumn(lower: 0, upper: 10)
    program.addColumn(lower: 0, upper: 3)
    program.addRow(
      lower: 4, upper: .infinity, terms: [.init(column: 0, coefficient: 1), .init(column: 1, coefficient: 1)])
    program.addTier(name: "sum", columnIndices: [0, 1], coefficients: [1, 1])
    program.addTier(name: "y", columnIndices: [1], coefficients: [-1])
    return program
  }

  @Test func abortsBecomeStatusesAThousandTimesInARow() throws {
    let program = Self.smallProgram()
    for round in 0..<1_000 {
      let fault = Int(Self.faults[round % Self.faults.count])
      let expected = fault == Int(CGLPK_FAULT_OUT_OF_MEMORY) ? CGLPK_OUT_OF_MEMORY : CGLPK_FAULT
      let (termination, words) = Self.provoke(fault)
      #expect(termination == Int32(expected))
      if fault == Int(CGLPK_FAULT_BAD_INDEX) { #expect(words.contains("column number out of range")) }
      if round % 50 == 0 { #expect(try GLPKSolver().solve(program).primal?.columnValues == [1, 3]) }
    }
  }

  @Test func manyTasksMaySolveAndFailAtOnce() async throws {
    let program = Self.smallProgram()
    let expected = try GLPKSolver().solve(program)
    let wrong = await withTaskGroup(of: Bool.self) { group in
      for call in 0..<2_000 {
        group.addTask {
          if call % 50 == 7 { return Self.provoke(call / 50 % 3).termination < Int32(CGLPK_OUT_OF_MEMORY) }
          // A task may come back on another thread.
          if call % 10 == 0 { await Task.yield() }
          return (try? GLPKSolver().solve(program)) != expected
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wrong == 0)
  }

  @Test func randomProgramsComeOutTheSameFromManyTasks() async throws {
    let programs = (0..<UInt64(100)).map { seed in
      var generator = SplitMix64(seed: seed)
      return LinearProgram.random(using: &generator)
    }
    let alone = try programs.map { try GLPKSolver().solve($0) }
    let together = await withTaskGroup(of: (Int, Outcome?).self) { group in
      for (index, program) in programs.enumerated() {
        group.addTask { (index, try? GLPKSolver().solve(program)) }
      }
      return await group.reduce(into: [Int: Outcome]()) { $0[$1.0] = $1.1 }
    }
    for (index, outcome) in alone.enumerated() { #expect(together[index] == outcome, "seed \(index)") }
  }

  /// Threads that end give their GLPK environment back; under a leak checker this test would show it.
  @Test func threadsMayComeAndGo() {
    let program = Self.smallProgram()
    for _ in 0..<100 {
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        _ = try? GLPKSolver().solve(program)
        done.signal()
      }
      thread.start()
      done.wait()
    }
  }

  @Test func nothingIsEverPrinted() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let marker = "the child ran\n"
      try FileHandle.standardOutput.write(contentsOf: Data(marker.utf8))
      for seed in 0..<100 {
        var generator = SplitMix64(seed: UInt64(seed))
        let lowered = LoweredTape(.random(using: &generator), blockSpread: 8)
        _ = try GLPKSolver().solve(lowered.program)
        _ = try GLPKSolver().solve(.random(using: &generator))
        for fault in 0..<3 {
          var words = [CChar](repeating: 0, count: 256)
          _ = unsafe cglpk_provoke(Int32(fault), &words)
        }
      }
    }
    let output = try #require(result)
    #expect(String(decoding: output.standardOutputContent, as: UTF8.self).hasSuffix("the child ran\n"))
    #expect(String(decoding: output.standardErrorContent, as: UTF8.self) == "")
  }

  /// Swift validates first, so the C side's own refusals show only to a direct call.
  @Test func theCallRefusesWhatWouldBreakGLPK() {
    func call(
      coefficient: Double = 1, columns: [Int32] = [0, 1], starts: [Int] = [0, 2], lower: [Double] = [0, 0],
      status: [UInt8] = [0, 1], time: Double = 1, pivots: Int = 100, rows: Int = 1
    ) -> Int32 {
      var options = cglpk_options(
        time_limit: time, iteration_limit: pivots, freezing_tolerance: 1e-6, method: 0, first_path: 0)
      var result = unsafe cglpk_result()
      return unsafe cglpk_solve(
        rows, 2, 0, [0], [1], lower, [1, 1], starts, columns, [1, coefficient], [0], [], [], [1], status, &options,
        &result
      )
    }
    let invalid = [
      call(coefficient: .nan), call(coefficient: .infinity), call(columns: [0, 0]), call(columns: [0, 2]),
      call(columns: [-1, 0]), call(starts: [1, 2]), call(starts: [0, -1]), call(lower: [0, .nan]),
      call(lower: [0, 2]), call(lower: [.infinity, 0]), call(status: [0, 9]), call(time: .nan), call(time: -1),
      call(pivots: -1), call(rows: -1), call(rows: 200_000_000), call(rows: .max),
    ]
    #expect(invalid == Array(repeating: Int32(CGLPK_INVALID), count: invalid.count))
  }

  @Test func rawCodesComeWithWords() throws {
    let outcome = try GLPKSolver().solve(Self.smallProgram(), options: SolveOptions(iterationLimit: 0))
    #expect(outcome.termination == .iterationLimit)
    #expect(outcome.raw == RawReport(codes: [8], words: "iteration limit"))
  }

  @Test func namesItself() {
    #expect(GLPKSolver().name.hasPrefix("GLPK 5"))
  }
}
