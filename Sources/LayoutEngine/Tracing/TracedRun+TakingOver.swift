import Foundation
import LayoutModel

extension TracedRun {
  /// A trace of this run with the slopes of an earlier one, where they hold here too; `nil` where that cannot be told, and
  /// the layout has to be traced from nothing.
  ///
  /// The values are this run's. The slopes are confirmed twice: they lead from the earlier point to this one, and they
  /// foretell a run in which all inputs are moved by unequal amounts, to the side that a trace from nothing looks at
  /// first. Bounds stand elsewhere in that run, so that it also tells whether the views still move with the origin.
  func takingOver(_ earlier: LayoutTrace, _ tracer: LayoutTracer) -> LayoutTrace? {
    guard isLike(earlier.run), let known = earlier.run.vector(earlier.run.first), let values = vector(first) else {
      return nil
    }
    var run = self
    run.findInputs(tracer, movesWithOrigin: !earlier.inputs.contains(.origin(.horizontal)))
    guard run.inputs == earlier.inputs else { return nil }
    let here = zip(run.point, earlier.run.point).map { $0 - $1 }
    var search = PieceSearch(
      at: run.point, values: values, classes: run.classes, preferredSide: tracer.preferredSide, limit: 1
    ) { [run] in run.elsewhereOutputs(at: $0) }
    guard search.leads(earlier.piece, from: known, along: here), search.confirms(earlier.piece),
      case .traced(let trace) = run.outcome(earlier.piece)
    else { return nil }
    return trace
  }

  /// The outputs at other inputs, in bounds at another origin.
  private func elsewhereOutputs(at values: [Double]) -> [Double]? {
    guard case .placement(let x, let y) = call, x.isFinite, y.isFinite else { return outputs(at: values) }
    let elsewhere = Self.elsewhere(x, y)
    return run(values, x: elsewhere.x, y: elsewhere.y).flatMap(vector)
  }

  /// Whether the layout asked the same questions as in another run, and all numbers are lengths, endless or missing as
  /// there.
  private func isLike(_ other: TracedRun) -> Bool {
    let (mine, theirs) = (probe.queries, other.probe.queries)
    guard mine.count == theirs.count, first.placements.count == other.first.placements.count else { return false }
    return isAlike(proposal, other.proposal) && isAlike(first.size, other.first.size)
      && isAlike(first.guide, other.first.guide)
      && zip(first.placements, other.first.placements).allSatisfy { $0.query == $1.query }
      && zip(mine, theirs).allSatisfy { query, known in
        query.child == known.child && isAlike(query.proposal, known.proposal) && isAlike(query.answer, known.answer)
          && query.guides.elementsEqual(known.guides) { $0.key == $1.key && isAlike($0.value, $1.value) }
      }
  }

  private func isAlike(_ one: ProposedViewSize, _ other: ProposedViewSize) -> Bool {
    isAlike(one.width, other.width) && isAlike(one.height, other.height)
  }

  private func isAlike(_ one: CGSize, _ other: CGSize) -> Bool {
    isAlike(one.width, other.width) && isAlike(one.height, other.height)
  }

  /// Whether both are lengths, or the same endless one, or missing.
  private func isAlike(_ one: CGFloat?, _ other: CGFloat?) -> Bool {
    func isLength(_ number: CGFloat?) -> Bool { number.map { abs(Double($0)) < TapeNumber.endless } ?? false }
    return isLength(one) ? isLength(other) : one == other || (one?.isNaN == true && other?.isNaN == true)
  }
}

extension LayoutTrace {
  /// The trace as that of a call of which all is as it was, without running the layout; `nil` where anything is not.
  ///
  /// The proposal, the bounds and what else the layout was told are the same, the engine gives the same answers to the
  /// questions of the earlier run, the same inputs can move, and the engine's own run of the layout at this point gave what
  /// the earlier one gave. What the layout would make of nudges is then the same too.
  ///
  /// - Parameter natural: what the engine's own run gave.
  func unchanged(
    _ tracer: LayoutTracer, _ call: ProbedCall, _ proposal: ProposedViewSize, by host: LayoutHost,
    _ natural: NaturalResult
  ) -> LayoutTrace? {
    guard run.call == call, run.isProposed(proposal), run.hears(host, tracer.nodes), run.gave(natural) else {
      return nil
    }
    var again = TracedRun(probe: run.probe, call: call, proposal: proposal, first: run.first)
    again.findInputs(tracer, movesWithOrigin: !inputs.contains(.origin(.horizontal)))
    guard again.inputs == inputs else { return nil }
    var trace = self
    trace.probes = 0
    return trace
  }
}

/// What the engine's own run of a layout gave.
struct NaturalResult {
  var size: CGSize?
  /// Origins in the bounds, with what the views are offered.
  var placements: [Placement<Double>]?
  var guide: CGFloat?
}

extension TracedRun {
  fileprivate func isProposed(_ proposal: ProposedViewSize) -> Bool {
    ProposalKey(NumericProposal<Double>(proposal)) == ProposalKey(NumericProposal<Double>(self.proposal))
  }

  /// Whether the engine says of the views in `nodes` what it said.
  fileprivate func hears(_ host: LayoutHost, _ nodes: [Int]) -> Bool {
    probe.queries.allSatisfy { query in
      let node = nodes[query.child]
      return isEqual(host.engineSize(of: node, in: query.proposal), query.answer)
        && query.guides.allSatisfy { isEqual(host.engineGuide($0.key, of: node, in: query.proposal), $0.value) }
    }
      && nodes.indices.allSatisfy { child in
        (probe.priorities[child].map { $0 == host.priority(of: nodes[child]) } ?? true)
          && (probe.spacings[child].map { $0.isSame(as: host.spacing(of: nodes[child])) } ?? true)
      }
  }

  fileprivate func gave(_ natural: NaturalResult) -> Bool {
    if let size = natural.size, !isEqual(size, first.size) { return false }
    if let guide = natural.guide, !isEqual(guide, first.guide) { return false }
    guard let placements = natural.placements else { return true }
    return placements.elementsEqual(first.placements) { natural, placed in
      natural.origin.x == placed.x && natural.origin.y == placed.y
        && ProposalKey(natural.proposal) == ProposalKey(NumericProposal<Double>(first.offers[placed.query]))
    }
  }

  private func isEqual(_ one: CGSize, _ other: CGSize) -> Bool {
    isEqual(one.width, other.width) && isEqual(one.height, other.height)
  }

  private func isEqual(_ one: CGFloat?, _ other: CGFloat?) -> Bool {
    one == other || (one?.isNaN == true && other?.isNaN == true)
  }
}

extension PieceSearch {
  /// Whether a piece, from a point that lies a displacement before this one, leads to the outputs here.
  func leads(_ piece: LinearPiece, from earlier: [Double], along displacement: [Double]) -> Bool {
    earlier.count == values.count
      && values.indices.allSatisfy { isNear(values[$0], earlier[$0] + piece.change($0, displacement), $0) }
  }

  /// Whether a run beside the point, where all inputs have been moved by unequal amounts, comes out as a piece says.
  mutating func confirms(_ piece: LinearPiece) -> Bool {
    guard !point.isEmpty else { return true }
    let displacement = firstDisplacement
    guard let outputs = outputs(at: displacement), outputs.count == values.count else { return false }
    return values.indices.allSatisfy { isNear(outputs[$0], values[$0] + piece.change($0, displacement), $0) }
  }
}
