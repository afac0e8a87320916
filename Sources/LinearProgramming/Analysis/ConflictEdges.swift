/// Repairs that are read off the optimum of an elastic program, instead of a linear program for each.
///
/// At a vertex where one row of a set pays for all, another one can pay instead: along the edge on which its violation
/// grows, that of the first shrinks. Where it is gone before any bound is in the way, the set holds but for the other row,
/// by as much as the edge is long; and where the proof of the conflict says that no less will do, that is its repair.
/// One solve with the factorised basis for each row, and a check of every point; what does not come out is left to a
/// linear program.
struct ConflictEdges {
  private let elastic: ElasticProgram
  private let set: [Int]
  private let proof: ConflictProof
  private let basis: Basis
  /// The least that one row alone can be violated by is this over its multiplier.
  private let margin: Double

  /// So many directions share a factorisation; their rates are held in memory at once.
  private static let batch = 64
  /// How much longer than the shortest possible an edge may come out, of the numbers involved.
  private static let tolerance = 1e-9

  /// `nil` where more than one row is violated, or none: then no edge is long enough.
  init?(_ elastic: ElasticProgram, _ set: [Int], _ proof: ConflictProof) {
    guard let basis = proof.basis else { return nil }
    self.basis = basis
    self.elastic = elastic
    self.set = set
    self.proof = proof
    margin = proof.witness.margin(in: elastic.original)
    let limit = elastic.tolerance(for: set, at: proof.point)
    guard set.count(where: { elastic.violation(of: $0, at: proof.point).map { $0.amount > limit } ?? false }) == 1
    else { return nil }
  }

  /// Hands over each repair that is found, with its row and the columns' values where it is enough.
  ///
  /// - Complexity: for each row of the set, linear in the entries of the program and of its factorisation.
  func forEachRepair(
    by solver: any SensitivitySolver, _ take: (Int, Conflict.Repair, [Double]) -> Void
  ) throws(LinearProgramError) {
    func offer(_ row: Int, _ values: [Double]) {
      if let repair = repair(of: row, at: values) { take(row, repair, values) }
    }
    var edges: [(row: Int, slack: Int)] = []
    for row in set {
      guard let slack = elastic.slack(of: row, in: proof.witness.rowMultipliers) else { continue }
      if basis.columns[slack] == .basic {
        offer(row, proof.point.columnValues)
      } else {
        edges.append((row, slack))
      }
    }
    for start in stride(from: 0, to: edges.count, by: Self.batch) {
      let batch = edges[start..<min(start + Self.batch, edges.count)]
      let directions = batch.map { BasisDirection.rise(of: .column($0.slack)) }
      guard let rates = try solver.derivatives(of: elastic.program, at: basis, along: directions) else { return }
      for (edge, rates) in zip(batch, rates) {
        let length = length(of: rates)
        guard length > 0, length.isFinite else { continue }
        offer(edge.row, zip(proof.point.columnValues, rates.columnRates).map { $0 + length * $1 })
      }
    }
  }

  /// How far the basic solution may move before something meets a bound.
  private func length(of rates: BasisDerivative) -> Double {
    var length = Double.infinity
    func limit(_ value: Double, _ rate: Double, _ bounds: LinearProgram.Bounds) {
      guard rate.magnitude > 1e-11 else { return }
      let room = rate > 0 ? bounds.upper - value : value - bounds.lower
      length = min(length, max(0, room) / rate.magnitude)
    }
    for column in rates.columnRates.indices {
      limit(proof.point.columnValues[column], rates.columnRates[column], elastic.program.bounds(ofColumn: column))
    }
    for row in rates.rowRates.indices {
      limit(proof.point.rowValues[row], rates.rowRates[row], elastic.program.bounds(ofRow: row))
    }
    return length
  }

  /// The violation of a row at a point, if the others of the set hold there and no less would do.
  private func repair(of row: Int, at values: [Double]) -> Conflict.Repair? {
    let activity = RowActivity(of: values, in: elastic.program)
    let point = PrimalPoint(columnValues: values, rowValues: activity.values, isFeasible: true)
    guard activity.primalResidual(of: point, in: elastic.program) <= Self.tolerance else { return nil }
    let limit = elastic.tolerance(for: set, at: point)
    let others = set.reduce(0) { $1 == row ? $0 : $0 + (elastic.violation(of: $1, at: point)?.amount ?? 0) }
    guard others <= limit, let repair = elastic.violation(of: row, at: point) else { return nil }
    let least = margin / proof.witness.rowMultipliers[elastic.rows[row].row].magnitude
    return repair.amount <= least + limit ? repair : nil
  }
}
