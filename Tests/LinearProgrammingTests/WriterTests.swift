import Foundation
import GLPKBackend
import LinearProgramming
import LinearProgrammingTestSupport
import Testing

/// The text of small programs, word for word.
@Suite struct WriterTests {
  static let program: LinearProgram = {
    var program = LinearProgram()
    program.addColumn(lower: 0, upper: .infinity, name: "title.width")
    program.addColumn(lower: -.infinity, upper: .infinity, name: "2nd gap")
    program.addColumn(lower: -.infinity, upper: 5, name: "title width")
    program.addColumn(lower: 1.5, upper: 8)
    program.addColumn(lower: 3, upper: 3, name: "e5")
    program.addColumn(lower: 2, upper: .infinity, name: "bounds")
    program.addRow(
      lower: 0, upper: 0, name: "sum", terms: [.init(column: 0, coefficient: 1), .init(column: 1, coefficient: -1)])
    program.addRow(
      lower: -2, upper: 0.1, name: "range",
      terms: [.init(column: 1, coefficient: -2.5), .init(column: 3, coefficient: 1)])
    program.addRow(
      lower: 1, upper: .infinity, terms: [.init(column: 2, coefficient: 1), .init(column: 3, coefficient: 1e-7)])
    program.addRow(lower: -.infinity, upper: .infinity, name: "idle", terms: [.init(column: 0, coefficient: 1)])
    program.addTier(name: "wide\nenough", priority: 750, columnIndices: [0, 2], coefficients: [1, -3])
    program.addTier(name: "gap", columnIndices: [1], coefficients: [1])
    return program
  }()

  @Test func linearProgramText() throws {
    #expect(
      try LPWriter().text(for: Self.program) == """
        \\ 6 columns, 4 rows, 7 entries
        \\ tier 0 of 2: wide enough, priority 750
        Minimize
         obj: title.width - 3 title_width + 0 x_e5 + 0 x_bounds
        Subject To
         sum: title.width - x_2nd_gap = 0
         range.lower: - 2.5 x_2nd_gap + x3 >= -2
         range.upper: - 2.5 x_2nd_gap + x3 <= 0.1
         r2: title_width + 1e-07 x3 >= 1
        \\ idle is free
        Bounds
         x_2nd_gap free
         -inf <= title_width <= 5
         1.5 <= x3 <= 8
         x_e5 = 3
         x_bounds >= 2
        End

        """)
  }

  @Test func mpsText() throws {
    #expect(
      try MPSWriter(selection: TierSelection(tier: 1)).text(for: Self.program) == """
        * 6 columns, 4 rows, 7 entries
        NAME program FREE
        ROWS
         N obj
         E sum
         G range
         G r2
         N idle
        COLUMNS
         title.width sum 1
         title.width idle 1
         x_2nd_gap obj 1
         x_2nd_gap sum -1
         x_2nd_gap range -2.5
         title_width r2 1
         x3 range 1
         x3 r2 1e-07
         x_e5 obj 0
         x_bounds obj 0
        RHS
         RHS range -2
         RHS r2 1
        RANGES
         RNG range 2.1
        BOUNDS
         FR BND x_2nd_gap
         MI BND title_width
         UP BND title_width 5
         LO BND x3 1.5
         UP BND x3 8
         FX BND x_e5 3
         LO BND x_bounds 2
        ENDATA

        """)
  }

  @Test func namesAreLegalAndDistinct() {
    var program = LinearProgram()
    let names = ["a", "a", "A", "obj", "", "End", "ä ö", String(repeating: "long", count: 90), "1", "x4", "a.2", "\n"]
    for name in names { program.addColumn(lower: 0, upper: 1, name: name) }
    program.addRow(lower: 0, upper: 1, name: "a", terms: [])
    let legal = ProgramNames(program)
    let all = legal.columns + legal.rows + [legal.objective]
    #expect(Set(all.map { $0.lowercased() }).count == all.count)
    #expect(all.allSatisfy { $0.wholeMatch(of: /[A-Za-z][A-Za-z0-9_.]*/) != nil && $0.count <= 60 })
    #expect(legal.columns[0] == "a" && legal.columns[4] == "x4")
  }

  @Test func invalidProgramsAreRefused() {
    for invalid in SolverContract.invalidPrograms {
      #expect(throws: invalid.error) { try LPWriter().text(for: invalid.program) }
      #expect(throws: invalid.error) { try MPSWriter().text(for: invalid.program) }
    }
  }

  @Test func theFaceOfEarlierTiersHasEqualBounds() throws {
    let program = Self.lexicographic
    let outcome = try GLPKSolver().solve(program)
    let text = try LPWriter(selection: TierSelection(tier: 1, earlierTiers: .held(outcome))).text(for: program)
    #expect(text.contains(" r0: x0 + x1 = 4\n"))
    #expect(try LPWriter(selection: TierSelection(tier: 1)).text(for: program).contains(" r0: x0 + x1 >= 4\n"))
  }

  /// The first tier leaves x + y = 4, on which the second maximises y.
  static let lexicographic: LinearProgram = {
    var program = LinearProgram()
    for _ in 0..<2 { program.addColumn(lower: 0, upper: 10) }
    program.addRow(
      lower: 4, upper: .infinity, terms: [.init(column: 0, coefficient: 1), .init(column: 1, coefficient: 1)])
    program.addTier(name: "sum", columnIndices: [0, 1], coefficients: [1, 1])
    program.addTier(name: "y", columnIndices: [1], coefficients: [-1])
    return program
  }()
}
