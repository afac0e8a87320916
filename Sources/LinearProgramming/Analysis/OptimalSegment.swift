/// The bounds at which a column or row stands, which move when it is a parameter.
struct MovingBound {
  let variable: LinearProgram.Variable
  let movesLower: Bool
  let movesUpper: Bool
  /// Where it stands.
  let value: Double

  /// Nil if the column or row stands at no bound.
  init?(of variable: LinearProgram.Variable, in program: LinearProgram, basis: Basis) {
    let bounds = program.bounds(of: variable)
    let status = basis[variable]
    if bounds.isFixed {
      (movesLower, movesUpper, value) = (true, true, bounds.lower)
    } else if status == .atLower, bounds.lower.isFinite {
      (movesLower, movesUpper, value) = (true, false, bounds.lower)
    } else if status == .atUpper, bounds.upper.isFinite {
      (movesLower, movesUpper, value) = (false, true, bounds.upper)
    } else {
      return nil
    }
    self.variable = variable
  }

  /// The interval in which the value may lie: the other bound ends it.
  func room(in program: LinearProgram) -> LinearProgram.Bounds {
    let bounds = program.bounds(of: variable)
    return .init(lower: movesLower ? -.infinity : bounds.lower, upper: movesUpper ? .infinity : bounds.upper)
  }

  /// Moves the bound.
  func set(_ value: Double, in program: inout LinearProgram) {
    switch variable {
    case .column(let column):
      if movesLower { program.columnLower[column] = value }
      if movesUpper { program.columnUpper[column] = value }
    case .row(let row):
      if movesLower { program.rowLower[row] = value }
      if movesUpper { program.rowUpper[row] = value }
    }
  }
}

/// The optimum along a moving bound, as far as one basis stays optimal.
///
/// Moving a bound changes no reduced cost of any tier, so the basis stays optimal for all of them as long as every basic
/// column and row stays within its bounds on the final face. What a tier has frozen is non-basic and stays where it is; if
/// it is basic all the same (in a degenerate basis) it must not move, which its equal bounds on the face express.
struct OptimalSegment {
  let derivative: BasisDerivative
  /// The range of the bound's value.
  private(set) var range: LinearProgram.Bounds

  /// What moves slower than this is taken to stand.
  private static let rateTolerance = 1e-9
  /// What is nearer to a bound than this, relative to the bound, stands at it.
  private static let boundTolerance = 1e-9

  /// - Parameter derivative: along a rise of the bound at rate 1.
  init(
    _ bound: MovingBound, value: Double, _ derivative: BasisDerivative, on face: FinalFace, room: LinearProgram.Bounds
  ) {
    self.derivative = derivative
    range = room
    for column in 0..<face.program.columnCount { limit(.column(column), value, on: face) }
    for row in 0..<face.program.rowCount { limit(.row(row), value, on: face) }
  }

  /// Where the column or row is basic and its bound moves alone: nothing happens until the bound reaches its value.
  init?(slack bound: MovingBound, on face: FinalFace) {
    guard bound.movesLower != bound.movesUpper else { return nil }
    derivative = BasisDerivative(
      columnRates: [Double](repeating: 0, count: face.program.columnCount),
      rowRates: [Double](repeating: 0, count: face.program.rowCount))
    let position = face.point[bound.variable]
    range = bound.movesLower ? .init(lower: -.infinity, upper: position) : .init(lower: position, upper: .infinity)
  }

  private mutating func limit(_ variable: LinearProgram.Variable, _ value: Double, on face: FinalFace) {
    let rate = derivative[variable]
    guard rate.magnitude > Self.rateTolerance, face.basis?[variable] == .basic else { return }
    let bounds = face.program.bounds(of: variable)
    let position = face.point[variable]
    let down = Self.distance(from: position, to: bounds.lower) / rate.magnitude
    let up = Self.distance(from: position, to: bounds.upper) / rate.magnitude
    range.lower = max(range.lower, value - (rate > 0 ? down : up))
    range.upper = min(range.upper, value + (rate > 0 ? up : down))
  }

  private static func distance(from position: Double, to bound: Double) -> Double {
    if bound.isInfinite { return .infinity }
    let distance = (position - bound).magnitude
    return distance <= boundTolerance * max(1, bound.magnitude) ? 0 : distance
  }
}
