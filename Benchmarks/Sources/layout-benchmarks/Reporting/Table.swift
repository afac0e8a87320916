import Foundation

/// Results as lines of text.
struct Table {
  static let columns = ["direct", "total", "record", "lower", "solve", "verify", "frames"]

  static let ratios = ["edit/total", "met/total", "constraint/total"]

  static var header: String {
    cell("benchmark", -14) + cell("nodes", 8) + columns.map { cell($0, 10) }.joined()
      + cell("ns/node", 9) + cell("ratio", 7) + cell("rows", 8) + cell("blocks", 7) + cell("pivots", 7)
      + cell("map/total", 10) + cell("pieces", 7) + cell("ns/value", 9)
      + ratios.map { cell($0, $0.count + 2) }.joined()
  }

  /// Medians, in microseconds.
  static func line(_ result: BenchmarkResult) -> String {
    let times = columns.map { name in
      cell(result.times[name].map { String(format: "%.1f", $0.median / 1000) } ?? "", 10)
    }
    let perNode = (result.times["direct"]?.median ?? .nan) / Double(result.nodes)
    let ratio = result.ratios["total/direct"].map { String(format: "%.1f", $0) } ?? ""
    return cell(result.name, -14) + cell("\(result.nodes)", 8) + times.joined()
      + cell(String(format: "%.0f", perNode), 9) + cell(ratio, 7)
      + ["rows", "blocks", "pivots"].map { cell(result.counts[$0].map { "\($0)" } ?? "", $0 == "rows" ? 8 : 7) }
      .joined() + map(result)
      + ratios.map { name in
        cell(result.ratios[name].map { String(format: $0 < 10 ? "%.3f" : "%.0f", $0) } ?? "", name.count + 2)
      }.joined()
  }

  /// What the resize map costs: its making in solves, its pieces, and each number of a frame.
  private static func map(_ result: BenchmarkResult) -> String {
    let evaluation = (result.times["map"]?.median).map { String(format: "%.1f", $0 / Double(4 * result.nodes)) }
    return cell(result.ratios["map/total"].map { String(format: "%.1f", $0) } ?? "", 10)
      + cell(result.counts["map pieces"].map { "\($0)" } ?? "", 7) + cell(evaluation ?? "", 9)
  }

  /// Text in a column of a width; a negative width aligns it on the left.
  private static func cell(_ text: String, _ width: Int) -> String {
    let padding = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + padding : padding + text
  }
}
