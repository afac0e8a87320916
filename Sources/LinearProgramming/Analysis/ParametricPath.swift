/// The optimum as a function of the value of one fixed column or row: straight pieces between break points.
public struct ParametricPath: Sendable, Equatable {
  /// A range of the parameter over which every column moves in a straight line.
  public struct Piece: Sendable, Equatable {
    /// The value of the parameter where the piece begins, on the way from the start.
    public var from: Double
    /// The value of the parameter where it ends.
    public var to: Double
    /// Value of each column at `from`.
    public var values: [Double]
    /// Change of each column for each unit of the parameter.
    public var slopes: [Double]

    /// Makes a piece.
    public init(from: Double, to: Double, values: [Double], slopes: [Double]) {
      self.from = from
      self.to = to
      self.values = values
      self.slopes = slopes
    }

    /// The values of all columns at a value of the parameter.
    public func columnValues(at parameter: Double) -> [Double] {
      let step = parameter - from
      return zip(values, slopes).map { $0 + $1 * step }
    }
  }

  /// Why the path ends where it does.
  public enum End: Sendable, Equatable {
    /// It is at the value asked for.
    case reached
    /// The program is infeasible beyond.
    case blocked
    /// There are more pieces than were asked for.
    case pieceLimit
    /// The optimum beyond could not be found.
    case stopped(Outcome.Termination)
  }

  /// The pieces, each beginning where the one before ends, on the way from the start. Where the optimum is not unique the
  /// values may jump from one to the next.
  public var pieces: [Piece]
  /// Why it ends.
  public var end: End
  /// What it cost.
  public var effort: AnalysisEffort

  /// Makes a path.
  public init(pieces: [Piece], end: End, effort: AnalysisEffort) {
    self.pieces = pieces
    self.end = end
    self.effort = effort
  }

  /// The values of all columns at a value of the parameter; nil outside the path.
  ///
  /// At a break point those of the earlier piece. Logarithmic in the number of pieces, then linear in the columns.
  public func columnValues(at parameter: Double) -> [Double]? {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    let direction: Double = last.to >= first.from ? 1 : -1
    // The ends are computed numbers.
    let rounding = 1e-9 * max(1, parameter.magnitude)
    guard direction * (parameter - first.from) >= -rounding, direction * (last.to - parameter) >= -rounding else {
      return nil
    }
    var low = 0
    var high = pieces.count - 1
    while low < high {
      let middle = (low + high) / 2
      if direction * (pieces[middle].to - parameter) >= 0 { high = middle } else { low = middle + 1 }
    }
    return pieces[low].columnValues(at: parameter)
  }
}

extension SensitivityAnalysis {
  /// Follows the optimum while a fixed column or row goes from its present value to another.
  ///
  /// One solve with the factorised basis and a ratio test a piece; at a break point the dual method goes on from the basis
  /// before it.
  /// - Parameters:
  ///   - parameter: a column or row with equal bounds.
  ///   - target: its value at the end of the path.
  ///   - program: the program.
  ///   - outcome: an optimal outcome of the program, with a basis.
  ///   - solver: what solves the program beyond each break point.
  ///   - pieceLimit: how many pieces to follow at most.
  /// - Throws: what the solver throws.
  public func path(
    of parameter: LinearProgram.Variable, to target: Double, in program: LinearProgram, outcome: Outcome,
    by solver: some SensitivitySolver,
    pieceLimit: Int = 10_000
  ) throws(LinearProgramError) -> ParametricPath {
    precondition(program.bounds(of: parameter).isFixed, "\(parameter) is not fixed")
    guard let basis = outcome.basis, let bound = MovingBound(of: parameter, in: program, basis: basis) else {
      preconditionFailure("the outcome has no basis")
    }
    var options = options
    options.method = .dual
    let sequence = SolveSequence(solver: solver, start: .given(basis), options: options)
    var search = SegmentSearch(sequence: sequence, program: program, bound: bound)
    return try search.follow(from: outcome, to: target, pieceLimit: pieceLimit)
  }
}

extension SegmentSearch {
  fileprivate mutating func follow(
    from outcome: Outcome, to target: Double, pieceLimit: Int
  ) throws(LinearProgramError) -> ParametricPath {
    let direction: Double = target >= bound.value ? 1 : -1
    var path = ParametricPath(pieces: [], end: .reached, effort: AnalysisEffort())
    var position = bound.value
    if let segment = try segment(of: outcome, at: position) {
      let found = Found(value: position, outcome: outcome, segment: segment)
      position = path.append(found, from: position, towards: target, direction)
    }
    while direction * (target - position) > 0 {
      if path.pieces.count >= pieceLimit {
        path.end = .pieceLimit
        break
      }
      switch try search(beyond: position, direction: direction) {
      case .blocked: path.end = .blocked
      case .stopped(let termination): path.end = .stopped(termination)
      case .found(let found):
        let next = path.append(found, from: position, towards: target, direction)
        // A piece is longer than the step that found it.
        if direction * (next - position) > 0 {
          position = next
          continue
        }
        path.end = .stopped(.numericalFailure)
      }
      break
    }
    path.effort = sequence.effort
    return path
  }
}

extension ParametricPath {
  /// Appends the piece that a segment covers, unless it has no length. Returns where it ends.
  fileprivate mutating func append<Solver>(
    _ found: SegmentSearch<Solver>.Found, from position: Double, towards target: Double, _ direction: Double
  ) -> Double {
    let range = found.segment.range
    let end = direction > 0 ? min(range.upper, target) : max(range.lower, target)
    guard direction * (end - position) > 0, let point = found.outcome.primal else { return position }
    let slopes = found.segment.derivative.columnRates
    let step = position - found.value
    let values = zip(point.columnValues, slopes).map { $0 + $1 * step }
    pieces.append(Piece(from: position, to: end, values: values, slopes: slopes))
    return end
  }
}
