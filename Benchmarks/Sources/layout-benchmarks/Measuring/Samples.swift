/// Times of one thing, in nanoseconds.
struct Samples: Codable {
  private(set) var values: [Double] = []

  mutating func add(_ duration: Duration) { values.append(duration / .nanoseconds(1)) }

  /// Sums of two lists, sample by sample.
  mutating func addToLast(_ duration: Duration) { values[values.count - 1] += duration / .nanoseconds(1) }

  /// Times of one of several things that each sample is of.
  func divided(by count: Int) -> Samples {
    var samples = self
    samples.values = values.map { $0 / Double(count) }
    return samples
  }

  var count: Int { values.count }
  var least: Double { values.min() ?? .nan }
  var median: Double { quantile(0.5) }
  var p90: Double { quantile(0.9) }

  private func quantile(_ share: Double) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }
}
