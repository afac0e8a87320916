public import Foundation
public import LayoutEngine

/// Two engines' layouts of one tree, view by view.
public struct Comparison: Sendable {
  /// What was found.
  public enum Verdict: String, Sendable {
    /// All frames are equal within the tolerance.
    case agree
    /// Some frames differ, and nothing explains it: an error in one of the engines.
    case mismatch
    /// One engine gave no layout.
    case unsolved
  }

  /// One view's two frames.
  public struct View: Sendable {
    /// The view's name.
    public var id: String
    /// How many named views it stands inside.
    public var depth: Int
    /// The direct engine's frame, in points in the window.
    public var direct: CGRect?
    /// The solver's frame, in points in the window.
    public var solver: CGRect?
    /// The largest difference of a coordinate or length, in points.
    public var difference: Double
    /// Whether that is within the tolerance.
    public var agrees: Bool
  }

  /// What was found.
  public var verdict: Verdict
  /// The named views in the direct engine's order.
  public var views: [View]
  /// The largest difference over all nodes, named or not, in points.
  public var largestDifference: Double
  /// What counts as equal: ``relativeTolerance`` times the largest coordinate, at least that times 1.
  public var tolerance: Double

  /// The tolerance for each point of the largest coordinate.
  public static let relativeTolerance = 1e-6

  /// Compares the frames of all nodes; a coordinate without a value equals only another one.
  public init(direct: ResolvedLayout, solver: ResolvedLayout?) {
    let frames = direct.nodeFrames.compactMap { $0 } + (solver?.nodeFrames.compactMap { $0 } ?? [])
    let largest = frames.reduce(1.0) { max($0, $1.largestFiniteCoordinate) }
    let tolerance = Self.relativeTolerance * largest
    self.tolerance = tolerance
    views = direct.views.map { view in
      let other = solver?.frame(of: view.id)
      let difference = other.map { view.frame.distance(to: $0) } ?? .infinity
      return View(
        id: view.id, depth: view.depth, direct: view.frame, solver: other, difference: difference,
        agrees: difference <= tolerance)
    }
    guard let solver else {
      verdict = .unsolved
      largestDifference = .infinity
      return
    }
    largestDifference = zip(direct.nodeFrames, solver.nodeFrames).reduce(0) { max($0, distance($1.0, $1.1)) }
    verdict = largestDifference <= tolerance ? .agree : .mismatch
  }
}

private func distance(_ a: CGRect?, _ b: CGRect?) -> Double {
  guard let a, let b else { return a == nil && b == nil ? 0 : .infinity }
  return a.distance(to: b)
}

extension CGRect {
  fileprivate var parts: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }

  fileprivate var largestFiniteCoordinate: Double {
    parts.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
  }

  /// The largest difference of a part; equal infinities, and parts without a value on both sides, differ by nothing.
  fileprivate func distance(to other: CGRect) -> Double {
    zip(parts, other.parts).reduce(0) { largest, pair in
      if pair.0 == pair.1 || (pair.0.isNaN && pair.1.isNaN) { return largest }
      let difference = abs(pair.0 - pair.1)
      return max(largest, difference.isNaN ? .infinity : difference)
    }
  }
}
