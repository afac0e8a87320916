import Foundation

/// The most that counts and ratios may come to: kept in files of the package, one a family.
///
/// Counts are the same everywhere, so they are held exactly from above; ratios of times within one run say more than times
/// do, but a busy machine moves them, so their limits leave room.
struct Thresholds {
  /// The limits of one benchmark.
  struct Limits: Codable {
    var counts: [String: Int] = [:]
    var ratios: [String: Double] = [:]
  }

  private var limits: [String: Limits] = [:]

  /// Reads every JSON file of a folder: each holds limits by benchmark.
  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
      let found = try JSONDecoder().decode([String: Limits].self, from: Data(contentsOf: file))
      limits.merge(found) { first, _ in first }
    }
  }

  /// What a result has too much of.
  func excesses(of result: BenchmarkResult) -> [String] {
    guard let limits = limits[result.name] else { return [] }
    let counts = limits.counts.sorted { $0.key < $1.key }.compactMap { name, most -> String? in
      let count = result.counts[name] ?? Int.max
      return count > most ? "\(name) \(count) above \(most)" : nil
    }
    let ratios = limits.ratios.sorted { $0.key < $1.key }.compactMap { name, most -> String? in
      let ratio = result.ratios[name] ?? .infinity
      return ratio > most ? "\(name) \(String(format: "%.2f", ratio)) above \(most)" : nil
    }
    return counts + ratios
  }

  /// A ratio with room: whole, or in hundredths below 1, and not so small that a microsecond matters.
  private static func limit(_ ratio: Double) -> Double {
    let limit = max(0.05, ratio * 1.6)
    return limit < 1 ? (limit * 100).rounded(.up) / 100 : limit.rounded(.up)
  }

  /// Writes the counts of results as the limits of a family, with room for ratios.
  static func record(_ results: [BenchmarkResult], into folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    for (family, members) in Dictionary(grouping: results, by: \.family) {
      var limits: [String: Limits] = [:]
      for result in members {
        limits[result.name] = Limits(
          counts: result.counts, ratios: result.ratios.mapValues(limit))
      }
      try encoder.encode(limits).write(to: folder.appending(path: "\(family).json"))
    }
  }
}
