import Foundation
import LayoutEngine

/// The direct engine's layout beside the solver's.
struct Comparison {
  /// The frames of one view.
  struct View {
    let id: String
    /// Nil where the engine gives the view no frame.
    let direct: CGRect?
    let solver: CGRect?
    /// The largest difference of a number in the frames; nil where a frame is missing.
    let difference: Double?
  }

  enum Verdict: String {
    /// All views stand where they should.
    case agree
    /// They do not, because constraints moved them.
    case constrained
    /// They do not, and nothing explains it.
    case mismatch
    /// The solver gave no layout.
    case unsolved

    func exitCode(of status: SolvedDocument.Status) -> ExitCode {
      switch self {
      case .agree, .constrained: .done
      case .mismatch: .answerIsNo
      case .unsolved: status.exitCode == .done ? .failure : status.exitCode
      }
    }
  }

  let views: [View]
  let verdict: Verdict

  /// The largest difference that counts as none, in points.
  let tolerance: Double

  /// How far engines may differ, relative to the largest coordinate where that is above 1.
  private static let relativeTolerance = 1e-6

  /// The views that differ, or that only one engine gives a frame.
  var differing: [View] {
    views.filter { $0.difference.map { $0 > tolerance } ?? true }
  }

  /// The largest difference; 0 without views.
  var largestDifference: Double {
    views.compactMap(\.difference).max() ?? 0
  }

  init(of direct: SolvedDocument, and solved: SolvedDocument, hasConstraints: Bool) {
    let solvedFrames = solved.layout?.framesByID ?? [:]
    let directViews = direct.layout?.views ?? []
    let shared = directViews.map { view in
      let frame = solvedFrames[view.id]
      return View(id: view.id, direct: view.frame, solver: frame, difference: frame?.distance(to: view.frame))
    }
    let known = Set(directViews.map(\.id))
    let added = (solved.layout?.views ?? []).filter { !known.contains($0.id) }
    views = shared + added.map { View(id: $0.id, direct: nil, solver: $0.frame, difference: nil) }

    let coordinates = (directViews.map(\.frame) + solvedFrames.values).flatMap(\.coordinates)
    let largest = coordinates.map(\.magnitude).filter(\.isFinite).max() ?? 0
    let limit = Self.relativeTolerance * max(1, largest)
    tolerance = limit
    let sizes = (direct.layout?.size, solved.layout?.size)
    let rootDiffers = CGRect(size: sizes.0).distance(to: CGRect(size: sizes.1)) > limit
    let differs = rootDiffers || views.contains { $0.difference.map { $0 > limit } ?? true }
    verdict = solved.layout == nil ? .unsolved : !differs ? .agree : hasConstraints ? .constrained : .mismatch
  }
}

extension CGRect {
  /// x, y, width and height as they are.
  fileprivate var coordinates: [Double] {
    [origin.x, origin.y, size.width, size.height].map { Double($0) }
  }

  fileprivate init(size: CGSize?) {
    self.init(origin: .zero, size: size ?? .zero)
  }

  /// The largest difference of two numbers; equal infinities, and two numbers without a value, do not differ.
  func distance(to other: CGRect) -> Double {
    zip(coordinates, other.coordinates).map { first, second in
      if first == second || first.isNaN && second.isNaN { return 0 }
      let difference = (first - second).magnitude
      return difference.isNaN ? .infinity : difference
    }.max() ?? 0
  }
}
