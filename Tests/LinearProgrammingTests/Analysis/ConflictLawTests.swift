import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// Conflicts against the enumeration of subsets in exact arithmetic, and what finding them costs.
@Suite struct ConflictLawTests {
  /// A random program whose rows contradict each other more often than not, and a random choice of relaxable rows.
  private struct Case {
    var program: LinearProgram
    var rows: [RelaxableRow] = []

    init(seed: UInt64) {
      var generator = SplitMix64(seed: seed &+ 40_000)
      program = .random(using: &generator, tiers: 0)
      for row in 0..<program.rowCount {
        if generator.chance(0.4) {
          let shift = generator.whole(-20...20)
          program.rowLower[row] += shift
          program.rowUpper[row] += shift
        }
        if generator.chance(0.8) {
          rows.append(RelaxableRow(row: row, sides: generator.pick([.both, .both, .both, .lower, .upper])))
        }
      }
      if generator.chance(0.5) { rows.reverse() }
    }

    /// The program with only some relaxable rows in force.
    func keeping(_ kept: (Int) -> Bool) -> LinearProgram {
      var result = program
      for (index, relaxable) in rows.enumerated() where !kept(index) {
        if relaxable.sides.contains(.lower) { result.rowLower[relaxable.row] = -infinity }
        if relaxable.sides.contains(.upper) { result.rowUpper[relaxable.row] = infinity }
      }
      return result
    }

    /// Nil where exact arithmetic overflows.
    static func isFeasible(_ program: LinearProgram) throws -> Bool? {
      switch try RationalSimplexSolver().solve(program).termination {
      case .optimal: true
      case .infeasible: false
      default: nil
      }
    }
  }

