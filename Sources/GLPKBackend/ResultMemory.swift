internal import CGLPK
internal import LinearProgramming

/// The memory that one call writes its results to: one block a type, freed with this value.
@safe struct ResultMemory: ~Copyable {
  let rows: Int
  let columns: Int
  let tiers: Int
  private let numbers: UnsafeMutablePointer<Double>
  private let statuses: UnsafeMutablePointer<UInt8>
  private let iterations: UnsafeMutablePointer<Int>
  private let paths: UnsafeMutablePointer<Int32>

  init(rows: Int, columns: Int, tiers: Int) {
    self.rows = rows
    self.columns = columns
    self.tiers = tiers
    // Values, rays and, for each tier, duals and reduced costs; an objective a tier.
    unsafe numbers = .allocate(capacity: (rows + columns) * (2 + tiers) + tiers + 1)
    unsafe statuses = .allocate(capacity: rows + columns + 1)
    unsafe iterations = .allocate(capacity: tiers + 1)
    unsafe paths = .allocate(capacity: tiers + 1)
  }

  deinit {
    unsafe numbers.deallocate()
    unsafe statuses.deallocate()
    unsafe iterations.deallocate()
    unsafe paths.deallocate()
  }

  /// A result whose arrays lie in this memory.
  func emptyResult() -> cglpk_result {
    var result = unsafe cglpk_result()
    var next = unsafe numbers
    func take(_ count: Int) -> UnsafeMutablePointer<Double> {
      let start = unsafe next
      unsafe next += count
      return unsafe start
    }
    unsafe result.column_values = unsafe take(columns)
    unsafe result.row_values = unsafe take(rows)
    unsafe result.column_ray = unsafe take(columns)
    unsafe result.row_ray = unsafe take(rows)
    unsafe result.reduced_costs = unsafe take(columns * tiers)
    unsafe result.row_duals = unsafe take(rows * tiers)
    unsafe result.objectives = unsafe take(tiers)
    unsafe result.column_status = unsafe statuses
    unsafe result.row_status = unsafe statuses + columns
    unsafe result.tier_iterations = unsafe iterations
    unsafe result.tier_paths = unsafe paths
    return unsafe result
  }
}
