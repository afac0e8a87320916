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
  /// The queries on whose answers the results depend.
  private(set) var needs = Needs()
  /// How often the layout's code was run.
  var probes: Int
  /// The run at the point.
  let run: TracedRun
  /// The slopes by which the run's outputs follow its inputs.
  let piece: LinearPiece
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
  ///
  /// - Parameter earlier: what the same call came to elsewhere; its slopes are kept where they hold here too.
  func trace(
    _ layout: AnyLayout, _ call: ProbedCall, _ proposal: ProposedViewSize, by host: LayoutHost,
    after earlier: LayoutTrace? = nil
  ) -> TraceOutcome {
    let probe = LayoutProbe(host, layout, nodes: nodes, direction: direction, call)
    guard let first = probe.firstRun(proposal) else { return .pinned(.restless, probes: probe.runs) }
    var run = TracedRun(probe: probe, call: call, proposal: proposal, first: first)
    if let earlier, let trace = run.takingOver(earlier, self) { return .traced(trace) }
    // What taking over has cost in vain does not count towards the limit, or other traces would come of it.
    let spent = probe.runs - 1
    guard run.repeats() else { return .pinned(.inconsistent, probes: probe.runs) }
    run.findInputs(self)
    let guides = probe.queries.reduce(0) { $0 + $1.guides.count }
    let limit = 4 * max(nodes.count, probe.queries.count) + 2 * guides + 20 - (probe.runs - spent)
    var search = PieceSearch(
      at: run.point, values: run.vector(first) ?? [], classes: run.classes, preferredSide: preferredSide, limit: limit
    ) { run.outputs(at: $0) }
    switch search.find() {
    case .piece(let piece): return run.outcome(piece)
    case .failure(let reason, _): return .pinned(reason, probes: probe.runs)
    }
  }
}

extension LayoutTrace {
  /// For each result the queries on whose answers it depends, directly or through what other views are offered; in order.
  struct Needs {
    var size: [Int] = []
    var guide: [Int] = []
    var placements: [Int] = []
  }

  /// Finds out which queries are needed.
  mutating func findNeeds() {
    needs.size = queries(behind: [size.width, size.height])
    needs.guide = queries(behind: [guide].compactMap(\.self))
    let placedOffers = placements.flatMap { [offers[$0.query].width, offers[$0.query].height] }
    needs.placements = queries(behind: placements.flatMap { [$0.x, $0.y] } + placedOffers.compactMap(\.self))
  }

  private func queries(behind outputs: [Output]) -> [Int] {
    var isNeeded = [Bool](repeating: false, count: queries.count)
    func need(_ output: Output?) {
      for term in output?.terms ?? [] {
        switch inputs[term.input] {
        case .proposal, .origin: break
        case .answer(let query, _), .guide(let query, _): isNeeded[query] = true
        }
      }
    }
    for output in outputs { need(output) }
    for query in queries.indices.reversed() where isNeeded[query] {
      need(offers[query].width)
      need(offers[query].height)
    }
    return queries.indices.filter { isNeeded[$0] }
  }

  /// Whether what a view is offered depends on earlier answers only.
  var isCausal: Bool {
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
