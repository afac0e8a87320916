internal import CGLPK
internal import LinearProgramming

/// One call into C: the program's arrays are lent as they are, the tiers are joined and scaled.
struct SolveCall {
  let program: LinearProgram
  let options: SolveOptions
  let firstPath: TierOutcome.Path
  /// Each tier's objective is multiplied by its scale on the way in; its results are divided by it on the way out.
  let scales: [Double]

  init(program: LinearProgram, options: SolveOptions, firstPath: TierOutcome.Path) {
    self.program = program
    self.options = options
    self.firstPath = firstPath
    scales = program.tiers.map(\.scale)
  }

  /// The objectives in the form of a sparse matrix, one row a tier.
  private struct JoinedTiers {
    var starts = [0]
    var columns: [Int32] = []
    var coefficients: [Double] = []
  }

  private func joinTiers() -> JoinedTiers {
    var joined = JoinedTiers()
    for (tier, scale) in zip(program.tiers, scales) {
      joined.columns.append(contentsOf: tier.columnIndices)
      for coefficient in tier.coefficients { joined.coefficients.append(coefficient * scale) }
      joined.starts.append(joined.columns.count)
    }
    return joined
  }

  func run() -> Outcome {
    let memory = ResultMemory(
      rows: program.rowCount, columns: program.columnCount, tiers: program.tiers.count)
    let tiers = joinTiers()
    var limits = cglpk_options(
      time_limit: options.timeLimit, iteration_limit: options.iterationLimit,
      freezing_tolerance: Tolerances.freezing, method: options.method.code, first_path: firstPath.code)
    var rowStatus: [UInt8]?
    var columnStatus: [UInt8]?
    if case .given(let basis) = options.start {
      rowStatus = basis.rows.map(\.code)
      columnStatus = basis.columns.map(\.code)
    }
    var result = unsafe memory.emptyResult()
    _ = unsafe cglpk_solve(
      program.rowCount, program.columnCount, program.tiers.count,
      program.rowLower, program.rowUpper, program.columnLower, program.columnUpper,
      program.rowStarts, program.columnIndices, program.coefficients,
      tiers.starts, tiers.columns, tiers.coefficients,
      rowStatus, columnStatus, &limits, &result)
    return unsafe memory.outcome(from: result, scales: scales)
  }
}
