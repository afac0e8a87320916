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

  /// Why there are no limits.
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads every JSON file of a folder: each holds limits by benchmark.
  init(folder: URL) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue,
      let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    else {
      throw Unreadable(description: "not a folder that can be read")
    }
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
      guard let data = try? Data(contentsOf: file),
        let found = try? JSONDecoder().decode([String: Limits].self, from: data)
      else { throw Unreadable(description: "\(file.lastPathComponent) is not a file of limits") }
      limits.merge(found) { first, _ in first }
    }
    if limits.isEmpty { throw Unreadable(description: "no file of limits in the folder") }
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

  /// The limit of a count that is now `count`: the count itself, with three per cent of room for the solver's allocations.
  ///
  /// An array takes the room that the allocator happens to give, and a dictionary grows by its seed: in long work both move
  /// the count by a per cent or two.
  private static func limit(of name: String, _ count: Int) -> Int {
    name == "solver allocations" ? count + max(3, count * 3 / 100) : count
  }

  /// Twice a ratio, whole, or in hundredths below 1.
  private static func limit(of ratio: Double) -> Double {
    let limit = ratio * 2
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
          counts: result.counts.reduce(into: [:]) { $0[$1.key] = limit(of: $1.key, $1.value) },
          ratios: result.ratios.mapValues(limit(of:)))
      }
      try encoder.encode(limits).write(to: folder.appending(path: "\(family).json"))
    }
  }
}
