import LayoutCompiler
import LayoutDocuments
import LayoutEngine
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
          + "there is such a view.",
        "The direct engine knows no constraints. Where a document has some, it is checked on the same views with those "
          + "framed whose size the solver decided.",
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
    let code = context.forEach(arguments.operands, for: "check") { file throws(CommandError) in
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
    var solved: EngineOutcome?
    if !document.constraints.isEmpty { tally.constrained += 1 }
    for engine in engines {
      let outcome = try layOut(document, engine, of: file, arguments, context, &solved)
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

extension Command {
  /// Lays a document out to be checked: the direct engine with the views framed whose size the solver decided.
  ///
  /// - Parameter solved: the solver's layout, kept from one engine to the next.
  private static func layOut(
    _ document: LayoutDocument, _ engine: Engine, of file: String, _ arguments: ParsedArguments,
    _ context: CommandContext, _ solved: inout EngineOutcome?
  ) throws(CommandError) -> EngineOutcome {
    if engine == .direct && document.constraints.isEmpty {
      return try engine.layOut(document, of: file, arguments, context)
    }
    if solved == nil { solved = try Engine.solver.layOut(document, of: file, arguments, context) }
    guard let outcome = solved else { preconditionFailure("the solver's layout has just been kept") }
    guard engine == .direct, outcome.status == .optimal, let solution = outcome.solved else { return outcome }
    let layout = try context.direct(file) { () throws(LayoutError) in
      try solution.realised(
        document.root, displayScale: document.displayScale,
        in: document.space(proposal: arguments[CommonOptions.proposal]))
    }
    return EngineOutcome(engine: .direct, status: .optimal, layout: layout)
  }
}

/// How many files passed.
private struct Tally {
  var passed = 0
  var failed = 0
  var withoutExpectation = 0
  var constrained = 0

  /// The closing line.
  func summary(of files: Int) -> String {
    let unread = files - passed - failed - withoutExpectation
    let more = [
      withoutExpectation > 0 ? "\(withoutExpectation) without 'expected'" : nil,
      constrained > 0 ? "\(constrained) with constraints (direct: the decided views framed)" : nil,
      unread > 0 ? "\(unread) not laid out" : nil,
    ]
    return (["\(passed) passed, \(failed) failed"] + more.compactMap(\.self)).joined(separator: ", ")
  }
}
