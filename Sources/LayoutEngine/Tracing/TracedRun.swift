import Foundation
import LayoutModel

/// A layout's call as a function of its inputs.
struct TracedRun {
  let probe: LayoutProbe
  let call: ProbedCall
  let proposal: ProposedViewSize
  let first: LayoutProbe.Result
  var inputs: [LayoutTrace.Input] = []
  var point: [Double] = []
  var classes: [Int] = []
  /// What could move when the inputs were found: see ``variability(_:)``.
  private(set) var varies: [Bool] = []
  /// What inputs are that may be nudged together: the same of all views.
  private enum InputClass: Hashable {
    case proposal(Axis)
    case origin(Axis)
    case answer(ordinal: Int, Axis)
    case guide(ordinal: Int, index: Int)
  }
  private var classNumbers: [InputClass: Int] = [:]

  init(probe: LayoutProbe, call: ProbedCall, proposal: ProposedViewSize, first: LayoutProbe.Result) {
    self.probe = probe
    self.call = call
    self.proposal = proposal
    self.first = first
  }

  /// Whether a second run at the same point gives the same.
  func repeats() -> Bool {
    guard let again = run([], x: nil, y: nil), let numbers = vector(again), let known = vector(first) else {
      return false
    }
    return numbers.count == known.count && zip(numbers, known).allSatisfy { $0.bitPattern == $1.bitPattern }
  }

  /// Finds what can move.
  ///
  /// - Parameter movesWithOrigin: whether the views stand at the same places in bounds that are somewhere else; found out
  ///   by a run where it is `nil`.
  mutating func findInputs(_ tracer: LayoutTracer, movesWithOrigin: Bool? = nil) {
    add(.proposal(.horizontal), proposal.width, tracer.proposalVaries.width, .proposal(.horizontal))
    add(.proposal(.vertical), proposal.height, tracer.proposalVaries.height, .proposal(.vertical))
    if case .placement(let x, let y) = call, !(movesWithOrigin ?? self.movesWithOrigin(x, y)) {
      add(.origin(.horizontal), CGFloat(x), true, .origin(.horizontal))
      add(.origin(.vertical), CGFloat(y), true, .origin(.vertical))
    }
    var ordinals: [Int: Int] = [:]
    varies = variability(tracer)
    for (q, query) in probe.queries.enumerated() {
      let ordinal = ordinals[query.child, default: 0]
      ordinals[query.child] = ordinal + 1
      let (width, height) = (varies[2 * q + 2], varies[2 * q + 3])
      add(.answer(query: q, .horizontal), query.answer.width, width, .answer(ordinal: ordinal, .horizontal))
      add(.answer(query: q, .vertical), query.answer.height, height, .answer(ordinal: ordinal, .vertical))
      for (i, guide) in query.guides.enumerated() where width || height {
        add(.guide(query: q, index: i), guide.value, true, .guide(ordinal: ordinal, index: i))
      }
    }
  }

  private mutating func add(_ input: LayoutTrace.Input, _ value: CGFloat?, _ moves: Bool, _ group: InputClass) {
    guard moves, let value, abs(Double(value)) < TapeNumber.endless else { return }
    inputs.append(input)
    point.append(Double(value))
    let number = classNumbers[group] ?? classNumbers.count
    classNumbers[group] = number
    classes.append(number)
  }

  /// Another origin.
  static func elsewhere(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (x + 37.25, y - 19.5) }

  /// What of the proposal and of the views' answers can move: all that decides, beside their values, what is an input.
  func variability(_ tracer: LayoutTracer) -> [Bool] {
    var varies = [tracer.proposalVaries.width, tracer.proposalVaries.height]
    for query in probe.queries {
      varies.append(tracer.varies(query.child, .horizontal, query.proposal))
      varies.append(tracer.varies(query.child, .vertical, query.proposal))
    }
    return varies
  }

