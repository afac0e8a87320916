import LayoutCompiler
import LayoutDocuments
import LayoutReports

private let engine = Option<Engine?>.choice(
  "engine", Engine.allCases.map { ($0.rawValue, .some($0)) }, default: nil,
  "Check the solver alone, or the direct engine alone; both by default.")

extension Command {
  static let check = Command(
    description: CommandDescription(
      name: "check",
      summary: "Compares both engines with what each document expects.",
      details: [
        "Prints a line for each view that is not where the document expects it, and a summary. The exit code is 1 if "
          + "there is such a view."
      ],
      operands: .files,
      options: [engine.description, CommonOptions.output.description] + CommonOptions.solving,
      examples: [
        .init(
          purpose: "One of the examples, by the direct engine",
          line: "layout-solver check Examples/sidebar.json --engine direct")
      ])
  ) { arguments, context throws(CommandError) in
    var tally = Tally()
    let engines = arguments[engine].map { [$0] } ?? [.direct, .solver]
    let code = context.forEach(arguments.operands) { file throws(CommandError) in
      let (failures, code) = try check(file, engines, arguments, context, &tally)
      for failure in failures { context.print("\(context.displayName(of: file)): \(failure)") }
      return code
    }
    context.print(tally.summary(of: arguments.operands.count))
    return code
  }

  /// Checks one file with each engine and counts it.
  private static func check(
    _ file: String, _ engines: [Engine], _ arguments: ParsedArguments, _ context: CommandContext, _ tally: inout Tally
  ) throws(CommandError) -> (failures: [String], code: ExitCode) {
    let document = try context.document(at: file)
    guard let expected = document.expected else {
      tally.withoutExpectation += 1
      context.messages.write(note: "the document has no 'expected'", about: context.displayName(of: file))
      return ([], .done)
    }
    var failures: [String] = []
    var code = ExitCode.done
    for engine in engines {
      let outcome = try engine.layOut(document, of: file, arguments, context)
      guard outcome.status == .optimal, let layout = outcome.layout else {
        failures.append("\(engine.rawValue): \(outcome.status.name)")
        code = outcome.status.exitCode
        continue
      }
      failures += expected.mismatches(with: layout).map { "\($0.subject): \(engine.rawValue): \($0.text)" }
    }
    if failures.isEmpty { tally.passed += 1 } else { tally.failed += 1 }
    return (failures, code == .done && !failures.isEmpty ? .answerIsNo : code)
  }
}

/// How many files passed.
private struct Tally {
  var passed = 0
  var failed = 0
  var withoutExpectation = 0

  /// The closing line.
  func summary(of files: Int) -> String {
    let unread = files - passed - failed - withoutExpectation
    let more = [
      withoutExpectation > 0 ? "\(withoutExpectation) without 'expected'" : nil,
      unread > 0 ? "\(unread) not laid out" : nil,
    ]
    return (["\(passed) passed, \(failed) failed"] + more.compactMap(\.self)).joined(separator: ", ")
  }
}
