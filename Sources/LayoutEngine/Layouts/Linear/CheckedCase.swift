import Foundation
import LayoutModel

/// One set of views and one proposal for a layout that is checked.
struct CheckedCase<L: LinearLayout> {
  private let layout: L
  private let subviews: [CheckedSubview]
  private let offersWidth: Bool
  private let offersHeight: Bool
  private let direction: LayoutDirection
  /// The proposal's lengths, the origin, and three amounts a view.
  private let inputs: [Double]

  init(layout: L, subviews: [CheckedSubview], random: inout any RandomNumberGenerator) {
    self.layout = layout
    self.subviews = subviews
    offersWidth = Int.random(in: 0..<5, using: &random) > 0
    offersHeight = Int.random(in: 0..<5, using: &random) > 0
    direction = Int.random(in: 0..<8, using: &random) == 0 ? .rightToLeft : .leftToRight
    var inputs = [
      Double.random(in: 0...500, using: &random), Double.random(in: 0...400, using: &random),
      Double.random(in: -50...50, using: &random), Double.random(in: -50...50, using: &random),
    ]
    for _ in 0..<3 * subviews.count { inputs.append(Double.random(in: 0...5, using: &random)) }
    self.inputs = inputs
  }

  private var inputNames: [String] {
    ["the proposed width", "the proposed height", "the bounds' x", "the bounds' y"]
      + subviews.indices.flatMap { ["view \($0)'s width", "view \($0)'s height", "view \($0)'s baseline"] }
  }

  /// The quantities that a rule decides, and their names.
  private func run<N: LayoutNumber>(_ inputs: [N]) -> [(name: String, number: N)] {
    let amounts = subviews.indices.map { (inputs[4 + 3 * $0], inputs[5 + 3 * $0], inputs[6 + 3 * $0]) }
    let checked = CheckedSubviews(views: subviews, amounts: amounts.map { ($0.0, $0.1, $0.2) })
    let store = NumericSubviewStore(checked, direction)
    let proposal = NumericProposal(
      width: offersWidth ? inputs[0] : nil, height: offersHeight ? inputs[1] : nil)
    let size = layout.size(proposal: proposal, subviews: NumericSubviews(source: store))
    let bounds = NumericRect(origin: NumericPoint(x: inputs[2], y: inputs[3]), size: size)
    let calls = store.placing {
      layout.place(in: bounds, proposal: proposal, subviews: NumericSubviews(source: store))
    }
    var results = [("width", size.width), ("height", size.height)]
    for (i, call) in calls.enumerated() {
      guard let call else { continue }
      results.append(("x of view \(i)", call.position.x))
      results.append(("y of view \(i)", call.position.y))
      if let width = call.proposal.width { results.append(("proposed width of view \(i)", width)) }
      if let height = call.proposal.height { results.append(("proposed height of view \(i)", height)) }
    }
    return results.map { (name: $0.0, number: $0.1) }
  }

  /// The first difference between the rule and its record.
  func difference() -> LinearLayoutDifference? {
    let tape = Tape()
    let recorded = run(inputs.map { tape.input($0) })
    let plain = run(inputs)
    if let found = firstDifference(plain, recorded.map { ($0.name, $0.number.value) }, nil) { return found }
    for input in inputs.indices {
      for nudge in [0x1p-9, -0x1p-9] {
        if let found = difference(tape, recorded, input, nudge) { return found }
      }
    }
    return nil
  }

  /// A hidden length leads astray in proportion to the nudge; a branch that changes does not.
  private func difference(
    _ tape: Tape, _ recorded: [(name: String, number: TapeNumber)], _ input: Int, _ nudge: Double
  ) -> LinearLayoutDifference? {
    guard let once = nudged(tape, recorded, input, nudge), let twice = nudged(tape, recorded, input, 2 * nudge) else {
      return nil
    }
    for (one, two) in zip(once, twice) where one.name == two.name {
      let (first, second) = (one.rule - one.recorded, two.rule - two.recorded)
      guard abs(first) > 1e-9 * max(1, abs(one.rule)), abs(second / first - 2) < 0.01 else { continue }
      return LinearLayoutDifference(
        quantity: one.name, input: inputNames[input], rule: one.rule, recorded: one.recorded)
    }
    return nil
  }

  /// The quantities after a nudge, by the rule and by its record; `nil` where they cannot be compared, because a marked
  /// constant depends on what was nudged.
  private func nudged(
    _ tape: Tape, _ recorded: [(name: String, number: TapeNumber)], _ input: Int, _ nudge: Double
  ) -> [(name: String, rule: Double, recorded: Double)]? {
    var inputs = inputs
    inputs[input] += nudge
    let results = tape.evaluated(at: inputs)
    let isStale = tape.locals.contains { local in
      local.sources.contains { results[Int($0)] != tape.values[Int($0)] }
    }
    let plain = run(inputs)
    guard !isStale, plain.count == recorded.count else { return nil }
    return zip(plain, recorded).map { rule, record in
      let number = record.number
      return (rule.name, rule.number, number.result < 0 ? number.value : results[Int(number.result)])
    }
  }

  private func firstDifference(
    _ rule: [(name: String, number: Double)], _ recorded: [(name: String, number: Double)], _ input: String?
  ) -> LinearLayoutDifference? {
    if rule.count != recorded.count {
      return LinearLayoutDifference(
        quantity: "number of lengths", input: input, rule: Double(rule.count), recorded: Double(recorded.count))
    }
    for (one, other) in zip(rule, recorded) {
      let isEqual =
        one.number == other.number || (one.number.isNaN && other.number.isNaN)
        || abs(one.number - other.number) <= 1e-9 * max(1, abs(one.number))
      if !isEqual {
        return LinearLayoutDifference(quantity: one.name, input: input, rule: one.number, recorded: other.number)
      }
    }
    return nil
  }
}
