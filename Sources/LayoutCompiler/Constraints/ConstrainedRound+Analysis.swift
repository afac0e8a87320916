import LayoutEngine
import LayoutModel
import LinearProgramming

/// What an analysis says of required constraints that cannot all hold.
struct FoundConflicts {
  /// The outcome of the program: infeasible, with the first set's proof; or what stopped the analysis before it had any.
  var outcome: Outcome
  /// The minimal sets.
  var conflicts: [LayoutConflict]
  /// Their proofs.
  var witnesses: [InfeasibilityWitness]
}

extension ConflictReport {
  /// The outcome of a program of which no more was asked than what the report says; `nil` where it says nothing of one.
  fileprivate var outcome: Outcome? {
    var outcome: Outcome
    if let first = conflicts.first {
      outcome = Outcome(termination: .infeasible, stoppedTier: 0)
      outcome.infeasibility = first.witness
    } else {
      // Solving would come to the same limit.
      guard case .stopped(let limit) = verdict, limit == .iterationLimit || limit == .timeLimit else { return nil }
      outcome = Outcome(termination: limit, stoppedTier: 0)
    }
    outcome.effort.solves = effort.programs
    outcome.effort.iterations = effort.iterations
    return outcome
  }
}

extension ConstrainedRound {
  /// Why required constraints cannot hold together, if they cannot, by the solver's own proof of each minimal set.
  func conflicts(
    by solver: any LinearSolver, _ options: SolveOptions
  ) throws(LinearProgramError) -> FoundConflicts? {
    var required: [Int: Int] = [:]
    for (i, constraint) in steering.constraints.enumerated() where constraint.isRequired {
      required[lowered.constraintRows[i]] = i
    }
    let rows = required.keys.sorted().map { RelaxableRow(row: $0) }
    let report = try ConflictAnalysis(options: options, pointLimit: ConflictTrial.memberLimit)
      .conflicts(in: lowered.program, relaxing: rows, by: solver)
    guard let outcome = report.outcome else { return nil }
    let conflicts = report.conflicts.map { conflict in
      LayoutConflict(
        members: conflict.members.compactMap { member in
          required[member.row].map { index in
            let repair = member.repair?.rightSideChange
            return LayoutConflict.Member(
              index: index, label: steering.constraints[index].label, repair: repair,
              repairedLengths: lengths(at: member.point))
          }
        })
    }
    return FoundConflicts(outcome: outcome, conflicts: conflicts, witnesses: report.conflicts.map(\.witness))
  }

  /// The lengths that some columns' values decide.
  private func lengths(at point: [Conflict.ColumnValue]) -> LayoutDecisions {
    guard !point.isEmpty else { return LayoutDecisions(count: 0) }
    var decisions = LayoutDecisions(count: steering.frames.count)
    let values = Dictionary(uniqueKeysWithValues: point.map { ($0.column, $0.value) })
    // A view answers several proposals; what constraints speak of is the answer that is placed.
    for mark in recording.tape.marks {
      guard let value = values[Int(lowered.columns[Int(mark.result)])] else { continue }
      decisions.lengths[mark.frame][mark.axis] = value
    }
    return decisions
  }

  /// The set of required constraints that take part in a proof: where it is so close that the analysis finds none.
  func conflicts(by witness: InfeasibilityWitness) -> [LayoutConflict] {
    let members = zip(lowered.constraintRows, steering.constraints).enumerated().filter { _, constraint in
      constraint.1.isRequired && witness.rowMultipliers[constraint.0] != 0
    }
    guard !members.isEmpty else { return [] }
    return [
      LayoutConflict(members: members.map { .init(index: $0.offset, label: $0.element.1.label, repair: nil) })
    ]
  }

  /// Whether the recorded point violates a required constraint: only then can they contradict each other.
  var violatesRequired: Bool {
    steering.constraints.contains {
      $0.isRequired && $0.violation(recording.tape.values) > ConstraintReport.tolerance
    }
  }

  /// The point of the optimal face at which lengths, decided ones and views' own answers, are nearest to the direct
  /// layout, the largest distance first; the outcome itself where it is the only optimum.
  func nearestToTheDirectLayout(
    _ outcome: Outcome, by solver: any LinearSolver, _ options: SolveOptions
  ) throws(LinearProgramError) -> Outcome {
    guard !AmbiguityAnalysis.witnesses(in: lowered.program, outcome: outcome).isEmpty else { return outcome }
    let tape = recording.tape
    let answers = tape.marks.compactMap { mark -> LeximinTarget? in
      let index = Int(mark.result)
      guard tape.operations[index].kind == .answer, lowered.columns[index] >= 0 else { return nil }
      return LeximinTarget(column: Int(lowered.columns[index]), value: tape.values[index])
    }
    let targets = lowered.displacements.map { LeximinTarget(column: $0.column, value: $0.target) } + answers
    return try LeximinRefinement(options: options)
      .refine(outcome, of: lowered.program, towards: targets, by: solver).outcome
  }

  /// Whether decided lengths may have other optimal values.
  private func isAmbiguous(_ outcome: Outcome) -> Bool {
    !lowered.displacements.isEmpty && !AmbiguityAnalysis.witnesses(in: lowered.program, outcome: outcome).isEmpty
  }

  /// The decided lengths that are not the only optimal ones, with their ranges.
  func ambiguities(
    _ outcome: Outcome, _ problem: ConstrainedProblem, by solver: any LinearSolver, _ options: SolveOptions
  ) throws(LinearProgramError) -> [LayoutAmbiguity] {
    guard isAmbiguous(outcome), let point = outcome.primal else { return [] }
    let report = try AmbiguityAnalysis(options: options)
      .ranges(of: lowered.displacements.map(\.column), in: lowered.program, outcome: outcome, by: solver)
    return zip(lowered.displacements, report.ranges).compactMap { displacement, range in
      guard let range, let mark = steering.marks[displacement.operation] else { return nil }
      let length = point.columnValues[displacement.column]
      guard range.upper - range.lower > ConstraintReport.tolerance * max(1, abs(length)) else { return nil }
      let node = problem.steered.frames[mark.frame].node
      return LayoutAmbiguity(
        decided: DecidedLength(node: node, id: problem.original.id(of: node), axis: mark.axis, length: length),
        range: range.lower...range.upper)
    }
  }
}
