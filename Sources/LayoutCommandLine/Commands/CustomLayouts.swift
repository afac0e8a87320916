import LayoutDocuments
import LayoutEngine

/// How layouts of types of their own entered the program, for the answers of `solve` and `compare`.
enum CustomLayouts {
  /// A line for each.
  static func lines(_ reports: [CustomLayoutReport]) -> [String] { reports.map { "layout \($0)" } }

  static func json(_ reports: [CustomLayoutReport]) -> JSONValue { .array(reports.map(json)) }

  private static func json(_ report: CustomLayoutReport) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", report.id.map(JSONValue.string) ?? nil), .init("layout", .string(report.layout)),
    ]
    switch report.treatment {
    case .declared(let constants):
      members.append(.init("treatment", "declared"))
      members.append(.init("constants", .array(constants.map(JSONValue.string))))
    case .traced(let rounds, let probes):
      members.append(.init("treatment", "traced"))
      members.append(.init("rounds", .number(Double(rounds))))
      members.append(.init("probes", .number(Double(probes))))
    case .pinned(let reason):
      members.append(.init("treatment", "pinned"))
      members.append(.init("reason", .string(reason.rawValue)))
    }
    return .object(members)
  }
}
