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
    /// The solver gave no layout that it stands by.
    case unsolved
  }

  /// How one view's frames compare.
  public enum Standing: String, Sendable {
    /// Both engines give the same frame.
    case agree
    /// Constraints moved it: the direct engine gives the solver's frame once the decided views are framed.
    case constrained
    /// As constrained, and other layouts would have been as good.
    case ambiguous
    /// Nothing explains the difference: an error in one of the engines.
    case mismatch
    /// The solver has no frame to compare with.
    case unsolved
  }

  /// One view's two frames.
  public struct View: Sendable {
    /// The view's name.
    public var id: String
    /// The number of the view's node.
    public var node: Int
    /// How many named views it stands inside.
    public var depth: Int
    /// The direct engine's frame, in points in the window.
    public var direct: CGRect?
    /// The solver's frame, in points in the window.
    public var solver: CGRect?
    /// The largest difference of a coordinate or length, in points.
    public var difference: Double
    /// What the difference is.
    public var standing: Standing
    /// For a view that constraints moved: the positions in the list of those that hold exactly, or not at all, and speak
    /// of it, or else of a view that it is inside or that is inside it. Empty where only siblings are spoken of.
    public var constraints: [Int] = []

    /// Whether both engines give the same frame.
    public var agrees: Bool { standing == .agree }
  }

  /// What was found.
  public var verdict: Verdict
  /// The named views in the direct engine's order.
  public var views: [View]
  /// The largest difference over all nodes, named or not, in points: from the direct layout, with the decided views
  /// framed where there are constraints.
  public var largestDifference: Double
  /// What counts as equal: ``relativeTolerance`` times the largest coordinate, at least that times 1.
  public var tolerance: Double

  /// The tolerance for each point of the largest coordinate.
  public static let relativeTolerance = 1e-6

  /// Compares the frames of all nodes; a coordinate without a value equals only another one.
  ///
  /// - Parameters:
  ///   - direct: the direct engine's layout.
  ///   - solver: the solver's; `nil` where it has none that it stands by.
  ///   - realised: the direct engine's layout with the views framed that constraints decided; `nil` without constraints.
  ///   - ambiguous: the nodes that other optimal layouts have otherwise.
  public init(
    direct: ResolvedLayout, solver: ResolvedLayout?, realised: ResolvedLayout? = nil, ambiguous: Set<Int> = []
  ) {
    let reference = realised ?? direct
    let frames = (direct.nodeFrames + reference.nodeFrames + (solver?.nodeFrames ?? [])).compactMap { $0 }
    let largest = frames.reduce(1.0) { max($0, $1.largestFiniteCoordinate) }
    let tolerance = Self.relativeTolerance * largest
    self.tolerance = tolerance
    guard let solver else {
      verdict = .unsolved
      largestDifference = .infinity
      views = direct.views.map { view in
        View(
          id: view.id, node: view.node, depth: view.depth, direct: view.frame, difference: .infinity,
          standing: .unsolved)
      }
      return
    }
    let errors = zip(reference.nodeFrames, solver.nodeFrames).map { distance($0, $1) }
    largestDifference = errors.reduce(0, max)
    verdict = largestDifference <= tolerance ? .agree : .mismatch
    // A view that only one engine shows has a frame on one side.
    let more = solver.views.filter { direct.nodeFrames[$0.node] == nil }
    views = (direct.views + more).map { view in
      let frames = (direct: direct.nodeFrames[view.node], solver: solver.nodeFrames[view.node])
      let difference = distance(frames.direct, frames.solver)
      let moved: Standing = ambiguous.contains(view.node) ? .ambiguous : .constrained
      return View(
        id: view.id, node: view.node, depth: view.depth, direct: frames.direct, solver: frames.solver,
        difference: difference,
        standing: errors[view.node] > tolerance ? .mismatch : difference <= tolerance ? .agree : moved)
    }
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
