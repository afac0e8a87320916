import Foundation
import LayoutCompiler
import LayoutDocuments
import LayoutReports

/// The answer of `compare` for one file.
enum CompareReport {
  static func json(_ comparison: Comparison, _ solved: EngineOutcome, file: String) -> JSONValue {
    let views = comparison.views.map { view -> JSONValue in
      [
        "id": .string(view.id), "direct": view.direct?.json ?? nil, "solver": view.solver?.json ?? nil,
        "difference": view.solver == nil ? nil : .number(view.difference),
      ]
    }
    var members: [JSONValue.Member] = [
      .init("file", .string(file)), .init("verdict", .string(comparison.verdict.rawValue)),
      .init("views", .array(views)),
    ]
    if !solved.customLayouts.isEmpty {
      members.append(.init("customLayouts", CustomLayouts.json(solved.customLayouts)))
    }
    return .object(members)
  }

  /// A line with the verdict, a table of the views that differ or of all, and a line that says how the solver fared.
  static func text(
    _ comparison: Comparison, _ solved: EngineOutcome, file: String, showsAll: Bool = false
  ) -> String {
    let differing = comparison.views.filter { !$0.agrees }
    let shown = showsAll ? comparison.views : differing
    var lines = ["\(file): \(comparison.verdict.rawValue)"]
    if solved.layout != nil, !shown.isEmpty { lines += table(shown).map { "  " + $0 } }
    lines += CustomLayouts.lines(solved.customLayouts).map { "  " + $0 }
    lines.append("  " + summary(comparison, solved, differing: differing.count))
    return lines.joined(separator: "\n")
  }

  private static func table(_ views: [Comparison.View]) -> [String] {
    var table = TextTable([.left, .left, .right, .right, .right, .right, .right])
    table.append(["view", "engine", "x", "y", "width", "height", "difference"])
    for view in views {
      table.append([view.id, "direct"] + cells(view.direct))
      table.append(
        ["", "solver"] + cells(view.solver) + [view.solver == nil ? "-" : NumberText.length(view.difference)])
    }
    return table.lines
  }

  private static func cells(_ frame: CGRect?) -> [String] {
    frame?.numbers.map(NumberText.length) ?? ["-", "-", "-", "-"]
  }

  private static func summary(_ comparison: Comparison, _ solved: EngineOutcome, differing: Int) -> String {
    guard solved.layout != nil else { return "the solver stopped: \(solved.status.name)" }
    let views =
      differing == 0
      ? NumberText.count(comparison.views.count, "view")
      : "\(differing) of \(NumberText.count(comparison.views.count, "view")) differ"
    let parts = [
      "\(views), largest difference \(NumberText.residual(comparison.largestDifference))",
      solved.certificate.map { "residuals \(SolveReport.text($0))" },
      solved.statistics.map { NumberText.count($0.iterations, "pivot") + ", " + NumberText.count($0.tiers, "tier") },
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }
}
