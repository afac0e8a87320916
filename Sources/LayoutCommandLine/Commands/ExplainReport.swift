import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutModel
import LayoutReports

/// The answer of `explain`.
struct ExplainReport {
  let outcome: EngineOutcome
  let explanation: Explanation
  let document: LayoutDocument
  /// The one view that is asked about; nil for all.
  let view: String?
  var audit: TierAudit? = nil

  private var constraints: [Explanation.Constraint] {
    explanation.constraints.filter { constraint in view.map { constraint.views.contains($0) } ?? true }
  }

  private var views: [Explanation.View] { explanation.views.filter { view == nil || $0.id == view } }

  private var decided: [DecidedLength] { explanation.decided.filter { view == nil || $0.id == view } }

  private var ambiguities: [LayoutAmbiguity] { explanation.ambiguities.filter { view == nil || $0.decided.id == view } }
}

// MARK: JSON

extension ExplainReport {
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("schemaVersion", .number(Double(LayoutDocument.schemaVersion))),
      .init("status", .string(explanation.status.name)),
      .init("constraints", .array(constraints.map(json))),
      .init("conflicts", ConstraintReports.json(explanation.conflicts, of: document)),
      .init("views", .array(views.map(json))),
      .init("decided", ConstraintReports.json(decided)),
      .init("ambiguities", .array(ambiguities.map(json))),
      .init("pinnedLayouts", .array(explanation.pinnedLayouts.map(JSONValue.string))),
    ]
    if let audit { members.append(.init("audit", json(audit))) }
    return .object(members)
  }

  private func json(_ constraint: Explanation.Constraint) -> JSONValue {
    let source = document.constraints[constraint.report.index]
    return [
      "name": .string(source.label), "line": .number(Double(source.position.line)),
      "column": .number(Double(source.position.column)), "priority": .number(constraint.report.priority),
      "standing": .string(constraint.standing.rawValue), "violation": .number(constraint.report.violation),
      "slack": constraint.report.slack.map(JSONValue.number) ?? nil,
    ]
  }

  private func json(_ view: Explanation.View) -> JSONValue {
    [
      "id": .string(view.id), "frame": view.frame.json,
      "decided": .array(view.decided.map { .string($0.axis.name) }),
      "constraints": .array(view.constraints.map { .string(document.constraints[$0].label) }),
    ]
  }

  private func json(_ ambiguity: LayoutAmbiguity) -> JSONValue {
    [
      "id": ambiguity.decided.id.map(JSONValue.string) ?? nil, "node": .number(Double(ambiguity.decided.node)),
      "axis": .string(ambiguity.decided.axis.name), "length": .number(ambiguity.decided.length),
      "range": [.number(ambiguity.range.lowerBound), .number(ambiguity.range.upperBound)],
    ]
  }

  private func json(_ audit: TierAudit) -> JSONValue {
    [
      "smallestRatio": audit.smallestRatio.map(JSONValue.number) ?? nil,
      "tried": .array(audit.trials.map { .number($0.ratio) }),
    ]
  }
}

// MARK: Text

extension ExplainReport {
  var text: String {
    var lines = [document.title].compactMap(\.self) + [SolveReport.heading(outcome)]
    lines += ConstraintReports.lines(explanation.conflicts, of: document)
    lines += constraintLines + viewLines + ambiguityLines
    if !explanation.pinnedLayouts.isEmpty {
      lines += ["", "placed by the direct engine: " + explanation.pinnedLayouts.joined(separator: ", ")]
    }
    if let audit { lines += ["", Self.text(audit)] }
    return lines.joined(separator: "\n")
  }

  private var constraintLines: [String] {
    guard !constraints.isEmpty else { return [] }
    var table = TextTable([.left, .right, .left, .right])
    table.append(["constraint", "priority", "standing", "by"])
    for constraint in constraints {
      let report = constraint.report
      let amount = constraint.standing == .binding ? "" : NumberText.length(report.slack ?? report.violation)
      table.append([
        document.constraints[report.index].label, NumberText.length(report.priority), constraint.standing.rawValue,
        amount,
      ])
    }
    return [""] + table.lines
  }

  private var viewLines: [String] {
    guard !views.isEmpty else { return [] }
    var table = TextTable([.left, .right, .right, .right, .right, .left])
    table.append(["view", "x", "y", "width", "height", "decided by constraints"])
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
