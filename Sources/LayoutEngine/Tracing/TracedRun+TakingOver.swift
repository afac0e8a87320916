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
