internal import CGLPK
internal import LinearProgramming

extension ResultMemory {
  /// The outcome that a filled result stands for. The result's arrays must lie in this memory.
  func outcome(from result: cglpk_result, scales: [Double]) -> Outcome {
    let termination = unsafe Outcome.Termination(code: result.termination)
    let solved = unsafe result.tiers_solved
    var outcome = Outcome(termination: termination)
    if termination != .optimal { outcome.stoppedTier = solved }
    unsafe outcome.effort.iterations = result.iterations
    unsafe outcome.effort.solves = result.solves
    unsafe outcome.effort.factorizations = result.factorizations
    unsafe outcome.raw = report(of: result)
    outcome.tiers.reserveCapacity(solved)
    for tier in 0..<solved { unsafe outcome.tiers.append(tierOutcome(tier, of: result, scale: scales[tier])) }
    if unsafe result.has_point != 0 {
      unsafe outcome.primal = PrimalPoint(
        columnValues: copy(result.column_values, columns), rowValues: copy(result.row_values, rows),
        isFeasible: result.point_is_feasible != 0)
      unsafe outcome.basis = Basis(
        columns: copyStatuses(result.column_status, columns), rows: copyStatuses(result.row_status, rows))
    }
    if unsafe result.has_row_ray != 0 {
      unsafe outcome.infeasibility = InfeasibilityWitness(rowMultipliers: copy(result.row_ray, rows))
    }
    if unsafe result.has_column_ray != 0 {
      unsafe outcome.unboundedDirection = copy(result.column_ray, columns)
    }
    return outcome
  }

  private func tierOutcome(_ tier: Int, of result: cglpk_result, scale: Double) -> TierOutcome {
    // Powers of two: the multiplication is exact.
    let unit = 1 / scale
    return unsafe TierOutcome(
      objective: result.objectives[tier] * unit,
      rowDuals: copy(result.row_duals + tier * rows, rows, times: unit),
      reducedCosts: copy(result.reduced_costs + tier * columns, columns, times: unit),
      iterations: result.tier_iterations[tier], path: TierOutcome.Path(code: result.tier_paths[tier]))
  }

  private func report(of result: cglpk_result) -> RawReport {
    let codes = unsafe withUnsafeBytes(of: result.codes) { bytes in
      unsafe bytes.bindMemory(to: Int32.self).prefix(Int(result.code_count)).map { Int($0) }
    }
    let words = unsafe withUnsafeBytes(of: result.words) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return RawReport(codes: codes, words: words)
  }

  private func copy(_ source: UnsafeMutablePointer<Double>, _ count: Int, times factor: Double = 1) -> [Double] {
    unsafe [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
      for index in 0..<count {
        unsafe (buffer.baseAddress! + index).initialize(to: source[index] * factor)
      }
      initialized = count
    }
  }

  private func copyStatuses(_ source: UnsafeMutablePointer<UInt8>, _ count: Int) -> [BasisStatus] {
    unsafe UnsafeBufferPointer(start: source, count: count).map { BasisStatus(code: $0) }
  }
}
