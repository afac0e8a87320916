import Foundation
public import LayoutEngine
public import LinearProgramming

/// What the solver made of a layout: a status, the frames where there are any, the proof and what it cost.
public struct SolvedLayout: Sendable {
  /// How the solve ended.
  public enum Status: Sendable, Equatable {
    /// Solved and proved.
    case optimal
    /// No frames satisfy what is required.
    case infeasible
    /// The program has no optimum: an error in a formulation.
    case unbounded
    /// A limit on time or pivots was reached; the text says which.
    case limit(String)
    /// The solver failed, or its answer did not hold up to the residual check; the text says how.
    case numericalFailure(String)
    /// Recording at the solved point changed the layout every time; the views where it did.
    case notConverged([String])
  }

  /// How large the program was, and what solving it took.
  public struct Statistics: Sendable, Equatable {
    /// Rows of the program.
    public var rows = 0
    /// Columns of the program.
    public var columns = 0
    /// Coefficients of the program.
    public var nonzeros = 0
    /// Objectives that were minimised one after another.
    public var tiers = 0
    /// Those of them that the natural layout was cut into, so that no objective has too wide a spread of weights.
    public var blocks = 0
    /// Runs of the simplex method.
    public var solves = 0
    /// Pivots.
    public var iterations = 0
    /// How often the layout was recorded.
    public var rounds = 0
    /// Operations on the tape.
    public var operations = 0
    /// The largest weight of an objective.
    public var largestWeight = 0.0
  }

  /// How the solve ended.
  public var status = Status.optimal
  /// The frames; `nil` unless the program was solved.
  public var layout: ResolvedLayout?
  /// The residuals of the solver's answer, computed from the program; `nil` where it gave no point.
  public var certificate: Certificate?
  /// By how much the proof that required constraints contradict each other misses zero, computed from the program, in the
  /// unit of its rows: positive in every infeasible layout, `nil` in all others.
  public var infeasibilityMargin: Double?
  /// Size and cost.
  public var statistics: Statistics
  /// How the constraints are met, in their order; empty without constraints.
  public var constraints: [ConstraintReport] = []
  /// The lengths that the constraints decided.
  public var decided: [DecidedLength] = []
  /// The decided lengths that other optimal layouts have otherwise.
  public var ambiguities: [LayoutAmbiguity] = []
  /// Where the status is infeasible: the sets of required constraints that cannot hold together.
  public var conflicts: [LayoutConflict] = []
  /// How the containers with layouts of users' own entered the programs, in the order of their nodes.
  public var customLayouts: [CustomLayoutReport] = []
}

extension SolvedLayout {
  init(_ formulation: Formulation) {
    let program = formulation.lowered.program
    statistics = Statistics(
      rows: program.rowCount, columns: program.columnCount, nonzeros: program.entryCount, tiers: program.tiers.count,
      blocks: formulation.lowered.blockCount, rounds: 1, operations: formulation.recording.tape.operations.count,
      largestWeight: formulation.lowered.largestWeight)
    customLayouts = formulation.recording.customLayouts
  }

  /// Takes back what an earlier round came to, where there is no layout after all.
  mutating func withdrawLayout() {
    layout = nil
    decided = []
    constraints = []
  }

  /// Takes back that required constraints contradict each other.
  mutating func contradictionIsRefuted(_ problem: ConstrainedProblem) {
    withdrawLayout()
    conflicts = []
    infeasibilityMargin = nil
    status = .notConverged(Set(problem.constraints.flatMap(\.views)).sorted())
  }

  /// Proves the outcome of a program in stages by its residuals.
  mutating func prove(_ outcome: StagedOutcome, of staged: StagedProgram) {
    statistics.solves = outcome.effort.solves
    statistics.iterations = outcome.effort.iterations
    certificate = Certificate(of: outcome, stageCount: staged.stageCount)
    guard let last = outcome.stages.last?.outcome else { return }
    status = Status(last, certificate)
  }

  /// Reads off the frames of a proved optimum, and checks that the recording still holds there.
  mutating func read(_ columnValues: [Double], of formulation: Formulation, _ tree: LayoutTree) {
    guard status == .optimal else { return }
    let recording = formulation.recording
    let results = formulation.lowered.results(of: recording.tape, formulation.use, columnValues: columnValues)
    let moved = recording.movedNodes(results)
    if !moved.isEmpty { status = .notConverged(moved.map(tree.name(of:))) }
    layout = ResolvedLayout(tree, nodeFrames: recording.frames(results), measurements: recording.measurements)
    checkGeometryReaders(of: tree)
  }
}

extension SolvedLayout {
  /// Views that were made for another size of their geometry reader than the solved one make the layout not converged:
  /// the tree has to be made anew, with the reader in a frame of its solved size.
  mutating func checkGeometryReaders(of tree: LayoutTree) {
    guard status == .optimal, let layout else { return }
    let outdated = tree.outdatedGeometryReaders(in: layout)
    if !outdated.isEmpty { status = .notConverged(outdated) }
  }
}

extension SolvedLayout.Status {
  init(_ outcome: Outcome, _ certificate: Certificate?) {
    switch outcome.termination {
    case .optimal:
      let isProved = certificate?.proves() ?? false
      self = isProved ? .optimal : .numericalFailure("residuals \(certificate?.worst ?? .nan) are above tolerance")
    case .infeasible: self = .infeasible
    case .unbounded: self = .unbounded
    case .iterationLimit: self = .limit("the limit on pivots was reached")
    case .timeLimit: self = .limit("the time limit was reached")
    case .numericalFailure, .outOfMemory, .internalFault:
      self = .numericalFailure("\(outcome.termination): codes \(outcome.raw.codes), \(outcome.raw.words)")
    }
  }
}

extension LayoutRecording {
  /// How far a result may stand from where it was recorded before a constant that depends on it counts as stale,
  /// relative to the result (at least 1).
  static let staleTolerance = 1e-6

  /// Whether two lengths are equal within that tolerance.
  static func areNear(_ one: Double, _ other: Double) -> Bool {
    if one == other { return true }
    return one.isFinite && other.isFinite && abs(one - other) <= staleTolerance * max(1, abs(one), abs(other))
  }

  /// The nodes whose local constants depend on results that are no longer where they were recorded.
  func movedNodes(_ results: [Double]) -> [Int] {
    let stale = tape.locals.filter { local in
      local.sources.contains { source in
        let recorded = tape.values[Int(source)]
        return abs(results[Int(source)] - recorded) > Self.staleTolerance * max(1, abs(recorded))
      }
    }
    return Set(stale.map { Int($0.node) }).sorted()
  }

  /// The text baselines of a node that were recorded, from the results of the operations.
  func baselines(of node: Int, _ results: [Double]) -> TextBaselines? {
    baselines[node].map { first, last in
      TextBaselines(
        first: first.result < 0 ? first.value : results[Int(first.result)],
        last: last.result < 0 ? last.value : results[Int(last.result)])
    }
  }

  /// The frames of all nodes, from the results of the operations.
  func frames(_ results: [Double]) -> [CGRect?] {
    func value(_ quantity: Quantity) -> Double { quantity.result < 0 ? quantity.value : results[Int(quantity.result)] }
    return frames.map { frame in
      frame.map { CGRect(x: value($0.x), y: value($0.y), width: value($0.width), height: value($0.height)) }
    }
  }
}
