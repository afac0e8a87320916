import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// A resize map gives the frames that solving gives, at every length.
@Suite struct ResizeMapTests {
  private let engine = SolverEngine(solver: GLPKSolver())

  /// Random documents, along both axes: at every break point and between any two of them.
  @Test func agreesWithSolvingAtBreakPointsAndBetween() throws {
    var pieces = 0
    var shapes = 0
    var curves = 0
    var incomplete = 0
    for seed in TestSeeds.seeds(usual: 150) {
      let layout = RandomLayout(seed: seed, size: RandomLayout.Size(leaves: 20, depth: 4))
      guard layout.space.proposal.width.map(\.isFinite) ?? true, layout.space.proposal.height.map(\.isFinite) ?? true
      else { continue }
      let tree = try LayoutTree(layout.root)
      let axis: Axis = seed.isMultiple(of: 3) ? .vertical : .horizontal
      let map = try engine.resizeMap(of: tree, in: layout.space, along: axis, over: 60...400)
      pieces += map.breakPoints.count + 1
      shapes += map.breakPoints.count { $0.changes.contains { $0.cause == .shape } }
      switch map.end {
      case .reached: break
      case .curved: curves += 1
      case .pieceLimit, .unsolved: incomplete += 1
      }
      let failure = try mismatch(map, tree, layout.space, [])
      #expect(failure == nil, "seed \(seed), \(axis): \(failure ?? "")\n\(layout.root)")
      if failure != nil { return }
    }
    print("resize maps: \(pieces) pieces, \(shapes) changes of shape, \(curves) curves, \(incomplete) incomplete")
    #expect(incomplete == 0)
    #expect(pieces > 500)
  }

  /// The same under constraints.
  @Test func agreesUnderConstraints() throws {
    var pieces = 0
    var incomplete = 0
    for seed in TestSeeds.seeds(usual: 15) {
      let layout = RandomLayout(seed: seed, size: RandomLayout.Size(leaves: 8, depth: 3))
      let root = layout.root.numbered()
      let tree = try LayoutTree(root)
      let constraints = RandomLayout.constraints(seed: seed, nodeCount: tree.count)
      let space = LayoutSpace(proposal: ProposedViewSize(width: 100, height: 200))
      guard let solved = try? engine.solve(tree, in: space, constraints: constraints), solved.status == .optimal,
        let map = try? engine.resizeMap(
          of: tree, in: space, along: .horizontal, over: 100...140, constraints: constraints)
      else { continue }
      pieces += map.breakPoints.count + 1
      if map.end != .reached { incomplete += 1 }
      let failure = try mismatch(map, tree, space, constraints)
      #expect(failure == nil, "seed \(seed): \(failure ?? ""), \(constraints)\n\(root)")
    }
    print("resize maps under constraints: \(pieces) pieces, \(incomplete) incomplete")
    #expect(pieces > 10)
  }

  /// Where the map differs from a full solve; `nil` where it does not.
  private func mismatch(
    _ map: ResizeMap, _ tree: LayoutTree, _ space: LayoutSpace, _ constraints: [LayoutConstraint]
  ) throws -> String? {
    let ends = [map.range.lowerBound] + map.breakPoints.map(\.length) + [map.range.upperBound]
    let middles = zip(ends, ends.dropFirst()).map { ($0 + $1) / 2 }
    for length in (ends.dropLast() + middles).prefix(120) {
      let solved = try engine.solve(tree, in: space.resized(map.axis, to: length), constraints: constraints)
      guard solved.status == .optimal, let frames = solved.layout?.nodeFrames else { continue }
      guard let mapped = map.frames(at: length) else { return "nothing at \(length)" }
      // As for both engines: what counts is relative to the largest coordinate.
      let largest = frames.compactMap { $0 }.flatMap(\.parts).reduce(1.0) { $1.isFinite ? max($0, abs($1)) : $0 }
      for (node, (one, other)) in zip(mapped, frames).enumerated() where !areEqual(one, other, 1e-6 * largest) {
        return
          "node \(node) at \(length): \(String(describing: one)) against \(String(describing: other)), \(map.breakPoints)"
      }
    }
    return nil
  }

  private func areEqual(_ one: CGRect?, _ other: CGRect?, _ tolerance: Double) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return zip(one.parts, other.parts).allSatisfy { a, b in
      a == b || (a.isNaN && b.isNaN) || abs(a - b) <= tolerance
    }
  }

  /// A row of a title that grows from 50 to 300 and a caption that is 80 wide: break points by hand.
  @Test func findsBreakPointsOfARow() throws {
    let line = LengthRange(min: 20, ideal: 20, max: 20)
    let title = LayoutNode(.flexible(width: LengthRange(min: 50, ideal: 100, max: 300), height: line), id: "title")
    let caption = LayoutNode(.fixed(CGSize(width: 80, height: 20)), id: "caption")
    let tree = try LayoutTree(LayoutNode(.hstack(HStackLayout(spacing: 10)), children: [title, caption]))
    let map = try engine.resizeMap(of: tree, in: .proposing(width: 200, height: 50), along: .horizontal, over: 0...500)
    #expect(map.end == .reached)
    #expect(map.breakPoints.map(\.length) == [140, 390])
    #expect(map.breakPoints.map { $0.changes.map(\.id) } == [["title"], ["title"]])
    #expect(map.breakPoints.map { $0.changes.map(\.cause) } == [[.lowerBound(50)], [.upperBound(300)]])
    #expect(map.frame(of: 1, at: 240)?.width == 150)
    #expect(map.frames(at: 501) == nil)
    #expect(map.solves == 1)
  }

  /// A text jumps where it needs a line less; the new lines hold from that length on.
  @Test func findsWhereTextBreaks() throws {
    let text = LayoutNode(.wrapping(width: 300, lineHeight: 10, firstBaseline: nil), id: "text")
    let tree = try LayoutTree(text)
    let map = try engine.resizeMap(
      of: tree, in: .proposing(width: 200, height: nil), along: .horizontal, over: 80...310)
    #expect(map.end == .reached)
    #expect(map.breakPoints.map { ($0.length * 1e6).rounded() / 1e6 } == [100, 150, 300])
    #expect(map.frame(of: 0, at: 150)?.height == 20)
    #expect(map.frame(of: 0, at: 149.999)?.height == 30)
  }
}

extension LayoutSpace {
  fileprivate func resized(_ axis: Axis, to length: Double) -> LayoutSpace {
    var space = self
    let follows: Bool
    if let container = space.container {
      follows = axis == .horizontal ? proposal.width == container.width : proposal.height == container.height
      if axis == .horizontal { space.container?.width = length } else { space.container?.height = length }
    } else {
      follows = true
    }
    guard follows else { return space }
    if axis == .horizontal { space.proposal.width = length } else { space.proposal.height = length }
    return space
  }
}

extension CGRect {
  fileprivate var parts: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
}
