import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutModel
import LayoutReports

/// What became of a document's constraints, as text and as JSON.
enum ConstraintReports {
  // MARK: JSON

  static func json(violations: [ConstraintReport], of document: LayoutDocument) -> JSONValue {
    .array(
      violations.map { report in
        [
          "name": .string(document.constraints[report.index].label), "priority": .number(report.priority),
          "amount": .number(report.violation),
        ]
      })
  }

  static func json(inactive: [ConstraintReport], of document: LayoutDocument) -> JSONValue {
    .array(
      inactive.map { report in
        [
          "name": .string(document.constraints[report.index].label),
          "absentView": report.absentView.map(JSONValue.string) ?? nil,
        ]
      })
  }

  static func json(_ conflicts: [LayoutConflict], of document: LayoutDocument) -> JSONValue {
    .array(
      conflicts.map { conflict in
        let members = conflict.members.map { member -> JSONValue in
          let constraint = document.constraints[member.index]
          return [
            "name": .string(constraint.label), "line": .number(Double(constraint.position.line)),
            "column": .number(Double(constraint.position.column)),
            "repair": member.repair.map(JSONValue.number) ?? nil,
          ]
        }
        return ["constraints": .array(members)]
      })
  }

  static func json(_ decided: [DecidedLength]) -> JSONValue {
    .array(
      decided.map { length in
        [
          "id": length.id.map(JSONValue.string) ?? nil, "node": .number(Double(length.node)),
          "axis": .string(length.axis.name), "length": .number(length.length),
        ]
      })
  }

  // MARK: Text

  /// A table of the constraints that are missed; empty, without its blank line, where there are none.
  static func lines(violations: [ConstraintReport], of document: LayoutDocument) -> [String] {
    guard !violations.isEmpty else { return [] }
    var table = TextTable([.left, .right, .right])
    table.append(["missed constraint", "priority", "by"])
    for report in violations {
      table.append([
        document.constraints[report.index].label, NumberText.length(report.priority),
        NumberText.residual(report.violation),
      ])
    }
    let pinned = violations.flatMap(\.pinnedLayouts).reduce(into: [CustomLayoutReport]()) { known, report in
      if !known.contains(report) { known.append(report) }
    }
    return [""] + table.lines + CustomLayouts.lines(pinned)
  }

  /// A line for each constraint that asks for nothing here; a blank one before them, if there are any.
  static func lines(inactive: [ConstraintReport], of document: LayoutDocument) -> [String] {
    let lines = inactive.compactMap { report in
      report.absentView.map { view in
        "not asked for: \(document.constraints[report.index].label), since '\(view)' is not part of the layout here"
      }
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// Each set of constraints that contradict one another, with what would make peace.
  static func lines(_ conflicts: [LayoutConflict], of document: LayoutDocument) -> [String] {
    conflicts.flatMap { conflict in
      var table = TextTable([.left, .left, .left])
      for member in conflict.members {
        let constraint = document.constraints[member.index]
        table.append(["  line \(constraint.position.line):", constraint.label, repair(member, of: constraint)])
      }
      let heading =
        conflict.members.count == 1
        ? "this constraint cannot hold here:" : "these constraints cannot all hold; for them any one repair is enough:"
      return ["", heading] + table.lines + CustomLayouts.lines(conflict.pinnedLayouts).map { "  " + $0 }
    }
  }

  /// A table of the lengths that the constraints decided.
  static func lines(_ decided: [DecidedLength]) -> [String] {
    guard !decided.isEmpty else { return [] }
    var table = TextTable([.left, .left, .right])
    table.append(["decided", "", ""])
    for length in decided {
      table.append(["  " + length.viewName, length.axis.lengthName, NumberText.length(length.length)])
    }
    return [""] + table.lines
  }

  /// What would make peace by changing one constraint alone, in words.
  static func repair(_ member: LayoutConflict.Member, of constraint: DocumentConstraint) -> String {
    guard let repair = member.repair else { return "no change of it alone is known to help" }
    let amount = NumberText.change(abs(repair), isExact: constraint.constraint.relation == .equal)
    return "\(repair < 0 ? "lower" : "raise") its right side by \(amount)"
  }
}

extension DecidedLength {
  /// The view's name, or its node's number.
  var viewName: String { id ?? "node \(node)" }
}

extension Axis {
  /// The axis as documents spell it.
  var name: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The length along it.
  var lengthName: String { self == .horizontal ? "width" : "height" }
}
