/// Finds the linear piece of a function that is only known by running it.
///
/// A layout's code is piecewise linear: sums, minima, maxima, and branches. At an ordinary point it may stand on a kink
/// (two equal heights, a line that is exactly full), where no derivative exists. So slopes are not read at the point
/// itself but beside it, where all inputs have been moved by unequal small amounts in one direction: there ties are
/// broken, and broken consistently, and the slopes are those of one real piece that touches the point.
///
/// 1. Choose a direction and a step such that the function runs straight from the point to the end of the step. Where it
///    does not, something bends, jumps or kinks on the way: try the other direction, and smaller steps.
/// 2. There, nudge one input at a time and read off the slopes. Inputs of one class (all views' heights, say) that move
///    nothing together are done in one run. One run with all nudges the other way tells whether both sides agree.
/// 3. A slope near a simple fraction is taken for it if a long nudge of all inputs confirms the result, and stays as
///    measured if not.
/// 4. Long nudges unmask what is straight only by appearance: curves (deviations grow with the square) and staircases.
///
/// | step | runs |
/// |---|---|
/// | direction | 2 each, at most 10 |
/// | slopes | 1 an input, 1 a class; at most twice |
/// | checks | at most 7 |
struct PieceSearch {
  /// Runs the function: its outputs, or `nil` where it cannot be compared with the run at the point.
  let run: ([Double]) -> [Double]?
  /// The inputs at the point.
  let point: [Double]
  /// The outputs there.
  let values: [Double]
  /// The class of each input, counted from 0.
  let classes: [Int]
  /// The direction that is tried first: 1 or -1.
  let preferredSide: Double
  /// The most runs that may be spent.
  let limit: Int

  /// For each output, a unit in the last place of sums of its size and the inputs'.
  private let units: [Double]

  /// A permutation of the inputs.
  private let ranks: [Int]

  private(set) var probes = 0

  init(
    at point: [Double], values: [Double], classes: [Int], preferredSide: Double, limit: Int,
    run: @escaping ([Double]) -> [Double]?
  ) {
    self.run = run
    self.point = point
    self.values = values
    self.classes = classes
    self.preferredSide = preferredSide
    self.limit = limit
    let largestInput = point.reduce(1) { max($0, abs($1)) }
    var ranks = Array(point.indices)
    for (rank, input) in point.indices.sorted(by: { Self.scattered($0) < Self.scattered($1) }).enumerated() {
      ranks[input] = rank
    }
    self.ranks = ranks
    units = values.map { 0x1p-52 * max(abs($0), largestInput) }
  }

  /// What was found.
  enum Result {
    case piece(LinearPiece)
    case failure(PinReason, probes: Int)
  }

  /// Finds the piece.
  mutating func find() -> Result {
    if point.isEmpty {
      return .piece(LinearPiece(rows: Array(repeating: [], count: values.count), probes: 0))
    }
    var deviations: [Deviation] = []
    var gradients = 0
    for candidate in candidates() where gradients < 2 && probes + point.count + 10 <= limit {
      guard let deviation = deviation(along: candidate) else {
        deviations.append(.unanswered)
        continue
      }
      deviations.append(deviation)
      guard case .straight(let end) = deviation else { continue }
      // A nudge that is too long for the ties that it broke gets a shorter one.
      for nudge in [usualNudge(candidate), usualNudge(candidate) / 32]
      where gradients < 2 && probes + point.count + 10 <= limit {
        gradients += 1
        if let slopes = slopes(at: candidate, end, nudge) { return confirmed(slopes, candidate, end, nudge) }
      }
    }
    return .failure(reason(deviations), probes: probes)
  }

  /// Runs once more, at a displacement of the inputs.
  mutating func outputs(at displacement: [Double]) -> [Double]? {
    probes += 1
    return run(zip(point, displacement).map { $0 + $1 })
  }

  /// Rounding errors of an output: what is within it cannot be told from straight.
  private func noise(_ output: Int, _ factor: Double) -> Double { factor * units[output] }

  /// Whether an output cannot be told from what it should be.
  func isNear(_ value: Double, _ expected: Double, _ output: Int) -> Bool {
    abs(value - expected) <= noise(output, 2000)
  }

  /// The displacement by which a trace from nothing looks for its piece first.
  var firstDisplacement: [Double] { candidate(0.125, side: preferredSide, alternates: false).displacement }
}

extension PieceSearch {
  /// A displacement of all inputs, by unequal amounts so that it breaks ties.
  private struct Candidate {
    var step: Double
    var displacement: [Double]
    var isSmall: Bool
  }

  /// How the function runs along a displacement.
  private enum Deviation {
    /// Straight, to these outputs.
    case straight([Double])
    /// By how much the middle is off the straight line, for the output where it is most; and whether all outputs that are
    /// off are so by a whole part of a point.
    case off(Double, step: Double, isOnGrid: Bool)
    /// The runs could not be compared.
    case unanswered
  }

