import Foundation

@_exported import LayoutModel
import LayoutEngine
import LayoutCompiler
import LinearProgramming
import GLPKBackend

struct Rng: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s &+= 0x9E3779B97F4A7C15; var z = s; z = (z ^ (z >> 30)) &* 0xBF58476D1CE4E5B9; z = (z ^ (z >> 27)) &* 0x94D049BB133111EB; return z ^ (z >> 31) } }
func tree(_ n: Int, _ rng: inout Rng, _ horizontal: Bool = true) -> LayoutNode {
  if n == 1 {
    let mn = Double(Int.random(in: 0...30, using: &rng)), mx = mn + Double(Int.random(in: 0...100, using: &rng))
    let leaf = LayoutNode(.flexible(width: LengthRange(min: mn, ideal: (mn+mx)/2, max: mx), height: LengthRange(min: 5, ideal: 10, max: 60)))
    let p = [0.0, 0, 1, 2].randomElement(using: &rng)!
    return p == 0 ? leaf : leaf.modified(by: .layoutPriority(p))
  }
  let k = min(n, Int.random(in: 2...8, using: &rng))
  var parts = [Int](repeating: 1, count: k)
  for _ in 0..<(n - k) { parts[Int.random(in: 0..<k, using: &rng)] += 1 }
  let c = parts.map { tree($0, &rng, !horizontal) }
  return LayoutNode(horizontal ? .hstack(HStackLayout(spacing: 4)) : .vstack(VStackLayout(spacing: 4)), children: c)
}
func list(_ n: Int) -> LayoutNode {
  LayoutNode(.vstack(VStackLayout(spacing: 2)), children: (0..<n/5).map { i in
    LayoutNode(.hstack(HStackLayout(spacing: 8)), children: [
      LayoutNode(.fixed(CGSize(width: 24, height: 24))),
      LayoutNode(.flexible(width: LengthRange(min: 20, ideal: 80, max: 120), height: LengthRange(min: 12, ideal: 12, max: 12))),
      LayoutNode(.flexible(width: LengthRange(min: 20, ideal: 60, max: 200), height: LengthRange(min: 12, ideal: 12, max: 12))).modified(by: .layoutPriority(1)),
      LayoutNode(.spacer(minLength: nil)),
      LayoutNode(.fixed(CGSize(width: 60, height: 20))).modified(by: .padding(EdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)))])
  })
}
func ms(_ f: () -> Void, _ reps: Int) -> Double { var best = Double.infinity; let c = ContinuousClock(); for _ in 0..<reps { let t = c.measure(f); best = min(best, Double(t.components.seconds) * 1e3 + Double(t.components.attoseconds) * 1e-15) }; return best }
if CommandLine.arguments.count > 2 { let n = Int(CommandLine.arguments[2])!; var rng = Rng(s: 1); let node = CommandLine.arguments[1] == "tree" ? tree(n, &rng) : list(n); let t = try LayoutTree(node); let space = LayoutSpace(proposal: ProposedViewSize(width: Double(n) * 3, height: Double(n) * 2)); for _ in 0..<Int(CommandLine.arguments[3])! { _ = try DirectEngine().resolve(t, in: space) }; exit(0) }
for n in [100, 1000, 10000, 100000] {
  for fam in ["tree", "list"] {
    var rng = Rng(s: 1)
    let node = fam == "tree" ? tree(n, &rng) : list(n)
    let t = try LayoutTree(node)
    let space = LayoutSpace(proposal: ProposedViewSize(width: Double(n) * 3, height: Double(n) * 2))
    let reps = n >= 10000 ? 5 : 20
    let d = ms({ _ = try! DirectEngine().resolve(t, in: space) }, reps)
    print(fam, n, "nodes", t.count, "direct ms", d, "ns/node", d * 1e6 / Double(t.count), "meas", try DirectEngine().resolve(t, in: space).measurements)
    if n <= 10000 {
      let r = ms({ _ = LayoutRecording(of: t, in: space) }, reps)
      let e = SolverEngine(solver: GLPKSolver())
      let f = ms({ _ = e.formulate(t, in: space) }, 3)
      var s: SolvedLayout!
      let x = ms({ s = e.solve(t, in: space) }, 3)
      print("   record", r, "formulate(named)", f, "solve total", x, "ratio", x / d, s.status, s.statistics)
    }
  }
}
