import Testing
import LinearProgramming
import GLPKBackend

@Test func smoke() throws {
  var p = LinearProgram()
  let x = p.addColumn(lower: 0, upper: 10)
  let y = p.addColumn(lower: 0, upper: .infinity)
  p.addRow(lower: 5, upper: .infinity, terms: [.init(column: x, coefficient: 1), .init(column: y, coefficient: 1)])
  p.addTier(name: "a", columnIndices: [0, 1], coefficients: [1, 1])
  p.addTier(name: "b", columnIndices: [1], coefficients: [-1])
  let o = try GLPKSolver().solve(p)
  print(o)
  let q = try GLPKSolver().solve(p, options: SolveOptions(start: .given(o.basis!)))
  print(q)
}