  private func candidates() -> [Candidate] {
    let sides: [(Double, Bool)] = [(preferredSide, false), (-preferredSide, false)]
    let wide = 0.125
    let narrow = 0x1p-10
    var result = sides.map { candidate(wide, side: $0.0, alternates: $0.1) }
    result += sides.map { candidate(narrow, side: $0.0, alternates: $0.1) }
    result.append(candidate(narrow, side: preferredSide, alternates: true))
    for i in result.indices { result[i].isSmall = result[i].step == narrow }
    return result
  }

  /// Half the distance between the amounts of a candidate, so that nudging one does not pass another.
  private func usualNudge(_ candidate: Candidate) -> Double { candidate.step / Double(8 * max(4, point.count)) }

  /// Amounts from half a step to a whole one: all apart from each other, and in no order, so that no small combination of
  /// them cancels; the same in every run.
  private func candidate(_ step: Double, side: Double, alternates: Bool) -> Candidate {
    let displacement = point.indices.map { i -> Double in
      let share = 0.5 + 0.5 * (Double(ranks[i]) + 0.25 + 0.5 * Self.scattered(i + 7919)) / Double(point.count)
      // A length of about nothing is not made negative.
      let sign = abs(point[i]) < 1 ? 1 : alternates && i.isMultiple(of: 2) ? -side : side
      return sign * step * share
    }
    return Candidate(step: step, displacement: displacement, isSmall: false)
  }

  /// A number in 0..<1 that looks random and depends on `index` alone.
  private static func scattered(_ index: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: index + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }

  private mutating func deviation(along candidate: Candidate) -> Deviation? {
    guard let middle = outputs(at: candidate.displacement.map { $0 / 2 }),
      let end = outputs(at: candidate.displacement)
    else { return nil }
    var worst = 0.0
    var isOnGrid = true
    for o in values.indices {
      let off = abs(values[o] + end[o] - 2 * middle[o])
      guard off > noise(o, 2000) else { continue }
      worst = max(worst, off)
      isOnGrid = isOnGrid && off < 1.5 && abs((off * 6).rounded() - off * 6) < 1e-6
    }
    return worst == 0 ? .straight(end) : .off(worst, step: candidate.step, isOnGrid: isOnGrid)
  }

  /// Curves are off by the square of the step, jumps by what they jump, and rounding by a whole part of a point.
  private func reason(_ deviations: [Deviation]) -> PinReason {
    var bySteps: [Double: Double] = [:]
    var isOnGrid = true
    for case .off(let amount, let step, let onGrid) in deviations {
      bySteps[step] = max(bySteps[step] ?? 0, amount)
      isOnGrid = isOnGrid && onGrid
    }
    // A straight way whose end was no good after all: there are kinks in every direction.
    for case .straight in deviations { return .jumps }
    guard let wide = bySteps[0.125] else { return .restless }
    guard let narrow = bySteps[0x1p-10] else { return .bends }
    return wide / narrow > 1000 ? .bends : isOnGrid ? .rounds : .jumps
  }
}

extension PieceSearch {
  /// The slopes at the end of a displacement; `nil` where both sides differ even there.
  private mutating func slopes(
    at candidate: Candidate, _ end: [Double], _ nudge: Double
  ) -> [[(input: Int, slope: Double)]]? {
    let weights = candidate.displacement.map { $0 / candidate.step }
    var rows = [[(input: Int, slope: Double)]](repeating: [], count: values.count)
    for members in classMembers {
      if members.count > 2 {
        var displacement = candidate.displacement
        for i in members { displacement[i] += nudge * weights[i] }
        guard let outputs = outputs(at: displacement) else { return nil }
        if values.indices.allSatisfy({ abs(outputs[$0] - end[$0]) <= noise($0, 64) }) { continue }
      }
      for i in members {
        guard probes < limit else { return nil }
        var displacement = candidate.displacement
        displacement[i] += nudge
        guard let outputs = outputs(at: displacement) else { return nil }
        for o in values.indices {
          let change = outputs[o] - end[o]
          if abs(change) > noise(o, 64) { rows[o].append((i, change / nudge)) }
        }
      }
    }
    return agree(rows, candidate, end, nudge, weights) ? rows : nil
  }

  private var classMembers: [[Int]] {
    var members = [[Int]](repeating: [], count: (classes.max() ?? -1) + 1)
    for (i, group) in classes.enumerated() { members[group].append(i) }
    return members
  }

  /// Whether all nudges together, the other way, move the outputs as the slopes say, and the slopes lead back to the
  /// point.
  private mutating func agree(
    _ rows: [[(input: Int, slope: Double)]], _ candidate: Candidate, _ end: [Double], _ nudge: Double,
    _ weights: [Double]
  ) -> Bool {
    let piece = LinearPiece(rows: rows, probes: 0)
    let back = weights.map { -nudge * $0 }
    guard let outputs = outputs(at: zip(candidate.displacement, back).map { $0 + $1 }) else { return false }
    return values.indices.allSatisfy { o in
      let slack = noise(o, 64) * Double(2 + rows[o].count)
      let isEqual = abs(outputs[o] - end[o] - piece.change(o, back)) <= slack
      let whole = piece.change(o, candidate.displacement)
      return isEqual && abs(end[o] - values[o] - whole) <= slack * candidate.step / nudge
    }
  }
}

