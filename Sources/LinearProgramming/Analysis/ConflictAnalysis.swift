/// Finds out which rows of an infeasible program contradict each other, and what the least change to each would be.
///
/// One elastic program (see `ElasticProgram`) minimises the total violation of the relaxable bounds over the hard rest.
/// If that is not zero, its duals are a proof, and only the rows that take part in the proof are candidates. A deletion
/// filter on those gives a minimal set: leave one out; if the others still conflict, go on with those of them that take
/// part in the new proof, else it is needed. Candidates are left out from the last to the first, so that a set
/// tends to hold what the caller listed early. The question that shows a row to be needed has a second objective, the
/// violation of the row left out, whose optimum is the cheapest repair. Many rows need no program of their own: a point
/// at which only they are violated is one edge away (see `ConflictEdges`). Then the set is given up and what remains is
/// examined in the same way.
///
/// The question is one of feasibility alone, so all that can follow whatever the rows do is left out (see
/// `FeasibilityPresolve`). With one conflict of k rows that the duals show at once this takes 2 linear programs and k
/// edges, or where no edge comes out up to k programs more, each after the first starting where the one before ended; in
/// general at most one more for each candidate and each repair that a smaller set has made cheaper.
public struct ConflictAnalysis: Sendable {
  /// Limits for the whole analysis; their start is not used.
  public var options: SolveOptions
  /// How many conflicts to look for.
  public var conflictLimit: Int
  /// Members of conflicts of up to so many rows come with a point at which their repair is enough.
  public var pointLimit: Int

  /// Makes an analysis.
  public init(options: SolveOptions = SolveOptions(), conflictLimit: Int = 16, pointLimit: Int = 0) {
    self.options = options
    self.conflictLimit = conflictLimit
    self.pointLimit = pointLimit
  }

  /// Looks for minimal sets of relaxable rows that cannot hold together with the hard rest.
  ///
  /// The hard rest is every column bound, every row that is not listed and every bound of a listed row that is not
  /// relaxable. The program's own tiers do not matter. No two sets share a row: a conflict of a row that is in a set
  /// already shows once that set is repaired. A violation of less than 1e-8 of the numbers involved is no conflict.
  /// - Parameters:
  ///   - program: the program.
  ///   - rows: the relaxable rows, each at most once.
  ///   - solver: what solves the elastic programs; edges need a `SensitivitySolver`.
  /// - Throws: what the solver throws.
  public func conflicts(
    in program: LinearProgram, relaxing rows: [RelaxableRow], by solver: some LinearSolver
  ) throws(LinearProgramError) -> ConflictReport {
    try program.validate()
    try options.validate(for: program)
    for row in rows { precondition(program.rowLower.indices.contains(row.row), "there is no row \(row.row)") }
    let presolve = FeasibilityPresolve(program, keeping: rows.map(\.row))
    var numbers: [Int: Int] = [:]
    for (number, row) in presolve.rows.enumerated() { numbers[row] = number }
    // Rows that were asked for are all left.
    let remaining = rows.map { RelaxableRow(row: numbers[$0.row] ?? 0, sides: $0.sides) }
    let elastic = ElasticProgram(presolve.program, rows: remaining)
    let sequence = SolveSequence(solver: solver, start: .own, options: options)
    var search = ConflictSearch(
      elastic: elastic, sequence: sequence, pointLimit: pointLimit, remaining: Array(rows.indices))
    return try search.run(limit: conflictLimit).expanded(by: presolve)
  }
}

extension ConflictReport {
  /// The same about the program that was reduced.
  fileprivate func expanded(by presolve: FeasibilityPresolve) -> ConflictReport {
    var report = self
    for i in conflicts.indices {
      report.conflicts[i].witness = presolve.expanded(conflicts[i].witness)
      for j in conflicts[i].members.indices {
        let member = conflicts[i].members[j]
        report.conflicts[i].members[j].row = presolve.rows[member.row]
        report.conflicts[i].members[j].point = member.point.map {
          .init(column: presolve.columns[$0.column], value: $0.value)
        }
      }
    }
    report.hardWitness = hardWitness.map(presolve.expanded)
    return report
  }
}

/// One analysis under way. Rows are named by their index in the list of relaxable rows.
private struct ConflictSearch<Solver: LinearSolver> {
  var elastic: ElasticProgram
  var sequence: SolveSequence<Solver>
  let pointLimit: Int
  /// What is in no conflict yet.
  var remaining: [Int]
  var conflicts: [Conflict] = []

  /// What a question came to.
  enum Answer {
    /// The rows conflict; those that take part in the proof.
    case conflict([Int], ConflictProof)
    /// They hold together, at this point.
    case hold(PrimalPoint)
    case hardRestInfeasible(InfeasibilityWitness?)
    case stopped(Outcome.Termination)
  }

