import LayoutEngine

/// What the rules read off a tape in steps, while its results move in straight lines along the window's length.
struct StepSearch {
  /// A step's sources as values at ``origin`` and rates.
  fileprivate struct Moving {
    let answer: ([Double]) -> [Double]
    let values: [Double]
    let rates: [Double]
    let fastest: Double
    let isOffset: Bool
    /// What is read off now, with the last length up to which that is known to stay.
    var known: (answer: [Double], reach: Double)?
    /// The length at which it changes, if that has been found.
    var change: Double?

    func answer(_ distance: Double) -> [Double] { answer(zip(values, rates).map { $0 + $1 * distance }) }
  }

  private var moving: [Moving] = []
  private let origin: Double
  private let resolution: Double
  /// Whether some answer was found to change all along, as the height of a constant area does.
  private(set) var isCurved = false

  /// - Parameters:
  ///   - origin: the window's length at which the results have these values.
  ///   - resolution: what lengths are told apart by.
  init(
    _ tape: Tape, values: [Double], rates: [Double], at origin: Double, resolution: Double
  ) {
    self.origin = origin
    self.resolution = resolution
    for step in tape.steps {
      let sources = step.sources.map { source in
        source.result < 0
          ? (source.coefficient, 0)
          : (source.coefficient * values[Int(source.result)], source.coefficient * rates[Int(source.result)])
      }
      let fastest = sources.reduce(0) { max($0, abs($1.1)) }
      guard fastest > 0, !sources.contains(where: { $0.0.isNaN || $0.1.isNaN }) else { continue }
      let found = Moving(
        answer: step.answer, values: sources.map(\.0), rates: sources.map(\.1), fastest: fastest,
        isOffset: step.isOffset)
      moving.append(found)
    }
  }

  /// The first length, on the way from one to another, at which an answer changes.
  ///
  /// What an earlier call has found on the same way is not looked for again.
  mutating func next(from start: Double, to end: Double) -> (length: Double, isOffset: Bool)? {
    let direction: Double = end >= start ? 1 : -1
    var (nearest, found) = (end, Int?.none)
    var curved: [Int] = []
    for number in moving.indices {
      let first = start + direction * resolution
      guard let change = moving[number].change(from: first, direction, within: nearest, origin) else { continue }
      if isCurved(moving[number], from: first, direction, change) {
        curved.append(number)
      } else {
        (nearest, found) = (change, number)
      }
    }
    let isOffset = found.map { moving[$0].isOffset }
    for number in curved.reversed() { moving.remove(at: number) }
    isCurved = isCurved || !curved.isEmpty
    return isOffset.map { (nearest, $0) }
  }

  /// Whether an answer changes at once, and again and again.
  private func isCurved(_ step: Moving, from first: Double, _ direction: Double, _ change: Double) -> Bool {
    guard abs(change - first) <= resolution else { return false }
    let answers = (1...3).map { step.answer(first - origin + direction * resolution * Double($0)) }
    return answers[0] != answers[1] && answers[1] != answers[2]
  }
}

extension StepSearch.Moving {
  /// Answers that come back to what they were within so many points of their source are not looked for.
  private static let spacing = 2.0
  /// From two points to a billionth of one.
  private static let halvings = 32

  /// The length at which the answer changes, on the way from one length to another, if it does.
  ///
  /// - Parameter origin: the length at which the sources have their values.
  mutating func change(from first: Double, _ direction: Double, within end: Double, _ origin: Double) -> Double? {
    if let change, direction * (change - first) > 0 { return direction * (end - change) > 0 ? change : nil }
    var (answer, last) = known ?? ([], first)
    if known == nil || direction * (first - last) > 0 || change != nil {
      (answer, last) = (self.answer(first - origin), first)
    }
    change = nil
    let spacing = Self.spacing / fastest
    while direction * (end - last) > 0 {
      let length = direction * (end - last) <= spacing ? end : last + direction * spacing
      if self.answer(length - origin) != answer {
        change = halve(from: last, to: length, answer, origin)
        break
      }
      last = length
    }
    known = (answer, last)
    return change
  }

  private func halve(from good: Double, to bad: Double, _ answer: [Double], _ origin: Double) -> Double {
    var (good, bad) = (good, bad)
    for _ in 0..<Self.halvings {
      let middle = (good + bad) / 2
      if self.answer(middle - origin) == answer { good = middle } else { bad = middle }
    }
    return bad
  }
}
