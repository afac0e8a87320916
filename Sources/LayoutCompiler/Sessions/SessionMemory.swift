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

/// What a session remembers from one edit to the next: the layout without the constraints, and that in which the views whose
/// lengths they decide are framed.
struct SessionMemory {
  /// What has been edited.
  enum Edit {
    case start
    case window
    case content(Int)
    case constraints
  }

  private let engine: SolverEngine
  private let nodes: [String: Int]
  /// The layout without the constraints; `nil` where it is not known, or cannot be edited.
  private var natural: WarmFrames?
  /// Whether it cannot be edited because of what a layout of a user's own does; that may be otherwise in another window.
  private var isUnfollowable = false
  /// The layout at decided lengths; `nil` until lengths are decided.
  private var framed: WarmFramed?
  /// What solves from nothing hand on to each other.
  private let memory = SolveMemory()

  /// - Parameter names: the nodes of the views that have names.
  init(_ engine: SolverEngine, names: [String: Int]) {
    self.engine = engine
    nodes = names
  }

  /// Lays out what a session holds after an edit.
  mutating func solve(
    _ state: SessionState, _ edit: Edit, _ statistics: inout LayoutSession.Statistics
  ) throws(ConstraintError) -> SolvedLayout {
    var cost = statistics
    follow(state, edit, &cost)
    if var solved = warmLayout(state, &cost) {
      solved.checkGeometryReaders(of: state.tree)
      if cost.fullSolves == statistics.fullSolves { cost.warmEdits += 1 }
      statistics = cost
      return solved
    }
    statistics.fullSolves = cost.fullSolves + 1
    return try engine.solve(state.tree, in: state.space, constraints: state.constraints, remembering: memory)
  }

  /// Takes an edit over into the layout without constraints.
  private mutating func follow(_ state: SessionState, _ edit: Edit, _ cost: inout LayoutSession.Statistics) {
    switch edit {
    case .constraints: break
    case .content(let leaf):
      memory.forgetLayout()
      framed?.change(leaf, in: state.tree)
      if let natural, !natural.isWorn, let changes = natural.live.change(leaf, in: state.tree),
        natural.follow(changes, in: state.tree, by: engine, &cost)
      {
        break
      }
      natural = nil
    case .start, .window:
      memory.forgetLayout()
      (natural, framed, isUnfollowable) = (nil, nil, false)
    }
    guard natural == nil && !isUnfollowable else { return }
    let new = WarmFrames(LiveRecording(of: state.tree, in: state.space), reported: Array(0..<state.tree.count))
    guard new.begin(state.tree, by: engine) else {
      isUnfollowable = !new.live.isFollowable
      return
    }
    natural = new
    cost.fullSolves += 1
  }

  /// The layout as far as it follows from what is remembered; `nil` where a solve from nothing has to tell.
  private mutating func warmLayout(
    _ state: SessionState, _ cost: inout LayoutSession.Statistics
  ) -> SolvedLayout? {
    guard let natural else { return nil }
    if state.constraints.isEmpty { return natural.solved }
    guard !state.constraints.contains(where: \.namesBaselines) else { return nil }
    if let reports = natural.solved.reportsIfMet(state, nodes) {
      // All violations are zero, and nothing is decided: every priority, and the natural layout after them, is at its
      // optimum already, and a solve from nothing ends in its first round.
      var solved = natural.solved
      solved.constraints = reports
      return solved
    }
    guard engine.options.policy == .lexicographic, LiveRecording.followsDecisions(state.tree) else { return nil }
    if framed?.covers(state.constraints) != true {
      let named = Set(state.constraints.flatMap { $0.views.compactMap { nodes[$0] } })
      framed = WarmFramed(state.tree, named: named, nodes: nodes)
    }
    guard var solved = framed?.solve(state, beside: natural.live, by: engine, &cost),
      let reports = solved.reportsIfMet(state, nodes),
      endlessNodes(of: state, in: solved).isSubset(of: endlessNodes(of: state, in: natural.solved))
    else { return nil }
    solved.constraints = reports
    return solved
  }

  /// The nodes that constraints name and that have no end; a layout in which others are so than without the constraints is
  /// no answer.
  private func endlessNodes(of state: SessionState, in solved: SolvedLayout) -> Set<Int> {
    let frames = solved.layout?.nodeFrames ?? []
    let endless = frames.indices.filter { node in
      guard let frame = frames[node] else { return false }
      return !(frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite && frame.height.isFinite)
    }
    if endless.isEmpty { return [] }
    return Set(endless).intersection(state.constraints.flatMap { $0.views.compactMap { nodes[$0] } })
  }
}

extension SolvedLayout {
  /// How the layout stands to a session's constraints, if it meets them all.
  fileprivate func reportsIfMet(_ state: SessionState, _ nodes: [String: Int]) -> [ConstraintReport]? {
    guard status == .optimal, let layout, !layout.hasNegativeLengths else { return nil }
    let reports = try? layout.reports(on: state.constraints, nodes: nodes, in: state.space) { report, constraint in
      report.isMetExactly(by: constraint.relation)
    }
    return reports.flatMap { $0 }
  }
}

extension LayoutConstraint {
  /// Whether it speaks of text baselines, which warm layouts do not measure.
  fileprivate var namesBaselines: Bool {
    (left.terms + right.terms).contains { $0.attribute == .firstTextBaseline || $0.attribute == .lastTextBaseline }
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
