import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutModel
import LayoutReports

extension ExplainReport {
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("schemaVersion", .number(Double(LayoutDocument.schemaVersion))),
      .init("status", .string(explanation.status.name)),
      .init("constraints", .array(constraints.map(json))),
      .init("conflicts", ConstraintReports.json(explanation.conflicts, of: document)),
      .init("views", .array(views.map(json))),
      .init("steps", .array(steps.map(json))),
      .init("window", .array(explanation.windowResponses.map(json))),
      .init("decided", ConstraintReports.json(decided)),
      .init("ambiguities", .array(ambiguities.map(json))),
      .init("pinnedLayouts", .array(explanation.pinnedLayouts.map(JSONValue.string))),
      .init("customLayouts", CustomLayouts.json(explanation.solved.customLayouts)),
    ]
    if let audit { members.append(.init("audit", json(audit))) }
    return .object(members)
  }

  private func json(_ constraint: Explanation.Constraint) -> JSONValue {
    let source = document.constraints[constraint.report.index]
    let prices = prices(of: constraint).map { price -> JSONValue in
      ["objective": .string(price.objective), "amount": .number(price.amount)]
    }
    return [
      "name": .string(source.label), "line": .number(Double(source.position.line)),
      "column": .number(Double(source.position.column)), "priority": .number(constraint.report.priority),
      "standing": .string(constraint.standing.rawValue), "violation": .number(constraint.report.violation),
      "slack": constraint.report.slack.map(JSONValue.number) ?? nil, "prices": .array(prices),
    ]
  }

  private func json(_ view: Explanation.View) -> JSONValue {
    let chains = view.chains?.parts.map { part -> JSONValue.Member in
      .init(
        part.name,
        ["formula": .string(part.chain.formula), "steps": .array(part.chain.steps.map { .string($0.name) })])
    }
    return [
      "id": .string(view.id), "frame": view.frame.json,
      "decided": .array(view.decided.map { .string($0.axis.name) }),
      "constraints": .array(view.constraints.map { .string(document.constraints[$0].label) }),
      "chains": chains.map(JSONValue.object) ?? nil,
    ]
  }

  private func json(_ step: EdgeChain.Step) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(step.name)), .init("value", .number(step.value)),
      .init("cause", .string(step.cause.name)),
    ]
    switch step.cause {
    case .lowerBound(let bound), .upperBound(let bound): members.append(.init("bound", .number(bound)))
    case .largest(let winner), .smallest(let winner): members.append(.init("winner", .string(winner)))
    default: break
    }
    members.append(.init("formula", .string(step.formula)))
    return .object(members)
  }

  private func json(_ response: WindowResponse) -> JSONValue {
    [
      "axis": .string(response.axis.name), "value": .number(response.value),
      "shape": [.number(response.shape.from), .number(response.shape.to)],
      "below": response.below.map(json) ?? nil, "above": response.above.map(json) ?? nil,
    ]
  }

  private func json(_ side: WindowResponse.Side) -> JSONValue {
    let rates = views.compactMap { view -> JSONValue.Member? in
      guard let node = view.node, let rates = side.rates[node] else { return nil }
      return .init(view.id, .array(rates.numbers.map(JSONValue.number)))
    }
    return ["end": .number(side.end), "rates": .object(rates)]
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
