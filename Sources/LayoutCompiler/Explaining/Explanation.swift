public import Foundation
public import LayoutEngine

/// Why a solved layout is what it is: a value that reports print, filled from what the solver knows.
public struct Explanation: Sendable {
  /// How a constraint stands, in one word.
  public enum Standing: String, Sendable {
    /// An inequality that holds with room to spare.
    case slack
    /// It holds exactly, and may be what decides something.
    case binding
    /// It had to give way.
    case violated
    /// A view that it names is not part of the layout: it asks for nothing.
    case inactive
  }

  /// One constraint.
  public struct Constraint: Sendable, Equatable {
    /// How the layout stands to it, with the amounts.
    public var report: ConstraintReport
    /// The same in one word.
    public var standing: Standing
    /// The named views that it speaks of, in the order written.
    public var views: [String]
  }

  /// One named view.
  public struct View: Sendable, Equatable {
    /// Its name.
    public var id: String
    /// How many named views it stands inside.
    public var depth: Int
    /// Its frame, in points in the window.
    public var frame: CGRect
    /// The lengths of it that the constraints decided.
    public var decided: [DecidedLength]
    /// The positions in the list of the constraints that speak of it.
    public var constraints: [Int]
    /// The number of its node.
    public var node: Int?
    /// What determines its frame; `nil` where the explanation was made without the program.
    public var chains: Chains?
  }

  /// What determines the four parts of a frame.
  public struct Chains: Sendable, Equatable {
    /// The left edge's chain.
    public var x: EdgeChain
    /// The top edge's chain.
    public var y: EdgeChain
    /// The width's chain.
    public var width: EdgeChain
    /// The height's chain.
    public var height: EdgeChain
  }

  /// What a point of a constraint's right side costs in one objective.
  public struct Price: Sendable, Equatable {
    /// The objective's name.
    public var objective: String
    /// By how much it rises.
    public var amount: Double
  }

  /// What is explained.
  public var solved: SolvedLayout
  /// How the solve ended.
  public var status: SolvedLayout.Status
  /// The constraints in their order; empty where there is no layout.
  public var constraints: [Constraint]
  /// The named views that have a frame.
  public var views: [View]
  /// The lengths that the constraints decided, of named and unnamed views.
  public var decided: [DecidedLength]
  /// The decided lengths that other optimal layouts have otherwise.
  public var ambiguities: [LayoutAmbiguity]
  /// The sets of required constraints that cannot hold together, with their repairs.
  public var conflicts: [LayoutConflict]
  /// Users' layouts whose views stand where the direct engine puts them.
  public var pinnedLayouts: [String]

  /// How the views answer to the window's width and height; empty where the explanation was made without the program.
  public var windowResponses: [WindowResponse] = []
  /// The prices of each constraint; empty where the explanation was made without the program.
  public var constraintPrices: [[Price]] = []

  /// Explains `solved`, which is `constraints` solved on some tree.
  public init(_ solved: SolvedLayout, of constraints: [LayoutConstraint]) {
    self.solved = solved
    status = solved.status
    self.constraints = solved.constraints.map { report in
      Constraint(report: report, standing: Standing(report), views: constraints[report.index].views)
    }
    decided = solved.decided
    ambiguities = solved.ambiguities
    conflicts = solved.conflicts
    pinnedLayouts = solved.customLayouts.compactMap { if case .pinned = $0.treatment { $0.label } else { nil } }
    let lengths = Dictionary(grouping: solved.decided.filter { $0.id != nil }, by: \.id)
    var naming: [String: [Int]] = [:]
    for (index, constraint) in constraints.enumerated() {
      for id in constraint.views { naming[id, default: []].append(index) }
    }
    views = (solved.layout?.views ?? []).map { view in
      View(
        id: view.id, depth: view.depth, frame: view.frame, decided: lengths[view.id] ?? [],
        constraints: naming[view.id] ?? [])
    }
  }
}

extension Explanation.Standing {
  init(_ report: ConstraintReport) {
    self =
      report.absentView != nil
      ? .inactive : report.violation > 0 ? .violated : report.slack ?? 0 > 0 ? .slack : .binding
  }
}

extension LayoutConstraint {
  /// The named views that the constraint speaks of, each once, in the order written.
  public var views: [String] {
    var seen = Set<String>()
    return (left.terms + right.terms).compactMap { term in
      guard case .view(let id) = term.subject, seen.insert(id).inserted else { return nil }
      return id
    }
  }
}