  /// Whether the views stand at the same places in bounds that are somewhere else.
  private func movesWithOrigin(_ x: Double, _ y: Double) -> Bool {
    guard x.isFinite, y.isFinite else { return true }
    let elsewhere = Self.elsewhere(x, y)
    guard let moved = run([], x: elsewhere.x, y: elsewhere.y), let numbers = vector(moved), let known = vector(first)
    else {
      return false
    }
    let scale = Double.maximum([1, abs(x), abs(y)])
    return zip(numbers, known).allSatisfy { abs($0 - $1) <= 0x1p-44 * max(scale, abs($1)) }
  }

  /// The outputs at other inputs; `nil` where they cannot be compared with those at the point.
  func outputs(at values: [Double]) -> [Double]? { run(values, x: nil, y: nil).flatMap(vector) }

  /// Runs the layout at other inputs, in bounds at another origin where that is no input.
  func run(_ values: [Double], x: Double?, y: Double?) -> LayoutProbe.Result? {
    var (proposal, x, y) = (proposal, x, y)
    var answers = probe.queries.map(\.answer)
    var guides = probe.queries.map { $0.guides.map(\.value) }
    for (input, value) in zip(inputs, values) {
      switch input {
      case .proposal(.horizontal): proposal.width = CGFloat(value)
      case .proposal(.vertical): proposal.height = CGFloat(value)
      case .origin(.horizontal): x = value
      case .origin(.vertical): y = value
      case .answer(let query, .horizontal): answers[query].width = CGFloat(value)
      case .answer(let query, .vertical): answers[query].height = CGFloat(value)
      case .guide(let query, let index): guides[query][index] = CGFloat(value)
      }
    }
    return probe.run(proposal, x: x, y: y, answers: answers, guides: guides)
  }
}

extension TracedRun {
  /// The numbers of a result that are lengths in the first run, in one list; `nil` where the others are not as there.
  func vector(_ result: LayoutProbe.Result) -> [Double]? {
    var numbers: [Double] = []
    numbers.reserveCapacity(4 + 2 * result.offers.count + 2 * result.placements.count)
    var isComparable = true
    func add(_ number: Double?, _ known: Double?) {
      guard let known, abs(known) < TapeNumber.endless else {
        if number?.bitPattern != known?.bitPattern && !(number?.isNaN == true && known?.isNaN == true) {
          isComparable = false
        }
        return
      }
      guard let number, number.isFinite else {
        isComparable = false
        return
      }
      numbers.append(number)
    }
    guard result.offers.count == first.offers.count, result.placements.count == first.placements.count else {
      return nil
    }
    add(Double(result.size.width), Double(first.size.width))
    add(Double(result.size.height), Double(first.size.height))
    add(result.guide.map { Double($0) }, first.guide.map { Double($0) })
    for (offer, known) in zip(result.offers, first.offers) {
      add(offer.width.map { Double($0) }, known.width.map { Double($0) })
      add(offer.height.map { Double($0) }, known.height.map { Double($0) })
    }
    for (placed, known) in zip(result.placements, first.placements) {
      if placed.query != known.query { isComparable = false }
      add(placed.x, known.x)
      add(placed.y, known.y)
    }
    return isComparable ? numbers : nil
  }

  /// The trace that a piece stands for.
  func outcome(_ piece: LinearPiece) -> TraceOutcome {
    var next = 0
    func take(_ value: Double) -> LayoutTrace.Output {
      guard abs(value) < TapeNumber.endless else { return LayoutTrace.Output(value: value) }
      next += 1
      return LayoutTrace.Output(value: value, terms: piece.rows[next - 1])
    }
    let size = (width: take(Double(first.size.width)), height: take(Double(first.size.height)))
    let guide = first.guide.map { take(Double($0)) }
    let offers = first.offers.map { offer in
      (width: offer.width.map { take(Double($0)) }, height: offer.height.map { take(Double($0)) })
    }
    let placements = first.placements.map { placed in
      LayoutTrace.Placed(query: placed.query, x: take(placed.x), y: take(placed.y))
    }
    var trace = LayoutTrace(
      queries: probe.queries, offers: offers, inputs: inputs, size: size, placements: placements, guide: guide,
      probes: probe.runs, run: self, piece: piece)
    trace.findNeeds()
    return trace.isCausal ? .traced(trace) : .pinned(.inconsistent, probes: probe.runs)
  }
}
