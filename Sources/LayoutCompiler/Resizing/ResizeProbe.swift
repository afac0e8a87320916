import Foundation
import LayoutEngine
import LayoutModel
import LinearProgramming

/// The layout at one length of the window, with how it moves to both sides.
struct ResizeProbe {
  let length: Double
  let status: SolvedLayout.Status
  let frames: [CGRect?]
  /// The window's answer; nil where it is not known.
  let response: WindowResponse?
  /// What holds each operation and each constraint.
  let states: [BreakState]

  /// What the layout does for smaller lengths (-1) or larger ones (1).
  func side(_ direction: Double) -> WindowResponse.Side? { direction < 0 ? response?.below : response?.above }
}

/// Lays a tree out at any length of its window.
struct ResizeProber {
  let engine: SolverEngine
  let tree: LayoutTree
  let space: LayoutSpace
  let axis: Axis
  let constraints: [LayoutConstraint]

  /// What differs by no more than this, relative to the number, is equal.
  static let tolerance = 1e-6

  /// A layout with all that is known of it.
  func probe(_ length: Double) throws(ConstraintError) -> ResizeProbe {
    let (solved, program) = try engine.solveKeepingProgram(
      tree, in: space.resized(axis, to: length), constraints: constraints)
    guard solved.status == .optimal, let layout = solved.layout else {
      let status = solved.status == .optimal ? .numericalFailure("there is no layout") : solved.status
      return ResizeProbe(length: length, status: status, frames: [], response: nil, states: [])
    }
    let options = SolveOptions(
      start: .own, timeLimit: engine.options.timeLimit, iterationLimit: engine.options.iterationLimit)
    let responses = (try? program?.windowResponses(by: engine.solver, options)) ?? []
    let states =
      (program?.breakStates ?? []) + BreakState.shown(layout.nodeFrames, tree)
      + solved.constraints.map(BreakState.init)
    return ResizeProbe(
      length: length, status: .optimal, frames: layout.nodeFrames, response: responses.first { $0.axis == axis },
      states: states)
  }

  /// The frames alone; nil where there is no layout. Without constraints both engines give the same, and the direct one is
  /// faster.
  func frames(_ length: Double) throws(ConstraintError) -> [CGRect?]? {
    let space = space.resized(axis, to: length)
    if constraints.isEmpty { return try? DirectEngine().resolve(tree, in: space).nodeFrames }
    let solved = try engine.solve(tree, in: space, constraints: constraints)
    return solved.status == .optimal ? solved.layout?.nodeFrames : nil
  }

  /// Whether two layouts are the same.
  static func areEqual(_ one: [CGRect?], _ other: [CGRect?]) -> Bool { distance(one, other) <= tolerance }

  /// The largest difference of two layouts, relative to the numbers; infinite where one has a view that the other has not.
  static func distance(_ one: [CGRect?], _ other: [CGRect?]) -> Double {
    guard one.count == other.count else { return .infinity }
    return zip(one, other).reduce(0) { largest, pair in
      guard let one = pair.0, let other = pair.1 else { return pair.0 == nil && pair.1 == nil ? largest : .infinity }
      return zip(one.frameParts, other.frameParts).reduce(largest) { largest, parts in
        if parts.0 == parts.1 || (parts.0.isNaN && parts.1.isNaN) { return largest }
        let difference = abs(parts.0 - parts.1) / max(1, abs(parts.0), abs(parts.1))
        return max(largest, difference.isNaN ? .infinity : difference)
      }
    }
  }

  /// The rates that lead from one layout to another.
  static func secant(_ one: [CGRect?], _ other: [CGRect?], over step: Double) -> [WindowResponse.Rates?] {
    zip(one, other).map { one, other in
      guard let one, let other else { return nil }
      let rates = zip(one.frameParts, other.frameParts).map { a, b in a.isFinite && b.isFinite ? (b - a) / step : 0 }
      return WindowResponse.Rates(x: rates[0], y: rates[1], width: rates[2], height: rates[3])
    }
  }
}
