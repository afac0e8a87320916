import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutModel
import LayoutReports

extension ExplainReport {
  /// The explanation as a page to click through.
  func page(of tree: LayoutTree, in space: LayoutSpace, file: String) -> ExplanationPage {
    let title = document.title ?? file
    let scene =
      explanation.solved.layout.map { LayoutScene($0, of: tree, in: space, title: title) }
      ?? LayoutScene(title: title, window: space.outline, views: [])
    return ExplanationPage(
      title: title, status: SolveReport.heading(.solver, explanation.status, explanation.solved.layout?.size),
      isBad: explanation.status != .optimal, scene: scene,
      parts: parts, views: partsByView)
  }

  /// What there is to say of the whole.
  var parts: [ExplanationPage.Part] { conflictParts + constraintParts + windowParts + customParts }

  /// What there is to say of each view, by its name.
  var partsByView: [String: [ExplanationPage.Part]] {
    Dictionary(views.map { ($0.id, parts(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: The whole

  private var conflictParts: [ExplanationPage.Part] {
    explanation.conflicts.enumerated().map { number, conflict in
      let rows = conflict.members.map { member in
        let constraint = document.constraints[member.index]
        return [
          "\(constraint.position.line)", constraint.label, constraint.text,
          ConstraintReports.repair(member, of: constraint),
        ]
      }
      let title = explanation.conflicts.count == 1 ? "Conflict" : "Conflict \(number + 1)"
      let text =
        conflict.members.count == 1
        ? "This constraint cannot hold here." : "These constraints cannot all hold; for them any one repair is enough."
      return ExplanationPage.Part(
        title, text: text, columns: ["line", "constraint", "text", "repair"], numeric: [true, false, false, false],
        rows: rows)
    }
  }

  private var constraintParts: [ExplanationPage.Part] {
    constraints.isEmpty ? [] : [constraintPart("Constraints", constraints)]
  }

  private var windowParts: [ExplanationPage.Part] {
    explanation.windowResponses.map { response in
      ExplanationPage.Part(
        "Window \(response.axis.lengthName): \(NumberText.length(response.value))", text: sentence(shape(response)))
    }
  }

  private var customParts: [ExplanationPage.Part] {
    let lines = CustomLayouts.lines(explanation.solved.customLayouts)
    return lines.isEmpty
      ? [] : [ExplanationPage.Part("Custom layouts", columns: [""], numeric: [false], rows: lines.map { [$0] })]
  }

  private func constraintPart(_ heading: String, _ constraints: [Explanation.Constraint]) -> ExplanationPage.Part {
    let rows = constraints.map { constraint in
      let report = constraint.report
      let by = constraint.standing == .binding ? "" : NumberText.length(report.slack ?? report.violation)
      let prices = prices(of: constraint).map {
        "\($0.objective): \($0.amount > 0 ? "+" : "")\(NumberText.length($0.amount))"
      }
      return [
        label(of: constraint), NumberText.length(report.priority), constraint.standing.rawValue, by,
        prices.joined(separator: "; "),
      ]
    }
    return ExplanationPage.Part(
      heading, columns: ["constraint", "priority", "standing", "by", "what a point more on its right side costs"],
      numeric: [false, true, false, true, false], rows: rows)
  }

  // MARK: One view

  private func parts(of view: Explanation.View) -> [ExplanationPage.Part] {
    var parts: [ExplanationPage.Part] = []
    let names = ["x", "y", "width", "height"]
    let decided = view.decided.map(\.axis.lengthName)
    let formulas = view.chains?.parts.map(\.chain.formula) ?? ["", "", "", ""]
    parts.append(
      ExplanationPage.Part(
        "Frame", text: decided.isEmpty ? nil : "Decided by the constraints: \(decided.joined(separator: ", ")).",
        columns: ["", "points", "sum of"], numeric: [false, true, false],
        rows: zip(names, zip(view.frame.numbers, formulas)).map { [$0, NumberText.length($1.0), $1.1] }))
    for ambiguity in explanation.ambiguities where ambiguity.decided.id == view.id {
      let range = ambiguity.range
      parts.append(
        ExplanationPage.Part(
          "As good otherwise",
          text: "Any \(ambiguity.decided.axis.lengthName) from \(NumberText.length(range.lowerBound)) to "
            + "\(NumberText.length(range.upperBound)) would be as good; the nearest to the direct layout was chosen."))
    }
    for response in explanation.windowResponses {
      parts.append(
        ExplanationPage.Part(
          "One point more of window \(response.axis.lengthName)", text: sentence(shape(response)), columns: names,
          numeric: [true, true, true, true], rows: [cells(of: view, in: response)]))
    }
    let own = view.constraints.compactMap { index in explanation.constraints.first { $0.report.index == index } }
    if !own.isEmpty { parts.append(constraintPart("Constraints that speak of it", own)) }
    let steps = steps(of: view)
    if !steps.isEmpty {
      parts.append(
        ExplanationPage.Part(
          "Why", columns: ["step", "points", "is"], numeric: [false, true, false],
          rows: steps.map { [$0.name, NumberText.length($0.value), $0.reason] }))
    }
    return parts
  }

  private func steps(of view: Explanation.View) -> [EdgeChain.Step] {
    var seen = Set<String>()
    return (view.chains?.parts ?? []).flatMap(\.chain.steps).filter { seen.insert($0.name).inserted }
  }

  private func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }
}
