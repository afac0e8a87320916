import Foundation
import LayoutEngine
import LayoutModel
import LinearProgramming

/// Follows a layout under constraints: two solves a little beyond a length give the lines from there on, and the rates of the
/// final basis, where they are the same, how far these go.
struct ConstrainedResize: ResizeSource {
  let engine: SolverEngine
  let tree: LayoutTree
  let space: LayoutSpace
  let axis: Axis
  let range: ClosedRange<Double>
  let constraints: [LayoutConstraint]
  /// How often the layout was solved.
  private(set) var solves = 0
  /// The layout that was asked for last: a piece often begins where the one before was checked.
  private var last: (length: Double, parts: [Double])?

  init(
    _ engine: SolverEngine, _ tree: LayoutTree, in space: LayoutSpace, along axis: Axis,
    over range: ClosedRange<Double>,
    constraints: [LayoutConstraint]
  ) {
    self.engine = engine
    self.tree = tree
    self.space = space
    self.axis = axis
    self.range = range
    self.constraints = constraints
  }

  mutating func forget() {}

  mutating func parts(at length: Double) throws(ResizeFailure) -> [Double] {
    if let last, last.length == length { return last.parts }
    let parts = try solve(length).parts
    last = (length, parts)
    return parts
  }

  private mutating func solve(
    _ length: Double
  ) throws(ResizeFailure) -> (parts: [Double], program: SolvedProgram?) {
    solves += 1
    do {
      let (solved, program) = try engine.solveKeepingProgram(
        tree, in: space.resized(axis, to: length), constraints: constraints)
      guard solved.status == .optimal, let layout = solved.layout else {
        throw ResizeFailure(length: length, reason: "\(solved.status)")
      }
      return (LayoutCompiler.parts(of: layout.nodeFrames), program)
    } catch let failure as ResizeFailure {
      throw failure
    } catch {
      throw ResizeFailure(length: length, reason: "\(error)")
    }
  }

  mutating func lines(from length: Double) throws(ResizeFailure) -> FrameLines {
    // Not at the length itself: at a break point the basis that holds to the right is one of several.
    let step = min(0x1p-7, (range.upperBound - length) / 4)
    let (one, program) = try solve(length + step)
    let (other, _) = try solve(length + 3 * step)
    let slopes = zip(one, other).map { $1 == $0 || $0.isNaN || $1.isNaN ? 0 : ($1 - $0) / (2 * step) }
    var lines = FrameLines(
      from: length + step, end: range.upperBound, values: one, slopes: slopes,
      changes: [ResizeMap.Change(node: 0, id: tree.id(of: 0), cause: .shape)])
    if let (rates, end) = rates(program), zip(rates, slopes).allSatisfy({ abs($0 - $1) < 1e-6 }) {
      lines.slopes = rates
      lines.end = min(max(end, length + 3 * step), range.upperBound)
    }
    lines.move(to: length)
    return lines
  }

  /// The rates of the final basis to the right, and where it stops to hold.
  private func rates(_ program: SolvedProgram?) -> (rates: [Double], end: Double)? {
    let response = try? program?.windowResponses(by: engine.solver, SolveOptions()).first { $0.axis == axis }
    guard let above = response?.above else { return nil }
    let rates = above.rates.flatMap { rates -> [Double] in
      rates.map { [$0.x, $0.y, $0.width, $0.height] } ?? [0, 0, 0, 0]
    }
    return (rates, above.end)
  }
}
