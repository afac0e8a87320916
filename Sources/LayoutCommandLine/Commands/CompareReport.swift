import Foundation
import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutReports

/// The answer of `compare` for one file.
enum CompareReport {
  static func json(_ compared: ComparedFile) -> JSONValue {
    let (comparison, document) = (compared.comparison, compared.document)
    let views = comparison.views.map { view -> JSONValue in
      var members: [JSONValue.Member] = [
        .init("id", .string(view.id)), .init("direct", view.direct?.json ?? nil),
        .init("solver", view.solver?.json ?? nil),
        .init("difference", view.difference.isFinite ? .number(view.difference) : nil),
        .init("class", .string(view.standing.rawValue)),
      ]
      if !view.constraints.isEmpty {
        members.append(.init("constraints", .array(names(of: view, in: document).map(JSONValue.string))))
      }
      return .object(members)
    }
    var members: [JSONValue.Member] = [
      .init("file", .string(compared.file)), .init("verdict", .string(comparison.verdict.rawValue)),
      .init("views", .array(views)),
    ]
    if let reports = compared.solved.solved?.customLayouts, !reports.isEmpty {
      members.append(.init("customLayouts", CustomLayouts.json(reports)))
    }
    return .object(members)
  }

  /// A line with the verdict, a table of the views that differ or of all, and a line that says how the solver fared.
  static func text(_ compared: ComparedFile, name: String, showsAll: Bool = false) -> String {
    let (comparison, solved) = (compared.comparison, compared.solved)
    let differing = comparison.views.filter { !$0.agrees }
    let shown = showsAll ? comparison.views : differing
    var lines = ["\(name): \(comparison.verdict.rawValue)"]
    if comparison.verdict != .unsolved, !shown.isEmpty { lines += table(shown, compared.document).map { "  " + $0 } }
    lines += CustomLayouts.lines(solved.solved?.customLayouts ?? []).map { "  " + $0 }
    lines.append("  " + summary(comparison, solved, differing))
    return lines.joined(separator: "\n")
  }

  /// What pictures and pages show.
  static func scene(
    _ comparison: Comparison, _ solved: EngineOutcome, of document: LayoutDocument, _ tree: LayoutTree,
    in space: LayoutSpace, file: String
  ) -> ComparisonScene {
    let views = comparison.views.map { view in
      ComparisonScene.View(
        id: view.id, depth: view.depth, role: tree.role(of: view.node), direct: view.direct, solver: view.solver,
        difference: view.difference, standing: view.standing.rawValue, constraints: names(of: view, in: document))
    }
    return ComparisonScene(
      title: [file, document.title].compactMap(\.self).joined(separator: ": "), verdict: comparison.verdict.rawValue,
      summary: summary(comparison, solved, comparison.views.filter { !$0.agrees }), window: space.outline, views: views)
  }

  private static func table(_ views: [Comparison.View], _ document: LayoutDocument) -> [String] {
    var table = TextTable([.left, .left, .right, .right, .right, .right, .right, .left])
    let showsClass = !views.allSatisfy(\.agrees)
    let heading = ["view", "engine", "x", "y", "width", "height", "difference"]
    table.append(heading + (showsClass ? ["class"] : []))
    for view in views {
      let names = names(of: view, in: document).joined(separator: ", ")
      table.append([view.id, "direct"] + cells(view.direct))
      table.append(
        ["", "solver"] + cells(view.solver)
          + [view.solver == nil ? "-" : NumberText.length(view.difference)]
          + (showsClass ? [view.standing.rawValue + (names.isEmpty ? "" : ": " + names)] : []))
    }
    return table.lines
  }

  private static func names(of view: Comparison.View, in document: LayoutDocument) -> [String] {
    view.constraints.map { document.constraints[$0].label }
  }

  private static func cells(_ frame: CGRect?) -> [String] {
    frame?.numbers.map(NumberText.length) ?? ["-", "-", "-", "-"]
  }

  private static func summary(
    _ comparison: Comparison, _ outcome: EngineOutcome, _ differing: [Comparison.View]
  ) -> String {
    guard comparison.verdict != .unsolved, let solved = outcome.solved else {
      let hasConflicts = outcome.solved?.conflicts.isEmpty == false
      return "the solver stopped: \(outcome.status.name)"
        + (hasConflicts ? "; 'solve' says which constraints cannot all hold" : "")
    }
    let total = NumberText.count(comparison.views.count, "view")
    let moved = differing.count { $0.standing != .mismatch }
    let wrong = differing.count - moved
    let counts = [
      moved > 0 ? "\(moved) of \(total) moved by constraints" : nil, wrong > 0 ? "\(wrong) of \(total) differ" : nil,
    ]
    let views = differing.isEmpty ? total : counts.compactMap(\.self).joined(separator: ", ")
    let parts = [
      "\(views), largest difference \(NumberText.residual(comparison.largestDifference))"
        + (moved > 0 ? " from the direct layout with the decided views framed" : ""),
      solved.certificate.map { "residuals \(SolveReport.text($0))" },
      NumberText.count(solved.statistics.iterations, "pivot") + ", "
        + NumberText.count(solved.statistics.tiers, "tier"),
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }
}
