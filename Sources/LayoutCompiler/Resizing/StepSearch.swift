import LayoutEngine

/// What the rules read off a tape in steps, while its results move in straight lines along the window's length.
struct StepSearch {
  /// A step's sources as values at ``origin`` and rates.
  private struct Moving {
    let answer: ([Double]) -> [Double]
    let values: [Double]
    let rates: [Double]
    let fastest: Double

    func answer(_ distance: Double) -> [Double] { answer(zip(values, rates).map { $0 + $1 * distance }) }
  }

  private var moving: [Moving] = []
  private let origin: Double
  private let resolution: Double
  /// Whether some answer was found to change all along, as the height of a constant area does.
  private(set) var isCurved = false

  /// Answers that come back to what they were within so many points of their source are not looked for.
  private static let spacing = 2.0

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
      let found = Moving(answer: step.answer, values: sources.map(\.0), rates: sources.map(\.1), fastest: fastest)
      moving.append(found)
    }
  }

  /// The first length, on the way from one to another, at which an answer changes.
  mutating func next(from start: Double, to end: Double) -> Double? {
    let direction: Double = end >= start ? 1 : -1
    var (nearest, found) = (end, false)
    var curved: [Int] = []
    for (number, step) in moving.enumerated() {
      let first = start + direction * resolution
      let answer = step.answer(first - origin)
      let spacing = Self.spacing / step.fastest
      var last = first
      while direction * (nearest - last) > 0 {
        let length = direction * (nearest - last) <= spacing ? nearest : last + direction * spacing
        if step.answer(length - origin) != answer {
          let change = change(of: step, from: answer, between: last, and: length)
          if isCurved(step, from: first, direction, change) {
            curved.append(number)
          } else {
            (nearest, found) = (change, true)
          }
          break
        }
        last = length
      }
    }
    for number in curved.reversed() { moving.remove(at: number) }
    isCurved = isCurved || !curved.isEmpty
    return found ? nearest : nil
  }

  /// Whether an answer changes at once, and again and again.
  private func isCurved(_ step: Moving, from first: Double, _ direction: Double, _ change: Double) -> Bool {
    guard abs(change - first) <= resolution else { return false }
    let answers = (1...3).map { step.answer(first - origin + direction * resolution * Double($0)) }
    return answers[0] != answers[1] && answers[1] != answers[2]
  }

  private func change(of step: Moving, from answer: [Double], between good: Double, and bad: Double) -> Double {
    var (good, bad) = (good, bad)
    for _ in 0..<Self.halvings {
      let middle = (good + bad) / 2
      if step.answer(middle - origin) == answer { good = middle } else { bad = middle }
    }
    return bad
  }

  /// From two points to a billionth of one.
  private static let halvings = 32
}
