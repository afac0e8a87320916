import Foundation

/// A plot of a resize map as SVG: the position and the size of each named view against the window's length, with the
/// break points and their causes.
public struct ResizePlot {
  private let report: ResizeReport

  private static let left = 60.0
  private static let right = 150.0
  private static let top = 80.0
  private static let panel = CGSize(width: 640, height: 240)
  private static let gap = 62.0
  private static let line = 17.0
  private static let causeLimit = 30

  /// Makes a plot.
  public init(_ report: ResizeReport) {
    self.report = report
  }

  /// The plots of several maps, one below the other, as one file.
  public static func svg(of reports: [ResizeReport]) -> String {
    let plots = reports.map(ResizePlot.init)
    var parts: [String] = []
    var height = 0.0
    for plot in plots {
      parts += [#"<g transform="translate(0 \#(Markup.number(height)))">"#] + plot.parts + ["</g>"]
      height += plot.height
    }
    let title = reports.first.map { "\($0.title): frames against the window’s length" } ?? ""
    return PictureStyle.picture(
      width: plots.map(\.width).max() ?? 0, height: height, title: title, isInPage: false, parts)
  }

  /// The plot as part of a page.
  var figure: String {
    PictureStyle.picture(
      width: width, height: height, title: "Position and size against the window’s \(report.lengthName)",
      isInPage: true, parts)
  }

  private var width: Double {
    let texts = notes.map { SceneLabels.width(of: $0, 11.5) } + [SceneLabels.width(of: report.title, 14)]
    return max(Self.left + Double(Self.panel.width) + Self.right, (texts.max() ?? 0) + 32)
  }

  private var height: Double {
    Self.top + 2 * Double(Self.panel.height) + Self.gap + 48 + Double(notes.count) * Self.line
  }

  private var parts: [String] {
    let names = report.isWidth ? ("x", "width") : ("y", "height")
    let second = Self.top + Double(Self.panel.height) + Self.gap
    var parts = [Markup.text(report.title, x: 16, y: 22, "head"), Markup.text(report.heading, x: 16, y: 40, "note")]
    parts += panel("\(names.0) of each view", y: Self.top, part: report.isWidth ? 0 : 1, numbered: true)
    parts += panel("\(names.1) of each view", y: second, part: report.isWidth ? 2 : 3, numbered: false)
    let bottom = second + Double(Self.panel.height)
    let axis = "window \(report.lengthName) in points"
    parts.append(Markup.text(axis, x: Self.left + Double(Self.panel.width) / 2, y: bottom + 34, "note mid"))
    for (index, note) in notes.enumerated() {
      parts.append(Markup.text(note, x: 16, y: bottom + 56 + Double(index) * Self.line, ""))
    }
    return parts
  }

  private var notes: [String] {
    let breaks = report.pieces.dropFirst()
    let lines = breaks.prefix(Self.causeLimit).enumerated().map { index, piece in
      "\(index + 1): at \(NumberText.length(piece.from)), \(piece.causes.joined(separator: "; "))"
    }
    let more = breaks.count - Self.causeLimit
    let gaps = report.gaps.map {
      "no layout from \(NumberText.length($0.from)) to \(NumberText.length($0.to)): \($0.reason)"
    }
    return lines + (more > 0 ? ["and \(NumberText.count(more, "break point")) more"] : []) + gaps
  }

  // MARK: One panel

  private func panel(_ name: String, y: Double, part: Int, numbered: Bool) -> [String] {
    let values = report.named.flatMap { view in
      report.pieces.flatMap { piece in
        [piece.from, piece.to].compactMap { piece.frame(of: view, at: $0)?[part] }.filter(\.isFinite)
      }
    }
    let scale = PlotScale(
      lengths: report.range, values: min(0, values.min() ?? 0)...max(1, values.max() ?? 1), y: y, left: Self.left,
      size: Self.panel)
    var parts = scale.grid + [Markup.text(name, x: Self.left, y: y - 20, "note")]
    for (index, piece) in report.pieces.dropFirst().enumerated() where report.pieces.count <= 60 {
      let x = scale.x(piece.from)
      let line = Markup.line(
        from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y + Double(Self.panel.height)), "break")
      let cause = Markup.element("title", [], Markup.escaped(piece.causes.joined(separator: "; ")))
      parts.append("<g>\(cause)\(line)</g>")
      if numbered, index < Self.causeLimit { parts.append(Markup.text("\(index + 1)", x: x, y: y - 6, "note mid")) }
    }
    parts += curves(part, scale) + labels(part, scale)
    return parts
  }

  private func curves(_ part: Int, _ scale: PlotScale) -> [String] {
    report.named.enumerated().map { index, view in
      var path = ""
      var last: CGPoint?
      for piece in report.pieces {
        let ends = [piece.from, piece.to].compactMap { length -> CGPoint? in
          guard let value = piece.frame(of: view, at: length)?[part], value.isFinite else { return nil }
          return CGPoint(x: scale.x(length), y: scale.y(value))
        }
        guard ends.count == 2 else {
          last = nil
          continue
        }
        let follows = last.map { hypot($0.x - ends[0].x, $0.y - ends[0].y) < 0.05 } ?? false
        if !follows { path += "M\(Markup.number(Double(ends[0].x))) \(Markup.number(Double(ends[0].y)))" }
        path += "L\(Markup.number(Double(ends[1].x))) \(Markup.number(Double(ends[1].y)))"
        last = ends[1]
      }
      let name = Markup.element("title", [], Markup.escaped(report.views[view].id ?? ""))
      return "<g>\(name)"
        + Markup.element("path", [("class", "curve s\(index % PictureStyle.colors)"), ("d", path)]) + "</g>"
    }
  }

  /// Names at the right ends of the curves, one for those that end together; moved down where they would cover one
  /// another, and left out where that would lead too far from the curve.
  private func labels(_ part: Int, _ scale: PlotScale) -> [String] {
    guard let piece = report.pieces.last else { return [] }
    var ends: [Double: [Int]] = [:]
    for (index, view) in report.named.enumerated() {
      guard let value = piece.frame(of: view, at: piece.to)?[part], value.isFinite else { continue }
      ends[scale.y(value).rounded(), default: []].append(index)
    }
    var last = -Double.infinity
    return ends.sorted { $0.key < $1.key }.compactMap { end, curves in
      let y = max(end, last + 12)
      guard y - end <= 40 else { return nil }
      last = y
      let names = curves.map { report.views[report.named[$0]].id ?? "" }.joined(separator: ", ")
      let text = names.count <= 22 ? names : names.prefix(21) + "…"
      let style = "t\(curves[0] % PictureStyle.colors)"
      return Markup.text(text, x: scale.x(piece.to) + 6, y: y + 4, style, size: 11)
    }
  }
}
