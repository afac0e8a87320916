import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutModel
import LayoutReports

extension ExplainReport {
  var text: String {
    var lines = [document.title].compactMap(\.self) + [heading]
    lines += ConstraintReports.lines(explanation.conflicts, of: document)
    lines += constraintLines + priceLines + viewLines + ambiguityLines + windowLines + chainLines
    let custom = CustomLayouts.lines(explanation.solved.customLayouts)
    if !custom.isEmpty { lines += [""] + custom }
    if let audit { lines += ["", Self.text(audit)] }
    return lines.joined(separator: "\n")
  }

  private var heading: String {
    SolveReport.heading(.solver, explanation.status, explanation.solved.layout?.size)
  }

  private var constraintLines: [String] {
    guard !constraints.isEmpty else { return [] }
    var table = TextTable([.left, .right, .left, .right])
    table.append(["constraint", "priority", "standing", "by"])
    for constraint in constraints {
      let report = constraint.report
      let amount = constraint.standing == .binding ? "" : NumberText.length(report.slack ?? report.violation)
      table.append([
        label(of: constraint), NumberText.length(report.priority), constraint.standing.rawValue, amount,
      ])
    }
    return [""] + table.lines
  }

  private var priceLines: [String] {
    let priced = constraints.filter { !prices(of: $0).isEmpty }
    guard !priced.isEmpty else { return [] }
    var table = TextTable([.left, .left, .right])
    table.append(["a point more on the right of", "changes the objective", "by"])
    for constraint in priced {
      for (index, price) in prices(of: constraint).enumerated() {
        table.append([
          index == 0 ? label(of: constraint) : "", price.objective,
          (price.amount > 0 ? "+" : "") + NumberText.length(price.amount),
        ])
      }
    }
    return [""] + table.lines
  }

  private var viewLines: [String] {
    guard !views.isEmpty else { return [] }
    var table = TextTable([.left, .right, .right, .right, .right, .left])
    table.append(["view", "x", "y", "width", "height", decided.isEmpty ? "" : "decided by constraints"])
    for view in views {
      let indent = String(repeating: "  ", count: self.view == nil ? view.depth : 0)
      let lengths = view.decided.map(\.axis.lengthName).joined(separator: ", ")
      table.append([indent + view.id] + view.frame.numbers.map(NumberText.length) + [lengths])
    }
    let unnamed = decided.filter { $0.id == nil }.map {
      "\($0.axis.lengthName) of \($0.viewName): \(NumberText.length($0.length))"
    }
    return [""] + table.lines + (unnamed.isEmpty ? [] : ["decided beside them: " + unnamed.joined(separator: ", ")])
  }

  private var ambiguityLines: [String] {
    guard !ambiguities.isEmpty else { return [] }
    var table = TextTable([.left, .left, .right, .left])
    table.append(["as good otherwise", "", "chosen", "range"])
    for ambiguity in ambiguities {
      let (length, range) = (ambiguity.decided, ambiguity.range)
      table.append([
        length.viewName, length.axis.lengthName, NumberText.length(length.length),
        "\(NumberText.length(range.lowerBound)) to \(NumberText.length(range.upperBound))",
      ])
    }
    return [""] + table.lines
  }

  private static func text(_ audit: TierAudit) -> String {
    guard let last = audit.trials.last else { return "tier audit: there is no layout to compare with" }
    let ratio = NumberText.length(last.ratio)
    return last.agrees
      ? "tier audit: one objective with a ratio of \(ratio) between priorities gives this layout"
      : "tier audit: no ratio up to \(ratio) between priorities gives this layout in one objective"
  }
}
