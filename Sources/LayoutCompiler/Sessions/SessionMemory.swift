import Foundation
import LayoutEngine
import LayoutModel

/// What a session lays out.
struct SessionState {
  var tree: LayoutTree
  var space: LayoutSpace
  var constraints: [LayoutConstraint]

  init(_ tree: LayoutTree, _ space: LayoutSpace, _ constraints: [LayoutConstraint]) {
    (self.tree, self.space, self.constraints) = (tree, space, constraints)
  }
}

/// What a session remembers from one edit to the next: the natural layout, solved.
struct SessionMemory {
  /// What has been edited.
  enum Edit {
    case start
    case window
    case content(Int)
    case constraints
  }

  private let engine: SolverEngine
  private let names: [String: Int]
  /// The layout without the constraints; `nil` where it is not known, or cannot be edited.
  private var natural: WarmNatural?

  /// - Parameter names: the nodes of the views that have names.
  init(_ engine: SolverEngine, names: [String: Int]) {
    self.engine = engine
    self.names = names
  }

  /// Lays out what a session holds after an edit.
  mutating func solve(
    _ state: SessionState, _ edit: Edit, _ statistics: inout LayoutSession.Statistics
  ) throws(ConstraintError) -> SolvedLayout {
    var cost = statistics
    var solved = follow(state, edit, &cost)
    if let natural = solved, !state.constraints.isEmpty {
      solved = try constrained(natural, state)
    }
    guard let solved else {
      statistics.fullSolves = cost.fullSolves + 1
      return try engine.solve(state.tree, in: state.space, constraints: state.constraints)
    }
    if cost.fullSolves == statistics.fullSolves { cost.warmEdits += 1 }
    statistics = cost
    return solved
  }

  /// The natural layout after an edit, warm if that can be, `nil` where it is not known.
  private mutating func follow(
    _ state: SessionState, _ edit: Edit, _ cost: inout LayoutSession.Statistics
  ) -> SolvedLayout? {
    switch edit {
    case .constraints where natural != nil: break
    case .content(let leaf):
      if let natural, !natural.change(leaf, in: state.tree, by: engine, &cost) { self.natural = nil }
    default: natural = nil
    }
    if natural == nil {
      natural = WarmNatural(state, by: engine)
      cost.fullSolves += natural == nil ? 0 : 1
    }
    return natural?.solved
  }

  /// The natural layout as the answer to constraints that it meets; `nil` where it does not.
  ///
  /// All violations are zero there, and nothing is decided: every priority, and the natural layout after them, is at its
  /// optimum already. So a solve from nothing ends in its first round.
  private func constrained(
    _ natural: SolvedLayout, _ state: SessionState
  ) throws(ConstraintError) -> SolvedLayout? {
    guard var layout = Optional(natural), let frames = layout.layout, natural.status == .optimal,
      state.tree.nodesWithBaselines(in: state.constraints).isEmpty, !frames.hasNegativeLengths
    else { return nil }
    layout.constraints = try frames.reports(on: state.constraints, of: state.tree, in: state.space)
    let areMet = zip(layout.constraints, state.constraints).allSatisfy { $0.isMetExactly(by: $1.relation) }
    return areMet ? layout : nil
  }
}

extension ResolvedLayout {
  /// Whether a view is shorter than nothing: under constraints, lengths that can be decided are not.
  fileprivate var hasNegativeLengths: Bool {
    nodeFrames.contains { frame in frame.map { $0.size.width < 0 || $0.size.height < 0 } ?? false }
  }
}

extension ConstraintReport {
  /// Below this, in points, a violation moves nothing by more than rounding.
  private static let rounding = 1e-10

  /// Whether it holds so well that nothing has to move for it.
  func isMetExactly(by relation: LayoutConstraint.Relation) -> Bool {
    switch relation {
    case .equal: abs(difference) <= Self.rounding
    case .lessThanOrEqual: difference <= Self.rounding
    case .greaterThanOrEqual: difference >= -Self.rounding
    }
  }
}

extension LayoutSpace {
  /// The space with another size of the window, or of what the root is offered.
  func resized(to size: CGSize) -> LayoutSpace {
    var space = self
    space.container = container == nil ? nil : size
    func offer(_ length: CGFloat?, _ window: CGFloat?, _ new: CGFloat) -> CGFloat? {
      guard let length else { return nil }
      return container == nil || length == window ? new : length
    }
    space.proposal = ProposedViewSize(
      width: offer(proposal.width, container?.width, size.width),
      height: offer(proposal.height, container?.height, size.height))
    return space
  }
}
