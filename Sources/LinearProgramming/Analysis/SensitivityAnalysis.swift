/// Finds out how an optimum of all tiers moves when a bound does.
///
/// The bound is that at which a non-basic column or row stands; a length that the program is given, such as the width of
/// a window, is a fixed column. The rates of all columns come from one solve with the factorised basis; a ratio test
/// tells how far they hold. Where the basis is degenerate and does not hold at all on one side, the program is solved
/// again just beyond the bound's value, by the dual method from the same basis, and the basis found there answers for that
/// side. If the optimum is not unique the rates are those of the vertex that the solver is at.
public struct SensitivityAnalysis: Sendable {
  /// Limits for the whole analysis. The start in it is ignored: every program starts at the outcome's basis.
  public var options: SolveOptions

  /// Makes an analysis.
  public init(options: SolveOptions = SolveOptions()) { self.options = options }

  /// The response of an optimum to each of some bounds.
  ///
  /// - Parameters:
  ///   - parameters: fixed columns, and columns and rows that may stand at a bound.
  ///   - program: the program.
  ///   - outcome: an optimal outcome of the program, with a basis.
  ///   - solver: what gives the rates, and solves the program where the basis is degenerate.
  /// - Throws: what the solver throws.
  public func responses(
    to parameters: [LinearProgram.Variable], in program: LinearProgram, outcome: Outcome,
    by solver: some SensitivitySolver
  ) throws(LinearProgramError) -> SensitivityReport {
    guard let basis = outcome.basis else { preconditionFailure("the outcome has no basis") }
    let face = FinalFace(of: program, in: outcome)
    let bounds = parameters.map { MovingBound(of: $0, in: program, basis: basis) }
    let moving = bounds.compactMap { $0?.variable }.filter { basis[$0] != .basic }
    let derivatives = try solver.derivatives(of: program, at: basis, along: moving.map { .rise(of: $0) }) ?? []
    let known = Dictionary(zip(moving, derivatives)) { first, _ in first }
    var options = options
    options.method = .dual
    var sequence = SolveSequence(solver: solver, start: .given(basis), options: options)
    var responses: [Response?] = []
    for bound in bounds {
      guard let bound else {
        responses.append(nil)
        continue
      }
      let segment = known[bound.variable].map {
        OptimalSegment(bound, value: bound.value, $0, on: face, room: bound.room(in: program))
      }
      var search = SegmentSearch(sequence: sequence, program: program, bound: bound)
      var branches: [Response.Branch] = []
      for direction in [-1.0, 1] {
        search.sequence.start = .given(basis)
        branches.append(try search.branch(direction, segment))
      }
      sequence = search.sequence
      responses.append(Response(parameter: bound.variable, value: bound.value, below: branches[0], above: branches[1]))
    }
    return SensitivityReport(responses: responses, effort: sequence.effort)
  }
}

extension SegmentSearch {
  /// The optimum on one side of the bound's present value, by the given basis if that holds there.
  fileprivate mutating func branch(
    _ direction: Double, _ given: OptimalSegment?
  ) throws(LinearProgramError) -> Response.Branch {
    if let given {
      let end = direction > 0 ? given.range.upper : given.range.lower
      if direction * (end - bound.value) > 0 {
        return .linear(.init(columnRates: given.derivative.columnRates, end: end, hasGivenBasis: true))
      }
    }
    switch try search(beyond: bound.value, direction: direction) {
    case .blocked: return .blocked
    case .stopped(let termination): return .stopped(termination)
    case .found(let found):
      let end = direction > 0 ? found.segment.range.upper : found.segment.range.lower
      return .linear(.init(columnRates: found.segment.derivative.columnRates, end: end, hasGivenBasis: false))
    }
  }
}
