// Times both engines on layouts of growing size, checks their answers, and holds counts and ratios to limits.
import Foundation

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

do {
  let arguments = try Arguments(CommandLine.arguments.dropFirst())
  if arguments.listsOnly {
    for benchmark in arguments.benchmarks { print(benchmark.name) }
    exit(0)
  }
  if arguments.measuresMemory {
    print(try Memory.report(solves: 10_000))
    exit(0)
  }
  let printsTable = arguments.json != "-"
  if printsTable { print(Table.header, "(times: medians in microseconds)") }
  var results: [BenchmarkResult] = []
  for benchmark in arguments.benchmarks {
    let result = try benchmark.run()
    results.append(result)
    if printsTable { print(Table.line(result)) }
    for fault in result.faults { print("  \(fault)") }
  }
  try Output(results).write(arguments)
  var excesses = results.flatMap { result in result.faults.map { "\(result.name): \($0)" } }
  if let folder = arguments.thresholds.map({ URL(filePath: $0, directoryHint: .isDirectory) }) {
    if arguments.recordsThresholds {
      try Thresholds.record(results, into: folder)
    } else {
      let thresholds = try Thresholds(folder: folder)
      excesses += results.flatMap { result in thresholds.excesses(of: result).map { "\(result.name): \($0)" } }
    }
  }
  if !excesses.isEmpty { fail(excesses.joined(separator: "\n")) }
} catch let wrong as Arguments.Wrong {
  fail("\(wrong)\n\n\(Arguments.usage)")
} catch {
  fail("\(error)")
}