  mutating func run(limit: Int) throws(LinearProgramError) -> ConflictReport {
    // Each round takes at least one row out.
    while true {
      switch try ask(remaining) {
      case .hold: return report(.complete)
      case .stopped(let termination): return report(.stopped(termination))
      case .hardRestInfeasible(let witness):
        var report = report(.hardRestInfeasible)
        report.hardWitness = witness
        return report
      case .conflict(let candidates, let proof):
        if conflicts.count >= limit { return report(.more) }
        var filter = DeletionFilter(rows: candidates, proof: proof)
        try settleAlongEdges(&filter)
        let termination = try reduce(&filter)
        conflicts.append(conflict(filter))
        remaining.removeAll { filter.rows.contains($0) }
        if let termination { return report(.stopped(termination)) }
      }
    }
  }

  private func report(_ verdict: ConflictReport.Verdict) -> ConflictReport {
    ConflictReport(verdict: verdict, conflicts: conflicts, effort: sequence.effort)
  }

  /// Asks whether some rows hold together; if so, with the least violation of one row left out.
  private mutating func ask(_ rows: [Int], leavingOut leftOut: Int? = nil) throws(LinearProgramError) -> Answer {
    elastic.minimiseViolations(of: leftOut.map { [rows, [$0]] } ?? [rows])
    let outcome = try sequence.solve(elastic.program)
    if outcome.termination == .infeasible { return .hardRestInfeasible(outcome.infeasibility) }
    guard outcome.termination == .optimal, let point = outcome.primal, let first = outcome.tiers.first else {
      return .stopped(outcome.termination)
    }
    if first.objective <= elastic.tolerance(for: rows, at: point) { return .hold(point) }
    guard let witness = elastic.witness(from: outcome) else { return .stopped(.numericalFailure) }
    let candidates = rows.filter { elastic.side(of: $0, in: witness.rowMultipliers) != nil }
    let proof = ConflictProof(witness: witness, point: point, basis: outcome.basis)
    return candidates.isEmpty ? .stopped(.numericalFailure) : .conflict(candidates, proof)
  }

  /// Settles the rows whose repairs are one edge away.
  private func settleAlongEdges(_ filter: inout DeletionFilter) throws(LinearProgramError) {
    guard let solver = sequence.solver as? any SensitivitySolver,
      let edges = ConflictEdges(elastic, filter.rows, filter.proof)
    else { return }
    try edges.forEachRepair(by: solver) { row, repair, values in
      filter.settle(row, repair, point(values, of: filter))
    }
  }

  /// What is kept of a point at which a repair is enough.
  private func point(_ values: [Double], of filter: DeletionFilter) -> [Conflict.ColumnValue] {
    filter.rows.count <= pointLimit ? elastic.values(inRowsOf: filter.rows, values) : []
  }

  /// Makes the set minimal and its repairs right. Returns what stopped it on the way, if something did.
  private mutating func reduce(_ filter: inout DeletionFilter) throws(LinearProgramError) -> Outcome.Termination? {
    // Each question settles one row or takes at least one out of the set; a repair found before the set became smaller
    // is asked for again, once.
    while let candidate = filter.next {
      switch try ask(filter.rows.filter { $0 != candidate }, leavingOut: candidate) {
      case .conflict(let smaller, let proof):
        filter.shrink(to: smaller, proof)
        try settleAlongEdges(&filter)
      case .hold(let point):
        filter.settle(
          candidate, elastic.violation(of: candidate, at: point), self.point(point.columnValues, of: filter))
      case .hardRestInfeasible: return .numericalFailure
      case .stopped(let termination): return termination
      }
    }
    return nil
  }

  private func conflict(_ filter: DeletionFilter) -> Conflict {
    let members = filter.rows.sorted().map { index in
      // Every row of the set takes part in the witness.
      Conflict.Member(
        row: elastic.rows[index].row,
        side: elastic.side(of: index, in: filter.proof.witness.rowMultipliers) ?? elastic.rows[index].sides,
        repair: filter.settled[index]?.repair, point: filter.settled[index]?.point ?? [])
    }
    return Conflict(members: members, witness: filter.proof.witness)
  }
}

/// A proof that rows conflict, and the optimum of the elastic program that it is of.
struct ConflictProof {
  var witness: InfeasibilityWitness
  var point: PrimalPoint
  var basis: Basis?
}

/// The state of a deletion filter: a set that conflicts, and which of its rows are known to be needed.
private struct DeletionFilter {
  var rows: [Int]
  var proof: ConflictProof
  private var needed: Set<Int> = []
  /// The needed rows whose repair was found for the present set, with where it is enough.
  private(set) var settled: [Int: (repair: Conflict.Repair?, point: [Conflict.ColumnValue])] = [:]

  init(rows: [Int], proof: ConflictProof) {
    self.rows = rows
    self.proof = proof
  }

  /// The row to leave out next: the last that may turn out superfluous, then those whose repair may have changed.
  var next: Int? { rows.last { !needed.contains($0) } ?? rows.last { settled[$0] == nil } }

  mutating func shrink(to smaller: [Int], _ proof: ConflictProof) {
    // A row that was needed in a larger set is needed in a smaller one: the proof cannot be without it.
    rows = smaller
    self.proof = proof
    settled = [:]
    needed.formIntersection(smaller)
  }

  mutating func settle(_ row: Int, _ repair: Conflict.Repair?, _ point: [Conflict.ColumnValue]) {
    needed.insert(row)
    settled[row] = (repair, point)
  }
}
