import Foundation
import LayoutEngine
import LayoutModel

/// A layout that was solved at one length of the window, and how it moves from there.
struct ResizeBase {
  let length: Double
  let status: SolvedLayout.Status
  /// The solver's frames; nil where there is no layout.
  var frames: ResizeFrames?
  var states: LayoutStates?
  private var motion = Motion.unknown
  private var recording: LayoutRecording?
  /// The operation behind each number of the frames, or -1.
  private var results: [Int32] = []

  /// What tells how the layout moves.
  private enum Motion {
    case unknown
    /// Without constraints the tape says it all, as far as the recording holds.
    case tape(TapeWalk)
    /// With constraints the program's final basis does, as far as that holds.
    case program(values: [Double], below: WindowMotion?, above: WindowMotion?)
  }

  /// A straight line of all results to one side.
  struct Leg {
    /// The rates of the numbers of all frames.
    var rates: [Double]
    /// Where it ends, in points of the window.
    var end: Double
    var steps: StepSearch?
    var states: LayoutStates?
    /// Whether it was drawn through two layouts, for want of anything better.
    var isDrawn = false
  }

  /// A length at which there is no layout.
  init(at length: Double, _ status: SolvedLayout.Status) {
    self.length = length
    self.status = status
  }

  private init(at length: Double, _ frames: [CGRect?], _ recording: LayoutRecording, _ nodes: [Int]) {
    self.init(at: length, .optimal)
    self.frames = ResizeFrames(frames)
    self.recording = recording
    results = nodes.flatMap { node in
      recording.frames[node].map { [$0.x.result, $0.y.result, $0.width.result, $0.height.result] } ?? [-1, -1, -1, -1]
    }
  }

  /// A layout without constraints.
  init(at length: Double, along axis: Axis, _ layout: ResolvedLayout, _ formulation: Formulation) {
    let recording = formulation.recording
    self.init(at: length, layout.nodeFrames, recording, Array(0..<layout.nodeFrames.count))
    let quantity =
      axis == .horizontal
      ? recording.window?.width ?? recording.offer.width : recording.window?.height ?? recording.offer.height
    guard let input = quantity?.result, input >= 0 else { return }
    motion = .tape(TapeWalk(recording, formulation.use, input: Int(input)))
    states = LayoutStates(recording, formulation.use, OperationNames(layout.tree, recording.tape))
  }

  /// A layout with constraints.
  init(
    at length: Double, _ layout: ResolvedLayout, _ program: SolvedProgram, _ motion: WindowMotion.Pair?
  ) {
    self.init(at: length, layout.nodeFrames, program.recording, program.reportedNodes)
    let values = program.results
    self.motion = .program(values: values, below: motion?.below, above: motion?.above)
    states = LayoutStates(program.recording, program.use, program.names)
    states?.choices = OperationChoice.choices(of: program.recording.tape, program.use, values)
  }

  /// The line beyond a length, to one side; nil where the base does not tell. With constraints it tells from its own
  /// length alone.
  func leg(from start: Double, _ direction: Double, resolution: Double) -> Leg? {
    guard let tape = recording?.tape else { return nil }
    switch motion {
    case .unknown: return nil
    case .tape(let walk):
      let sweep = walk.sweep(at: start, direction)
      var states = states
      states?.choices = sweep.choices
      return Leg(
        rates: frameRates(sweep.rates), end: sweep.end,
        steps: StepSearch(
          tape, values: sweep.values, rates: sweep.rates, at: start, resolution: resolution), states: states)
    case .program(let values, let below, let above):
      guard start == length, let side = direction < 0 ? below : above else { return nil }
      return Leg(
        rates: frameRates(side.rates), end: side.end,
        steps: StepSearch(tape, values: values, rates: side.rates, at: start, resolution: resolution),
        states: states)
    }
  }

  /// The steps on the way to another layout with constraints, as far as both were recorded alike.
  func steps(towards other: ResizeBase, resolution: Double) -> StepSearch? {
    guard case .program(let values, _, _) = motion, case .program(let others, _, _) = other.motion,
      values.count == others.count, let tape = recording?.tape, other.recording?.tape.steps.count == tape.steps.count
    else { return nil }
    let distance = other.length - length
    return StepSearch(
      tape, values: values, rates: zip(values, others).map { ($1 - $0) / distance }, at: length,
      resolution: resolution)
  }

  /// Lets go of what is needed to follow the layout to other lengths and not to say what it is like.
  func forgetMotion() { recording?.tape.forgetSteps() }

  private func frameRates(_ rates: [Double]) -> [Double] {
    results.map { $0 < 0 ? 0 : rates[Int($0)] }
  }
}

/// Lays a tree out at any length of its window.
struct ResizeProber {
  let engine: SolverEngine
  let tree: LayoutTree
  let space: LayoutSpace
  let axis: Axis
  let constraints: [LayoutConstraint]
  /// What recordings without constraints hand on to each other.
  private let memory = TraceMemory()

  init(
    engine: SolverEngine, tree: LayoutTree, space: LayoutSpace, axis: Axis, constraints: [LayoutConstraint]
  ) {
    (self.engine, self.tree, self.space, self.axis) = (engine, tree, space, axis)
    self.constraints = constraints
  }

  /// The same without the constraints; `nil` where there are none.
  var natural: ResizeProber? {
    constraints.isEmpty
      ? nil : ResizeProber(engine: engine, tree: tree, space: space, axis: axis, constraints: [])
  }

  /// A layout with how it moves.
  ///
  /// - Parameter withMotion: whether the program of a layout with constraints is asked how it moves.
  func base(_ length: Double, withMotion: Bool) throws(ConstraintError) -> ResizeBase {
    let space = space.resized(axis, to: length)
    if constraints.isEmpty {
      let formulation = Formulation(
        tree, in: space, named: false, remembering: memory, notingSteps: true, observer: engine.options.observer)
      let solved = engine.solve(formulation, of: tree)
      guard solved.status == .optimal, let layout = solved.layout else {
        return ResizeBase(at: length, Self.reason(solved))
      }
      return ResizeBase(at: length, along: axis, layout, formulation)
    }
    let (solved, program) = try engine.solveKeepingProgram(tree, in: space, constraints: constraints)
    guard solved.status == .optimal, let layout = solved.layout, let program else {
      return ResizeBase(at: length, Self.reason(solved))
    }
    // Where the motion cannot be told, lines are drawn through layouts.
    let motions = !withMotion ? [] : (try? program.windowMotions(along: [axis], by: engine.solver, engine.limits)) ?? []
    var base = ResizeBase(at: length, layout, program, motions.first)
    base.states?.constraints = solved.constraints
    return base
  }

  private static func reason(_ solved: SolvedLayout) -> SolvedLayout.Status {
    solved.status == .optimal ? .numericalFailure("there is no layout") : solved.status
  }

  /// The frames alone; nil where there is no layout. Without constraints both engines give the same, and the direct one is
  /// faster.
  func frames(_ length: Double) throws(ConstraintError) -> ResizeFrames? {
    let space = space.resized(axis, to: length)
    if constraints.isEmpty {
      guard let layout = try? DirectEngine().resolve(tree, in: space),
        tree.outdatedGeometryReaders(in: layout).isEmpty
      else { return nil }
      return ResizeFrames(layout.nodeFrames)
    }
    let solved = try engine.solve(tree, in: space, constraints: constraints)
    return solved.status == .optimal ? solved.layout.map { ResizeFrames($0.nodeFrames) } : nil
  }
}
