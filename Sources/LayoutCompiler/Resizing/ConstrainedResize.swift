import Foundation
import LayoutEngine
import LayoutModel
import LinearProgramming

/// Follows a layout under constraints: each piece is a solve with the rates of its final basis.
struct ConstrainedResize: ResizeSource {
  let engine: SolverEngine
  let tree: LayoutTree
  let space: LayoutSpace
  let axis: Axis
  let range: ClosedRange<Double>
  let constraints: [LayoutConstraint]
  /// How often the layout was solved.
  private(set) var solves = 0
  /// The layouts that were solved last: a check and a new piece often ask for the same.
  private var known: [Double: [Double]] = [:]

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
    if let parts = known[length] { return parts }
    let parts = try solve(length).parts
    known = [length: parts]
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
    // A little beyond: at a break point the basis that holds to the right is one of several.
    let point = length + min(0x1p-7, (range.upperBound - length) / 2)
    let (values, program) = try solve(point)
    let response = try? program?.windowResponses(by: engine.solver, SolveOptions()).first { $0.axis == axis }
    guard let above = response?.above else {
      throw ResizeFailure(length: point, reason: "the solver gives no rates")
    }
    let slopes = above.rates.flatMap { rates -> [Double] in
      rates.map { [$0.x, $0.y, $0.width, $0.height] } ?? [0, 0, 0, 0]
    }
    var lines = FrameLines(from: point, end: above.end, values: values, slopes: slopes, changes: [])
    lines.values = values.indices.map { lines.value($0, at: length) }
    lines.from = length
    lines.end = min(above.end, range.upperBound)
    lines.changes = [ResizeMap.Change(node: 0, id: tree.id(of: 0), cause: .shape)]
    return lines
  }
}
