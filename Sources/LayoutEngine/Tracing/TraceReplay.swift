import Foundation
import LayoutModel

/// Puts a trace on a tape: questions, answers and results in the numbers of a pass.
///
/// Views are asked in the order in which the layout asked them, and only those on whose answers something depends.
struct TraceReplay<Number: LayoutNumber> {
  let trace: LayoutTrace
  let proposal: NumericProposal<Number>
  var origin: NumericPoint<Number>?
  /// Asks a view for its size.
  let size: (_ child: Int, NumericProposal<Number>) -> NumericSize<Number>
  /// Asks a view for an explicit guide.
  let guide: (AlignmentKey, _ child: Int, NumericProposal<Number>) -> Number?
  private var answers: [NumericSize<Number>?]
  /// The guides that have been asked for, by their inputs.
  private var guides: [Int: Number] = [:]

  init(
    _ trace: LayoutTrace, _ proposal: NumericProposal<Number>, origin: NumericPoint<Number>? = nil,
    size: @escaping (_ child: Int, NumericProposal<Number>) -> NumericSize<Number>,
    guide: @escaping (AlignmentKey, _ child: Int, NumericProposal<Number>) -> Number?
  ) {
    self.trace = trace
    self.proposal = proposal
    self.origin = origin
    self.size = size
    self.guide = guide
    answers = Array(repeating: nil, count: trace.queries.count)
  }

  /// The layout's size.
  mutating func layoutSize() -> NumericSize<Number> {
    ask(trace.needs.size)
    return NumericSize(width: number(trace.size.width), height: number(trace.size.height))
  }

  /// The layout's explicit guide.
  mutating func explicitGuide() -> Number? {
    guard let guide = trace.guide else { return nil }
    ask(trace.needs.guide)
    return number(guide)
  }

  /// Where the views stand.
  mutating func placements() -> [Placement<Number>] {
    ask(trace.needs.placements)
    var placements: [Placement<Number>] = []
    for placed in trace.placements {
      placements.append(
        Placement(origin: NumericPoint(x: number(placed.x), y: number(placed.y)), proposal: offer(placed.query)))
    }
    return placements
  }

  /// Asks views, in the order in which the layout asked them.
  private mutating func ask(_ queries: [Int]) {
    for query in queries where answers[query] == nil {
      answers[query] = size(trace.queries[query].child, offer(query))
    }
  }

  private mutating func offer(_ query: Int) -> NumericProposal<Number> {
    let offer = trace.offers[query]
    return NumericProposal(width: offer.width.map { number($0) }, height: offer.height.map { number($0) })
  }

  private mutating func number(_ output: LayoutTrace.Output) -> Number {
    Number.linear(output.terms.map { ($0.slope, number($0.input)) }, at: output.value)
  }

  private mutating func number(_ input: Int) -> Number {
    guard case .guide(let query, let index) = trace.inputs[input] else { return known(input) }
    let (key, _) = trace.queries[query].guides[index]
    guides[input] = guide(key, trace.queries[query].child, offer(query))
    return known(input)
  }

  /// An input, as far as it has been asked for; a constant where nothing depends on it.
  private func known(_ input: Int) -> Number {
    switch trace.inputs[input] {
    case .proposal(let axis): return proposal[axis] ?? Number(0)
    case .origin(let axis): return origin?[axis] ?? Number(0)
    case .answer(let query, let axis):
      return answers[query]?[axis] ?? NumericSize(constant: trace.queries[query].answer)[axis]
    case .guide(let query, let index):
      return guides[input] ?? Number(Double(trace.queries[query].guides[index].value ?? 0))
    }
  }
}

extension TraceReplay {
  /// Notes on the tape how far the layout is off its piece, in steps: it is run at any inputs.
  ///
  /// What has not been asked for counts as constant. So this is no proof of a piece, but tells where to look.
  func noteSteps(by host: LayoutHost) {
    let (run, piece) = (trace.run, trace.piece)
    guard let values = run.vector(run.first), let sources = trace.inputs.indices.map(known) as? [TapeNumber] else {
      return
    }
    TapeNumber.noteOffsets(of: sources) { inputs in
      // Whoever runs a layout empties the caches: they may hold the host.
      defer { host.caches.removeAll() }
      return run.steps(off: piece, values, at: inputs)
    }
  }
}

extension TracedRun {
  /// A millionth of a point, about: below that lies what slopes that were measured are off far away.
  private static let grid = 0x1p20

  /// How far each output is from where its piece leads to, on a grid; nothing where the layout cannot be compared.
  fileprivate func steps(off piece: LinearPiece, _ values: [Double], at inputs: [Double]) -> [Double] {
    guard let outputs = outputs(at: inputs) else { return [] }
    let displacement = zip(inputs, point).map { $0 - $1 }
    return values.indices.map { o in
      ((outputs[o] - values[o] - piece.change(o, displacement)) * Self.grid).rounded()
    }
  }
}
