import Foundation
import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutReports
import LinearProgramming

/// The answer of `solve`.
enum SolveReport {
  // MARK: JSON

  static func json(_ outcome: EngineOutcome, of document: LayoutDocument) -> JSONValue {
    let size = outcome.layout.map { [Double($0.size.width), Double($0.size.height)] }
    var members: [JSONValue.Member] = [
      .init("schemaVersion", .number(Double(LayoutDocument.schemaVersion))),
      .init("engine", .string(outcome.engine.rawValue)),
      .init("status", .string(outcome.status.name)),
      .init("size", size.map { .array($0.map(JSONValue.number)) } ?? nil),
      .init("frames", outcome.layout.map(FrameReport.json) ?? .object([])),
      .init("violations", ConstraintReports.json(violations: outcome.violations, of: document)),
    ]
    if !outcome.inactive.isEmpty {
      members.append(.init("inactive", ConstraintReports.json(inactive: outcome.inactive, of: document)))
    }
    if let solved = outcome.solved {
      if !solved.customLayouts.isEmpty {
        members.append(.init("customLayouts", CustomLayouts.json(solved.customLayouts)))
      }
      members.append(.init("conflicts", ConstraintReports.json(solved.conflicts, of: document)))
      members.append(.init("decided", ConstraintReports.json(solved.decided)))
      members.append(.init("statistics", json(solved.statistics)))
      members.append(.init("certificate", solved.certificate.map(json) ?? nil))
      if let margin = solved.infeasibilityMargin { members.append(.init("infeasibilityMargin", .number(margin))) }
    }
    return .object(members)
  }

  private static func json(_ statistics: SolvedLayout.Statistics) -> JSONValue {
    let counts = [
      ("rows", statistics.rows), ("columns", statistics.columns), ("nonzeros", statistics.nonzeros),
      ("tiers", statistics.tiers), ("blocks", statistics.blocks), ("solves", statistics.solves),
      ("iterations", statistics.iterations), ("rounds", statistics.rounds),
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

  static func text(_ outcome: EngineOutcome, of document: LayoutDocument) -> String {
    var lines = [document.title].compactMap(\.self) + [heading(outcome)]
    if let layout = outcome.layout, !layout.views.isEmpty { lines += [""] + FrameReport.lines(of: layout) }
    lines += ConstraintReports.lines(violations: outcome.violations, of: document)
    lines += ConstraintReports.lines(inactive: outcome.inactive, of: document)
    if let solved = outcome.solved {
      lines += ConstraintReports.lines(solved.conflicts, of: document)
      lines += ConstraintReports.lines(solved.decided)
      if !solved.customLayouts.isEmpty { lines += [""] + CustomLayouts.lines(solved.customLayouts) }
      lines += [""] + proof(solved)
    }
    return lines.joined(separator: "\n")
  }

  /// The engine, the status and the size in a line.
  static func heading(_ outcome: EngineOutcome) -> String {
    heading(outcome.engine, outcome.status, outcome.layout?.size)
  }

  /// The engine, the status and the size, if there is one, in a line.
  static func heading(_ engine: Engine, _ status: SolvedLayout.Status, _ size: CGSize?) -> String {
    let size = size.map { ", \(NumberText.length($0.width)) x \(NumberText.length($0.height)) points" }
    return "\(engine.rawValue): \(status.name)\(size ?? "")"
  }

  private static func proof(_ solved: SolvedLayout) -> [String] {
    let statistics = solved.statistics
    let counts = [
      NumberText.count(statistics.rows, "row"), NumberText.count(statistics.columns, "column"),
      NumberText.count(statistics.nonzeros, "nonzero"), NumberText.count(statistics.tiers, "tier"),
      NumberText.count(statistics.blocks, "block"), NumberText.count(statistics.solves, "solve"),
      NumberText.count(statistics.iterations, "pivot"), NumberText.count(statistics.rounds, "round"),
    ]
    return ["program: " + counts.joined(separator: ", ")]
      + [
        solved.certificate.map { "certificate: " + text($0) },
        solved.infeasibilityMargin.map { "proof of the conflict: misses by \(NumberText.residual($0))" },
      ].compactMap(\.self)
  }

  /// A certificate in words.
  static func text(_ certificate: Certificate) -> String {
    "primal \(NumberText.residual(certificate.primalResidual)), dual \(NumberText.residual(certificate.dualResidual)), "
      + "complementarity \(NumberText.residual(certificate.complementarity))"
  }
}
