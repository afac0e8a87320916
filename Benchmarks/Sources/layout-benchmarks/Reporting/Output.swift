import Foundation

/// Writes results to the files that were asked for.
struct Output {
  let results: [BenchmarkResult]

  init(_ results: [BenchmarkResult]) { self.results = results }

  func write(_ arguments: Arguments) throws {
    if let file = arguments.json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try write(encoder.encode(results) + Data("\n".utf8), to: file)
    }
    if let file = arguments.plot { try write(Data(Plot(results: results).svg.utf8), to: file) }
  }

  private func write(_ data: Data, to file: String) throws {
    if file == "-" {
      FileHandle.standardOutput.write(data)
    } else {
      try data.write(to: URL(filePath: file))
    }
  }
}