  @Test func conflictsAreMinimalSetsOfTheEnumeration() throws {
    var found = 0
    var multiple = 0
    var hard = 0
    let seeds = Seeds.cases(300)
    for seed in seeds {
      let example = Case(seed: seed)
      let count = example.rows.count
      var conflicting = [Bool](repeating: false, count: 1 << count)
      var isExact = true
      for mask in 0..<(1 << count) {
        guard let feasible = try Case.isFeasible(example.keeping { mask >> $0 & 1 == 1 }) else {
          isExact = false
          break
        }
        conflicting[mask] = !feasible
      }
      guard isExact else { continue }
      // Every other one without edges, by linear programs alone.
      let solver: any LinearSolver = seed % 2 == 0 ? GLPKSolver() : SolverWithoutEdges()
      let report = try ConflictAnalysis().conflicts(in: example.program, relaxing: example.rows, by: solver)
      if conflicting[0] {
        hard += 1
        #expect(report.verdict == .hardRestInfeasible, "seed \(seed)")
        continue
      }
      #expect(report.verdict == .complete, "seed \(seed)")
      #expect(report.conflicts.isEmpty != conflicting[(1 << count) - 1], "seed \(seed)")
      var left = (1 << count) - 1
      for conflict in report.conflicts {
        let indices = conflict.members.map { member in example.rows.firstIndex { $0.row == member.row } ?? -1 }
        #expect(indices == indices.sorted(), "seed \(seed)")
        let mask = indices.reduce(0) { $0 | 1 << $1 }
        #expect(mask & ~left == 0, "seed \(seed): a row in two conflicts")
        left &= ~mask
        #expect(conflicting[mask], "seed \(seed): \(indices) hold together")
        for index in indices { #expect(!conflicting[mask & ~(1 << index)], "seed \(seed): \(index) is superfluous") }
        #expect(conflict.witness.margin(in: example.keeping { mask >> $0 & 1 == 1 }) > 0, "seed \(seed)")
        try checkRepairs(of: conflict, mask, example, seed)
      }
      #expect(!conflicting[left], "seed \(seed): a conflict was overlooked")
      found += report.conflicts.count
      if report.conflicts.count > 1 { multiple += 1 }
    }
    if seeds.count >= 300 {
      #expect(found > 50)
      #expect(multiple > 5)
      #expect(hard > 5)
    }
  }

  /// A little more than the repair is enough; a little less is not.
  private func checkRepairs(of conflict: Conflict, _ mask: Int, _ example: Case, _ seed: UInt64) throws {
    for member in conflict.members {
      let repair = try #require(member.repair, "seed \(seed)")
      for (factor, expected) in [(0x1p-14, true), (-0x1p-14, false)] {
        var program = example.keeping { mask >> $0 & 1 == 1 }
        // Short fractions for exact arithmetic.
        let amount = ((repair.amount * 0x1p20).rounded() * 0x1p-20) + factor
        if repair.side == .lower {
          program.rowLower[member.row] -= amount
        } else {
          program.rowUpper[member.row] += amount
        }
        // A row that is fixed is relaxed on the other side too where that may be.
        guard program.rowLower[member.row] <= program.rowUpper[member.row] else { continue }
        guard let feasible = try Case.isFeasible(program) else { continue }
        #expect(feasible == expected, "seed \(seed): row \(member.row), \(repair)")
      }
    }
  }

  /// 300 relaxable rows of which two contradict each other, over a layout: counts, not times.
  @Test(arguments: [5, 10])
  func oneConflictAmongManyRowsCostsLittle(_ leavesPerStack: Int) throws {
    var generator = SplitMix64(seed: 3)
    let tape = Tape.stacks(leaves: 300, leavesPerStack: leavesPerStack, using: &generator)
    let lowered = LoweredTape(tape)
    let values = tape.evaluate()
    var program = lowered.program
    var rows: [RelaxableRow] = []
    let leaves = tape.operations.indices.filter { if case .clamp = tape.operations[$0] { true } else { false } }
    for (position, leaf) in leaves.enumerated() {
      // Every other one asks for half of what it has, the others for all of it.
      let column = lowered.columns[leaf]
      let row = program.addRow(
        lower: values[leaf] * (position % 2 == 0 ? 0.5 : 1), upper: .infinity,
        terms: [.init(column: column, coefficient: 1)])
      rows.append(RelaxableRow(row: row))
    }
    // One that its own bounds would let be smaller.
    let index = try #require(
      leaves.indices.first {
        $0 > 130 && $0 % 2 == 1 && program.columnLower[lowered.columns[leaves[$0]]] <= values[leaves[$0]] - 5
      })
    let victim = leaves[index]
    let row = program.addRow(
      lower: -infinity, upper: values[victim] - 5, terms: [.init(column: lowered.columns[victim], coefficient: 1)])
    rows[20] = RelaxableRow(row: row)

    let alone = try GLPKSolver().solve(program)
    #expect(alone.termination == .infeasible)
    let report = try ConflictAnalysis().conflicts(in: program, relaxing: rows, by: GLPKSolver())
    #expect(report.verdict == .complete)
    #expect(report.conflicts.count == 1)
    let members = try #require(report.conflicts.first?.members)
    #expect(members.map(\.row) == [row, rows[index].row])
    for member in members { #expect(((member.repair?.amount ?? 0) - 5).magnitude < 1e-7) }
    print("conflict among 300 rows: \(report.effort), one solve: \(alone.effort.iterations) pivots")
    #expect(report.effort.programs == 2)
    #expect(report.effort.iterations <= 3 * alone.effort.iterations)
  }

  /// A sum that is passed on through many equations, and its two ends: every one of them can make peace.
  @Test func everyLinkOfAChainIsSettledAlongAnEdge() throws {
    let count = 200
    var program = LinearProgram()
    for _ in 0...count { _ = program.addColumn(lower: 0, upper: .infinity) }
    for link in 0..<count {
      program.addRow(
        lower: 0, upper: 0,
        terms: [.init(column: link, coefficient: 1), .init(column: link + 1, coefficient: -1)])
    }
    program.addRow(lower: 70, upper: .infinity, terms: [.init(column: 0, coefficient: 1)])
    program.addRow(lower: -infinity, upper: 50, terms: [.init(column: count, coefficient: 1)])
    let rows = (0..<program.rowCount).map { RelaxableRow(row: $0) }
    for (solver, programs) in [(GLPKSolver(), 2), (SolverWithoutEdges(), rows.count + 2)] as [(any LinearSolver, Int)] {
      let report = try ConflictAnalysis().conflicts(in: program, relaxing: rows, by: solver)
      #expect(report.verdict == .complete)
      #expect(report.effort.programs == programs)
      let members = try #require(report.conflicts.first?.members)
      #expect(members.map(\.row) == rows.map(\.row))
      for member in members { #expect(((member.repair?.amount ?? 0) - 20).magnitude < 1e-9) }
    }
  }
}

/// A solver that can solve, and nothing else.
private struct SolverWithoutEdges: LinearSolver {
  let name = "GLPK without edges"
  var capabilities: SolverCapabilities { GLPKSolver().capabilities }

  func solve(_ program: LinearProgram, options: SolveOptions) throws(LinearProgramError) -> Outcome {
    try GLPKSolver().solve(program, options: options)
  }
}
