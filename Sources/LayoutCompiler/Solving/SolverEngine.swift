import Foundation
public import LayoutEngine
public import LinearProgramming

/// Lays out a tree by linear programming: records its layout, lowers the tape, solves, proves and reads off the frames.
///
/// Frames come from the solver's values alone; the direct engine's numbers only say where to start.
public struct SolverEngine: LayoutResolver {
  /// How to solve.
  public struct Options: Sendable {
    /// Whether the solver starts where it likes instead of at the recorded point.
    public var startsCold = false
    /// How priorities are kept apart.
    public var policy = PriorityPolicy.lexicographic
    /// The wall-clock limit of a solve, in seconds.
    public var timeLimit = 60.0
    /// The limit on pivots of a solve.
    public var iterationLimit = 10_000_000
    /// Whether columns and rows get readable names; costs time, and is meant for exports.
    public var namesColumns = false
    /// Told whenever a stage of a solve has ended, for whoever takes the time.
    public var observer: (@Sendable (SolveStage) -> Void)?

    /// Makes the default options.
    public init() {}
  }

  /// What solves the programs.
  public var solver: any LinearSolver
  /// How to solve.
  public var options: Options

  /// Whether conflicts are tried on layouts before they are reported: not where nobody reads them.
  var triesConflicts = true

  /// Storage that one solve leaves to the next.
  let storage = SolveStorage()

  /// How often a layout is recorded anew at a solved point before it counts as not converging; where two points lead to
  /// each other, as often again between them.
  public static let roundLimit = 8

  /// Makes an engine on top of a solver of linear programs.
  public init(solver: any LinearSolver, options: Options = Options()) {
    self.solver = solver
    self.options = options
  }

  /// Lays `tree` out in `space`.
  ///
  /// - Throws: `LayoutError.unsolved` where ``solve(_:in:)`` ends in another status than optimal.
  public func resolve(_ tree: LayoutTree, in space: LayoutSpace) throws(LayoutError) -> ResolvedLayout {
    let solved = solve(tree, in: space)
    guard solved.status == .optimal, let layout = solved.layout else {
      throw .unsolved("the solver did not decide the layout: \(solved.status)")
    }
    return layout
  }

  /// The program of a tree's layout, without solving it.
  public func formulate(_ tree: LayoutTree, in space: LayoutSpace) -> LinearProgram {
    Formulation(tree, in: space, named: true, condensed: false).lowered.program
  }

  /// Lays `tree` out in `space`, and says how it went.
  public func solve(_ tree: LayoutTree, in space: LayoutSpace) -> SolvedLayout {
    solve(tree, in: space, remembering: nil)
  }

  /// The same, as one of several solves of the tree that hand on to each other what `memory` keeps.
  func solve(_ tree: LayoutTree, in space: LayoutSpace, remembering memory: SolveMemory?) -> SolvedLayout {
    memory?.traces.expect([])
    let formulation = Formulation(
      tree, in: space, named: options.namesColumns, reusing: storage, remembering: memory?.traces,
      observer: options.observer)
    return solve(formulation, of: tree)
  }

  /// The same, of a layout that is formulated already.
  func solve(_ formulation: Formulation, of tree: LayoutTree) -> SolvedLayout {
    if formulation.lowered.blockCount < 2 { return solveWhole(formulation, tree).solved }
    var solved = SolvedLayout(formulation)
    let staged = StagedProgram(
      formulation.lowered.program, basis: formulation.lowered.basis, stages: formulation.lowered.stages)
    do {
      let outcome = try solver.solve(staged, options: solveOptions(formulation))
      options.observer?(.solve)
      solved.prove(outcome, of: staged)
      options.observer?(.verify)
      solved.read(outcome.columnValues, of: formulation, tree)
      options.observer?(.frames)
    } catch {
      solved.status = .numericalFailure("the program was refused: \(error)")
    }
    return solved
  }

  /// The same by one program, which is kept: all tiers are solved and proved on all of its columns.
  func solveKeepingProgram(
    _ tree: LayoutTree, in space: LayoutSpace
  ) -> (solved: SolvedLayout, program: SolvedProgram?) {
    solveWhole(
      Formulation(tree, in: space, named: options.namesColumns, condensed: false, observer: options.observer), tree)
  }

  private func solveWhole(
    _ formulation: Formulation, _ tree: LayoutTree
  ) -> (solved: SolvedLayout, program: SolvedProgram?) {
    var solved = SolvedLayout(formulation)
    let outcome: Outcome
    do {
      outcome = try solver.solve(formulation.lowered.program, options: solveOptions(formulation))
    } catch {
      solved.status = .numericalFailure("the program was refused: \(error)")
      return (solved, nil)
    }
    options.observer?(.solve)
    solved.statistics.solves = outcome.effort.solves
    solved.statistics.iterations = outcome.effort.iterations
    solved.prove(outcome, of: formulation.lowered.program)
    options.observer?(.verify)
    if let point = outcome.primal { solved.read(point.columnValues, of: formulation, tree) }
    options.observer?(.frames)
    return (solved, SolvedProgram(formulation, outcome, tree))
  }

  private func solveOptions(_ formulation: Formulation) -> SolveOptions {
    SolveOptions(
      start: options.startsCold ? .own : .given(formulation.lowered.basis), timeLimit: options.timeLimit,
      iterationLimit: options.iterationLimit)
  }
}

/// A tree's recorded layout with its program.
struct Formulation {
  let recording: LayoutRecording
  let use: TapeUse
  let lowered: LoweredTape

  /// - Parameters:
  ///   - tree: the tree.
  ///   - space: where it is laid out.
  ///   - named: whether columns and rows get readable names.
  ///   - condensed: whether operations share columns; not where each is explained by its own.
  ///   - storage: that of earlier solves.
  ///   - memory: what recordings of the tree hand on to each other, where there are several.
  ///   - notesSteps: whether the tape says where layouts of users' own leave their pieces.
  ///   - observer: told when a stage ends.
  init(
    _ tree: LayoutTree, in space: LayoutSpace, named: Bool, condensed: Bool = true,
    reusing storage: SolveStorage? = nil, remembering memory: TraceMemory? = nil,
    notingSteps notesSteps: Bool = false, observer: (@Sendable (SolveStage) -> Void)? = nil
  ) {
    recording = LayoutRecording(
      of: tree, in: space, reusing: storage?.recording, remembering: memory, notingSteps: notesSteps)
    observer?(.record)
    use = TapeUse(recording)
    let names = named ? OperationNames(tree, recording.tape) : nil
    lowered = TapeLowering.lower(
      recording.tape, use, condensed: condensed, names: names.map { names in { names[$0] } },
      reusing: storage?.lowering)
    observer?(.lower)
  }
}
