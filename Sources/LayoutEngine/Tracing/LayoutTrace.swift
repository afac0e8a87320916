import Foundation
import LayoutModel

/// What a layout's real code does near a point, as linear functions of what it can see.
///
/// Inputs are the proposal, the bounds' origin where the layout does not simply move with it, and every answer of a view to
/// a proposal. Outputs are the size (or guide), the proposal of every query, and every view's origin in the bounds.
struct LayoutTrace {
  /// Something that the layout sees.
  enum Input: Equatable {
    case proposal(Axis)
    case origin(Axis)
    case answer(query: Int, Axis)
    case guide(query: Int, index: Int)
  }

  /// A traced number: its value at the point, and the inputs that move it.
  struct Output {
    var value: Double
    var terms: [(input: Int, slope: Double)] = []
  }

  /// A view that the layout puts somewhere.
  struct Placed {
    var query: Int
    var x: Output
    var y: Output
  }

  /// The questions that the layout asks its views, in their order.
  var queries: [LayoutProbe.Query]
  /// What each query offers; `nil` where it offers nothing on an axis.
  var offers: [(width: Output?, height: Output?)]
  /// What can move.
  var inputs: [Input]
  /// The layout's size.
  var size: (width: Output, height: Output)
  /// Where the views stand, if that was asked for.
  var placements: [Placed]
  /// The explicit guide, if that was asked for and there is one.
  var guide: Output?
  /// How often the layout's code was run.
  var probes: Int
}

/// A layout's trace, or why there is none.
enum TraceOutcome {
  case traced(LayoutTrace)
  case pinned(PinReason, probes: Int)
}

/// Traces one call of one layout.
struct LayoutTracer {
  /// The views' nodes.
  let nodes: [Int]
  /// The direction that the container lays out in.
  let direction: LayoutDirection
  /// Whether a view's length along an axis, as an answer to a proposal, can move.
  let varies: (_ child: Int, Axis, ProposedViewSize) -> Bool
  /// The axes along which the proposal can move.
  let proposalVaries: (width: Bool, height: Bool)
  /// Which side of a kink is looked at first: 1 or -1.
  let preferredSide: Double

  /// Runs `layout` at `proposal` and near it.
  func trace(
    _ layout: AnyLayout, _ call: ProbedCall, _ proposal: ProposedViewSize, by host: LayoutHost
  ) -> TraceOutcome {
    let probe = LayoutProbe(host, layout, nodes: nodes, direction: direction, call)
    guard let first = probe.firstRun(proposal) else { return .pinned(.restless, probes: probe.runs) }
    var run = TracedRun(tracer: self, probe: probe, call: call, proposal: proposal, first: first)
    guard run.repeats() else { return .pinned(.inconsistent, probes: probe.runs) }
    run.findInputs()
    let guides = probe.queries.reduce(0) { $0 + $1.guides.count }
    let limit = 4 * max(nodes.count, probe.queries.count) + 2 * guides + 20 - probe.runs
    var search = PieceSearch(
      at: run.point, values: run.vector(first) ?? [], classes: run.classes, preferredSide: preferredSide, limit: limit
    ) { run.outputs(at: $0) }
    switch search.find() {
    case .piece(let piece): return run.outcome(piece)
    case .failure(let reason, _): return .pinned(reason, probes: probe.runs)
    }
  }
}

/// A layout's call as a function of its inputs.
private struct TracedRun {
  let tracer: LayoutTracer
  let probe: LayoutProbe
  let call: ProbedCall
  let proposal: ProposedViewSize
  let first: LayoutProbe.Result
  var inputs: [LayoutTrace.Input] = []
  var point: [Double] = []
  var classes: [Int] = []
  private var classNumbers: [String: Int] = [:]

  init(
    tracer: LayoutTracer, probe: LayoutProbe, call: ProbedCall, proposal: ProposedViewSize,
    first: LayoutProbe.Result
  ) {
    self.tracer = tracer
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

  mutating func findInputs() {
    add(.proposal(.horizontal), proposal.width, tracer.proposalVaries.width, "width")
    add(.proposal(.vertical), proposal.height, tracer.proposalVaries.height, "height")
    if case .placement(let x, let y) = call, !movesWithOrigin(x, y) {
      add(.origin(.horizontal), CGFloat(x), true, "x")
      add(.origin(.vertical), CGFloat(y), true, "y")
    }
    var ordinals: [Int: Int] = [:]
    for (q, query) in probe.queries.enumerated() {
      let ordinal = ordinals[query.child, default: 0]
      ordinals[query.child] = ordinal + 1
      let width = tracer.varies(query.child, .horizontal, query.proposal)
      let height = tracer.varies(query.child, .vertical, query.proposal)
      add(.answer(query: q, .horizontal), query.answer.width, width, "\(ordinal) width")
      add(.answer(query: q, .vertical), query.answer.height, height, "\(ordinal) height")
      for (i, guide) in query.guides.enumerated() where width || height {
        add(.guide(query: q, index: i), guide.value, true, "\(ordinal) guide \(i)")
      }
    }
  }

  private mutating func add(_ input: LayoutTrace.Input, _ value: CGFloat?, _ moves: Bool, _ group: String) {
    guard moves, let value, abs(Double(value)) < TapeNumber.endless else { return }
    inputs.append(input)
    point.append(Double(value))
    let number = classNumbers[group] ?? classNumbers.count
    classNumbers[group] = number
    classes.append(number)
  }

  /// Whether the views stand at the same places in bounds that are somewhere else.
  private func movesWithOrigin(_ x: Double, _ y: Double) -> Bool {
    guard x.isFinite, y.isFinite else { return true }
    guard let moved = run([], x: x + 37.25, y: y - 19.5), let numbers = vector(moved), let known = vector(first) else {
      return false
    }
    let scale = Double.maximum([1, abs(x), abs(y)])
    return zip(numbers, known).allSatisfy { abs($0 - $1) <= 0x1p-44 * max(scale, abs($1)) }
  }

  func outputs(at values: [Double]) -> [Double]? { run(values, x: nil, y: nil).flatMap(vector) }

  private func run(_ values: [Double], x: Double?, y: Double?) -> LayoutProbe.Result? {
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
    let trace = LayoutTrace(
      queries: probe.queries, offers: offers, inputs: inputs, size: size, placements: placements, guide: guide,
      probes: probe.runs)
    return trace.isCausal ? .traced(trace) : .pinned(.inconsistent, probes: probe.runs)
  }
}

extension LayoutTrace {
  /// Whether what a view is offered depends on earlier answers only.
  fileprivate var isCausal: Bool {
    offers.indices.allSatisfy { q in
      [offers[q].width, offers[q].height].compactMap(\.self).allSatisfy { offer in
        offer.terms.allSatisfy { term in
          switch inputs[term.input] {
          case .proposal, .origin: true
          case .answer(let query, _), .guide(let query, _): query < q
          }
        }
      }
    }
  }
}
