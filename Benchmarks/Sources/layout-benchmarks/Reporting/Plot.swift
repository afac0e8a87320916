import Foundation

/// Times against sizes on logarithmic axes, as a picture: a line a family for each engine.
struct Plot {
  let results: [BenchmarkResult]

  private static let width = 760.0
  private static let height = 520.0
  private static let margin = 64.0
  private static let colours = ["#0550ae", "#cf222e", "#116329", "#953800", "#6639ba", "#1b7c83"]

  /// One line of the picture: its name, and its points in nodes and milliseconds.
  private struct Line {
    var name: String
    var colour: String
    var isDashed: Bool
    var points: [(x: Double, y: Double)]
  }

  private var lines: [Line] {
    let families = Family.allCases.map(\.rawValue).filter { name in results.contains { $0.family == name } }
    return families.enumerated().flatMap { i, family in
      [("direct", true), ("total", false)].compactMap { time, isDashed -> Line? in
        let points = results.filter { $0.family == family }.compactMap { result in
          result.times[time].map { (x: Double(result.nodes), y: $0.median / 1e6) }
        }
        guard points.count > 1 else { return nil }
        return Line(
          name: "\(family), \(isDashed ? "direct engine" : "solver")",
          colour: Self.colours[i % Self.colours.count], isDashed: isDashed, points: points)
      }
    }
  }

  /// The picture as SVG.
  var svg: String {
    let lines = lines
    let points = lines.flatMap(\.points)
    guard let x = Decades(points.map(\.x)), let y = Decades(points.map(\.y)) else { return "" }
    func place(_ point: (x: Double, y: Double)) -> (Double, Double) {
      (
        Self.margin + x.share(point.x) * (Self.width - 2 * Self.margin - 160),
        Self.height - Self.margin - y.share(point.y) * (Self.height - 2 * Self.margin)
      )
    }
    var parts = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(Self.width)" height="\#(Self.height)" role="img">"#,
      "<title>Time against nodes</title>",
      "<style>text { font: 12px system-ui, sans-serif; fill: #1f2328; } .grid { stroke: #d0d7de; } "
        + "path { fill: none; stroke-width: 1.6; }</style>",
      #"<rect width="100%" height="100%" fill="white"/>"#,
    ]
    for power in x.powers {
      let (left, bottom) = place((pow(10, Double(power)), pow(10, Double(y.powers.lowerBound))))
      parts.append(#"<line class="grid" x1="\#(left)" x2="\#(left)" y1="\#(Self.margin)" y2="\#(bottom)"/>"#)
      parts.append(#"<text x="\#(left)" y="\#(bottom + 18)" text-anchor="middle">\#(Self.label(power))</text>"#)
    }
    for power in y.powers {
      let (left, bottom) = place((pow(10, Double(x.powers.lowerBound)), pow(10, Double(power))))
      parts.append(
        #"<line class="grid" x1="\#(left)" x2="\#(Self.width - Self.margin - 160)" y1="\#(bottom)" y2="\#(bottom)"/>"#)
      parts.append(#"<text x="\#(left - 8)" y="\#(bottom + 4)" text-anchor="end">\#(Self.label(power)) ms</text>"#)
    }
    for (i, line) in lines.enumerated() {
      let path = line.points.map { place($0) }.enumerated()
        .map { "\($0 == 0 ? "M" : "L")\(Self.number($1.0)) \(Self.number($1.1))" }.joined()
      let dash = line.isDashed ? #" stroke-dasharray="5 4""# : ""
      parts.append(#"<path d="\#(path)" stroke="\#(line.colour)"\#(dash)/>"#)
      let y = Self.margin + Double(i) * 18
      let left = Self.width - Self.margin - 140
      parts.append(#"<path d="M\#(left) \#(y)h24" stroke="\#(line.colour)"\#(dash)/>"#)
      parts.append(#"<text x="\#(left + 30)" y="\#(y + 4)">\#(line.name)</text>"#)
    }
    parts.append(
      #"<text x="\#(Self.width / 2 - 80)" y="\#(Self.height - 16)" text-anchor="middle">nodes of the tree</text>"#)
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private static func label(_ power: Int) -> String {
    power >= 0 ? "1" + String(repeating: "0", count: power) : "0." + String(repeating: "0", count: -power - 1) + "1"
  }

  private static func number(_ value: Double) -> String { String(format: "%.1f", value) }
}

/// The powers of ten around some numbers.
private struct Decades {
  let powers: ClosedRange<Int>

  init?(_ values: [Double]) {
    guard let least = values.min(), let most = values.max(), least > 0 else { return nil }
    let low = Int(log10(least).rounded(.down))
    powers = low...max(low + 1, Int(log10(most).rounded(.up)))
  }

  /// Where a number lies between the ends, from 0 to 1.
  func share(_ value: Double) -> Double {
    (log10(value) - Double(powers.lowerBound)) / Double(powers.upperBound - powers.lowerBound)
  }
}
