/// What one layout took.
struct BenchmarkResult: Codable {
  /// Times with their spread, in nanoseconds.
  struct Time: Codable {
    var samples: Int
    var min: Double
    var median: Double
    var p90: Double

    init(_ samples: Samples) {
      self.samples = samples.count
      min = samples.least
      median = samples.median
      p90 = samples.p90
    }
  }

  /// The family and its number, such as `tree/1000`.
  var name: String
  var family: String
  var size: Int
  var nodes: Int
  /// Times by what was timed: `direct`, `total`, and the stages of the solver.
  var times: [String: Time] = [:]
  /// Counts: the same in every run on every machine.
  var counts: [String: Int] = [:]
  /// Ratios of times within this run.
  var ratios: [String: Double] = [:]
  /// What is wrong with the answer; empty where nothing is.
  var faults: [String] = []
}
