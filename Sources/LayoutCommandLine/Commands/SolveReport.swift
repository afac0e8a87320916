import Foundation
import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutReports
import LinearProgramming

/// The answer of `solve`.
enum SolveReport {
  // MARK: JSON

  static func json(_ outcome: EngineOutcome) -> JSONValue {
    let size = outcome.layout.map { [Double($0.size.width), Double($0.size.height)] }
    var members: [JSONValue.Member] = [
      .init("schemaVersion", .number(Double(LayoutDocument.schemaVersion))),
      .init("engine", .string(outcome.engine.rawValue)),
      .init("status", .string(outcome.status.name)),
      .init("size", size.map { .array($0.map(JSONValue.number)) } ?? nil),
      .init("frames", outcome.layout.map(FrameReport.json) ?? .object([])),
      .init("violations", .array(outcome.violations.map(json))),
    ]
    if !outcome.customLayouts.isEmpty {
      members.append(.init("customLayouts", CustomLayouts.json(outcome.customLayouts)))
    }
    if let statistics = outcome.statistics {
      members.append(.init("statistics", json(statistics)))
      members.append(.init("certificate", outcome.certificate.map(json) ?? nil))
    }
    return .object(members)
  }

  private static func json(_ violation: Violation) -> JSONValue {
    ["name": .string(violation.name), "priority": .number(violation.priority), "amount": .number(violation.amount)]
  }

  private static func json(_ statistics: SolvedLayout.Statistics) -> JSONValue {
    let counts = [
      ("rows", statistics.rows), ("columns", statistics.columns), ("nonzeros", statistics.nonzeros),
      ("tiers", statistics.tiers), ("solves", statistics.solves), ("iterations", statistics.iterations),
    ]
    return .object(counts.map { JSONValue.Member($0.0, .number(Double($0.1))) })
  }

  private static func json(_ certificate: Certificate) -> JSONValue {
    [
      "primalResidual": .number(certificate.primalResidual), "dualResidual": .number(certificate.dualResidual),
      "complementarity": .number(certificate.complementarity),
    ]
  }

  // MARK: Text

  static func text(_ outcome: EngineOutcome, title: String?) -> String {
    var lines = [title].compactMap(\.self)
    let size = outcome.layout.map {
      ", \(NumberText.length($0.size.width)) x \(NumberText.length($0.size.height)) points"
    }
    lines.append("\(outcome.engine.rawValue): \(outcome.status.name)\(size ?? "")")
    if let layout = outcome.layout, !layout.views.isEmpty { lines += [""] + FrameReport.lines(of: layout) }
    if !outcome.violations.isEmpty { lines += [""] + violations(outcome.violations) }
    if !outcome.customLayouts.isEmpty { lines += [""] + CustomLayouts.lines(outcome.customLayouts) }
    if let statistics = outcome.statistics { lines += [""] + proof(statistics, outcome.certificate) }
    return lines.joined(separator: "\n")
  }

  private static func violations(_ violations: [Violation]) -> [String] {
    var table = TextTable([.left, .right, .right])
    table.append(["missed constraint", "priority", "by"])
    for violation in violations {
      table.append([violation.name, NumberText.length(violation.priority), NumberText.length(violation.amount)])
    }
    return table.lines
  }

  private static func proof(_ statistics: SolvedLayout.Statistics, _ certificate: Certificate?) -> [String] {
    let counts = [
      NumberText.count(statistics.rows, "row"), NumberText.count(statistics.columns, "column"),
      NumberText.count(statistics.nonzeros, "nonzero"), NumberText.count(statistics.tiers, "tier"),
      NumberText.count(statistics.solves, "solve"),
      NumberText.count(statistics.iterations, "pivot"),
    ]
    return ["program: " + counts.joined(separator: ", ")]
      + [certificate.map { "certificate: " + text($0) }]
      .compactMap(\.self)
  }

  /// A certificate in words.
  static func text(_ certificate: Certificate) -> String {
    "primal \(NumberText.residual(certificate.primalResidual)), dual \(NumberText.residual(certificate.dualResidual)), "
      + "complementarity \(NumberText.residual(certificate.complementarity))"
  }
}