extension PieceSearch {
  /// The displacement of a long nudge: upwards, so that no length turns negative.
  private func long(_ length: Double) -> [Double] { candidate(length, side: 1, alternates: false).displacement }

  /// Rounds slopes where that is confirmed, and refuses what is straight only by appearance.
  private mutating func confirmed(
    _ slopes: [[(input: Int, slope: Double)]], _ candidate: Candidate, _ end: [Double], _ nudge: Double
  ) -> Result {
    var simple = LinearPiece(rows: slopes, probes: 0)
    for o in slopes.indices {
      let error = noise(o, 64) / nudge
      for k in slopes[o].indices {
        if let fraction = simpleFraction(near: slopes[o][k].slope, within: max(error, 1e-9)) {
          simple.rows[o][k].slope = fraction
        }
      }
      simple.rows[o].removeAll { $0.slope == 0 }
    }
    let far = long(1)
    let confirmation = outputs(at: far)
    var piece = simple
    var unconfirmed: [Int] = []
    for o in values.indices {
      if let confirmation, abs(confirmation[o] - values[o] - simple.change(o, far)) <= noise(o, 2000) { continue }
      if let confirmation, let refined = refined(simple.rows[o], o, confirmation, far, nudge) {
        piece.rows[o] = refined
        continue
      }
      unconfirmed.append(o)
      let isNear = abs(end[o] - values[o] - simple.change(o, candidate.displacement)) <= noise(o, 2000)
      if !isNear { piece.rows[o] = slopes[o] }
    }
    if let confirmation, !unconfirmed.isEmpty, bends(unconfirmed, piece, confirmation) {
      return .failure(.bends, probes: probes)
    }
    if isStaircase(piece) { return .failure(.rounds, probes: probes) }
    piece.probes = probes
    return .piece(piece)
  }

  /// The row with its only slope that is no simple fraction taken from the long nudge, which measures it better.
  private func refined(
    _ row: [(input: Int, slope: Double)], _ output: Int, _ confirmation: [Double], _ far: [Double], _ nudge: Double
  ) -> [(input: Int, slope: Double)]? {
    let odd = row.indices.filter { simpleFraction(near: row[$0].slope, within: 0) == nil }
    guard odd.count == 1, let k = odd.first else { return nil }
    let change = confirmation[output] - values[output]
    let others = row.reduce(-row[k].slope * far[row[k].input]) { $0 + $1.slope * far[$1.input] }
    let slope = (change - others) / far[row[k].input]
    guard abs(slope - row[k].slope) <= noise(output, 256) / nudge else { return nil }
    var row = row
    row[k].slope = slope
    return row
  }

  /// Whether an output is off by the square of a long nudge.
  private mutating func bends(_ candidates: [Int], _ piece: LinearPiece, _ one: [Double]) -> Bool {
    guard let half = outputs(at: long(0.5)), let two = outputs(at: long(2)) else { return false }
    func off(_ outputs: [Double], _ o: Int, _ length: Double) -> Double {
      outputs[o] - values[o] - piece.change(o, long(length))
    }
    return candidates.contains { o in
      let (small, middle, large) = (off(half, o, 0.5), off(one, o, 1), off(two, o, 2))
      guard abs(middle) > noise(o, 20_000) else { return false }
      return abs(large / middle - 4) < 0.6 && abs(small / middle - 0.25) < 0.1
    }
  }

  /// Whether an output that small nudges leave alone steps from one whole value to the next under long ones: of all
  /// inputs upwards, and of every other class downwards, so that what cancels in one shows in the other.
  private mutating func isStaircase(_ piece: LinearPiece) -> Bool {
    isStaircase(piece) { $0 }
      || isStaircase(piece) { [self] displacement in
        displacement.indices.map { i in
          classes[i].isMultiple(of: 2) || point[i] < 24 ? displacement[i] : -displacement[i]
        }
      }
  }

  private mutating func isStaircase(_ piece: LinearPiece, _ signed: ([Double]) -> [Double]) -> Bool {
    var suspects = values.indices.map { $0 }
    var last = [Double](repeating: 0, count: values.count)
    for length in [8.0, 16, 24] {
      let displacement = signed(long(length))
      guard let outputs = outputs(at: displacement) else { return false }
      suspects.removeAll { o in
        let off = outputs[o] - values[o] - piece.change(o, displacement)
        let step = off - last[o]
        last[o] = off
        // Steps of a half, a third or a whole point, and no further than the nudge goes.
        let isOnGrid = abs((step * 6).rounded() - step * 6) < 1e-7
        return !isOnGrid || abs(step) < 0.1 || abs(step) > 9
      }
      if suspects.isEmpty { return false }
    }
    return true
  }
}
