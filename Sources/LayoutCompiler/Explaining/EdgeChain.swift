import LayoutEngine

/// Why a length or position is what it is: the operations that determine it, each with what holds it.
public struct EdgeChain: Sendable, Equatable {
  /// What holds a step's value.
  public enum Cause: Sendable, Equatable {
    /// The window, or what the root is offered.
    case window
    /// Nothing but its input: it lies between its bounds.
    case input
    /// Its smallest value, in points.
    case lowerBound(Double)
    /// Its largest value, in points.
    case upperBound(Double)
    /// The largest of several lengths: the winner's name.
    case largest(String)
    /// The smallest of several lengths: the winner's name.
    case smallest(String)
    /// The view's own answer.
    case ownAnswer
    /// The constraints.
    case constraints
  }

  /// One operation.
  public struct Step: Sendable, Equatable {
    /// The operation's name: the view whose rule computed it, and its number.
    public var name: String
    /// Its value in points.
    public var value: Double
    /// What holds it.
    public var cause: Cause
    /// What it is computed from, in words: a sum of other steps and a constant.
    public var formula: String
  }

  /// The quantity's value as a sum of steps and a constant, in words.
  public var formula: String
  /// The steps, each after those that it explains; at most ``limit``.
  public var steps: [Step]

  /// The most steps of a chain; a longer one is cut.
  public static let limit = 24
  /// The most terms of a sum in words; of a longer one the rest is counted.
  public static let termLimit = 8
}

extension SolvedProgram {
  /// The operations that determine a quantity, from it back to the window and to constants.
  func chain(of quantity: LayoutRecording.Quantity, _ results: [Double]) -> EdgeChain {
    guard quantity.result >= 0 else { return EdgeChain(formula: number(quantity.value), steps: []) }
    let whole = flatten([Tape.Term(result: quantity.result, coefficient: 1)])
    var chain = EdgeChain(formula: text(whole), steps: [])
    var queue = whole.terms.map(\.result)
    var seen = Set(queue)
    var next = 0
    while next < queue.count && chain.steps.count < EdgeChain.limit {
      let (step, causes) = step(Int(queue[next]), results)
      chain.steps.append(step)
      for cause in causes where seen.insert(cause).inserted { queue.append(cause) }
      next += 1
    }
    return chain
  }

  /// A sum of operations that are not sums themselves.
  private struct Flat {
    var terms: [Tape.Term] = []
    var constant = 0.0
  }

  /// A sum in words.
  private func text(_ flat: Flat) -> String {
    var text = ""
    for term in flat.terms.prefix(EdgeChain.termLimit) {
      let magnitude = abs(term.coefficient)
      let sign = term.coefficient < 0 ? "- " : text.isEmpty ? "" : "+ "
      text +=
        (text.isEmpty ? "" : " ") + sign + (magnitude == 1 ? "" : number(magnitude) + " * ")
        + name(Int(term.result))
    }
    let rest = flat.terms.count - EdgeChain.termLimit
    if rest > 0 { text += " + \(rest) more" }
    guard flat.constant != 0 || text.isEmpty else { return text }
    return text.isEmpty
      ? number(flat.constant) : text + (flat.constant < 0 ? " - " : " + ") + number(abs(flat.constant))
  }

  /// What an operation is called: the window's and the proposal's lengths by their own names.
  func name(_ operation: Int) -> String {
    let inputs = [
      ("window.width", recording.window?.width), ("window.height", recording.window?.height),
      ("proposal.width", recording.offer.width), ("proposal.height", recording.offer.height),
    ]
    return inputs.first { $0.1.map { Int($0.result) } == operation }?.0 ?? names[operation]
  }

  private func flatten(_ terms: some Sequence<Tape.Term>) -> Flat {
    var flat = Flat()
    var coefficients: [Int32: Double] = [:]
    var pending = Array(terms)
    while let term = pending.popLast() {
      guard term.result >= 0 else {
        flat.constant += term.coefficient
        continue
      }
      let operation = recording.tape.operations[Int(term.result)]
      guard operation.kind == .linear else {
        coefficients[term.result, default: 0] += term.coefficient
        continue
      }
      flat.constant += operation.lower * term.coefficient
      pending += recording.tape.terms(of: Int(term.result)).map {
        Tape.Term(result: $0.result, coefficient: $0.coefficient * term.coefficient)
      }
    }
    flat.terms = coefficients.filter { abs($0.value) > 1e-12 }.sorted { $0.key < $1.key }
      .map { Tape.Term(result: $0.key, coefficient: $0.value) }
    return flat
  }

  /// What holds an operation's value, and which operations that hangs on.
  private func step(_ index: Int, _ results: [Double]) -> (EdgeChain.Step, causes: [Int32]) {
    let operation = recording.tape.operations[index]
    let terms = recording.tape.terms(of: index)
    let inputs = terms.map { flatten([$0]) }
    func value(_ flat: Flat) -> Double {
      flat.terms.reduce(flat.constant) { $0 + $1.coefficient * results[Int($1.result)] }
    }
    func step(_ cause: EdgeChain.Cause, _ flat: Flat) -> (EdgeChain.Step, causes: [Int32]) {
      let step = EdgeChain.Step(name: name(index), value: results[index], cause: cause, formula: text(flat))
      return (step, flat.terms.map(\.result))
    }
    switch operation.kind {
    case .input: return step(.window, Flat(constant: results[index]))
    case .variable: return step(.constraints, Flat(constant: results[index]))
    case .linear, .answer: return step(.ownAnswer, inputs.first ?? Flat())
    case .clamp:
      let input = inputs.first ?? Flat()
      let natural = value(input)
      if natural < operation.lower { return step(.lowerBound(operation.lower), Flat(constant: operation.lower)) }
      if natural > operation.upper { return step(.upperBound(operation.upper), Flat(constant: operation.upper)) }
      return step(.input, input)
    case .maximum, .minimum:
      let sign = operation.kind == .maximum ? 1.0 : -1
      let winner = inputs.max { sign * value($0) < sign * value($1) } ?? Flat()
      let name = text(winner)
      return step(operation.kind == .maximum ? .largest(name) : .smallest(name), winner)
    }
  }
}

/// A number in words, without a needless fraction.
private func number(_ value: Double) -> String {
  let rounded = (value * 1e6).rounded() / 1e6
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}
