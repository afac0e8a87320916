import Foundation

/// The arguments of the program.
struct Arguments {
  /// A benchmark is run when one of these is its name, or no benchmark's name but part of its; all are where there are none.
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
  var memoryCheck: MemoryCheck?
  var export: Export?

  static let usage = """
    usage: layout-benchmarks [options]

      --list              print the names of the benchmarks
      --filter TEXT       run the one of that name, or those whose names contain TEXT; may be repeated
      --largest N         leave out sizes above N
      --direct            leave out the solver
      --samples N         at least so many samples of each (default 11)
      --json FILE         write the results as JSON; - for standard output
      --plot FILE         write a picture of time against size, as SVG
      --check FOLDER      fail where counts or ratios are above the limits in FOLDER
      --record FOLDER     write the limits
      --export WHAT       print a layout for other programs: tree (JSON) or program (MPS)
      --memory            fail where a large solve, or 10,000 small ones, take too much memory; nothing else is run
      --memory-of WHAT    print what one of them takes in KiB: peak or growth
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
    func number(of option: String, upTo most: Int) throws -> Int {
      let word = try value(of: option)
      guard let number = Int(word), (1...most).contains(number) else {
        throw Wrong(description: "\(option) needs a whole number from 1 to \(most), not \(word)")
      }
      return number
    }
    while let option = words.popFirst() {
      switch option {
      case "--list": listsOnly = true
      case "--filter": filters.append(try value(of: option))
      case "--largest": largest = try number(of: option, upTo: Int.max)
      case "--samples": samples = try number(of: option, upTo: 100_000)
      case "--direct": directOnly = true
      case "--json": json = try value(of: option)
      case "--plot": plot = try value(of: option)
      case "--check": thresholds = try value(of: option)
      case "--record": (thresholds, recordsThresholds) = (try value(of: option), true)
      case "--export":
        export = Export(rawValue: try value(of: option))
        guard export != nil else { throw Wrong(description: "--export knows tree and program") }
      case "--memory": measuresMemory = true
      case "--memory-of":
        memoryCheck = MemoryCheck(rawValue: try value(of: option))
        guard memoryCheck != nil else { throw Wrong(description: "--memory-of knows peak and growth") }
      default: throw Wrong(description: "unknown option \(option)")
      }
    }
    try checkSelection()
  }

  private func checkSelection() throws {
    for filter in filters where !all.contains(where: { isSelected($0, by: filter) }) {
      throw Wrong(description: "--filter \(filter) matches no benchmark; --list prints their names")
    }
    if benchmarks.isEmpty { throw Wrong(description: "--largest \(largest) leaves out all that --filter selects") }
  }
}

extension Arguments {
  private var all: [Benchmark] {
    Family.allCases.flatMap { family in
      family.sizes.map { Benchmark(family: family, size: $0, samples: samples, directOnly: directOnly) }
    }
  }

  /// A whole name selects that benchmark alone, even where others' names contain it.
  private func isSelected(_ benchmark: Benchmark, by filter: String) -> Bool {
    let isName = all.contains { $0.name == filter }
    return isName ? benchmark.name == filter : benchmark.name.contains(filter)
  }

  /// The benchmarks that are asked for.
  var benchmarks: [Benchmark] {
    all.filter { benchmark in
      benchmark.size <= largest && (filters.isEmpty || filters.contains { isSelected(benchmark, by: $0) })
    }
  }

  /// The limits to hold results to; `nil` where they are not checked. A folder that cannot be used is found before anything
  /// is run.
  func readThresholds() throws -> Thresholds? {
    guard let thresholds else { return nil }
    if recordsThresholds {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: thresholds, isDirectory: &isFolder), isFolder.boolValue,
        FileManager.default.isWritableFile(atPath: thresholds)
      else { throw Wrong(description: "--record \(thresholds): not a folder that can be written") }
      return nil
    }
    do {
      return try Thresholds(folder: URL(filePath: thresholds, directoryHint: .isDirectory))
    } catch {
      throw Wrong(description: "--check \(thresholds): \(error)")
    }
  }
}
