import LayoutDocuments

/// The part of a page that has one map's slider: the layout, the numbers and the break points.
struct ResizeSection {
  private let report: ResizeReport
  private let number: Int
  private let start: Double
  private let isFolded: Bool

  /// - Parameters:
  ///   - number: sets the section apart from others in the page.
  ///   - start: where the slider stands at first; without it, at the end of the range.
  ///   - isFolded: whether the plot, and a long list of break points, show only when they are asked for.
  init(_ report: ResizeReport, number: Int, start: Double? = nil, isFolded: Bool = false) {
    self.report = report
    self.number = number
    self.start = start ?? report.range.upperBound
    self.isFolded = isFolded
  }

  /// The section.
  var html: [String] {
    let name = report.lengthName
    let (low, high) = (JSONWriter.text(report.range.lowerBound), JSONWriter.text(report.range.upperBound))
    let start = JSONWriter.text(start)
    let limits = #"min="\#(low)" max="\#(high)" step="any" value="\#(start)""#
    return [
      #"<section class="sweep" data-start="\#(start)" aria-labelledby="s\#(number)">"#,
      #"<h\#(level) id="s\#(number)">Window \#(name)</h\#(level)>"#, "<p>\(Markup.escaped(report.heading))</p>",
      #"<p><label for="r\#(number)">\#(name) in points</label> "#
        + #"<input id="n\#(number)" class="number" type="number" \#(limits) aria-label="\#(name), exactly">"#
        + #"<input id="r\#(number)" class="range" type="range" \#(limits)></p>"#,
      #"<p class="where" role="status"></p>"#,
      #"<div class="pair"><div class="scroll"><svg xmlns="http://www.w3.org/2000/svg" class="layout-picture stage" "#
        + #"role="img" aria-label="The layout at the chosen \#(name)"></svg></div>"#,
      #"<div class="side scroll">\#(frames)</div></div>"#, folded("Break points", report.pieces.count > 12, breaks),
      folded("Plot", true, #"<div class="scroll">"# + ResizePlot(report).figure + "</div>"),
      #"<script type="application/json" class="map">\#(Self.embedded(report.data))</script>"#, "</section>",
    ]
  }

  /// Below the heading of a document, if the section is part of what there is to say of one.
  private var level: Int { isFolded ? 3 : 2 }

  /// Content under its heading, where it may be long and the section is folded behind it.
  private func folded(_ heading: String, _ isLong: Bool, _ content: String) -> String {
    isFolded && isLong
      ? "<details><summary>\(heading)</summary>\n\(content)</details>" : "<h3>\(heading)</h3>\n\(content)"
  }

  /// The numbers, filled in by the script; without it, those at the start.
  private var frames: String {
    let piece = report.piece(at: start)
    let rows = report.named.map { view -> String in
      let numbers = piece?.frame(of: view, at: start)?.map(NumberText.length) ?? ["–", "–", "–", "–"]
      let indent = Double(report.views[view].depth)
      let cells = numbers.map { #"<td class="n">\#($0)</td>"# }.joined()
      return #"<tr data-view="\#(view)"><td style="padding-left:\#(Markup.number(0.6 + indent))rem">"#
        + "\(Markup.escaped(report.views[view].id ?? ""))</td>\(cells)</tr>"
    }
    let head = ["x", "y", "width", "height"].map { #"<th scope="col" class="n">\#($0)</th>"# }.joined()
    return #"<table class="frames"><thead><tr><th scope="col">view</th>\#(head)</tr></thead>"#
      + "<tbody>\n\(rows.joined(separator: "\n"))\n</tbody></table>"
  }

  private var breaks: String {
    guard report.pieces.count > 1 else { return "<p>None: every frame moves in one straight line.</p>" }
    let items = report.pieces.dropFirst().map { piece in
      #"<li><button type="button" data-at="\#(JSONWriter.text(piece.from))">\#(NumberText.length(piece.from))</button> "#
        + Markup.escaped(piece.causes.joined(separator: "; ")) + "</li>"
    }
    return "<ol>\n\(items.joined(separator: "\n"))\n</ol>"
  }

  /// JSON inside of markup: nothing in it can end the element that it stands in.
  private static func embedded(_ value: JSONValue) -> String {
    JSONWriter(.compact).text(value).replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
      .replacing("&", with: "\\u0026")
  }
}
