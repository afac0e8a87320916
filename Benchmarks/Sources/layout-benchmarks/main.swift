// Times both engines on layouts of growing size, checks their answers, and holds counts and ratios to limits.
import Foundation

/// Ends with a message: status 1 is a result that is not as it should be, 64 a wrong command line.
func fail(_ message: String, status: Int32 = 1) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(status)
}

do {
  let arguments = try Arguments(CommandLine.arguments.dropFirst())
  if arguments.listsOnly {
    for benchmark in arguments.benchmarks { print(benchmark.name) }
    exit(0)
  }
  if let export = arguments.export {
    guard let benchmark = arguments.benchmarks.first, arguments.benchmarks.count == 1 else {
      throw Arguments.Wrong(description: "--export needs one benchmark")
    }
    print(try export.text(of: benchmark))
    exit(0)
  }
  if let check = arguments.memoryCheck {
    print(try check.measure())
    exit(0)
  }
  if arguments.measuresMemory {
    let excesses = try MemoryCheck.excesses()
    if !excesses.isEmpty { fail(excesses.joined(separator: "\n")) }
    exit(0)
  }
  let thresholds = try arguments.readThresholds()
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
  if let thresholds {
    excesses += results.flatMap { result in thresholds.excesses(of: result).map { "\(result.name): \($0)" } }
  } else if let folder = arguments.thresholds {
    try Thresholds.record(results, into: URL(filePath: folder, directoryHint: .isDirectory))
  }
  if !excesses.isEmpty { fail(excesses.joined(separator: "\n")) }
} catch let wrong as Arguments.Wrong {
  fail("\(wrong)\n\n\(Arguments.usage)", status: 64)
} catch {
  fail("\(error)")
}
