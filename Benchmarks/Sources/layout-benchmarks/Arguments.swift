import Foundation

/// The arguments of the program.
struct Arguments {
  /// A benchmark is run when its name contains one of these; all are where there are none.
  var filters: [String] = []
  /// The least number of samples of each benchmark.
  var samples = 11
  /// The largest size that is run.
  var largest = Int.max
  var listsOnly = false
  var directOnly = false
  var json: String?
  var plot: String?
  var thresholds: String?
  var recordsThresholds = false
  var measuresMemory = false

  static let usage = """
    usage: layout-benchmarks [options]

      --list              print the names of the benchmarks
      --filter TEXT       run those whose names contain TEXT; may be repeated
      --largest N         leave out sizes above N
      --direct            leave out the solver
      --samples N         at least so many samples of each (default 11)
      --json FILE         write the results as JSON; - for standard output
      --plot FILE         write a picture of time against size, as SVG
      --check FOLDER      fail where counts or ratios are above the limits in FOLDER
      --record FOLDER     write the limits
      --memory            say what 10,000 solves and a large one take of memory
    """

  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  init(_ words: some Sequence<String>) throws {
    var words = Array(words)[...]
    func value(of option: String) throws -> String {
      guard let value = words.popFirst() else { throw Wrong(description: "\(option) needs a value") }
      return value
    }
    func number(of option: String) throws -> Int {
      guard let number = Int(try value(of: option)), number > 0 else {
        throw Wrong(description: "\(option) needs a positive number")
      }
      return number
    }
    while let option = words.popFirst() {
      switch option {
      case "--list": listsOnly = true
      case "--filter": filters.append(try value(of: option))
      case "--largest": largest = try number(of: option)
      case "--samples": samples = try number(of: option)
      case "--direct": directOnly = true
      case "--json": json = try value(of: option)
      case "--plot": plot = try value(of: option)
      case "--check": thresholds = try value(of: option)
      case "--record": (thresholds, recordsThresholds) = (try value(of: option), true)
      case "--memory": measuresMemory = true
      default: throw Wrong(description: "unknown option \(option)")
      }
    }
  }

  /// The benchmarks that are asked for.
  var benchmarks: [Benchmark] {
    Family.allCases.flatMap { family in
      family.sizes.filter { $0 <= largest }.map {
        Benchmark(family: family, size: $0, samples: samples, directOnly: directOnly)
      }
    }.filter { benchmark in filters.isEmpty || filters.contains { benchmark.name.contains($0) } }
  }
}
