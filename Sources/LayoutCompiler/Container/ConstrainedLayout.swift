public import Foundation
public import LayoutEngine
public import LayoutModel
public import LinearProgramming

/// A layout that places its subviews by constraints, inside one container of an ordinary tree.
///
/// Subviews are named with `constraintName(_:)`; the constraints speak of them and of the container, as `window`, in the
/// container's coordinates. A subview's minimum, ideal and maximum are found by probing: it resists being smaller than
/// its minimum at 750 and larger than its maximum at 250, and otherwise takes its answer to the container's proposal, at
/// the top leading corner. An axis that is not proposed is as long as its subviews need.
///
/// Required constraints that contradict one another are given up together, just below the priority of a requirement;
/// `conflicts(proposal:subviews:)` says which they are.
public struct ConstrainedLayout: Layout {
  /// What the subviews keep to. Constraints on a name that no subview has are left out.
  public var constraints: [LayoutConstraint]
  private let solver: any LinearSolver

  /// Makes a layout on top of a solver of linear programs.
  public init(_ constraints: [LayoutConstraint], solver: any LinearSolver) {
    self.constraints = constraints
    self.solver = solver
  }

  /// The name under which constraints speak of a subview.
  public enum Name: LayoutValueKey {
    /// Without a name no constraint can speak of a view.
    public static let defaultValue: String? = nil
  }

  /// What probing found, one element a subview.
  public struct Cache {
    var contents: [SubviewContent]
  }

  /// Probes the subviews.
  public func makeCache(subviews: Subviews) -> Cache { Cache(contents: subviews.map(SubviewContent.init)) }

  /// The proposal where it is given, and the extent of the subviews where it is not.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    solve(proposal, subviews, cache).size
  }

  /// Puts every subview where the constraints have it, proposing the size that they give it.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let solution = solve(ProposedViewSize(bounds.size), subviews, cache)
    for (subview, frame) in zip(subviews, solution.frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.origin.x, y: bounds.minY + frame.origin.y),
        proposal: ProposedViewSize(frame.size))
    }
  }

  /// The sets of required constraints that cannot hold together at a proposal; empty where all can.
  public func conflicts(proposal: ProposedViewSize, subviews: Subviews) -> [LayoutConflict] {
    let program = ContainerProgram(constraints, makeCache(subviews: subviews).contents, subviews, proposal)
    return program.conflicts(by: solver)
  }

  private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache) -> ContainerProgram.Solution {
    let program = ContainerProgram(constraints, cache.contents, subviews, proposal)
    if let solution = program.solve(by: solver) { return solution }
    let yielding = constraints.map { $0.isRequired ? $0.priority(999.5) : $0 }
    return ContainerProgram(yielding, cache.contents, subviews, proposal).solve(by: solver)
      ?? program.withoutConstraints
  }
}

extension View {
  /// Names the view for the constraints of the ``ConstrainedLayout`` that it stands in.
  public func constraintName(_ name: String) -> some View { layoutValue(key: ConstrainedLayout.Name.self, value: name) }
}

/// What a subview accepts, found by probing, in points.
struct SubviewContent {
  var minimum: CGSize
  var maximum: CGSize

  init(_ subview: LayoutSubview) {
    minimum = subview.sizeThatFits(.zero)
    maximum = subview.sizeThatFits(.infinity)
  }

  func bounds(_ axis: Axis) -> ClosedRange<Double> {
    let (low, high) =
      axis == .horizontal
      ? (Double(minimum.width), Double(maximum.width)) : (Double(minimum.height), Double(maximum.height))
    let lower = low.isFinite ? max(0, low) : 0
    return lower...(high.isNaN ? .infinity : max(lower, high))
  }
}
